import AppLint
import AppProjects
import LifecycleCore
import SourceScanner
import Testing

/// A project, and what is found in it.
struct ProjectSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The source files; `App.swift` and `Scene.swift` are there in any case.
  var app = ""
  var scene = ""
  var others: [String: String] = [:]
  /// More entries of the Info.plist.
  var info = ""
  var hasScenes = true
  var deploymentTarget = "16.0"
  /// The identifiers of the findings about code, with their lines: `lost-work Sources/App.swift:4`.
  let findings: [String]

  var testDescription: String { name }

  /// Methods of the app delegate, the first one in line 2.
  private var appDelegate: String {
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    \(app)
    }
    """
  }

  private var sceneDelegate: String {
    """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    \(scene)
    }
    """
  }

  var result: ProjectLint {
    get throws {
      let manifest = """
        UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{ \
        UISceneDelegateClassName: Notes.SceneDelegate }] } }
        """
      let entries = [hasScenes ? manifest : "", "UILaunchScreen: {}", info].filter { !$0.isEmpty }
      var sources = others
      sources["App.swift"] = appDelegate
      if hasScenes { sources["Scene.swift"] = sceneDelegate }
      let project = try inspect(
        sources,
        info: "{ \(entries.joined(separator: ", ")) }",
        deploymentTarget: deploymentTarget
      )
      return try #require(project.app).lint(LintOptions())
    }
  }

  var found: [String] {
    get throws {
      let ids = Set(LintRule.ofProjects.map(\.id))
      return try result.result.findings.filter { ids.contains($0.id) }.map { finding in
        "\(finding.id) \(finding.location?.description ?? "")"
      }
    }
  }
}

/// What is found in projects: each finding where its cause is, and none where the code is right.
@Suite struct FindingTests {
  private static let open = """
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
      router.handle(url)
    }
    """
  private static let sceneOpen =
    "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { router.handle(contexts.first!.url) }"

  private static func connect(_ body: String) -> String {
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \(body) }"
  }

  private static let background =
    "func applicationDidEnterBackground(_ application: UIApplication) { store.saveAll() }"

  static let uncalled = [
    ProjectSample(
      name: "a URL that no scene handles is lost",
      app: open,
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a URL that the scene handles, too, is moved",
      app: open,
      scene: sceneOpen + "\n" + connect("router.handle(options.urlContexts.first!.url)"),
      findings: ["uncalled-methods Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work that a helper of the app delegate does for the scene is moved",
      app: open + "\nfunc show(_ url: URL) { router.handle(url) }",
      scene: """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { appDelegate.show(url) }
        \(connect("appDelegate.show(options.urlContexts.first!.url)"))
        """,
      findings: ["uncalled-methods Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work that only other methods do is lost",
      app: background,
      scene: "func sceneDidEnterBackground(_ scene: UIScene) { timer.invalidate() }",
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work that an observer does is moved",
      app: background + """

        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          NotificationCenter.default.addObserver(self, selector: #selector(keep), name: UIApplication.didEnterBackgroundNotification, object: nil)
          return true
        }
        @objc func keep() { store.saveAll() }
        """,
      findings: ["uncalled-methods Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a method that the scene delegate calls is called",
      app: background,
      scene: """
        func sceneDidEnterBackground(_ scene: UIScene) {
          (UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(UIApplication.shared)
        }
        """,
      findings: ["uncalled-methods Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "an empty method and one that only logs are no loss",
      app: """
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func applicationWillResignActive(_ application: UIApplication) { logger.info("inactive") }
        """,
      findings: ["uncalled-methods Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "without scenes UIKit calls the methods of the app delegate",
      app: open + "\n" + background,
      hasScenes: false,
      findings: []
    ),
    ProjectSample(
      name: "what is kept for iOS 12 is no loss if scenes do other work",
      app: background,
      scene: "func sceneDidEnterBackground(_ scene: UIScene) { timer.invalidate() }",
      deploymentTarget: "12.0",
      findings: ["uncalled-methods Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "what is posted elsewhere with another name is lost",
      app: """
        func application(_ a: UIApplication, didChangeStatusBarFrame f: CGRect) { center.post(name: .barChanged) }
        func applicationWillTerminate(_ a: UIApplication) { center.post(name: .ends) }
        """,
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "the older form of a method loses its work to the newer one",
      app: """
        func applicationDidFinishLaunching(_ a: UIApplication) { player.prepare() }
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        """,
      hasScenes: false,
      findings: ["superseded-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "the older form of a method is not needed",
      app: """
        func application(_ a: UIApplication, handleOpen url: URL) -> Bool { router.route(url) }
        func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { router.route(url) }
        """,
      hasScenes: false,
      findings: ["superseded-method Sources/App.swift:2"]
    ),
  ]

  static let deliveries = [
    ProjectSample(
      name: "a URL is handled, and not read when a scene connects",
      scene: sceneOpen + "\n" + connect("window = UIWindow()"),
      findings: ["cold-event-not-read Sources/Scene.swift:3"]
    ),
    ProjectSample(
      name: "no method is there that a scene connects",
      scene: sceneOpen,
      findings: ["cold-event-not-read Sources/Scene.swift:2"]
    ),
    ProjectSample(
      name: "a helper that is given the options reads the URL",
      scene: sceneOpen + "\n" + connect("begin(with: options)")
        + "\nfunc begin(with options: UIScene.ConnectionOptions) { router.handle(options.urlContexts) }",
      findings: []
    ),
    ProjectSample(
      name: "other code may read the options that it is given",
      scene: sceneOpen + "\n" + connect("coordinator.start(options)"),
      findings: []
    ),
    ProjectSample(
      name: "an empty method handles nothing",
      scene: "func scene(_ scene: UIScene, continue activity: NSUserActivity) {}",
      findings: []
    ),
    ProjectSample(
      name: "no code handles URLs",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: ["unhandled-url-scheme project.yml:11"]
    ),
    ProjectSample(
      name: "a scheme of a sign-in service needs no code",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [fb1234567] }]",
      findings: []
    ),
    ProjectSample(
      name: "a library may add the method to the delegate",
      others: ["Import.swift": "import FirebaseCore\nextension AppDelegate {}"],
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: []
    ),
    ProjectSample(
      name: "a scene that connects reads the URLs",
      scene: connect("router.handle(options.urlContexts)"),
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: []
    ),
  ]

  private static func fetch(_ body: String) -> String {
    """
    func application(_ a: UIApplication, performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
    \(body)
    }
    """
  }

  static let code = [
    ProjectSample(
      name: "the completion handler of a fetch is forgotten",
      app: fetch("load()"),
      findings: ["completion-handler-unused Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a path ends without the completion handler",
      app: fetch("guard ready else {\nreturn\n}\ndone(.newData)"),
      findings: ["path-without-completion-handler Sources/App.swift:4"]
    ),
    ProjectSample(
      name: "the completion handler is called",
      app: fetch("done(.noData)"),
      findings: []
    ),
    ProjectSample(
      name: "a quick action gets no answer",
      scene: """
        func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
        """,
      findings: ["answer-not-given Sources/Scene.swift:2"]
    ),
    ProjectSample(
      name: "no code registers a task for the mode",
      info: "UIBackgroundModes: [processing], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: ["processing-without-task project.yml:11"]
    ),
    ProjectSample(
      name: "one of two permitted tasks is registered",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { _ in } }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.b, a.c]",
      findings: ["unregistered-task project.yml:11"]
    ),
    ProjectSample(
      name: "one identifier that is not known says nothing of the others",
      app: #"""
        func start(_ name: String) {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.d", using: nil) { _ in }
          BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { _ in }
        }
        """#,
      info: "UIBackgroundModes: [processing], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: []
    ),
    ProjectSample(
      name: "a registered task is not permitted",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.d", using: nil) { _ in } }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.*]",
      findings: []
    ),
    ProjectSample(
      name: "a registered task is missing among those that are permitted",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "b.d", using: nil) { _ in } }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.*]",
      findings: ["unpermitted-task Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a letter of a method is wrong",
      app: "func applicationDidBecomeActve(_ application: UIApplication) {}",
      findings: ["misspelled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a function that the class calls is its own",
      app: """
        func applicationDidBecomeActiv(_ application: UIApplication) {}
        func start() { applicationDidBecomeActiv(UIApplication.shared) }
        """,
      findings: []
    ),
    ProjectSample(
      name: "the first parameter has a label",
      app: "func applicationDidBecomeActive(application: UIApplication) {}",
      findings: ["other-selector Sources/App.swift:2"]
    ),
  ]

  @Test(arguments: uncalled + deliveries + code)
  func `each finding is where its cause is`(_ sample: ProjectSample) throws {
    #expect(try sample.found == sample.findings)
  }

  @Test func `a manifest that names a class which does not exist is found at its place`() throws {
    let info = """
      { UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication: [{ \
      UISceneDelegateClassName: Notes.SceneDelegate }] } } }
      """
    let app = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    let lint = try #require(try inspect(["App.swift": app], info: info).app).lint(LintOptions())
    let finding = try #require(lint.result.findings.first { $0.id == "missing-scene-delegate" })
    #expect(finding.location?.description == "project.yml:11")
    #expect(finding.message.hasPrefix("no source file of the app declares 'Notes.SceneDelegate'"))
  }

  @Test func `the links of a domain that no code handles are found`() throws {
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
              com.apple.developer.associated-domains: ["applinks:notes.example"]
      """,
      "Sources/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]
    let lint = try #require(try AppFolder(files).read().app).lint(LintOptions())
    let finding = try #require(lint.result.findings.first { $0.id == "unhandled-link" })
    #expect(finding.message.contains("'notes.example'"))
    #expect(finding.location?.path == "project.yml")
  }

  @Test func `each rule is met by a sample`() {
    let samples = Self.uncalled + Self.deliveries + Self.code
    let met = Set(samples.flatMap(\.findings).compactMap { $0.split(separator: " ").first })
    let others = ["missing-scene-delegate", "unhandled-link"]
    let missing = LintRule.ofProjects.map(\.id).filter {
      !met.contains($0[...]) && !others.contains($0)
    }
    #expect(missing == [])
  }

  @Test func `the methods that must move are listed for an app without scenes`() throws {
    let sample = ProjectSample(
      name: "",
      app: Self.open + "\n" + Self.background + """

        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.makeKeyAndVisible()
          return true
        }
        func applicationWillTerminate(_ application: UIApplication) {}
        """,
      hasScenes: false,
      findings: []
    )
    let steps = try sample.result.migration
    #expect(
      steps.map { "\($0.location.line) \($0.method.swiftName): \($0.text)" } == [
        "2 application(_:open:options:): move it to 'scene(_:openURLContexts:)'; at launch read 'urlContexts' in 'scene(_:willConnectTo:options:)'",
        "5 applicationDidEnterBackground(_:): move it to 'sceneDidEnterBackground(_:)'",
        "6 application(_:didFinishLaunchingWithOptions:): it is still called; make the window in 'scene(_:willConnectTo:options:)', and read there what launched the app",
      ]
    )
    #expect(try ProjectSample(name: "", app: Self.open, findings: []).result.migration.isEmpty)
  }

  @Test func `a finding about a build setting is at its line`() throws {
    let project = try inspect(
      ["App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"],
      deploymentTarget: "14.0"
    )
    let lint = try #require(project.app).lint(LintOptions())
    let finding = try #require(lint.result.findings.first { $0.id == "deployment-target" })
    #expect(finding.location?.description == "project.yml:6")
    #expect(finding.range == nil)
  }
}
