import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

/// `app: {from: PATH}`: a project, or a file with its description, is read.
@Suite struct DescriptionFileTests {
  private static let files = [
    ".git/HEAD": "",
    "project.yml": """
    name: Notes
    targets:
      Notes: { type: application, platform: iOS, sources: [Sources], info: { path: A.plist,
        properties: { UIBackgroundModes: [fetch], CFBundleURLTypes: [{ CFBundleURLSchemes: [n] }] } } }
    """,
    "Sources/App.swift": delegate("applicationDidBecomeActive"),
    "Scenarios/app.yaml":
      "app: { life-cycle: app-delegate, implements: [applicationWillTerminate(_:)] }\n",
    "Empty/README.md": "", "Other/project.yml": "name: Other\ntargets: {}\n",
    "Several/project.yml": """
    name: Several
    settings: { GENERATE_INFOPLIST_FILE: "YES" }
    targets:
      First: { type: application, platform: iOS, sources: [First] }
      Second: { type: application, platform: iOS, sources: [Second] }
    """,
    "Several/First/App.swift": delegate("applicationDidBecomeActive"),
    "Several/Second/App.swift": delegate("applicationWillResignActive"),
    "Unknown/project.yml": """
    name: Unknown
    targets: { Unknown: { type: application, platform: iOS, sources: [Code] } }
    """,
    "Unknown/Code/App.swift": "struct Other {}",
    "Scenarios/nested.yaml": "app: { from: app.yaml }\n",
  ]

