import FirstScenarios
@_spi(Package) import LifecycleCore
import Testing

/// What first scenarios take from the code of a project.
@Suite struct CodeTests {
  private static let tasks = "Journal/Tasks.swift"

  /// Returns the first scenarios about the project Journal with changes of its files.
  private static func scenarios(
    _ changes: [(old: String, new: String, file: String)]
  ) throws -> FirstScenarios {
    let project = try changes.reduce(try FixtureProject("Journal")) { project, change in
      try #require(
        project.replacing(change.old, with: change.new, in: change.file),
        "\(change.old)"
      )
    }
    return FirstScenarios(DescribedApp(try #require(try project.app()), reference: ""))
  }

  private static func text(_ name: String, _ scenarios: FirstScenarios) -> String {
    scenarios.files.first { $0.name == name }?.text ?? ""
  }

  /// Returns the scenarios of a file that contain a text, by their names.
  private static func names(of file: String, with text: String) -> Set<String> {
    let parts = file.split(separator: "- scenario: ").dropFirst()
    return Set(
      parts.filter { $0.contains(text) }.compactMap {
        $0.split(separator: "\n").first.map(String.init)
      }
    )
  }

  @Test func `the request decides of which kind a task is, and not its name`() throws {
    let scenarios = try Self.scenarios([
      (
        "BGAppRefreshTaskRequest(identifier: refresh)",
        "BGProcessingTaskRequest(identifier: refresh)", Self.tasks
      )
    ])
    let names = Self.names(
      of: Self.text("background.yaml", scenarios),
      with: "example.journal.refresh"
    )
    #expect(!names.isEmpty && names.allSatisfy { $0.hasPrefix("A processing task") }, "\(names)")
  }

  @Test func `an identifier of a URL session is not that of a task`() throws {
    let scenarios = try Self.scenarios([
      (
        "try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: cleanUp))",
        "session = URLSession(configuration: .background(withIdentifier: cleanUp))", Self.tasks
      )
    ])
    #expect(!Self.text("background.yaml", scenarios).contains("example.journal.clean-up"))
    #expect(
      scenarios.leftOut.map { [$0.subject, $0.reason] }
        == [["example.journal.clean-up", "it is the identifier of a URL session, and of no task"]]
    )
  }

  @Test func `an intent is not handed over`() throws {
    let type = "<string>example.journal.write</string>"
    let scenarios = try Self.scenarios([
      (type, "\(type)<string>INSendMessageIntent</string>", "Journal/Info.plist")
    ])
    #expect(!scenarios.files.contains { $0.text.contains("INSendMessageIntent") })
    #expect(Self.text("links.yaml", scenarios).contains("example.journal.write"))
    #expect(scenarios.leftOut.map(\.subject) == ["INSendMessageIntent"])
  }

