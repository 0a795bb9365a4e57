import Foundation
import Testing

/// `lint` on a project as a process: what it prints, and its exit status.
@Suite(.timeLimit(.minutes(15))) struct LintProjectTests {
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
            UILaunchScreen: {}
      NotesDemo:
        type: application
        platform: iOS
        sources: [Demo]
        info: { path: Demo.plist }
    """
  private static let sources = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidEnterBackground(_ application: UIApplication) { store.save() }
      func application(_ a: UIApplication, performFetchWithCompletionHandler done: (UIBackgroundFetchResult) -> Void) {}
      func start(_ name: String) {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { $0.setTaskCompleted(success: true) }
      }
    }
    """

  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "project.yml": Self.project, "Sources/App.swift": Self.sources, "Other/readme.txt": "",
      "Demo/Demo.swift": "@main class Demo: UIResponder, UIApplicationDelegate {}",
    ])
    try workspace.createFolder(".git")
    return workspace
  }

  @Test(arguments: [".", "project.yml"])
  func aProjectIsCheckedWithItsCode(_ path: String) async throws {
    let workspace = try workspace()
    let run = try await Command.run("lint", path, in: workspace.folder)
    #expect(run.status == 3)
    #expect(
      run.output == """
        project.yml, target 'Notes' (the only one that is no sample, preview or test), if it is built with SDK 27:
          iOS 16 to 26: launches with the app delegate: UIKit calls applicationDidBecomeActive: etc.
          iOS 27 and later: does not launch: with SDK 27 an app needs scenes
        project.yml: error: the app has no scenes: UIKit terminates it at launch [no-scenes]
           help: add UIApplicationSceneManifest with a configuration for UIWindowSceneSessionRoleApplication, and a scene delegate
           on: iOS 27 and later, built with SDK 27 or later
           source: Apple, Technote TN3187, "Migrating to the UIKit scene-based life cycle" (stated)
        Sources/App.swift:3:3: warning: 'application(_:performFetchWithCompletionHandler:)' never calls its completion handler: the system waits for it, and can end or throttle the app [completion-handler-unused]
            3 |   func application(_ a: UIApplication, performFetchWithCompletionHandler done: (UIBackgroundFetchResult) -> Void) {}
              |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           help: call it on each path, when the work is done
           on: iOS 16 and later
           source: Apple, UIKit, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)" (stated)
        to adopt scenes:
          Sources/App.swift:2: 'applicationDidEnterBackground(_:)': move it to 'sceneDidEnterBackground(_:)'
        not understood:
          Sources/App.swift:5: the identifier of this task is not known: 'name', it is a parameter
        1 error, 1 warning in 1 app

        """
    )
    #expect(run.errors == "")
  }

  @Test func pathsAreRelativeToTheWorkingDirectory() async throws {
    let workspace = try workspace()
    let folder = workspace.folder
    let run = try await Command.run(
      "lint",
      "..",
      "--format=short",
      in: folder.appending(path: "Other")
    )
    #expect(run.output.contains("\n../Sources/App.swift:3:3: warning: "))
  }

  @Test func theJSONDocumentDescribesTheApp() async throws {
    let workspace = try workspace()
    let run = try await Command.run("lint", ".", "--format=json", in: workspace.folder)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
    let file = try #require((document["files"] as? [[String: Any]])?.first)
    #expect(file["path"] as? String == "project.yml")
    #expect(file["target"] as? String == "Notes")
    let migration = try #require(file["migration"] as? [[String: Any]])
    #expect(migration.map { $0["path"] as? String } == ["Sources/App.swift"])
    #expect(migration.map { $0["line"] as? Int } == [2])
    #expect(migration.map { $0["replacements"] as? [String] } == [["sceneDidEnterBackground(_:)"]])
    let notes = try #require(file["notUnderstood"] as? [[String: Any]])
    #expect(notes.map { $0["line"] as? Int } == [5])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["path"] as? String } == ["project.yml", "Sources/App.swift"])
    #expect(diagnostics.map { $0["line"] as? Int } == [nil, 3])
    #expect(diagnostics.map { $0["length"] as? Int } == [nil, 114])
  }

  @Test func findingsAreAnnotatedInTheirFiles() async throws {
    let environment = ["GITHUB_ACTIONS": "true"]
    let workspace = try workspace()
    let folder = workspace.folder
    let run = try await Command.run("lint", ".", in: folder, environment: environment)
    #expect(run.output.contains("\n::error file=project.yml,title=no-scenes::"))
    #expect(run.output.contains("\n::warning file=Sources/App.swift,line=3,col=3,title=completion"))
  }

  @Test func aBaselineLeavesOnlyWhatIsNew() async throws {
    let workspace = try workspace()
    let folder = workspace.folder
    let before = try await Command.run("lint", ".", "--format=json", in: folder)
    try Data(before.output.utf8).write(to: folder.appending(path: "known.json"))
    let same = try await Command.run("lint", ".", "--baseline=known.json", in: folder)
    #expect(same.status == 0)
    #expect(same.output.hasSuffix("no findings in 1 app\n"))
    // A line more moves all that follows.
    let method = """
      func application(_ a: UIApplication, performActionFor i: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {}
      """
    let lines = Self.sources.split(separator: "\n")
    let changed = ([lines[0], method[...]] + lines.dropFirst()).joined(separator: "\n")
    try Data(changed.utf8).write(to: folder.appending(path: "Sources/App.swift"))
    let more = try await Command.run("lint", ".", "--baseline=known.json", in: folder)
    #expect(more.status == 3, "a new note fails")
    #expect(more.output.contains("Sources/App.swift:2:1: note: "))
    #expect(more.output.hasSuffix("\n1 note in 1 app\n"))
    let annotated = try await Command.run(
      "lint",
      ".",
      "--baseline=known.json",
      in: folder,
      environment: ["GITHUB_ACTIONS": "true"]
    )
    #expect(
      annotated.output.contains("\n::error file=Sources/App.swift,line=2,"),
      "what fails is an error"
    )
    let wrong = try await Command.run("lint", ".", "--baseline=project.yml", in: folder)
    #expect(wrong.status == 5)
    #expect(wrong.errors.contains("'project.yml' is no document of lint"))
  }

  @Test func aBaselineRepeatsNoMethodThatItHas() async throws {
    let workspace = try Workspace([
      "project.yml": Self.project.replacing(
        "UILaunchScreen: {}",
        with:
          "{ UILaunchScreen: {}, UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{ UISceneDelegateClassName: Notes.SceneDelegate }] } } }"
      ),
      "Sources/Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "Sources/App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidEnterBackground(_ application: UIApplication) {}
      }
      """,
    ])
    try workspace.createFolder(".git")
    let folder = workspace.folder
    let before = try await Command.run("lint", ".", "--format=json", in: folder)
    try workspace.write(before.output, to: "known.json")
    try workspace.write(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationDidEnterBackground(_ application: UIApplication) {}
      }
      """,
      to: "Sources/App.swift"
    )
    let more = try await Command.run(
      "lint",
      ".",
      "--format=short",
      "--baseline=known.json",
      in: folder
    )
    #expect(more.output.hasPrefix("Sources/App.swift:2:3: note: "))
    #expect(more.output.split(separator: "\n").count == 1)
  }

  @Test func aTargetIsChosen() async throws {
    let workspace = try workspace()
    let folder = workspace.folder
    let run = try await Command.run("lint", ".", "--target", "NotesDemo", in: folder)
    #expect(run.output.hasPrefix("project.yml, target 'NotesDemo' (the one that was asked for), "))
    let unknown = try await Command.run("lint", ".", "--target", "Other", in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("the apps are 'Notes', 'NotesDemo'"), "\(unknown.errors)")
  }

  @Test func optionsAreForOneKindOfPath() async throws {
    let workspace = try workspace()
    let folder = workspace.folder
    let code = try await Command.run("lint", "project.yml", "--implements=none", in: folder)
    #expect(code.status == 2)
    #expect(code.errors.contains("--implements and --swiftui are for property lists"))
    let target = try await Command.run("lint", "Sources/App.swift", "--target", "A", in: folder)
    #expect(target.status == 2)
    #expect(target.errors.contains("--target and --configuration are for projects"))
    let empty = try await Command.run("lint", "Other", in: folder)
    #expect(empty.status == 4)
    #expect(empty.errors.contains("there is no project and no Info.plist below 'Other'"))
  }

  @Test(arguments: ["lint", "init"])
  func aDamagedProjectIsAnErrorWithItsPlace(_ command: String) async throws {
    let workspace = try Workspace([
      "App/Notes.xcodeproj/project.pbxproj": "{\nobjects = {",
      "App/Info.plist": """
      <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>
      <key>UILaunchScreen</key><dict/><key>CFBundleExecutable</key><string>a</string></dict></plist>
      """,
    ])
    for path in [".", "App", "App/Notes.xcodeproj"] {
      let run = try await Command.start([command, path], in: workspace.folder).outcome()
      #expect(run.status == 5, "\(run.errors)")
      #expect(
        run.errors.contains(
          "App/Notes.xcodeproj/project.pbxproj:2: not read: the file ends inside"
        ),
        "\(run.errors)"
      )
    }
  }

  /// A project whose settings name an Info.plist; nil for none.
  private static func workspace(
    withInfoPlist text: String?,
    _ settings: String = ""
  ) throws -> Workspace {
    var files = [
      "project.yml": """
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Sources]
          settings: { INFOPLIST_FILE: Info.plist\(settings) }
      """,
      "Sources/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    files["Info.plist"] = text
    return try Workspace(files)
  }

  @Test(arguments: [nil, "", "<plist", "<!DOCTYPE a [<!ENTITY b \"c\">]><plist><dict/></plist>"])
  func anInfoPlistThatCannotBeReadFails(_ text: String?) async throws {
    let workspace = try Self.workspace(withInfoPlist: text)
    let run = try await Command.start(["lint", "."], in: workspace.folder).outcome()
    #expect(run.status == 5, "\(run.output)")
    #expect(run.errors.contains("the Info.plist of 'Notes' could not be read"), "\(run.errors)")
  }

  @Test(arguments: [("#if A > 1\n#endif\n", 5), ("#if A\n#endif\n", 3)])
  func anInfoPlistThatIsNotPreprocessedAsABuildDoesItIsNotRead(
    _ text: String,
    _ status: Int32
  ) async throws {
    let workspace = try Self.workspace(
      withInfoPlist: "\(text)<plist version=\"1.0\"><dict/></plist>\n",
      ", INFOPLIST_PREPROCESS: \"YES\""
    )
    let run = try await Command.start(["lint", "."], in: workspace.folder).outcome()
    #expect(run.status == status, "\(run.output)\(run.errors)")
  }

  @Test func aProjectAboveIsNamed() async throws {
    let workspace = try workspace()
    let run = try await Command.start(["lint", "Other"], in: workspace.folder).outcome()
    #expect(run.errors.contains("there is project.yml in '..'"), "\(run.errors)")
  }
}
