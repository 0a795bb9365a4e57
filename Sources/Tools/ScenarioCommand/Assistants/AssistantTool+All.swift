internal import ArgumentParser
@_spi(Package) internal import LifecycleCore
internal import ScenarioServers
internal import ScenarioSystem

extension AssistantTool {
  /// The tools, in the order in which they are listed.
  static let all = [words, new, check, run, explain, diff, lint, project, checkLog, graph]

  private static let words = AssistantTool(
    command: WordsCommand.self,
    title: "List words",
    summary: """
      Lists the words of scenarios and of the other tools: actions of the user, the system and the app, delegate \
      methods, notifications, effects, keys. Without 'text', it lists all of them, which is long.
      """,
    parameters: [
      .init(
        "text",
        .text,
        .argument,
        "List only words that contain or mean this text, such as 'url'."
      )
    ]
  )

  private static let new = AssistantTool(
    command: NewCommand.self,
    title: "Find a recipe",
    summary: """
      Lists recipes, which are short scenarios about one topic, such as a universal link that starts the app, or an upload \
      in the background; with 'recipe', it returns one of them as YAML to begin with. It writes no file.
      """,
    parameters: [
      .init("recipe", .text, .argument, "The name of a recipe: 'push-after-force-quit'."),
      .init("list", .flag, "List all recipes."),
      .init("ios", .text, "With recipe: the versions of iOS, such as '26.0' or '[18.0, 27.0]'."),
    ],
    needsExactlyOneOf: ["recipe", "list"]
  )

  private static let check = AssistantTool(
    command: CheckCommand.self,
    title: "Check scenarios",
    summary: """
      Validates scenarios without running them: misspelled words, impossible actions, expectations that no app can \
      meet. Each diagnostic has its location, an identifier that 'explain' explains, and a suggestion.
      """,
    parameters: scenarios + [
      .init("lint", .flag, "Also report unused fragments, identical examples, and misspelled tags.")
    ],
    needsExactlyOneOf: ["scenario", "paths"]
  )

  private static let run = AssistantTool(
    command: RunCommand.self,
    title: "Run scenarios",
    summary: """
      Runs scenarios against the model of iOS, and reports each failed expectation with what happened instead, and why. \
      A scenario is YAML such as: {scenario: Home, ios: 18.0, steps: [{user: tap-icon, state: active}, \
      {user: press-home, calls: [sceneWillResignActive, sceneDidEnterBackground]}]}.
      """,
    parameters: scenarios + [
      .init("tag", .text, "Select scenarios by tag: 'smoke and not slow'."),
      .init("filter", .texts, "Select cases whose names contain all these texts."),
      .init("verbose", .flag, "Also print everything that happens in each step."),
    ],
    needsExactlyOneOf: ["scenario", "paths"],
    arguments: ["--history=off"],
    textArguments: nil
  )

  private static let explain = AssistantTool(
    command: ExplainCommand.self,
    title: "Explain what happens, or why not",
    summary: """
      Explains what an action causes: every call, notification and change of state in order, each with the rule that \
      causes it, its source and its confidence. With 'whyNot', it explains why something does not happen, and what to \
      change; without an action, it tries the usual ways. It also explains a rule or a diagnostic by its identifier.
      """,
    parameters: [
      .init(
        "what",
        .text,
        .argument,
        "An action such as 'tap-icon', 'press-home' or 'open-url: notes://1', several separated by ';', or the "
          + "identifier of a rule or diagnostic, or a scenario file."
      ), scenario,
      after,
      .init(
        "whyNot",
        .text,
        "Explain why this method, notification or state does not occur: 'application:openURL:options:'."
      ), .init("ios", .text, "The version of iOS: '26' (default: the newest)."),
      .init("sdk", .text, "The SDK that the app was built with: '27' (default: that of iOS)."),
      .init(
        "lifeCycle",
        .choice(LifeCycleWord.allCases.map(\.rawValue)),
        "Whether the app has adopted scenes, or is a SwiftUI app."
      ),
      .init("device", devices, "The device."),
      .init("model", .texts, "Switches of the model with values: 'kill-notifies-running=false'."),
      .init(
        "app",
        .text,
        .file("<app>", option: "--app-file"),
        "The app, in YAML: the keys of 'app' in a scenario, such as 'background-modes: [fetch]'."
      ),
      .init("rules", .flag, "With 'whyNot': list all rules that could cause it, with sources."),
      implements, effects, variables,
    ],
    needsExactlyOneOf: ["what", "scenario"],
    suffices: ["after", "whyNot"]
  )

