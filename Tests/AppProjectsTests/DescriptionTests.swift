import AppLint
import AppProjects
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import SourceScanner
import Testing
import XcodeProjects

/// The keys of `app` that describe an inspected app mean what the project and its sources say.
@Suite struct DescriptionTests {
  /// Returns the case of a scenario with a description, which has no errors.
  private func plan(_ mapping: AppMapping, ios: String, steps: String = "") throws -> Plan {
    let device = mapping.devices.first?.rawValue ?? ""
    let first = "scenario: Check\nios: \(ios)\ndevice: \(device)\n\(mapping.text)"
    let text = "\(first)steps:\n  - user: tap-icon\n    state: active\n\(steps)"
    var loader = YAMLLoader()
    let file = loader.load(SourceFile(path: "app.yaml", bytes: Array(text.utf8)))
    let diagnostics = file.diagnostics + file.scenarios.flatMap(\.diagnostics)
    #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(text)")
    return try #require(file.scenarios.first?.plans.first, "\(text)")
  }

  @Test(arguments: 0..<60)
  func `a random app has the environment that its description compiles to`(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let app = RandomApp(&numbers)
    let project = try inspect(app.sources, info: app.info, settings: app.settings)
    let inspected = try #require(project.app)
    let mapping = AppMapping(inspected)
    let plan = try plan(mapping, ios: "17.0")
    let environment = plan.environment.app
    #expect(environment.lifeCycle == (app.style == .appDelegate ? .appDelegate : .scenes))
    #expect(environment.swiftUI == app.swiftUIDelegates)
    #expect(environment.backgroundModes == Set(app.modes))
    #expect(environment.permittedTaskIdentifiers == app.identifiers)
    #expect(environment.supportsMultipleScenes == (app.style == .scenes && app.hasSeveralScenes))
    #expect(environment.sceneConfigurations.map(\.name) == app.configurations)
    #expect(Set(environment.families) == Set(app.families))
    var methods = MethodSet(app.methods)
    if let delegates = app.swiftUIDelegates {
      methods.formUnion(MethodSet(.swiftUIInit))
      var description = AppDescription()
      description.swiftUI = delegates
      methods.formIntersection(.callable(in: description))
    }
    #expect(plan.script.implemented == methods)
  }

