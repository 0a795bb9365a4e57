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
      findings: ["uncalled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work that a helper of the app delegate does for the scene is moved",
      app: open + "\nfunc show(_ url: URL) { router.handle(url) }",
      scene: """
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { appDelegate.show(url) }
        \(connect("appDelegate.show(options.urlContexts.first!.url)"))
        """,
      findings: ["uncalled-method Sources/App.swift:2"]
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
      findings: ["uncalled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work that only the termination does as well is lost",
      app: background
        + "\nfunc applicationWillTerminate(_ application: UIApplication) { store.saveAll() }",
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work that only the launch does as well is lost",
      app: "func applicationDidBecomeActive(_ application: UIApplication) { center.refreshAll() }",
      scene: connect("center.refreshAll()"),
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a URL that is handled only when a scene connects is lost later",
      app: open,
      scene: connect("router.handle(options.urlContexts.first!.url)"),
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "work right before the moment is not lost",
      app: background,
      scene: "func sceneWillResignActive(_ scene: UIScene) { store.saveAll() }",
      findings: ["uncalled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "calls are followed through other files, however many there are",
      app: background,
      scene: "func sceneDidEnterBackground(_ scene: UIScene) { flow.first1() }",
      others: Dictionary(
        uniqueKeysWithValues: (1...9).map { number in
          let next = number == 9 ? "store.saveAll()" : "next.first\(number + 1)()"
          return (
            "Flow\(number).swift", "class Flow\(number) { func first\(number)() { \(next) } }"
          )
        }
      ),
      findings: ["uncalled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "functions that call each other end",
      app: background,
      scene: """
        func sceneDidEnterBackground(_ scene: UIScene) { ping() }
        func ping() { pong() }
        func pong() { ping() }
        """,
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "what a function of the app delegate does is compared",
      app: """
        func applicationDidEnterBackground(_ application: UIApplication) { keepAll() }
        func keepAll() { store.saveAll() }
        """,
      scene: "func sceneDidEnterBackground(_ scene: UIScene) { store.saveAll() }",
      findings: ["uncalled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "an older form beside that with a secure archive is no loss",
      app: """
        func application(_ a: UIApplication, shouldSaveApplicationState c: NSCoder) -> Bool { keep.allAtOnce(c) }
        func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { keep.allAtOnce(c) }
        func application(_ a: UIApplication, shouldRestoreSecureApplicationState c: NSCoder) -> Bool { true }
        func application(_ a: UIApplication, shouldRestoreApplicationState c: NSCoder) -> Bool { keep.mayRestore(c) }
        """,
      findings: ["uncalled-method Sources/App.swift:2", "uncalled-method Sources/App.swift:5"]
    ),
    ProjectSample(
      name: "a method that the scene delegate calls is called",
      app: background,
      scene: """
        func sceneDidEnterBackground(_ scene: UIScene) {
          (UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(UIApplication.shared)
        }
        """,
      findings: ["uncalled-method Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "an empty method and one that only logs are no loss",
      app: """
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func applicationWillResignActive(_ application: UIApplication) { logger.info("inactive") }
        """,
      findings: ["uncalled-method Sources/App.swift:2", "uncalled-method Sources/App.swift:3"]
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
      findings: ["uncalled-method Sources/App.swift:2"]
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
      name: "what a helper posts elsewhere with another name is lost",
      app: """
        func application(_ a: UIApplication, didChangeStatusBarFrame f: CGRect) { postLater(name: .barChanged) }
        func applicationWillTerminate(_ a: UIApplication) { postLater(name: .ends) }
        func postLater(name: Notification.Name) { center.post(name: name) }
        """,
      findings: ["lost-work Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a scene of CarPlay does not take the place of the app",
      app: background,
      others: [
        "Car.swift": """
        class Car: UIResponder, CPTemplateApplicationSceneDelegate {
          func sceneDidEnterBackground(_ scene: UIScene) { store.saveAll() }
        }
        """
      ],
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

  @Test func `the same name on another object does not mean that work is moved`() throws {
    let app =
      "func applicationWillResignActive(_ application: UIApplication) { GameManager.shared.pause() }"
    for (call, text) in [
      ("AudioManager.shared.pause()", "it is not certain that other code does 'pause'"),
      ("gameManager.pause()", "other code does its work"),
    ] {
      let sample = ProjectSample(
        name: "",
        app: app,
        scene: "func sceneWillResignActive(_ scene: UIScene) { \(call) }",
        findings: []
      )
      let finding = try #require(
        try sample.result.result.findings.first { $0.id == "uncalled-method" }
      )
      #expect(finding.message.contains(text))
    }
  }

  /// Observers in a class of their own, each of which saves when the app enters the background.
  private static let observers = [
    "center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in store.saveAll() }",
    "center.addObserver(forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil) { _ in self.keep() }",
    "center.addObserver(self, selector: #selector(keep), name: UIApplication.willResignActiveNotification, object: nil)",
    "center.publisher(for: UIApplication.didEnterBackgroundNotification).sink { _ in store.saveAll() }",
    "Task { for await _ in center.notifications(named: UIApplication.didEnterBackgroundNotification) { keep() } }",
  ]

  static let observed =
    observers.map { observer in
      ProjectSample(
        name: "work of an observer in another class is not lost: \(observer)",
        app: background,
        others: [
          "Keeper.swift": """
          class Keeper {
            init() { \(observer) }
            @objc func keep() { store.saveAll() }
          }
          """
        ],
        findings: ["uncalled-method Sources/App.swift:2"]
      )
    } + [
      ProjectSample(
        name: "an observer of another moment does not take its place",
        app: background,
        others: [
          "Keeper.swift": """
          class Keeper {
            init() { center.addObserver(forName: UIApplication.willTerminateNotification, object: nil, queue: nil) { _ in store.saveAll() } }
          }
          """
        ],
        findings: ["lost-work Sources/App.swift:2"]
      ),
      ProjectSample(
        name: "work of a view that receives the notification is not lost",
        app: background,
        others: [
          "Screen.swift": """
          struct Screen: View {
            var body: some View {
              Text("").onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in store.saveAll() }
            }
          }
          """
        ],
        findings: ["uncalled-method Sources/App.swift:2"]
      ),
    ]

  /// Methods whose names other code has as well, where that is not certainly the same work.
  static let doubtful =
    [
      "timer?.invalidate()",
      "purge()\n}\nfunc purge() { UserDefaults.standard.synchronize()",
    ].map { body in
      ProjectSample(
        name: "an observer that is not certain to do it: \(body)",
        app: "func applicationDidEnterBackground(_ application: UIApplication) { \(body) }",
        others: [
          "Keeper.swift": """
          class Keeper {
            func start() { center.addObserver(self, selector: #selector(keep), name: UIApplication.didEnterBackgroundNotification, object: nil) }
            @objc func keep() { flows.forEach { $0.end() } }
          }
          class Flow { func end() { clock.invalidate(); store.set(1, forKey: name); store.synchronize() } }
          class Page { func end() { flow.purge() } }
          """
        ],
        findings: ["uncalled-method Sources/App.swift:2"]
      )
    }

  /// Code that saves at a moment which cannot be known, called in `sceneDidEnterBackground(_:)` or by an observer.
  static let unknown =
    [
      ("hooks.save()", "class Hooks { static let save = { store.saveAll() } }"),
      ("Saver()", "class Saver { init() { store.saveAll() } }"),
      ("flow.isOn = false", "class Flow { var isOn = true { didSet { store.saveAll() } } }"),
      (
        "",
        "class Keeper { func start() { let n = UIApplication.didEnterBackgroundNotification; center.addObserver(self, selector: #selector(keep), name: n, object: nil) }\n@objc func keep() { store.saveAll() } }"
      ),
      (
        "",
        "class Keeper { func start() { center.addObserver(forName: .init(\"UIApplicationDidEnterBackgroundNotification\"), object: nil, queue: nil) { _ in store.saveAll() } } }"
      ),
      (
        "",
        "class Keeper { static let name = UIApplication.didEnterBackgroundNotification\nfunc start() { center.publisher(for: Self.name).sink { _ in store.saveAll() } } }"
      ),
    ].map { call, code in
      ProjectSample(
        name: "work is not lost for certain: \(call) \(code)",
        app: background,
        scene: "func sceneDidEnterBackground(_ scene: UIScene) { \(call) }",
        others: ["Other.swift": code],
        findings: ["uncalled-method Sources/App.swift:2"]
      )
    }

  private static let frame = "window = UIWindow(frame: UIScreen.main.bounds)"
  private static func launch(_ body: String) -> String {
    """
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      \(body)
      return true
    }
    """
  }

  static let windows = [
    ProjectSample(
      name: "a window of the app delegate belongs to no scene",
      app: launch("\(frame)\nwindow?.makeKeyAndVisible()"),
      findings: ["window-without-scene Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a helper makes it",
      app: launch("makeWindow()\nwindow?.makeKeyAndVisible()") + "\nfunc makeWindow() { \(frame) }",
      findings: ["window-without-scene Sources/App.swift:7"]
    ),
    ProjectSample(
      name: "a window of the scene delegate belongs to no scene",
      scene: connect("\(frame)\nwindow?.makeKeyAndVisible()"),
      findings: ["window-without-scene Sources/Scene.swift:2"]
    ),
    ProjectSample(
      name: "the scene is given to the window",
      scene: connect(
        "\(frame)\nwindow?.windowScene = scene as? UIWindowScene\nwindow?.makeKeyAndVisible()"
      ),
      findings: []
    ),
    ProjectSample(
      name: "a window is made with its scene",
      scene: connect(
        "window = UIWindow(windowScene: scene as! UIWindowScene)\nwindow?.makeKeyAndVisible()"
      ),
      findings: []
    ),
    ProjectSample(
      name: "only versions without scenes make the window",
      app: launch("if #available(iOS 13, *) {} else {\n\(frame)\nwindow?.makeKeyAndVisible()\n}"),
      findings: []
    ),
    ProjectSample(
      name: "a scene that is unwrapped leaves no doubt",
      scene: connect(
        "guard let _ = scene as? UIWindowScene else { return }\n\(frame)\nwindow?.makeKeyAndVisible()"
      ),
      findings: ["window-without-scene Sources/Scene.swift:2"]
    ),
    ProjectSample(
      name: "a key path gives the window its scene",
      scene: connect(
        "\(frame)\nwindow?[keyPath: \\.windowScene] = scene as? UIWindowScene\nwindow?.makeKeyAndVisible()"
      ),
      findings: []
    ),
    ProjectSample(
      name: "the app runs on versions without scenes",
      app: launch("\(frame)\nwindow?.makeKeyAndVisible()"),
      deploymentTarget: "12.0",
      findings: []
    ),
    ProjectSample(
      name: "a window that is not shown is none of the app's",
      app: launch(frame),
      findings: []
    ),
    ProjectSample(
      name: "without scenes the app delegate makes the window",
      app: launch("\(frame)\nwindow?.makeKeyAndVisible()"),
      hasScenes: false,
      findings: []
    ),
  ]

  /// Code at launch that makes a window only under a condition, which may be that there are no scenes.
  static let conditionalWindows = [
    "#if LEGACY\n\(shown)\n#endif",
    "if !supportsScenes { \(shown) }",
    "if supportsScenes {} else { \(shown) }",
    "guard !supportsScenes else { return true }\n\(shown)",
    "if supportsScenes { return true }\n\(shown)",
    "switch mode {\ncase .scenes: break\ndefault: \(shown) }",
    "if !supportsScenes { makeWindow() }\n}\nfunc makeWindow() -> Bool { \(shown)",
    "if !supportsScenes { later { \(shown) } }",
  ]
  .map { ProjectSample(name: "a condition chooses: \($0)", app: launch($0), findings: []) }

  /// Code without a condition around the window.
  static let certainWindows = [
    "if isFirst { track() }\n\(shown)",
    "items.forEach { guard $0.isNew else { return } }\n\(shown)",
    "DispatchQueue.main.async { \(shown) }",
    "do { \(shown) }",
    "defer { \(shown) }",
  ]
  .map {
    ProjectSample(
      name: "no condition chooses: \($0)",
      app: launch($0),
      findings: ["window-without-scene Sources/App.swift:2"]
    )
  }

  private static let shown = "\(frame); window?.makeKeyAndVisible()"

  private static let register =
    "func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { task in run(task) } }\nfunc run(_ task: BGTask) { sync.begin() }"
  private static let permitted =
    "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.b]"

  static let places = [
    ProjectSample(
      name: "no code completes the task",
      app: register,
      info: permitted,
      findings: ["task-never-completed Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "code that was not read may complete the task",
      app:
        "func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: \"a.b\", using: nil) { SyncKit.handle($0) } }",
      info: permitted,
      findings: []
    ),
    ProjectSample(
      name: "a protocol leads from the scene delegate to the method in the app delegate",
      app: "func sceneDidBecomeActive(_ scene: UIScene) { store.load() }",
      scene:
        "var events: SceneEvents?\nfunc sceneDidBecomeActive(_ scene: UIScene) { events?.sceneDidBecomeActive(scene) }",
      findings: []
    ),
    ProjectSample(
      name: "a method of another protocol has no parameter",
      app: "func applicationDidBecomeActive() { store.load() }",
      findings: []
    ),
    ProjectSample(
      name: "another class completes the task",
      app: register,
      others: [
        "Sync.swift":
          "class Sync { func run(_ task: BGTask) { task.setTaskCompleted(success: true) } }"
      ],
      info: permitted,
      findings: []
    ),
    ProjectSample(
      name: "a method of scene delegates stands in the app delegate",
      app: "func sceneDidBecomeActive(_ scene: UIScene) { store.load() }",
      findings: ["method-of-other-delegate Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a method of the app delegate stands in a scene delegate",
      scene: "func applicationDidEnterBackground(_ application: UIApplication) { store.save() }",
      findings: ["method-of-other-delegate Sources/Scene.swift:2"]
    ),
    ProjectSample(
      name: "the app itself calls the method of scene delegates in the app delegate",
      app: "func sceneDidBecomeActive(_ scene: UIScene) { store.load() }",
      scene: """
        func sceneDidBecomeActive(_ scene: UIScene) {
          (UIApplication.shared.delegate as? AppDelegate)?.sceneDidBecomeActive(scene)
        }
        """,
      findings: []
    ),
    ProjectSample(
      name: "the code makes the app delegate the delegate of scenes, too",
      app: """
        func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: s.role)
          configuration.delegateClass = AppDelegate.self
          return configuration
        }
        func sceneDidBecomeActive(_ scene: UIScene) { store.load() }
        """,
      findings: []
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
      name: "a property of an extension may read the URL",
      scene: sceneOpen + "\n" + connect("router.start(options.deepLink)"),
      others: [
        "Options.swift":
          "extension UIScene.ConnectionOptions { var deepLink: URL? { urlContexts.first?.url } }"
      ],
      findings: []
    ),
    ProjectSample(
      name: "a superclass may read the URL",
      scene: sceneOpen + "\n"
        + connect("super.scene(scene, willConnectTo: session, options: options)"),
      findings: []
    ),
    ProjectSample(
      name: "an empty method handles nothing",
      scene: "func scene(_ scene: UIScene, continue activity: NSUserActivity) {}",
      findings: []
    ),
    ProjectSample(
      name: "a view handles the URL while the app runs",
      scene: connect("router.handle(options.urlContexts.first!.url)"),
      others: [
        "Screen.swift":
          "struct Screen: View { var body: some View { Text(\"\").onOpenURL { _ in } } }"
      ],
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: []
    ),
    ProjectSample(
      name: "no code handles URLs",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: ["unhandled-url-scheme project.yml:11"]
    ),
    ProjectSample(
      name: "a method that does nothing handles no URL",
      scene: "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: ["unhandled-url-scheme project.yml:11"]
    ),
    ProjectSample(
      name: "a scheme of a sign-in service needs no code",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [fb1234567] }]",
      findings: []
    ),
    ProjectSample(
      name: "without scenes the URL that launches the app is read",
      app: launch("if let url = o?[.url] as? URL { router.handle(url) }"),
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      hasScenes: false,
      findings: []
    ),
    ProjectSample(
      name: "without scenes a helper reads the URL that launches the app",
      app: launch("begin(o)")
        + "\nfunc begin(_ o: [UIApplication.LaunchOptionsKey: Any]?) { router.handle(o?[.url]) }",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      hasScenes: false,
      findings: []
    ),
    ProjectSample(
      name: "an app with scenes finds no URL in its launch options",
      app: launch("if let url = o?[.url] as? URL { router.handle(url) }"),
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: ["unhandled-url-scheme project.yml:11"]
    ),
    ProjectSample(
      name: "another URL at launch is not the one that arrives",
      app: launch("begin()") + "\nfunc begin() { client.url = url }",
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      hasScenes: false,
      findings: ["unhandled-url-scheme project.yml:11"]
    ),
    ProjectSample(
      name: "a library that another file imports may add the method",
      others: ["Links.swift": "import BranchSDK\nfunc begin() { Branch.getInstance() }"],
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: []
    ),
    ProjectSample(
      name: "a library may add the method to the delegate",
      others: ["Import.swift": "import FirebaseCore\nextension AppDelegate {}"],
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: []
    ),
    ProjectSample(
      name: "a URL is read only when a scene connects",
      scene: connect("router.handle(options.urlContexts)"),
      info: "CFBundleURLTypes: [{ CFBundleURLSchemes: [notes] }]",
      findings: ["warm-event-not-handled Sources/Scene.swift:2"]
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
      name: "no code handles the events of a background URL session",
      app: #"func start() { URLSessionConfiguration.background(withIdentifier: "a.b") }"#,
      findings: ["session-events-not-handled Sources/App.swift:1"]
    ),
    ProjectSample(
      name: "a background URL session launches no app",
      app:
        #"func start() { let c = URLSessionConfiguration.background(withIdentifier: "a.b"); c.sessionSendsLaunchEvents = false }"#,
      findings: []
    ),
    ProjectSample(
      name: "the events of a background URL session are handled",
      app: #"""
        func start() { URLSessionConfiguration.background(withIdentifier: "a.b") }
        func application(_ a: UIApplication, handleEventsForBackgroundURLSession i: String, completionHandler: @escaping () -> Void) { keep(completionHandler) }
        """#,
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
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { $0.setTaskCompleted(success: true) } }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.b, a.c]",
      findings: ["unregistered-task project.yml:11"]
    ),
    ProjectSample(
      name: "a processing task without its mode",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { $0.setTaskCompleted(success: true) }; send(BGProcessingTaskRequest(identifier: "a.b")) }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: ["task-without-mode project.yml:11"]
    ),
    ProjectSample(
      name: "a refresh without its mode",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { $0.setTaskCompleted(success: true) }; send(BGAppRefreshTaskRequest(identifier: "a.b")) }"#,
      info: "UIBackgroundModes: [processing], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: ["task-without-mode project.yml:11"]
    ),
    ProjectSample(
      name: "a refresh with its mode",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { $0.setTaskCompleted(success: true) }; send(BGAppRefreshTaskRequest(identifier: "a.b")) }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: []
    ),
    ProjectSample(
      name: "one identifier that is not known says nothing of the others",
      app: #"""
        func start(_ name: String) {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.d", using: nil) { $0.setTaskCompleted(success: true) }
          BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: nil) { $0.setTaskCompleted(success: true) }
        }
        """#,
      info: "UIBackgroundModes: [processing], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: []
    ),
    ProjectSample(
      name: "a registered task is not permitted",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.d", using: nil) { $0.setTaskCompleted(success: true) } }"#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.*]",
      findings: []
    ),
    ProjectSample(
      name: "a registered task is missing among those that are permitted",
      app:
        #"func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "b.d", using: nil) { $0.setTaskCompleted(success: true) } }"#,
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
      name: "a function that an observer calls is its own",
      app: """
        @objc func applicationDidBecomeActive() {}
        func start() { center.addObserver(self, selector: #selector(applicationDidBecomeActive), name: UIApplication.didBecomeActiveNotification, object: nil) }
        """,
      findings: []
    ),
    ProjectSample(
      name: "a value that can change is not known",
      app: #"""
        static var refresh = "b.d"
        func start() { BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: nil) { $0.setTaskCompleted(success: true) } }
        """#,
      info: "UIBackgroundModes: [fetch], BGTaskSchedulerPermittedIdentifiers: [a.b]",
      findings: []
    ),
    ProjectSample(
      name: "the first parameter has a label",
      app: "func applicationDidBecomeActive(application: UIApplication) {}",
      findings: ["other-selector Sources/App.swift:2"]
    ),
    ProjectSample(
      name: "a static function that the app calls itself is meant to be one",
      app: """
        static func applicationDidBecomeActive(_ application: UIApplication) {}
        func start() { AppDelegate.applicationDidBecomeActive(.shared) }
        """,
      findings: []
    ),
  ]

  private static let misspelled = [
    "func scene(_ scene: UIScene, continues activity: NSUserActivity) { scene(scene) }",
    "func scene(_ scene: UIScene, openUrlContexts contexts: Set<UIOpenURLContext>) { scene(scene) }",
    "func sceneDidBecomActive(_ scene: UIScene) {}",
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {}",
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {}",
    "func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, reply: () -> Void) {}",
    "func scene(_ scene: UIScene, continueUserActivity activity: NSUserActivity) {}",
    "func scene(_ scene: UIScene, openUrls contexts: Set<UIOpenURLContext>) {}",
    "func windowScene(_ scene: UIWindowScene, performFor item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {}",
    "func windowScene(_ scene: UIWindowScene, performActionForShortcutItem item: UIApplicationShortcutItem, completionHandler: (Bool) -> Void) {}",
  ].map { function in
    ProjectSample(
      name: "a name with another letter: \(function)",
      scene: function,
      findings: ["misspelled-method Sources/Scene.swift:2"]
    )
  }

  private static let uncallable = [
    "static func applicationDidBecomeActive(_ application: UIApplication) {}",
    "private func applicationDidBecomeActive(_ application: UIApplication) {}",
    "@nonobjc func applicationDidBecomeActive(_ application: UIApplication) {}",
    "func applicationDidBecomeActive(_ application: UIApplication) throws {}",
  ].map { function in
    ProjectSample(
      name: "UIKit cannot call: \(function)",
      app: function,
      findings: ["other-selector Sources/App.swift:2"]
    )
  }

  /// Returns an app with a scene of CarPlay, whose delegate is declared so in `Car.swift`.
  private static func carPlay(
    _ name: String,
    _ delegate: String,
    _ findings: [String] = []
  ) -> ProjectSample {
    ProjectSample(
      name: name,
      others: [
        "Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
        "Car.swift": delegate,
      ],
      info: """
        UIApplicationSceneManifest: { UISceneConfigurations: { \
        UIWindowSceneSessionRoleApplication: [{ UISceneDelegateClassName: Notes.SceneDelegate }], \
        CPTemplateApplicationSceneSessionRoleApplication: [{ UISceneDelegateClassName: Notes.Car }] } }
        """,
      hasScenes: false,
      findings: findings
    )
  }

  /// Delegates of scenes of CarPlay, with and without the methods that CarPlay requires.
  private static let carPlay = [
    carPlay(
      "the delegate of CarPlay lacks both methods",
      "import CarPlay\nclass Car: UIResponder, CPTemplateApplicationSceneDelegate {}",
      ["carplay-without-connect Sources/Car.swift:2"]
    ),
    carPlay(
      "the delegate of CarPlay has one of them in an extension",
      """
      class Car: UIResponder, CPTemplateApplicationSceneDelegate {}
      extension Car {
        func templateApplicationScene(_ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController) {}
      }
      """
    ),
    carPlay(
      "the delegate of CarPlay has the form with a window",
      """
      class Car: UIResponder, CPTemplateApplicationSceneDelegate {
        func templateApplicationScene(
          _ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController, to window: CPWindow
        ) {}
      }
      """
    ),
    carPlay(
      "a superclass of the delegate of CarPlay is not known",
      "class Car: CarBase, CPTemplateApplicationSceneDelegate {}"
    ),
  ]

  /// Classes that nothing makes a delegate, and what would make them one.
  private static let unused = [
    ProjectSample(
      name: "no manifest names the scene delegate",
      others: [
        "Other.swift":
          "class Other: UIResponder, UIWindowSceneDelegate { func sceneDidBecomeActive(_ scene: UIScene) {} }"
      ],
      hasScenes: false,
      findings: ["unused-delegate Sources/Other.swift:1"]
    ),
    ProjectSample(
      name: "a scene delegate without methods is left alone",
      others: ["Other.swift": "class Other: UIResponder, UIWindowSceneDelegate {}"],
      hasScenes: false,
      findings: []
    ),
    ProjectSample(
      name: "nothing sets the delegate of the notification center",
      others: ["Center.swift": center],
      findings: ["unused-delegate Sources/Center.swift:1"]
    ),
    ProjectSample(
      name: "the delegate of the notification center is set",
      app: launch("UNUserNotificationCenter.current().delegate = Center.shared"),
      others: ["Center.swift": center],
      findings: []
    ),
    ProjectSample(
      name: "an object that is not known is the delegate of the notification center",
      app: launch("UNUserNotificationCenter.current().delegate = makeDelegate()"),
      others: ["Center.swift": center],
      findings: []
    ),
  ]

  private static let center =
    "class Center: NSObject, UNUserNotificationCenterDelegate { static let shared = Center()\nfunc userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {} }"

  /// Functions whose labels are those of no method, but which the app may well have.
  private static let ownFunctions = [
    "func scene(_ scene: UIScene, show url: URL) {}",
    "func scene(_ scene: UIScene, didReceiveMessage message: Message) {}",
    "func scene(_ scene: UIScene, route: Route, options: Options) {}",
    "func scene(_ scene: UIScene, continue activity: NSUserActivity, animated: Bool) {}",
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions, animated: Bool) {}",
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {}\nfunc f() { scene(s, willConnectTo: t) }",
  ].map { ProjectSample(name: "a function of the app: \($0)", scene: $0, findings: []) }

  @Test(
    arguments: uncalled + observed + unknown + doubtful + windows + conditionalWindows
      + certainWindows
      + places + deliveries + code + misspelled + uncallable + ownFunctions
      + unused + carPlay
  )
  func `each finding is where its cause is`(_ sample: ProjectSample) throws {
    #expect(try sample.found == sample.findings)
  }

  @Test(arguments: [
    ("@UIApplicationDelegateAdaptor var delegate: AppDelegate", []),
    ("", ["unused-delegate App.swift:5"]),
  ])
  func `a SwiftUI app names its app delegate`(_ property: String, _ expected: [String]) throws {
    let app = """
      @main struct NotesApp: App {
        \(property)
        var body: some Scene { WindowGroup {} }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { cache.clear() }
      }
      """
    let lint = try #require(try inspect(["App.swift": app]).app).lint(LintOptions())
    let found = lint.result.findings.filter { $0.id == "unused-delegate" }
    #expect(
      found.map { "\($0.id) \($0.location?.description ?? "")" }
        == expected.map { $0.replacing("App.swift", with: "Sources/App.swift") }
    )
  }

  @Test func `the class of scenes that the code makes is named in the answer`() throws {
    let app = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: s.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      """
    let forecast = try #require(try inspect(["App.swift": app]).app).forecast()
    #expect(forecast.map(\.text) == ["launches with scenes; their delegate is SceneDelegate"])
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

  @Test func `thousands of functions that call one another are followed`() throws {
    let functions = (0..<5000).map { "func g\($0)() { g\($0 + 1)() }" }.joined(separator: "\n")
    let sample = ProjectSample(
      name: "",
      app:
        "func applicationDidEnterBackground(_ application: UIApplication) { g0() }\n\(functions)",
      findings: ["lost-work Sources/App.swift:2"]
    )
    #expect(try sample.found == sample.findings)
  }

  @Test func `texts about an app in Objective-C name selectors`() throws {
    let app = """
      @implementation AppDelegate
      - (void)applicationDidEnterBackGround:(UIApplication *)application {}
      - (void)applicationWillTerminate:(UIApplication *)application {}
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOption:(NSDictionary *)options { return YES; }
      - (void)applicationDidBecomeActive:(UIApplication *)application { [self.store load]; }
      @end
      """
    let sources = [
      "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
      "AppDelegate.m": app,
      "main.m":
        "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }",
    ]
    let lint = try #require(try inspect(sources).app).lint(LintOptions())
    let found = lint.result.findings.filter { $0.id == "misspelled-method" }
    #expect(found.map { $0.location?.line } == [2, 4])
    #expect(
      found.first?.message.hasPrefix(
        "'applicationDidEnterBackGround:' is not 'applicationDidEnterBackground:'"
      ) == true
    )
    #expect(
      lint.migration.map(\.line) == [
        "'applicationDidBecomeActive:': move it to 'sceneDidBecomeActive:'"
      ]
    )
  }

  @Test func `nothing is claimed if the delegate of the notification center is not known`() throws {
    let sample = ProjectSample(
      name: "",
      app: """
        func application(_ a: UIApplication, didReceive n: UILocalNotification) { router.show(n) }
        func start() { UNUserNotificationCenter.current().delegate = makeDelegate() }
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {}
        """,
      others: ["Other.swift": "class Other: NSObject, UNUserNotificationCenterDelegate {}"],
      findings: []
    )
    #expect(try sample.found.contains { $0.hasPrefix("lost-work") } == false)
    #expect(try sample.found == ["uncalled-method Sources/App.swift:2"])
  }

  @Test func `one text says what takes the place of a method, and whether its work is done`() throws
  {
    let app = """
      func applicationDidBecomeActive(_ application: UIApplication) { counter.increase() }
      func applicationWillResignActive(_ application: UIApplication) {}
      func applicationDidEnterBackground(_ application: UIApplication) { store.saveAll() }
      func applicationWillTerminate(_ application: UIApplication) { store.saveAll() }
      func applicationWillEnterForeground(_ application: UIApplication) { badge = 0 }
      """
    let findings = try ProjectSample(name: "", app: app, findings: []).result.result.findings
    #expect(
      findings.filter { $0.id == "lost-work" || $0.id == "uncalled-method" }.map(\.message) == [
        "UIKit does not call 'applicationDidBecomeActive(_:)'; 'sceneDidBecomeActive(_:)' takes its place, and nothing reaches 'increase': what it does is not done then",
        "UIKit does not call 'applicationWillResignActive(_:)'; 'sceneWillResignActive(_:)' takes its place, and the method does nothing: it is never called in an app with scenes",
        "UIKit does not call 'applicationDidEnterBackground(_:)'; 'sceneDidEnterBackground(_:)' takes its place, and only 'applicationWillTerminate(_:)' reaches 'saveAll': what it does is not done then",
        "UIKit does not call 'applicationWillEnterForeground(_:)'; 'sceneWillEnterForeground(_:)' takes its place, and it sets 'badge': it is never called in an app with scenes",
      ]
    )
  }

  @Test(arguments: [
    ("sync.start()", "nothing reaches 'start'"),
    ("leave()\n}\nfunc leave() { store.saveAll(); keep() }", "nothing reaches 'leave'"),
    (
      "leave()\n}\nfunc leave() { store.saveAll(); kept() }",
      "nothing reaches 'leave' (which calls 'saveAll')"
    ),
    (
      "leave()\n}\nfunc leave() { a(); b(); c(); d(); kept() }",
      "nothing reaches 'leave' (which calls 'a', 'b' and 2 more)"
    ),
    ("possible()", "it is not known when other code calls 'possible'"),
    (
      "possible(); store.saveAll()",
      "it is not known when other code calls 'possible'; nothing reaches 'saveAll'"
    ),
  ])
  func `what is lost is named as the method calls it`(_ body: String, _ expected: String) throws {
    let sample = ProjectSample(
      name: "",
      app: "func applicationDidEnterBackground(_ application: UIApplication) { \(body) }",
      scene: "func sceneDidEnterBackground(_ scene: UIScene) { kept(); hooks.hook() }",
      others: ["Hooks.swift": "class Hooks { static let hook = { store.possible() } }"],
      findings: []
    )
    let findings = try sample.result.result.findings.filter {
      ["lost-work", "uncalled-method"].contains($0.id) && $0.location?.line == 2
    }
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains(", and \(expected): ") == true)
  }

  @Test(arguments: doubtful)
  func `work counts as moved only if other code certainly does it`(_ sample: ProjectSample) throws {
    let finding = try #require(
      try sample.result.result.findings.first { $0.id == "uncalled-method" }
    )
    #expect(finding.message.contains("it is not certain that other code does '"))
    #expect(finding.help.hasPrefix("move what is missing there"))
  }

  @Test(arguments: [
    ("", "no delegate implements it"),
    (
      "func scene(_ s: UIScene, openURLContexts c: Set<UIOpenURLContext>) { b() }",
      "nothing reaches 'handle'"
    ),
  ])
  func `a URL that no scene delegate receives is lost, whatever other code does`(
    _ scene: String,
    _ expected: String
  ) throws {
    let sample = ProjectSample(
      name: "",
      app: Self.open,
      scene: scene,
      others: ["Page.swift": "class Page { static let open = { router.handle(page) } }"],
      findings: []
    )
    let finding = try #require(try sample.result.result.findings.first { $0.id == "lost-work" })
    #expect(finding.message.contains(expected))
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
    let samples =
      Self.uncalled + Self.windows + Self.places + Self.deliveries + Self.code + Self.unused
      + Self.carPlay
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
        func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { true }
        """,
      hasScenes: false,
      findings: []
    )
    let steps = try sample.result.migration
    #expect(
      steps.map { "\($0.location.line) \($0.name): \($0.text)" } == [
        "2 application(_:open:options:): move it to 'scene(_:openURLContexts:)'; at launch read 'urlContexts' in 'scene(_:willConnectTo:options:)'",
        "5 applicationDidEnterBackground(_:): move it to 'sceneDidEnterBackground(_:)'",
        "6 application(_:didFinishLaunchingWithOptions:): it is still called; make the window in 'scene(_:willConnectTo:options:)', and read there what launched the app",
        "11 application(_:shouldSaveSecureApplicationState:): move it to 'stateRestorationActivity(for:)'",
      ]
    )
    #expect(try ProjectSample(name: "", app: Self.open, findings: []).result.migration.isEmpty)
  }

  @Test(
    arguments: [
      "makeWindow()", "AppCoordinator().begin()", "self.makeWindow()", "prepare()",
    ]
  )
  func `a window that a helper makes counts as made`(_ call: String) throws {
    let sample = ProjectSample(
      name: "",
      app: Self.launch(call)
        + "\nfunc makeWindow() { \(Self.frame) }\nfunc prepare() { makeWindow() }",
      others: [
        "Coordinator.swift":
          "class AppCoordinator { func begin() { let w = UIWindow(frame: .zero) } }"
      ],
      hasScenes: false,
      findings: []
    )
    #expect(try sample.result.migration.map(\.makesWindow) == [true])
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