  @Test(
    arguments: [
      ("shouldSaveApplicationState", "shouldRestoreApplicationState"),
      ("shouldSaveSecureApplicationState", "shouldRestoreSecureApplicationState"),
    ]
  )
  func `state is restored by either form of the methods`(save: String, restore: String) throws {
    func project(_ code: String) throws -> DescribedApp {
      var project = try FixtureProject("Journal")
      project.files = [
        "project.yml": """
        name: Notes
        targets:
          Notes: { type: application, platform: iOS, deploymentTarget: "16.0", sources: [A.swift],
            info: { path: Info.plist, properties: { UILaunchScreen: {} } } }
        """,
        "A.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidEnterBackground(_ application: UIApplication) {}
          \(code)
        }
        """,
      ]
      return DescribedApp(try #require(try project.app()), reference: "")
    }
    let methods = [save, restore].map { name in
      "func application(_ application: UIApplication, \(name) coder: NSCoder) -> Bool { true }"
    }
    let files = FirstScenarios(try project(methods.joined(separator: "\n"))).files
    let launching = try #require(files.first { $0.name == "launching.yaml" }).text
    #expect(launching.contains("and the preserved state, come back"))
    #expect(launching.contains("application(_:shouldSaveApplicationState:)"))
    #expect(launching.contains("application(_:shouldRestoreApplicationState:)"))
    for index in methods.indices {
      let changed = try project(methods[index])
      #expect(files.contains { !$0.problems(about: changed).isEmpty })
    }
  }

  private static func app(
    _ code: String,
    _ properties: String,
    target: String = "16.0"
  ) throws -> DescribedApp {
    var project = try FixtureProject("Journal")
    project.files = [
      "project.yml": """
      name: Notes
      targets:
        Notes: { type: application, platform: iOS, \(target.isEmpty ? "" : "deploymentTarget: \"\(target)\", ")sources: [A.swift],
          info: { path: Info.plist, properties: { \(properties) } } }
      """,
      "A.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        \(code)
      }
      """,
    ]
    return DescribedApp(try #require(try project.app()), reference: "")
  }

  @Test func `an app that opens documents is opened with the URL of a file`() throws {
    let app = try Self.app(
      "func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }",
      "CFBundleDocumentTypes: [{ CFBundleTypeName: Note }]"
    )
    let links = Self.text("links.yaml", FirstScenarios(app))
    #expect(links.contains("open-url: \"file:///1\""), "\(links)")
  }

  @Test func `what the model does not have, or the code sets, is left out`() throws {
    let app = try Self.app(
      """
      func application(_ a: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
      func application(_ a: UIApplication, performActionFor i: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {}
      func start() { UIApplication.shared.shortcutItems = [] }
      func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { true }
      """,
      "UIApplicationSceneManifest: { UISceneConfigurations: { CPTemplateApplicationSceneSessionRoleApplication: [{}] } }"
    )
    #expect(
      app.notModeled.map(\.subject) == ["application(_:handlerFor:)", "CarPlay", "quick actions"]
    )
  }

  @Test func `a project that 'from' refuses has no scenarios yet`() throws {
    let app = try Self.app(
      """
      #if canImport(Kit)
        func applicationWillTerminate(_ application: UIApplication) {}
      #endif
      """,
      "UILaunchScreen: {}"
    )
    let scenarios = FirstScenarios(app)
    #expect(scenarios.files.isEmpty)
    let reason = try #require(scenarios.leftOut.first).reason
    #expect(reason.contains("whether 'canImport(Kit)' holds is not known"), "\(reason)")
  }

  @Test func `a condition on a method that UIKit does not call leaves nothing open`() throws {
    let app = try Self.app(
      """
      #if canImport(Kit)
        func applicationDidBecomeActive(_ application: UIApplication) {}
      #endif
      """,
      """
      UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{ \
      UISceneDelegateClassName: Notes.AppDelegate }] } }
      """
    )
    #expect(app.missingFact == nil)
  }

  @Test(arguments: [false, true])
  func `an app has no quick actions if neither its Info.plist nor its code sets any`(
    inCode: Bool
  ) throws {
    let app = try Self.app(
      inCode ? "func start() { UIApplication.shared.shortcutItems = [] }" : "",
      "UILaunchScreen: {}"
    )
    #expect(app.description.contains("quick-actions: none") != inCode)
  }

  @Test(arguments: ["", "27.0"])
  func `an app without scenarios has the reason among what is left out`(target: String) throws {
    let app = try Self.app(
      "func applicationDidBecomeActive(_ application: UIApplication) {}",
      "UILaunchScreen: {}",
      target: target
    )
    let scenarios = FirstScenarios(app)
    #expect(scenarios.files.isEmpty)
    let reason = try #require(scenarios.leftOut.first).reason
    #expect(reason.hasSuffix("the app does not launch on iOS 27.0 and later"), "\(reason)")
    #expect(reason.hasPrefix("the project sets no deployment target") == target.isEmpty)
  }

  @Test func `what cannot open the app is left out`() {
    var app = described("life-cycle: scenes", from: 15)
    app.urlSchemes = ["notes", "https"]
    let scenarios = FirstScenarios(app)
    #expect(
      scenarios.leftOut.map { [$0.subject, $0.reason] }
        == [
          [
            "application(_:performFetchWithCompletionHandler:)",
            "BGTaskSchedulerPermittedIdentifiers turns background fetch off from iOS 13",
          ], ["https", "'A URL launches the app' is not possible with it"],
        ]
    )
  }
}