  @Test(arguments: 0..<60)
  func `a description is formatted, and nothing of it is refused`(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let app = RandomApp(&numbers)
    let inspected = try #require(
      try inspect(app.sources, info: app.info, settings: app.settings).app
    )
    let text = AppMapping(inspected).text
    let source = SourceFile(path: "app.yaml", bytes: Array(text.utf8))
    guard case .unchanged = ScenarioFormatter.format(source) else {
      let formatted = String(decoding: ScenarioFormatter.formatted(source), as: UTF8.self)
      Issue.record("\(text)\nis formatted as\n\(formatted)")
      return
    }
  }

  @Test func `schemes, domains and quick actions are those that actions may name`() throws {
    let files = [
      "project.yml": """
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Sources]
          info:
            path: Info.plist
            properties:
              CFBundleURLTypes: [{ CFBundleURLSchemes: [notes, "no tes:#1"] }]
              UIApplicationShortcutItems: [{ UIApplicationShortcutItemType: add }]
              NSUserActivityTypes: [org.example.edit]
          entitlements:
            path: Notes.entitlements
            properties:
              com.apple.developer.associated-domains: [applinks:example.org, webcredentials:x.org]
      """,
      "Sources/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    let app = try #require(try AppFolder(files).read().app)
    let text = AppMapping(app).text
    #expect(text.contains("\n  url-schemes: [notes, \"no tes:#1\"]\n"), "\(text)")
    #expect(text.contains("\n  associated-domains: [\"applinks:example.org\"]"), "\(text)")
    #expect(text.contains("\n  quick-actions: [add]"), "\(text)")
    #expect(text.contains("\n  activity-types: [org.example.edit]"), "\(text)")
    _ = try plan(
      AppMapping(app),
      ios: "26.0",
      steps: "  - user: open-url notes://a\n  - user: choose-quick-action add\n"
    )
  }

  private static let entitled = [
    "project.yml": """
    name: Notes
    targets:
      Notes:
        type: application
        platform: iOS
        sources: [Sources]
        deploymentTarget: "16.4"
        info:
          path: Info.plist
          properties: { BGTaskSchedulerPermittedIdentifiers: [a, b], CKSharingSupported: true }
        entitlements: { path: Notes.entitlements, properties: { aps-environment: production } }
    """,
    "Sources/App.swift": """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, userDidAcceptCloudKitShareWith m: CKShare.Metadata) {}
      func start() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in }
      }
    }
    """,
  ]

  @Test(
    arguments: [
      ("", "", "aps-environment: production"),
      ("aps-environment: production", "", "aps-environment: none"),
      (
        "aps-environment: production", "aps-environment: $(APS)",
        "# aps-environment is not complete: "
      ),
      ("", "", "registered-task-identifiers: [a]"),
      ("forTaskWithIdentifier", "other", "registered-task-identifiers: none"),
      ("\"16.4\"", "\"16.4\"", "deployment-target: 16.4"),
      ("", "", "CKSharingSupported: true"),
      (", CKSharingSupported: true", "", "CKSharingSupported: false"),
      ("", "", "app-delegate: \"AppDelegate (Sources/App.swift:1)\""),
    ]
  )
  func `what else iOS asks of an app is described`(
    text: String,
    other: String,
    line: String
  ) throws {
    let files = Self.entitled.mapValues { text.isEmpty ? $0 : $0.replacing(text, with: other) }
    let app = try #require(try AppFolder(files).read().app)
    let mapping = AppMapping(app)
    #expect(mapping.text.contains(line), "\(mapping.text)")
    _ = try plan(mapping, ios: "26.0")
  }

  @Test func `tasks are left out unless all registrations are known`() throws {
    let register = "BGTaskScheduler.shared.register(forTaskWithIdentifier: "
    let other = register + "computed(), using: nil) { _ in }\n" + register
    let files = Self.entitled.mapValues { $0.replacing(register, with: other) }
    let mapping = AppMapping(try #require(try AppFolder(files).read().app))
    #expect(!mapping.text.contains("registered-task-identifiers: ["), "\(mapping.text)")
  }

  @Test(arguments: ["\"x\"", "computed()"])
  func `a closure for a task that is not known can be for any`(identifier: String) throws {
    let source = """
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("") }.backgroundTask(.appRefresh(\(identifier))) {}
        }
      }
      """
    let mapping = AppMapping(try #require(try inspect(["App.swift": source]).app))
    let isKnown = mapping.text.contains("registered-task-identifiers: [x]")
    #expect(isKnown == (identifier == "\"x\""), "\(mapping.text)")
  }

  /// Returns the description of an app with the entitlement for data protection.
  private func mapping(dataProtection: String) throws -> AppMapping {
    let files = [
      "project.yml": """
      name: Notes
      targets:
        Notes:
          type: application
          platform: iOS
          sources: [Sources]
          info: { path: Info.plist }
          entitlements:
            path: Notes.entitlements
            properties:
              com.apple.developer.default-data-protection: \(dataProtection)
      """,
      "Sources/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    return AppMapping(try #require(try AppFolder(files).read().app))
  }

  @Test(arguments: [
    ("NSFileProtectionNone", FileProtection.none), ("NSFileProtectionComplete", .complete),
    ("NSFileProtectionCompleteUnlessOpen", .completeUnlessOpen),
    ("NSFileProtectionCompleteUntilFirstUserAuthentication", .untilFirstUnlock),
  ])
  func `the entitlement for data protection protects its files`(
    name: String,
    protection: FileProtection
  ) throws {
    let mapping = try mapping(dataProtection: name)
    let line = "  # project.yml\n  data-protection: \(protection.rawValue)\n"
    #expect(mapping.text.contains(line), "\(mapping.text)")
    #expect(try plan(mapping, ios: "18.0").environment.app.dataProtection == protection)
  }

  @Test func `a name of data protection that Apple does not have is listed`() throws {
    let mapping = try mapping(dataProtection: "$(PROTECTION)")
    #expect(mapping.unknown.contains { $0.key == "data-protection" })
    #expect(!mapping.entries.contains { $0.key == "data-protection" })
  }

  @Test func `what contains a variable without a value is not described, and listed`() throws {
    let info = """
      { CFBundleURLTypes: [{ CFBundleURLSchemes: [notes, $(SCHEME)] }],
        UIBackgroundModes: [fetch, nearby-interaction] }
      """
    let source = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let app = try #require(try inspect(["App.swift": source], info: info).app)
    let mapping = AppMapping(app)
    #expect(!mapping.entries.contains { $0.key == "url-schemes" })
    #expect(mapping.unknown.map(\.key) == ["background-modes", "url-schemes"])
    #expect(mapping.text.contains("\n  # url-schemes is not complete: "))
    #expect(try plan(mapping, ios: "26.0").environment.app.backgroundModes == [.fetch])
  }

  @Test func `an empty manifest stays empty, without code that names a configuration`() throws {
    let info = "{ UIApplicationSceneManifest: { UISceneConfigurations: {} } }"
    let source = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let app = try #require(try inspect(["App.swift": source], info: info).app)
    #expect(try plan(AppMapping(app), ios: "26.0").environment.app.hasEmptySceneManifest)
  }

  /// The scene configurations of an app with an app delegate alone, with what its delegate implements.
  private func environment(
    ofConfiguration configuration: String,
    _ method: String = ""
  ) throws
    -> (app: AppDescription, findings: [String])
  {
    let info = """
      { UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: \
      [{ \(configuration) }] } } }
      """
    let source = "@main class AppDelegate: UIResponder, UIApplicationDelegate { \(method) }"
    let app = try #require(try inspect(["App.swift": source], info: info).app)
    let environment = try plan(AppMapping(app), ios: "26.0").environment.app
    return (environment, app.lint(LintOptions()).result.findings.map(\.id))
  }

  @Test(arguments: [
    ("UISceneDelegateClassName: Notes.SceneDelegate", "missing-scene-delegate"),
    (
      "UISceneConfigurationName: Main, UISceneDelegateClassName: Notes.OldDelegate",
      "missing-scene-delegate"
    ),
    ("UISceneConfigurationName: Main", "no-scene-delegate"),
    ("UISceneStoryboardFile: Main", "no-scene-delegate"),
  ])
  func `a scene without a delegate is not called, as lint reports`(
    configuration: String,
    finding: String
  ) throws {
    let (app, findings) = try environment(ofConfiguration: configuration)
    #expect(findings.contains(finding))
    #expect(!app.canReceive(.sceneWillConnect))
  }

  @Test func `the app delegate may give a scene its delegate`() throws {
    let method = """
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, \
      options: UIScene.ConnectionOptions) -> UISceneConfiguration { return session.configuration }
      """
    let configuration = "UISceneConfigurationName: Main"
    let (app, findings) = try environment(ofConfiguration: configuration, method)
    #expect(!findings.contains("no-scene-delegate"))
    #expect(app.canReceive(.sceneWillConnect))
  }

  @Test func `an app whose delegate is not known has no life cycle and no methods`() throws {
    let project = try inspect(["Other.swift": "struct Other {}"])
    let mapping = AppMapping(try #require(project.app))
    #expect(!mapping.entries.contains { ["life-cycle", "implements"].contains($0.key) })
    #expect(mapping.unknown.map(\.key) == ["life-cycle", "implements"])
  }

  @Test func `versions and devices are those of the build settings`() throws {
    let source = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let settings = "{ TARGETED_DEVICE_FAMILY: \"1,2\" }"
    let project = try inspect(
      ["App.swift": source],
      settings: settings,
      deploymentTarget: "15.6.1"
    )
    let mapping = AppMapping(try #require(project.app))
    #expect(mapping.firstVersion == OSVersion(15, 6))
    #expect(mapping.devices == [.iphone, .ipad])
    let phone = try inspect(["App.swift": source], settings: "{ TARGETED_DEVICE_FAMILY: 1 }")
    #expect(AppMapping(try #require(phone.app)).devices == [.iphone])
  }
}

/// Numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// The sources and the Info.plist of an app, and what they say.
struct RandomApp {
  enum Style: CaseIterable {
    case appDelegate, scenes, swiftUI, swiftUIWithDelegate, swiftUIWithScenes
  }

  var style: Style
  var methods: [DelegateMethod] = []
  var modes: [BackgroundMode] = []
  var identifiers: [String] = []
  var configurations: [String] = []
  var families: [Device.Model] = []
  var hasSeveralScenes = false

  /// Texts that mean something else in YAML or in scenarios if they are not in quotes.
  private static let texts = [
    "plain", "a: b", "# no comment", "yes", "none", "any", "1.0", "- a", "{a}", "[a]", "it's",
    "\"a\"",
    "ünï", "a\\b", "*", "&a", "!a", "|", ">", "%", "@a", "`a`", "~", "null", "a, b", "$[x", "a b ",
  ]

  init(_ numbers: inout Numbers) {
    style = Style.allCases.randomElement(using: &numbers) ?? .scenes
    let hasAppDelegate = style != .swiftUI
    let hasScenes = style == .scenes || style == .swiftUIWithScenes
    for method in DelegateMethod.allCases where !method.isSwiftUI && Self.type(of: method) != nil {
      let isPossible = method.isSceneMethod ? hasScenes : hasAppDelegate
      // Otherwise the app adopts scenes in its code.
      let isConfiguration = method == .configurationForConnecting
      if isPossible, !isConfiguration, Bool.random(using: &numbers) { methods.append(method) }
    }
    if style == .swiftUIWithScenes { methods.append(.configurationForConnecting) }
    modes = BackgroundMode.allCases.filter { _ in Bool.random(using: &numbers) }
    identifiers = Self.texts.filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 }
    families = [[.iphone], [.ipad], [.iphone, .ipad]].randomElement(using: &numbers) ?? []
    if style == .scenes {
      hasSeveralScenes = Bool.random(using: &numbers)
      configurations = ["Default Configuration", "a: b", "none"].filter { _ in
        Int.random(in: 0..<3, using: &numbers) > 0
      }
    }
  }

  var swiftUIDelegates: AppDescription.SwiftUIDelegates? {
    switch style {
    case .appDelegate, .scenes: nil
    case .swiftUI: AppDescription.SwiftUIDelegates.none
    case .swiftUIWithDelegate: .app
    case .swiftUIWithScenes: .scene
    }
  }

  /// The type of the first parameter of a method; nil if it belongs to none of the delegates.
  private static func type(of method: DelegateMethod) -> String? {
    let name = method.swiftName
    if name.hasPrefix("application") { return "UIApplication" }
    if name.hasPrefix("windowScene") { return "UIWindowScene" }
    if name.hasPrefix("scene") || name.hasPrefix("stateRestoration") { return "UIScene" }
    return name.hasPrefix("userNotificationCenter") ? "UNUserNotificationCenter" : nil
  }

  private static func code(_ method: DelegateMethod) -> String {
    let name = method.swiftName.prefix { $0 != "(" }
    let labels = method.swiftName.dropFirst(name.count + 1).dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { index, label in
      "\(label) p\(index): \(index == 0 ? type(of: method) ?? "" : "Value")"
    }
    return "  func \(name)(\(parameters.joined(separator: ", "))) {}\n"
  }

  var sources: [String: String] {
    func code(_ isIncluded: (DelegateMethod) -> Bool) -> String {
      methods.filter(isIncluded).map(Self.code).joined()
    }
    let center = "  func setUp() { UNUserNotificationCenter.current().delegate = self }\n"
    let main = swiftUIDelegates == nil ? "@main " : ""
    let delegates = "UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate"
    let configuration =
      style == .swiftUIWithScenes ? "  func f() { c.delegateClass = SceneDelegate.self }\n" : ""
    var files: [String: String] = [:]
    if style != .swiftUI {
      files["App.swift"] =
        "\(main)class AppDelegate: \(delegates) {\n\(center)\(configuration)\(code { !$0.isSceneMethod })}\n"
    }
    if style == .scenes || style == .swiftUIWithScenes {
      files["Scene.swift"] =
        "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(code { $0.isSceneMethod })}\n"
    }
    if swiftUIDelegates != nil {
      let adaptor =
        style == .swiftUI ? "" : "@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate"
      files["Main.swift"] = "@main struct NotesApp: App { \(adaptor) }"
    }
    return files
  }

  var settings: String {
    "{ TARGETED_DEVICE_FAMILY: \"\(families.map { $0 == .iphone ? "1" : "2" }.joined(separator: ","))\" }"
  }

  var info: String {
    func list(_ texts: [String]) -> String {
      "[\(texts.map(YAMLText.quoted).joined(separator: ", "))]"
    }
    var keys = [
      "UIBackgroundModes: \(list(modes.map(\.rawValue)))",
      "BGTaskSchedulerPermittedIdentifiers: \(list(identifiers))",
    ]
    if style == .scenes {
      let items = configurations.map {
        "{ UISceneConfigurationName: \(YAMLText.quoted($0)), UISceneDelegateClassName: SceneDelegate }"
      }
      let unnamed = items.isEmpty ? ["{ UISceneDelegateClassName: SceneDelegate }"] : items
      keys.append(
        """
        UIApplicationSceneManifest: { UIApplicationSupportsMultipleScenes: \(hasSeveralScenes), \
        UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [\(unnamed.joined(separator: ", "))] } }
        """
      )
    }
    return "{ \(keys.joined(separator: ", ")) }"
  }
}