  private static func delegate(_ method: String) -> String {
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func \(method)(_ application: UIApplication) {}
    }
    """
  }

  /// Loads a scenario with an app, in the folder `Scenarios`.
  private func load(
    _ app: String,
    in folder: AppFolder,
    suite: String = "",
    steps actions: String = "{ user: tap-icon, state: active }"
  ) -> LoadedFile {
    let steps = "steps: [\(actions)]"
    let text =
      suite.isEmpty
      ? "scenario: A\nios: 18.0\napp: \(app)\n\(steps)\n"
      : "suite: S\nios: 18.0\napp: \(suite)\nscenarios: [{ scenario: A, app: \(app), \(steps) }]\n"
    let path = folder.location.appending(path: "Scenarios/a.yaml").path(percentEncoded: false)
    var loader = YAMLLoader()
    return loader.load(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func plan(
    _ app: String,
    in folder: AppFolder,
    suite: String = ""
  ) throws -> Plan {
    let file = load(app, in: folder, suite: suite)
    #expect(file.allDiagnostics.map(\.message) == [])
    return try #require(file.scenarios.first?.plans.first)
  }

  @Test(arguments: ["..", "../project.yml"])
  func `a project says what the app is`(path: String) throws {
    let plan = try plan("{ from: \(path) }", in: AppFolder(Self.files))
    #expect(plan.environment.app.lifeCycle == .appDelegate)
    #expect(plan.environment.app.backgroundModes == [.fetch])
    #expect(plan.script.implemented == MethodSet(.didBecomeActive))
  }

  @Test func `a file with the key app says what the app is`() throws {
    let plan = try plan("{ from: app.yaml }", in: AppFolder(Self.files))
    #expect(plan.script.implemented == MethodSet(.willTerminate))
  }

  @Test(
    arguments: [
      ("url-schemes", "CFBundleURLTypes", "system: { open-url: \"other://1\" }"),
      (
        "associated-domains", "com.apple.developer.associated-domains",
        "user: { open-universal-link: \"https://other.example/1\" }"
      ), ("quick-actions", "UIApplicationShortcutItems", "user: { choose-quick-action: other }"),
      ("activity-types", "NSUserActivityTypes", "user: { continue-activity: other.type }"),
    ]
  )
  func `what a project does not declare is to be added there first`(
    key: String,
    declaration: String,
    action: String
  ) throws {
    var files = Self.files
    files["Scenarios/app.yaml"] =
      "app: { life-cycle: scenes, implements: all, \(key): [\"applinks:a.example\"] }\n"
    let folder = try AppFolder(files)
    let steps = "{ \(action), state: active }"
    func help(_ app: String) throws -> String {
      let found = load(app, in: folder, steps: steps).allDiagnostics
      #expect(found.count == 1)
      return try #require(found.first).help
    }
    let described = try help("{ from: app.yaml }")
    #expect(
      described.contains(declaration) && described.contains("write \(key): ["),
      "\(described)"
    )
    let own = try help("{ from: app.yaml, \(key): [\"applinks:b.example\"] }")
    #expect(own.hasPrefix("write \(key): [applinks:b.example, "), "\(own)")
  }

  private static let required = Self.files.merging([
    "project.yml": """
    name: Notes
    targets:
      Notes: { type: application, platform: iOS, sources: [Sources], deploymentTarget: "26.0",
        info: { path: A.plist, properties: {} }, entitlements: { path: A.entitlements, properties: {} } }
    """,
    "Sources/App.swift": """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, userDidAcceptCloudKitShareWith m: CKShare.Metadata) {}
    }
    """,
  ]) { $1 }

  @Test(
    arguments: [
      (
        "deployment-target: 18.0", "{ user: tap-icon, state: active }",
        "its deployment target is iOS 26.0", "IPHONEOS_DEPLOYMENT_TARGET"
      ),
      (
        "info: { CKSharingSupported: true }",
        "{ user: { accept-cloudkit-share: a }, state: active }",
        "without CKSharingSupported", "beside 'from'"
      ),
      (
        "implements: [applicationDidBecomeActive(_:)]",
        "{ user: tap-icon, calls: [applicationDidBecomeActive(_:)] }",
        "AppDelegate (Sources/App.swift:1) does not implement 'applicationDidBecomeActive:'",
        "in the app that 'from' names"
      ),
    ]
  )
  func `what a project lacks is named, unless the scenario decides about it`(
    key: String,
    step: String,
    message: String,
    help: String
  ) throws {
    let folder = try AppFolder(Self.required)
    let others = ["deployment-target: 18.0", "life-cycle: app-delegate"].filter { $0 != key }
    func found(_ keys: [String]) -> [Diagnostic] {
      load("{ \((["from: .."] + keys).joined(separator: ", ")) }", in: folder, steps: step)
        .allDiagnostics
    }
    let diagnostic = try #require(found(others).first)
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(diagnostic.help.contains(help), "\(diagnostic.help)")
    #expect(found(others + [key]).map(\.message) == [])
  }

  @Test func `methods that are missing in several classes are named with each`() throws {
    var files = Self.files
    files["Scenarios/app.yaml"] = """
      app:
        life-cycle: scenes
        implements: none
        delegates: { app-delegate: A (A.swift:1), scene-delegate: B }

      """
    let step = """
      { user: tap-icon, calls: [application(_:didFinishLaunchingWithOptions:), sceneDidBecomeActive(_:), \
      sceneWillEnterForeground(_:)] }
      """
    let found = try load("{ from: app.yaml }", in: AppFolder(files), steps: step).allDiagnostics
    #expect(
      found.map(\.message) == [
        "A (A.swift:1) does not implement 'application:didFinishLaunchingWithOptions:', and B does not implement "
          + "'sceneWillEnterForeground:', 'sceneDidBecomeActive:', so they are never called"
      ]
    )
  }

  @Test func `a project without scenes is to adopt them first`() throws {
    let steps = "{ user: tap-icon, calls: [sceneDidBecomeActive(_:)] }"
    let folder = try AppFolder(Self.files)
    func help(_ app: String) throws -> String {
      try #require(
        load(app, in: folder, steps: steps).allDiagnostics.first { $0.id == .wrongLifeCycle }
      ).help
    }
    #expect(
      try help("{ from: .. }").hasPrefix(
        "the app that 'from' names has no UIApplicationSceneManifest"
      )
    )
    #expect(
      try help("{ from: .., life-cycle: app-delegate }").contains(
        "remove 'life-cycle: app-delegate'"
      )
    )
  }

  @Test func `a target may be named`() throws {
    let folder = try AppFolder(Self.files)
    let plan = try plan("{ from: ../Several, target: Second }", in: folder)
    #expect(plan.script.implemented == MethodSet(.willResignActive))
  }

  @Test(arguments: [("Debug", ActionMethod.active), ("Release", .resign)])
  func `a configuration may be named`(name: String, method: ActionMethod) throws {
    var files = Self.files
    files["project.yml"]?.replace(
      "type: application",
      with: """
        settings: { configs: { Debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG } } },
          type: application
        """
    )
    files["Sources/App.swift"] = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
      #if DEBUG
        func applicationDidBecomeActive(_ application: UIApplication) {}
      #else
        func applicationWillResignActive(_ application: UIApplication) {}
      #endif
      }
      """
    let plan = try plan("{ from: .., configuration: \(name) }", in: AppFolder(files))
    #expect(plan.script.implemented == method.set)
  }

  enum ActionMethod {
    case active, resign

    var set: MethodSet {
      switch self {
      case .active: MethodSet(.didBecomeActive)
      case .resign: MethodSet(.willResignActive)
      }
    }
  }

  @Test(
    arguments: [
      ("{ background-modes: [audio], from: .. }", ""),
      ("{ background-modes: [audio] }", "{ from: .. }"),
      ("{ from: .., info: { UIBackgroundModes: [audio] } }", ""),
    ]
  )
  func `other keys override it`(app: String, suite: String) throws {
    let plan = try plan(app, in: AppFolder(Self.files), suite: suite)
    #expect(plan.environment.app.backgroundModes == [.audio])
    #expect(plan.script.implemented == MethodSet(.didBecomeActive))
  }

  @Test(
    arguments: [
      ("{ from: ../Missing }", "there is no file '"),
      ("{ from: ../Empty }", "there is no app for iOS in '"),
      ("{ from: ../Other }", "there is no app for iOS in '"),
      (
        "{ from: ../Several }", "there are several apps in 'Several/project.yml': 'First', 'Second'"
      ),
      ("{ from: .., target: Nots }", "there is no target 'Nots' that makes an app for iOS"),
      ("{ from: .., configuration: Debut }", "there is no configuration 'Debut'"),
      (
        "{ from: ../Unknown }",
        "the life cycle, the methods and the Info.plist of the app 'Unknown' are not known: "
      ),
      ("{ from: ../.. }", "'../..' leads out of the root of the scenarios"),
      ("{ from: nested.yaml }", "a description does not name another one"),
      ("{ from: app.yaml, target: A }", "'app.yaml' is not a project, so it has no target"),
      (
        "{ from: app.yaml, configuration: A }",
        "'app.yaml' is not a project, so it has no configuration"
      ),
      ("{ target: A }", "'target' needs 'from'"),
      ("{ configuration: A }", "'configuration' needs 'from'"),
      ("{ from: [a] }", "expected a path, found a list"),
      ("{ from: .., target: {} }", "expected the name of a target, found a mapping"),
    ]
  )
  func `what is wrong is an error in its place`(app: String, message: String) throws {
    let file = load(app, in: try AppFolder(Self.files))
    let diagnostic = try #require(file.allDiagnostics.first)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
    #expect(diagnostic.severity == .error)
  }

  @Test(
    arguments: [
      ("{ from: .., target: Nots }", "did you mean 'Notes'?"),
      ("{ from: .., configuration: Debut }", "did you mean 'Debug'?"),
      ("{ from: ../Several }", "target: First, or target: Second"),
    ]
  )
  func `the message names what can be meant`(app: String, help: String) throws {
    let file = load(app, in: try AppFolder(Self.files))
    #expect(file.allDiagnostics.first?.help.contains(help) == true)
  }

  @Test func `a project is read again when a file of it has changed`() throws {
    let folder = try AppFolder(Self.files)
    #expect(try plan("{ from: .. }", in: folder).script.implemented.has(.didBecomeActive))
    let file = folder.location.appending(path: "Sources/App.swift")
    try Data(Self.delegate("applicationWillTerminate").utf8).write(to: file)
    #expect(
      try plan("{ from: .. }", in: folder).script.implemented == MethodSet(.willTerminate)
    )
    let added =
      "extension AppDelegate { func applicationDidEnterBackground(_ a: UIApplication) {} }"
    try Data(added.utf8).write(to: folder.location.appending(path: "Sources/B.swift"))
    #expect(try plan("{ from: .. }", in: folder).script.implemented.has(.didEnterBackground))
  }

  @Test func `a scenario depends on the files that say what the app is`() throws {
    let file = load("{ from: .. }", in: try AppFolder(Self.files))
    let paths = file.source.includedPaths
    for name in ["/project.yml", "/Sources/App.swift"] {
      #expect(paths.contains { $0.hasSuffix(name) }, "\(paths)")
    }
  }

  @Test func `a description is a file without scenarios, and is checked`() throws {
    var loader = YAMLLoader()
    func load(_ text: String) -> LoadedFile {
      loader.load(SourceFile(path: "app.yaml", bytes: Array(text.utf8)))
    }
    let file = load("app: { life-cycle: scenes }\n")
    #expect(file.scenarios.isEmpty && file.allDiagnostics.isEmpty)
    #expect(load("app: { life-cycle: scene }\n").allDiagnostics.map(\.id) == [.unknownWord])
    #expect(load("app: {}\nios: 18.0\n").allDiagnostics.map(\.id) == [.missingKey])
  }
}
