import Foundation
import TestSupport
import Testing

/// `init` as a process: what it prints and writes, and its exit status.
@Suite(.timeLimit(.minutes(15))) struct InitTests {
  private static let project = """
    name: Notes
    targets:
      Notes:
        type: application
        platform: iOS
        deploymentTarget: "16.0"
        sources: [Sources]
        info:
          path: Info.plist
          properties:
            UIBackgroundModes: [fetch]
            CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]
    """
  private static let delegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {}
    }
    """
  private static var files: [String: String] {
    ["project.yml": project, "Sources/App.swift": delegate, "Readme.txt": ""]
  }

  @Test func theAnswerIsPrintedAndScenariosAreWritten() async throws {
    let workspace = try Workspace(Self.files)
    let run = try await Command.run("init", in: workspace.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        Notes, from project.yml (Release): the only app for iOS
          built with SDK 27:
            iOS 16 to 26: launches with the app delegate: UIKit calls applicationDidBecomeActive: etc.
            iOS 27 and later: does not launch: with SDK 27 an app needs scenes
          AppDelegate (Sources/App.swift:1) is the app delegate, since @main marks it; 1 method
          background-modes: fetch
          url-schemes: notes
          'scenario-run lint' explains:
            project.yml: the app has no scenes: UIKit terminates it at launch [no-scenes]
            project.yml: there is no launch screen: the App Store refuses apps that are built with SDK 27 [no-launch-screen]
            project.yml:12: no code handles a URL with the scheme 'notes': a URL opens the app, and nothing else happens [unhandled-url-scheme]
          to adopt scenes:
            Sources/App.swift:2: 'applicationDidBecomeActive(_:)': move it to 'sceneDidBecomeActive(_:)'
          complete: all that decides what UIKit calls is known
        .scenario-run.yaml: created
        Scenarios/launching.yaml: created
        Scenarios/links.yaml: created
        Scenarios/background.yaml: created
        run them with: scenario-run Scenarios/

        """
    )
    #expect(workspace.text("Scenarios/app.yaml") == nil)
    #expect(
      try await Command.run("check", "--strict", "Scenarios", in: workspace.folder).status == 0
    )
    #expect(try await Command.run("fmt", "--check", "Scenarios", in: workspace.folder).status == 0)
  }

  @Test(arguments: [("Base.xcconfig", "  not complete:"), ("Pods/Base.xcconfig", "  complete:")])
  func settingsThatAreNotReadLeaveTheAnswerOpen(_ file: String, _ line: String) async throws {
    var files = Self.files
    files["project.yml"] = "\(Self.project)\n    configFiles: { Release: \(file) }\n"
    let workspace = try Workspace(files)
    let run = try await Command.run("init", "--dry-run", in: workspace.folder)
    #expect(run.output.contains("there is no file '\(file)'"), "\(run.output)")
    #expect(run.output.contains("\n\(line)"), "\(run.output)")
  }

  @Test func theFirstScenariosPassAndNoticeWhatIsMissing() async throws {
    let workspace = try Workspace(Self.files)
    _ = try await Command.run("init", in: workspace.folder)
    let run = try await Command.run(in: workspace.folder)
    #expect(run.status == 0 && run.output.contains(" passed in "), "\(run.output)")
    try workspace.write(Self.project.replacing("fetch", with: "audio"), to: "project.yml")
    let mode = try await Command.run(in: workspace.folder)
    #expect(mode.status == 3 && mode.output.contains("A background fetch launches the app"))
    try workspace.write(Self.project.replacing("[notes]", with: "[other]"), to: "project.yml")
    let scheme = try await Command.run(in: workspace.folder)
    #expect(scheme.output.contains("the app does not open 'notes' URLs"), "\(scheme.output)")
    try workspace.write(Self.project, to: "project.yml")
    let other = Self.delegate.replacing("func app", with: "func unused_app")
    try workspace.write(other, to: "Sources/App.swift")
    let method = try await Command.run(in: workspace.folder)
    #expect(method.status == 3)
    #expect(
      method.output.contains("implement it in the app that 'from' names, or expect something else")
    )
  }

  @Test func scenariosOfTheOwnerAreKept() async throws {
    let workspace = try Workspace(Self.files)
    try workspace.write("# mine\n", to: "Scenarios/links.yaml")
    let run = try await Command.run("init", in: workspace.folder)
    #expect(run.status == 0 && !run.output.contains("links.yaml"))
    #expect(workspace.text("Scenarios/links.yaml") == "# mine\n")
    let launching = try #require(workspace.text("Scenarios/launching.yaml"))
    try workspace.write(launching + "# mine\n", to: "Scenarios/launching.yaml")
    try workspace.write("", to: "Scenarios/background.yaml")
    let again = try await Command.run("init", in: workspace.folder)
    #expect(again.status == 0 && !again.output.contains("created"), "\(again.output)")
    #expect(workspace.text("Scenarios/launching.yaml") == launching + "# mine\n")
    #expect(workspace.text("Scenarios/background.yaml") == "")
  }

  @Test func filesThatAreNotThereAreWrittenAgain() async throws {
    let workspace = try Workspace(Self.files)
    _ = try await Command.run("init", in: workspace.folder)
    let links = try #require(workspace.text("Scenarios/links.yaml"))
    try FileManager.default.removeItem(
      at: workspace.folder.appending(path: "Scenarios/links.yaml")
    )
    let run = try await Command.run("init", in: workspace.folder)
    #expect(run.output.contains("\nScenarios/links.yaml: created\n"), "\(run.output)")
    #expect(workspace.text("Scenarios/links.yaml") == links)
  }

  @Test func aDryRunPrintsTheDescriptionAndWritesNothing() async throws {
    let workspace = try Workspace(Self.files)
    let run = try await Command.run("init", "--dry-run", in: workspace.folder)
    #expect(run.status == 0)
    let description = """
      app:
        life-cycle: app-delegate
        implements:
          # AppDelegate: Sources/App.swift
          - applicationDidBecomeActive(_:)
        delegates: { app-delegate: "AppDelegate (Sources/App.swift:1)" }
        # project.yml
        background-modes: [fetch]
        url-schemes: [notes]
        usage-descriptions: none
        quick-actions: none
        activity-types: none
        deployment-target: 16.0
        info: { UIDeviceFamily: [1, 2] }

      """
    #expect(
      run.output.hasSuffix("\nScenarios/background.yaml: would be created\n\(description)"),
      "\(run.output)"
    )
    #expect(workspace.text("Scenarios/background.yaml") == nil)
    #expect(workspace.text(".scenario-run.yaml") == nil)
    try workspace.write(
      "scenario: Pasted\nios: 18.0\n\(description)steps: [{ user: tap-icon, state: active }]\n",
      to: "pasted.yaml"
    )
    let pasted = try await Command.run("pasted.yaml", in: workspace.folder)
    #expect(pasted.status == 0, "\(pasted.output)\(pasted.errors)")
  }

  @Test func theFilesAreBesideTheProject() async throws {
    let workspace = try Workspace(
      Dictionary(uniqueKeysWithValues: Self.files.map { ("App/\($0)", $1) })
    )
    let run = try await Command.run("init", "App/project.yml", in: workspace.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("\nApp/Scenarios/launching.yaml: created\n"), "\(run.output)")
    #expect(run.output.contains("AppDelegate (App/Sources/App.swift:1) is"), "\(run.output)")
    let again = try await Command.run("init", "App/", in: workspace.folder)
    #expect(!again.output.contains("created"), "\(again.output)")
  }

  @Test func jsonHasEverything() async throws {
    let workspace = try Workspace(Self.files)
    let run = try await Command.run("init", "--format", "json", in: workspace.folder)
    #expect(run.status == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let methods = try #require(document["methods"] as? [[String: Any]])
    #expect(methods.map { $0["name"] as? String } == ["applicationDidBecomeActive(_:)"])
    #expect(methods.map { $0["line"] as? Int } == [2])
    let scenarios = try #require(document["scenarios"] as? [[String: Any]])
    #expect(
      scenarios.compactMap { $0["path"] as? String }
        == [".scenario-run.yaml"]
        + ["launching", "links", "background"].map { "Scenarios/\($0).yaml" }
    )
    #expect(
      scenarios.last?["text"] as? String == workspace.text("Scenarios/background.yaml")
    )
    #expect(
      (document["launch"] as? [[String: Any]])?.map { $0["launches"] as? Bool } == [true, false]
    )
    #expect(document["complete"] as? Bool == true)
  }

  /// An app with scenes, whose app delegate still has methods, and declares what the model does not have.
  private static let migrated = [
    "project.yml": """
    name: Notes
    targets:
      Notes:
        type: application
        platform: iOS
        deploymentTarget: "16.0"
        sources: [Sources]
        info:
          path: Info.plist
          properties:
            UILaunchScreen: {}
            UIBackgroundModes: [nearby-interaction]
            NSUserActivityTypes: [INSendMessageIntent, FindNoteIntent]
            UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{
              UISceneDelegateClassName: Notes.SceneDelegate }] } }
    """,
    "Sources/App.swift": """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { counter.increase() }
      func applicationWillResignActive(_ application: UIApplication) {}
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func sceneWillResignActive(_ scene: UIScene) {}
    }
    """,
  ]

  @Test func whatIsNeverCalledAndWhatIsLeftOutIsPartOfTheAnswer() async throws {
    let workspace = try Workspace(Self.migrated)
    let run = try await Command.run("init", "--dry-run", in: workspace.folder)
    #expect(
      run.output.contains(
        """

          UIKit never calls:
            Sources/App.swift:2: 'applicationDidBecomeActive(_:)', on iOS 16 and later: \
        'sceneDidBecomeActive(_:)' takes its place, and nothing reaches 'increase'
            Sources/App.swift:3: 'applicationWillResignActive(_:)', on iOS 16 and later: \
        'sceneWillResignActive(_:)' takes its place, and the method does nothing
          left out:
            background-modes: the model does not have nearby-interaction
            INSendMessageIntent, FindNoteIntent: SiriKit intents are not handed off
          not complete: what is not known could change what UIKit calls

        """
      ),
      "\(run.output)"
    )
    let json = try await Command.run("init", "--dry-run", "--format", "json", in: workspace.folder)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    )
    let uncalled = try #require(document["uncalled"] as? [[String: Any]])
    #expect(uncalled.map { $0["line"] as? Int } == [2, 3])
    #expect(uncalled.map { $0["lost"] as? Bool } == [true, false])
    #expect(uncalled.map { $0["from"] as? String } == ["16", "16"])
    let leftOut = try #require(document["leftOut"] as? [[String: Any]])
    #expect(
      leftOut.map { $0["what"] as? String } == [
        "background-modes", "INSendMessageIntent", "FindNoteIntent",
      ]
    )
    #expect(document["complete"] as? Bool == false)
  }

  @Test func whatIsMissingIsAnError() async throws {
    let workspace = try Workspace(["A/x.txt": ""].merging(Self.files) { $1 })
    func run(_ arguments: String...) async throws -> (Int32, String) {
      let run = try await Command.start(["init"] + arguments, in: workspace.folder).outcome()
      return (run.status, run.errors)
    }
    let none = try await run("A")
    #expect(none.0 == 4)
    #expect(none.1.contains("there is no app for iOS in 'A'"), "\(none.1)")
    let path = try await run("B")
    #expect(path.0 == 2)
    #expect(path.1.contains("there is no file or folder 'B'"), "\(path.1)")
    let target = try await run("--target", "Other")
    #expect(target.0 == 2)
    #expect(target.1.contains("the apps are 'Notes'"), "\(target.1)")
    #expect(try await run("--configuration", "Beta").0 == 2)
  }

  @Test func whatIsNotUnderstoodIsListedWithItsPlace() async throws {
    var files = Self.files
    files["Sources/Scene.swift"] = "func f() { c.delegateClass = make() }\n"
    let workspace = try Workspace(files)
    let run = try await Command.run("init", "--dry-run", in: workspace.folder)
    #expect(
      run.output.contains(
        "\n  not understood:\n    Sources/Scene.swift:1: the class of this scene's delegate is not known"
      ),
      "\(run.output)"
    )
  }

  @Test func aRunThatWasInterruptedIsCompletedByTheNext() async throws {
    let workspace = try Workspace(Self.files)
    // A link that leads nowhere can neither be read nor created.
    try workspace.createFolder("Scenarios")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.folder.appending(path: "Scenarios/background.yaml").path(
        percentEncoded: false
      ),
      withDestinationPath: "missing"
    )
    let failed = try await Command.start(["init"], in: workspace.folder).outcome()
    #expect(failed.status == 5, "\(failed.errors)")
    #expect(workspace.text("Scenarios/launching.yaml") != nil)
    try FileManager.default.removeItem(
      at: workspace.folder.appending(path: "Scenarios/background.yaml")
    )
    #expect(try await Command.run("init", in: workspace.folder).status == 0)
    #expect(workspace.text("Scenarios/background.yaml") != nil)
  }

  private static let xcodeProject = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      T = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release;
        buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
          IPHONEOS_DEPLOYMENT_TARGET = 16.0; TARGETED_DEVICE_FAMILY = 1; }; };
      G = {isa = PBXGroup; children = (S); };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
    }; rootObject = P; }
    """

  @Test(
    arguments: [
      ("App/Notes.xcodeproj/", "", "App/"),
      ("App/Notes.xcodeproj/project.pbxproj", "", "App/"),
      ("App/Notes.xcodeproj/project.xcworkspace", "", "App/"),
      ("./App/../App/Notes.xcodeproj/xcuserdata/", "", "./App/../App/"),
      ("link", "", "link/../"), (".", "App/Notes.xcodeproj", "../"),
      ("xcuserdata", "App/Notes.xcodeproj", "xcuserdata/../../"),
      ("..", "App/Notes.xcodeproj", "../"), ("Notes.xcodeproj", "App", ""),
    ]
  )
  func nothingIsWrittenIntoAProject(
    _ path: String,
    in folder: String,
    shown: String
  ) async throws {
    let workspace = try Workspace([
      "App/Notes.xcodeproj/project.pbxproj": Self.xcodeProject,
      "App/Sources/App.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {\nfunc applicationDidBecomeActive(_ application: UIApplication) {}\n}\n",
      "App/Notes.xcodeproj/xcuserdata/a": "",
      "App/Notes.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.folder.appending(path: "link").path(percentEncoded: false),
      withDestinationPath: "App/Notes.xcodeproj"
    )
    let run = try await Command.run("init", path, in: workspace.folder.appending(path: folder))
    #expect(run.output.contains("\n\(shown)Scenarios/launching.yaml: created\n"), "\(run.output)")
    #expect(workspace.text("App/Scenarios/launching.yaml") != nil)
    #expect(workspace.text("App/Notes.xcodeproj/Scenarios/launching.yaml") == nil)
  }

  @Test(arguments: ["init", "lint"])
  func ofSeveralAppsOneMustBeChosen(_ command: String) async throws {
    let workspace = try Workspace([
      "project.yml": """
      name: Several
      settings: { GENERATE_INFOPLIST_FILE: "YES" }
      targets:
        First: { type: application, platform: iOS, sources: [Sources] }
        The Second: { type: application, platform: iOS, sources: [Sources] }
      """,
      "Sources/App.swift": Self.delegate,
    ])
    let run = try await Command.start([command, "."], in: workspace.folder).outcome()
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "there are several apps in 'project.yml', which nothing distinguishes: 'First', 'The Second'"
      ),
      "\(run.errors)"
    )
    #expect(run.errors.contains("--target First, or --target 'The Second'"), "\(run.errors)")
    #expect(workspace.text("Scenarios/app.yaml") == nil)
  }
}