  private static let diff = AssistantTool(
    command: DiffCommand.self,
    title: "Compare two environments",
    summary: """
      Runs the same actions or scenario in two environments, and lists what differs: versions of iOS, apps with and \
      without scenes, SDKs, devices. Give both values of what differs, such as ios: ['18', '27'], or lifeCycle: \
      ['app-delegate', 'scenes'] with ios: ['26'].
      """,
    parameters: [
      .init(
        "what",
        .text,
        .argument,
        "An action such as 'open-url: notes://1', or a scenario file."
      ),
      scenario, after,
      .init("ios", .texts, "One or two versions of iOS."),
      .init("sdk", .texts, "One or two SDKs."),
      .init("lifeCycle", .texts, "One or two of 'app-delegate', 'scenes' and 'swiftui'."),
      .init("device", .texts, "'iphone', 'ipad', or both."),
      .init("model", .texts, "Switches of the model; one given twice has a value on each side."),
      .init("matrix", .flag, "Compare all versions, and group those that agree."),
      implements, effects, variables,
    ],
    needsExactlyOneOf: ["what", "scenario"]
  )

  private static let lint = AssistantTool(
    command: LintCommand.self,
    title: "Check an app",
    summary: """
      Checks from its project or Info.plist whether an app launches on iOS 27, and what an SDK changes for it, such as the \
      scene manifest that SDK 27 requires. Of a project, it also reads the code: which methods are never called, what is \
      lost, and what must move when the app adopts scenes.
      """,
    parameters: [
      .init("plist", .text, .file("<Info.plist>"), "The contents of an Info.plist, as XML."),
      .init("paths", .texts, .argument, "Projects, property lists, or folders that contain some."),
      .init("target", .text, "The target of a project (default: the app that it is about)."),
      .init("configuration", .text, "The configuration of a project's build settings."),
      .init("sdk", .text, "The SDK that the app is built with (default: 27)."),
      .init("ios", .text, "The versions to check: '27', '15...26' or '15...'."),
      .init("implements", .texts, "The delegate methods that the app implements, or 'none'."),
      .init("swiftui", .flag, "Whether it is a SwiftUI app."),
    ],
    needsExactlyOneOf: ["plist", "paths"]
  )

  private static let project = AssistantTool(
    command: InitCommand.self,
    title: "Describe an app",
    summary: """
      Reads the project of an app for iOS, with its sources: its life cycle, the methods that its delegates implement, and \
      what it declares, as the key 'app' of scenarios; and first scenarios about each way into the app, which pass. \
      Nothing is written. A scenario in the folder 'Scenarios' names the project with app: {from: ..}.
      """,
    parameters: [
      .init("path", .text, .argument, "The folder of the project, or the project."),
      .init("target", .text, "The target of the app (default: the app that the project is about)."),
      .init("configuration", .text, "The configuration of the project's build settings."),
    ],
    arguments: ["--dry-run"]
  )

