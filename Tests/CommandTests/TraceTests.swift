import Testing

/// `trace` decides whether a recording is possible, and writes a scenario that replays it.
@Suite(.timeLimit(.minutes(15))) struct TraceTests {
  private static let log = """
    application:didFinishLaunchingWithOptions:
    scene:willConnectToSession:options:
    sceneWillEnterForeground:
    sceneDidBecomeActive:
    sceneWillResignActive:
    sceneDidEnterBackground:

    """

  @Test func aPossibleRecordingBecomesAScenarioThatPasses() async throws {
    let workspace = try Workspace()
    try workspace.write(Self.log, to: "device.log")
    let run = try await Command.run(
      "trace",
      "device.log",
      "--ios",
      "26",
      "--to-scenario",
      "recorded.yaml",
      in: workspace.folder
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("possible on iOS 26.0 with scenes"))
    #expect(run.output.contains("  user: press-home  lines 5-6\n"))
    #expect(try await Command.run("recorded.yaml", in: workspace.folder).status == 0)
    #expect(
      try await Command.run("fmt", "--check", "recorded.yaml", in: workspace.folder).status == 0
    )
  }

  /// What the app of a project records, in a log, and why it is impossible.
  @Test(arguments: [
    ("scenes", "sceneDidBecomeActive", "sceneDidBecomeActive:", nil),
    ("scenes", "sceneDidBecomeActive", "sceneWillResignActive:", "the app does not implement it"),
    (
      "app-delegate", "applicationDidBecomeActive", "sceneDidBecomeActive:",
      "it is never called in an app without scenes; applicationDidBecomeActive(_:) is called instead"
    ),
    ("app-delegate", "applicationDidBecomeActive", "applicationDidBecomeActive:", nil),
  ])
  func aRecordingIsCheckedAgainstTheAppOfAProject(
    _ lifeCycle: String,
    _ method: String,
    _ call: String,
    _ reason: String?
  ) async throws {
    let manifest = """
      UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{
                UISceneDelegateClassName: SceneDelegate }] } }
      """
    let workspace = try Workspace([
      "App/project.yml": """
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [App.swift]
          info:
            path: Info.plist
            properties: { \(lifeCycle == "scenes" ? manifest : "UILaunchScreen: {}") }
      """,
      "App/App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) {}
      }
      """,
      "device.log": "\(call)\n",
    ])
    let arguments = ["trace", "device.log", "--ios", "18", "--app-file"]
    for app in ["App", "App/project.yml"] {
      let run = try await Command.start(arguments + [app], in: workspace.folder).outcome()
      #expect(run.status == (reason == nil ? 0 : 1), "\(run.output)\(run.errors)")
      if let reason { #expect(run.output.contains("\n\(reason)\n"), "\(run.output)") }
    }
  }

  @Test func theMethodsOfTheAppWouldBeInACompleteRecording() async throws {
    let workspace = try Workspace([
      "app.yaml": "implements: [sceneDidBecomeActive, sceneWillEnterForeground]\n",
      "device.jsonl": """
      {"trace":1,"ios":"18.0","life-cycle":"scenes","complete":["calls"],"begins":"launch"}
      {"process":1}
      {"call":"sceneDidBecomeActive:"}

      """,
    ])
    let alone = try await Command.run("trace", "device.jsonl", in: workspace.folder)
    #expect(alone.status == 0 && alone.errors.contains("count as not implemented"))
    let run = try await Command.run(
      "trace",
      "device.jsonl",
      "--app-file",
      "app.yaml",
      in: workspace.folder
    )
    #expect(run.status == 1 && run.output.contains("device.jsonl:3:"), "\(run.output)")
    #expect(!run.errors.contains("count as not implemented"))
  }

  @Test func anAppAndAScenarioAreRefused() async throws {
    let workspace = try Workspace(["device.log": Self.log, "app.yaml": "implements: all\n"])
    for option in [["--life-cycle", "scenes"], ["--against", "a.yaml"]] {
      let run = try await Command.start(
        ["trace", "device.log", "--ios", "18", "--app-file", "app.yaml"] + option,
        in: workspace.folder
      ).outcome()
      #expect(run.status == 2 && run.errors.contains("--app cannot be used"), "\(run.errors)")
    }
  }

  /// Words that stand for a call, and whether they are warned about.
  @Test(arguments: [
    ("openURLContexts notes://note/12", "scene:openURLContexts:"),
    ("openURLContext", "scene:openURLContexts:"),
    ("sceneDidEnterBackgroud", "sceneDidEnterBackground:"),
    ("AppDelegate.openURLContextsOf", "scene:openURLContexts:"),
    ("viewWillAppearAnimated", nil), ("scene loads", nil), ("OPENURLCONTEXTS", nil),
  ])
  func aPartOfANameIsWarnedAbout(_ word: String, _ selector: String?) async throws {
    let workspace = try Workspace()
    try workspace.write(Self.log + "12:00 Notes: \(word)\n", to: "device.log")
    let run = try await Command.run("trace", "device.log", "--ios", "26", in: workspace.folder)
    #expect(run.status == 0)
    guard let selector else {
      #expect(run.errors == "")
      return
    }
    #expect(run.errors.contains("warning: device.log:7: '"), "\(run.errors)")
    #expect(run.errors.contains("' is not read: only the whole name is, such as '\(selector)'"))
  }

  /// Recordings whose scenarios need more than the recorded methods.
  private static let recordings = [
    // A device without multitasking.
    """
    {"trace":1,"ios":"4.2","begins":"launch","multitasking":false}
    {"call":"application:didFinishLaunchingWithOptions:","reads":"inactive"}
    {"call":"applicationDidBecomeActive:","reads":"active"}
    {"call":"applicationWillResignActive:","reads":"active"}
    {"call":"applicationWillTerminate:"}
    """,
    // A passcode, and a background mode.
    """
    {"trace":1,"ios":"8.0","begins":"launch"}
    {"call":"application:didFinishLaunchingWithOptions:","reads":"inactive"}
    {"call":"applicationDidBecomeActive:","reads":"active"}
    {"call":"applicationWillResignActive:","reads":"active"}
    {"call":"applicationDidEnterBackground:","reads":"background"}
    {"call":"applicationProtectedDataWillBecomeUnavailable:"}
    {"gone":"unknown"}
    {"process":2}
    {"call":"application:didFinishLaunchingWithOptions:","reads":"background"}
    """,
    // No method at all.
    """
    {"trace":1,"ios":"18.0","begins":"launch"}
    {"notification":"UIApplicationDidFinishLaunchingNotification"}
    {"notification":"UIApplicationDidBecomeActiveNotification"}
    """,
    // The end of the recording within a launch.
    """
    {"trace":1,"ios":"18.0","begins":"launch","life-cycle":"scenes"}
    {"call":"application:didFinishLaunchingWithOptions:"}
    {"call":"scene:willConnectToSession:options:"}
    {"call":"sceneWillEnterForeground:"}
    {"call":"sceneDidBecomeActive:"}
    {"call":"sceneWillResignActive:"}
    {"call":"sceneDidEnterBackground:"}
    {"gone":"unknown"}
    {"process":2}
    {"call":"application:didFinishLaunchingWithOptions:"}
    """,
    // An action that is rare.
    """
    {"trace":1,"ios":"12.0","begins":"launch"}
    {"call":"application:didFinishLaunchingWithOptions:"}
    {"call":"applicationDidBecomeActive:"}
    {"call":"application:userDidAcceptCloudKitShareWithMetadata:"}
    """,
  ]

  @Test(arguments: recordings)
  func theScenarioOfARecordingPasses(_ recording: String) async throws {
    let workspace = try Workspace(["device.jsonl": recording + "\n"])
    let arguments = ["trace", "device.jsonl", "--to-scenario", "recorded.yaml"]
    let trace = try await Command.start(arguments, in: workspace.folder).outcome()
    #expect(trace.status == 0, "\(trace.output)\(trace.errors)")
    let run = try await Command.run("recorded.yaml", in: workspace.folder)
    #expect(run.status == 0, "\(run.output)\(workspace.text("recorded.yaml") ?? "")")
  }

  @Test func anImpossibleLineIsNamed() async throws {
    let workspace = try Workspace()
    let again = "sceneWillEnterForeground:\nsceneDidBecomeActive:\nsceneDidBecomeActive:\n"
    try workspace.write(Self.log + again, to: "device.log")
    let run = try await Command.run("trace", "device.log", "--ios", "26", in: workspace.folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("device.log:9: error: sceneDidBecomeActive(_:) is impossible here")
    )
    #expect(
      run.output.contains(
        ", sceneWillResignActive(_:)\nsceneWillResignActive(_:) is missing before line 9\n"
          + "after these actions:"
      ),
      "\(run.output)"
    )
    #expect(run.output.split(separator: "\n").count <= 20)
  }

  /// An app may print some of its methods only; which ones it would have to leave out is part of the answer.
  @Test func aCallThatOccursNowhereIsACondition() async throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.log.replacing("sceneWillEnterForeground:\n", with: ""),
      to: "device.log"
    )
    let run = try await Command.run("trace", "device.log", "--ios", "26", in: workspace.folder)
    #expect(run.status == 0)
    #expect(
      run.output.contains("only if the app does not print sceneWillEnterForeground(_:), by"),
      "\(run.output)"
    )
  }

  @Test func theVersionOfTheLogIsUsedAndNamed() async throws {
    let workspace = try Workspace([
      "one.log": "OS Version: iPhone OS 18.5 (22F76)\n" + Self.log,
      "two.log": "iOS 17.4 here\niOS 16.0 there\n" + Self.log,
    ])
    let run = try await Command.run("check-log", "one.log", in: workspace.folder)
    #expect(run.status == 0 && run.output.contains("possible on iOS 18.5"), "\(run.errors)")
    #expect(run.output.contains("\nline 1 names iOS 18.5\n"), "\(run.output)")
    let other = try await Command.run("check-log", "one.log", "--ios", "17", in: workspace.folder)
    #expect(!other.output.contains("names iOS"), "\(other.output)")
    let two = try await Command.run("check-log", "two.log", in: workspace.folder)
    let message = "the log names several versions of iOS: 17.4 in line 1, 16.0 in line 2"
    #expect(two.status == 2 && two.errors.contains(message), "\(two.errors)")
  }

  @Test func aProcessIsChosenByName() async throws {
    let calls = ["applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)"]
    let lines = calls.flatMap { call in
      ["Notes[812:1]", "Maps[900:1]"].map { "2026-03-25 15:38:59.075 \($0) \(call)" }
    }
    let workspace = try Workspace(["device.log": lines.joined(separator: "\n")])
    for (options, name, other) in [([], "Notes", "Maps"), (["--app", "Maps"], "Maps", "Notes")] {
      let run = try await Command.start(
        ["check-log", "device.log", "--ios", "26"] + options,
        in: workspace.folder
      ).outcome()
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(
        run.output.contains("the lines of \(name) are read, not 2 of \(other); --app NAME chooses"),
        "\(run.output)"
      )
    }
    let json = try await Command.run(
      "check-log",
      "device.log",
      "--ios",
      "26",
      "--format",
      "json",
      in: workspace.folder
    )
    #expect(json.output.contains(#""process": "Notes""#), "\(json.output)")
  }

  @Test func severalVersionsAreCheckedAtOnce() async throws {
    let workspace = try Workspace(["device.log": Self.log])
    let run = try await Command.run(
      "check-log",
      "device.log",
      "--ios",
      "12...14",
      in: workspace.folder
    )
    #expect(run.status == 0)
    #expect(run.output.contains("device.log: possible on iOS 13.0, 14.0\n"), "\(run.output)")
    #expect(run.output.contains("device.log: impossible on iOS 12.0 (line 2)\n"))
  }

  /// The app enters no background when it is killed, which the switch describes.
  private static let killed = """
    {"trace":1,"ios":"16.0","begins":"launch","life-cycle":"scenes","complete":["calls"]}
    {"call":"application:didFinishLaunchingWithOptions:"}
    {"call":"scene:willConnectToSession:options:"}
    {"call":"sceneWillEnterForeground:"}
    {"call":"sceneDidBecomeActive:"}
    {"call":"sceneWillResignActive:"}
    {"call":"sceneDidDisconnect:"}

    """

  @Test func aSwitchWithWhichALineIsPossibleIsNamed() async throws {
    let workspace = try Workspace()
    let log = Self.killed.replacing(
      #""complete":["calls"]"#,
      with: #""complete":["sceneDidEnterBackground:"]"#
    )
    try workspace.write(log, to: "device.jsonl")
    let run = try await Command.run("trace", "device.jsonl", in: workspace.folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "with scene-kill: disconnect the recording is possible (measured on devices, \"iOS 16\")\n"
      ),
      "\(run.output)"
    )
    let json = try await Command.run(
      "trace",
      "device.jsonl",
      "--format",
      "json",
      in: workspace.folder
    )
    #expect(json.output.contains(#""name": "scene-kill""#), "\(json.output)")
  }

  /// An app without some of the methods, of which all calls are recorded.
  @Test(arguments: [
    ("", Int32(0)), (#","implements":["sceneDidBecomeActive:"]"#, 1),
  ])
  func methodsThatOccurNowhereMayNotBeImplemented(_ keys: String, _ status: Int32) async throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      {"trace":1,"ios":"17.0","begins":"launch","life-cycle":"scenes","complete":["calls"]\(keys)}
      {"call":"sceneWillEnterForeground:"}
      {"call":"sceneWillResignActive:"}
      {"call":"sceneWillEnterForeground:"}

      """,
      to: "device.jsonl"
    )
    let run = try await Command.run("trace", "device.jsonl", in: workspace.folder)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    let note = "note: methods that occur nowhere in the recording count as not implemented"
    #expect(run.errors.contains(note) == (status == 0), "\(run.errors)")
  }

  @Test(arguments: [
    (#"{"user":"lock"}"#, "device.jsonl:2: 'user' is not the name of a kind of line"),
    (
      #"{"cal":"applicationWillEnterForeground:"}"#,
      "device.jsonl:2: unknown key 'cal'; did you mean 'call'?"
    ),
    (#"{"trace":2}"#, "device.jsonl:2: unknown version of the format"),
    (#"{"trace":1,"ios":"99"}"#, "device.jsonl:2: 'ios' is '99', which is not a released version"),
  ])
  func aLineThatWouldBeIgnoredIsAnError(_ line: String, _ message: String) async throws {
    let workspace = try Workspace()
    try workspace.write("{\"trace\":1,\"ios\":\"26.0\"}\n\(line)\n", to: "device.jsonl")
    let run = try await Command.run("trace", "device.jsonl", in: workspace.folder)
    #expect(run.status != 0)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func namesThatAreIgnoredInALineAreWarnedAbout() async throws {
    let workspace = try Workspace()
    let calls = [
      "application:didFinishLaunchingWithOptions:",
      "applicationDidBecomeActive: applicationWillTerminate: applicationWillResignActive:",
      "applicationWillResignActive:",
    ]
    try workspace.write(calls.joined(separator: "\n"), to: "device.log")
    let arguments = ["trace", "device.log", "--ios", "8"]
    let run = try await Command.start(arguments, in: workspace.folder, environment: [:]).outcome()
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      run.errors == """
        scenario-run: warning: device.log:2: 'applicationWillTerminate:', 'applicationWillResignActive:' are ignored: \
        a line counts as the first name that it contains

        """
    )
    let json = try await Command.start(
      arguments + ["--format", "json"],
      in: workspace.folder,
      environment: [:]
    ).outcome()
    #expect(json.status == 0)
    #expect(json.errors == run.errors)
    #expect(json.output.contains("\"ignoredNames\""), "\(json.output)")
    #expect(json.output.contains("applicationWillTerminate:"), "\(json.output)")
  }

  @Test func manyLinesWithIgnoredNamesAreCounted() async throws {
    let workspace = try Workspace()
    let lines =
      "sceneWillResignActive: sceneDidBecomeActive:\nsceneDidBecomeActive: sceneWillResignActive:\n"
    try workspace.write(String(repeating: lines, count: 6), to: "device.log")
    let arguments = ["trace", "device.log", "--ios", "26"]
    let run = try await Command.start(arguments, in: workspace.folder, environment: [:]).outcome()
    #expect(run.errors.contains("device.log:10: "))
    #expect(!run.errors.contains("device.log:11: "))
    #expect(run.errors.contains("device.log: 2 more lines contain several names"))
  }

  @Test func aRecordingIsComparedWithAScenario() async throws {
    let workspace = try Workspace()
    let scenario = """
      scenario: The app is launched and left
      ios: 17.0
      steps:
        - user: tap-icon
          state: active
        - user: press-home
          state: background

      """
    try workspace.write(scenario, to: "leave.yaml")
    let list = try await Command.run("trace", "--steps-for", "leave.yaml", in: workspace.folder)
    #expect(list.output.contains("[ ] 2  user: press-home\n"), "\(list.output)")
    for (log, status) in [(Self.log, Int32(0)), (Self.log + Self.log, 1)] {
      try workspace.write(log, to: "device.log")
      let run = try await Command.run(
        "trace",
        "device.log",
        "--ios",
        "26",
        "--against",
        "leave.yaml",
        in: workspace.folder
      )
      #expect(run.status == status, "\(run.output)\(run.errors)")
    }
  }

  @Test func theSDKIsThatOfTheOption() async throws {
    let workspace = try Workspace()
    try workspace.write("applicationDidBecomeActive:\n", to: "device.log")
    for (sdk, status) in [("26", Int32(0)), ("27", 1)] {
      let run = try await Command.run(
        "trace",
        "device.log",
        "--ios",
        "27",
        "--sdk",
        sdk,
        in: workspace.folder
      )
      #expect(run.status == status, "\(run.output)")
    }
  }

  @Test(arguments: [
    (["device.log"], "add '--ios 26'"),
    (["device.log", "--ios", "99"], "not a released version"),
    (["device.log", "--ios", "26...18"], "the first version must not be newer"),
    (["device.log", "--ios", "26", "--dialect", "fluter"], "did you mean 'flutter'?"),
    (["device.log", "--ios", "26", "--model", "scene-kil=x"], "did you mean 'scene-kill'?"),
    (["device.log", "--ios", "26", "--model", "scene-kill"], "--model takes a switch"),
    (["words.log", "--ios", "26"], "line 1 has the word 'pause'; if a framework prints it, add"),
    (["device.log", "--ios", "26", "--life-cycle", "both"], "'both'"),
    (["empty.log", "--ios", "26"], "contains no name"),
  ])
  func wrongUsageIsExplained(_ arguments: [String], _ message: String) async throws {
    let workspace = try Workspace()
    try workspace.write(Self.log, to: "device.log")
    try workspace.write("nothing\n", to: "empty.log")
    try workspace.write("event: pause\n", to: "words.log")
    let run = try await Command.start(
      ["trace"] + arguments,
      in: workspace.folder,
      environment: [:]
    ).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