  private static let checkLog = AssistantTool(
    command: CheckLogCommand.self,
    title: "Check a device log",
    summary: """
      Says whether a log of a device is possible, and finds the most probable actions that lead to its calls, in Swift, \
      Objective-C or the words of a framework; with a scenario, it compares the log with what the model does in its steps. \
      Of a crash report, it says which limit was exceeded or which rule was broken, which call was running, and what to do, \
      with a scenario that reproduces it.
      """,
    parameters: [
      .init(
        "recording",
        .text,
        .file("<recording>"),
        "A log in which the app printed the names of its delegate methods and notifications, or a crash report."
      ), .init("path", .text, .argument, "The file of such a log."),
      .init("ios", .text, "The version of iOS of the device, or several: 15...26."),
      .init("sdk", .text, "The SDK that the app was built with."),
      .init("device", devices, "The device."),
      .init("lifeCycle", lifeCycles, "Whether the app has adopted scenes, or is a SwiftUI app."),
      .init("model", .texts, "Switches of the model, such as 'scene-kill=disconnect'."),
      .init("dialect", .text, "The framework whose words all lines of the log have."),
      .init(
        "app",
        .text,
        .file("<app>", option: "--app"),
        "The app, in YAML: the keys of 'app' in a scenario, such as 'from: Notes.xcodeproj'."
      ),
      .init(
        "process",
        .text,
        .option("--app"),
        "The process to read, of a log or a report about memory that has several."
      ), .init("against", .text, "Compare with this scenario file."),
      .init(
        "scenario",
        .text,
        .file("<scenario>", option: "--against"),
        "Compare with this scenario, in YAML."
      ),
    ],
    needsExactlyOneOf: ["recording", "path"]
  )

  private static let graph = AssistantTool(
    command: GraphCommand.self,
    title: "Draw a diagram",
    summary: """
      Draws what happens in a scenario as a sequence diagram, or the states of an app in a version of iOS with all \
      transitions; the text is Mermaid.
      """,
    parameters: [
      scenario,
      .init("path", .text, .argument, "A scenario file, or FILE:LINE."),
      .init("ios", .text, "Draw the states of an app in this version of iOS."),
      .init("scenes", .flag, "With ios: draw the states of a scene."),
      .init("case", .text, "Draw the case whose name contains this text."),
      .init("step", .number, "Draw from the step with this number on."),
      variables,
    ],
    needsExactlyOneOf: ["scenario", "path", "ios"],
    textArguments: ["--format=mermaid"]
  )

  // MARK: - What tools share

  private static let scenario = ToolParameter(
    "scenario",
    .text,
    .file("<scenario>"),
    "A scenario file as text, in YAML."
  )

  private static let scenarios = [
    scenario,
    ToolParameter("paths", .texts, .argument, "Scenario files, folders, or FILE:LINE."),
    variables,
  ]

  private static let variables = ToolParameter(
    "variables",
    .pairs,
    .option("--set"),
    "Values that override variables in scenario files, by name."
  )

  private static let after = ToolParameter(
    "after",
    .texts,
    "Actions to perform first, such as 'tap-icon'; the app is not running otherwise."
  )

  private static let implements = ToolParameter(
    "implements",
    .texts,
    "Delegate methods that the app implements besides those of Xcode's template; 'all' for every one."
  )

  private static let effects = ToolParameter(
    "effects",
    .flag,
    "Include effects, such as windows, drawing and objects."
  )

  private static let lifeCycles = ToolParameter.Kind.choice(
    AppDescription.LifeCycle.allCases.map(\.rawValue)
  )

  private static let devices = ToolParameter.Kind.choice(Device.Model.allCases.map(\.rawValue))
}

extension AssistantTool {
  /// Creates a tool of a subcommand, with those of its options that matter to an assistant.
  fileprivate init(
    command: any ExitStatusReturning.Type,
    title: String,
    summary: String,
    parameters: [ToolParameter],
    needsExactlyOneOf: [String] = [],
    suffices: [String] = [],
    arguments: [String] = [],
    textArguments: [String]? = []
  ) {
    self.init(
      name: HelpText.name(of: command),
      title: title,
      summary: summary,
      parameters: parameters,
      needsExactlyOneOf: needsExactlyOneOf,
      suffices: suffices,
      arguments: arguments,
      textArguments: textArguments
    ) { arguments in
      do {
        let command = try command.parseAsRoot(arguments)
        let status = (command as? any ExitStatusReturning)?.runForExitStatus()
        return status != ScenarioError.Code.usage.exitStatus
      } catch {
        HelpText.printError(command.message(for: error))
        return false
      }
    }
  }
}
