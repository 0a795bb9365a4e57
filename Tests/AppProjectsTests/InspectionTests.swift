import AppLint
import AppProjects
import Foundation
import ScenarioSystem
import SourceScanner
import Testing
import XcodeProjects

/// Which classes UIKit calls in an app, and what they implement.
@Suite struct InspectionTests {
  private static let manifest = """
    { UIApplicationSceneManifest: { UISceneConfigurations: { UIWindowSceneSessionRoleApplication:
      [{ UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate }] } } }
    """
  private static let appDelegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {}
    }
    """
  private static let sceneDelegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func sceneDidBecomeActive(_ scene: UIScene) {}
    }
    """

  @Test func `an app without a scene manifest has the life cycle of its app delegate`() throws {
    let project = try inspect(["App.swift": Self.appDelegate])
    let app = try #require(project.app)
    #expect(app.appDelegate?.name == "AppDelegate")
    #expect(app.appDelegate?.reason == "@main marks it")
    #expect(app.sceneDelegates.isEmpty)
    #expect(app.methods.map(\.name) == ["applicationDidBecomeActive(_:)"])
    #expect(app.methods.map(\.origin?.description) == ["Sources/App.swift:2"])
    #expect(app.forecast().map(\.lifeCycle) == [.appDelegate, .appDelegate])
    #expect(app.forecast().map(\.launches) == [true, false])
    #expect(app.isResolved)
    #expect(project.notes.isEmpty)
  }

  @Test func `the manifest names the scene delegate`() throws {
    let sources = ["App.swift": Self.appDelegate, "Scene.swift": Self.sceneDelegate]
    let project = try inspect(sources, info: Self.manifest)
    let app = try #require(project.app)
    #expect(app.sceneDelegates.map(\.name) == ["SceneDelegate"])
    #expect(app.sceneDelegates.map(\.reason) == ["the scene manifest names it"])
    #expect(app.methods.map(\.className) == ["AppDelegate", "SceneDelegate"])
    #expect(app.forecast().map(\.lifeCycle) == [.scenes])
    #expect(app.forecast().map(\.launches) == [true])
  }

  @Test func `a class in the manifest that does not exist is missing`() throws {
    let project = try inspect(["App.swift": Self.appDelegate], info: Self.manifest)
    let app = try #require(project.app)
    #expect(app.sceneDelegates.isEmpty)
    #expect(app.missingClasses.map(\.value) == ["Notes.SceneDelegate"])
    #expect(app.missingClasses.map(\.origin.file) == ["project.yml"])
  }

  @Test func `code that sets delegateClass names the scene delegate`() throws {
    let text = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      """
    let sources = ["App.swift": text, "Scene.swift": Self.sceneDelegate]
    let app = try #require(try inspect(sources).app)
    #expect(app.sceneDelegates.map(\.name) == ["SceneDelegate"])
    #expect(app.sceneDelegates.map(\.origin?.description) == ["Sources/App.swift:7"])
    #expect(app.forecast().map(\.launches) == [true])
  }

  @Test func `methods of scenes in the app delegate are not called, and do not count`() throws {
    let text = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) {}
        func applicationWillTerminate(_ application: UIApplication) {}
      }
      """
    let app = try #require(try inspect(["App.swift": text]).app)
    #expect(app.methods.map(\.name) == ["applicationWillTerminate(_:)"])
  }

  @Test func `a SwiftUI app has an adaptor, and views that handle events`() throws {
    let text = """
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        @Environment(\\.scenePhase) var scenePhase
        var body: some Scene {
          WindowGroup { Text("").onOpenURL { url in open(url) } }
            .onChange(of: scenePhase) { save() }
            .backgroundTask(.appRefresh("news")) { await load() }
            .backgroundTask(.urlSession("photos")) { await finish() }
        }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) {}
      }
      """
    let app = try #require(try inspect(["App.swift": text]).app)
    #expect(app.swiftUIApp?.name == "NotesApp")
    #expect(app.appDelegate?.reason == "UIApplicationDelegateAdaptor of 'NotesApp' names it")
    #expect(
      Set(app.methods.map(\.name)) == [
        "App.init", "onOpenURL", "scenePhase.active", "scenePhase.inactive",
        "scenePhase.background", "backgroundTask(.appRefresh)", "backgroundTask(.urlSession)",
        "applicationWillTerminate(_:)",
      ]
    )
    #expect(app.forecast().map(\.launches) == [true])
  }

  @Test func `methods of a framework count, unless the app overrides them`() throws {
    let text = """
      import Flutter
      @main @objc class AppDelegate: FlutterAppDelegate {
        override func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      """
    let app = try #require(try inspect(["App.swift": text]).app)
    #expect(app.appDelegate?.framework?.name == "FlutterAppDelegate")
    #expect(app.frameworks.map(\.value) == [.flutter])
    let methods = app.methods.filter { $0.name == "applicationDidBecomeActive(_:)" }
    #expect(methods.map(\.origin?.description) == ["Sources/App.swift:3"])
    #expect(app.methods.contains { $0.name == "application(_:open:options:)" })
    #expect(app.isResolved)
  }

  @Test func `an unknown superclass is noted, and nothing is certain`() throws {
    let text = "import Kit\n@main class AppDelegate: KitAppDelegate {}"
    let project = try inspect(["App.swift": text])
    #expect(project.app?.isResolved == false)
    #expect(
      project.notes.map(\.description) == [
        "Sources/App.swift:2: no source file declares 'KitAppDelegate', from which 'AppDelegate' inherits methods"
      ]
    )
  }

  @Test func `the delegate of the notification center is the one that the code sets`() throws {
    let text = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let notifications = Notifications()
        func setUp() { UNUserNotificationCenter.current().delegate = notifications }
      }
      class Notifications: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {}
      }
      """
    let app = try #require(try inspect(["App.swift": text]).app)
    #expect(app.notificationDelegates.map(\.name) == ["Notifications"])
    #expect(
      app.methods.map(\.name) == [
        "userNotificationCenter(_:didReceive:withCompletionHandler:)"
      ]
    )
  }

  @Test func `two classes for one entry point are not decided`() throws {
    let project = try inspect([
      "main.swift": "UIApplicationMain(0, nil, nil, NSStringFromClass(x ? A.self : B.self))",
      "A.swift": "class A: UIResponder, UIApplicationDelegate {}",
      "B.swift": "class B: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(project.app?.appDelegate == nil)
    #expect(project.app?.lintOptions().implemented == nil)
    #expect(
      project.notes.map(\.description) == [
        "Sources/main.swift:1: several classes could be the delegate of the app: 'A', 'B'"
      ]
    )
  }

  @Test func `a call without a class, for tests, does not hide the delegate`() throws {
    let project = try inspect([
      "main.m": """
      int main(int c, char **v) {
        if (isTest()) { return UIApplicationMain(c, v, nil, nil); }
        return UIApplicationMain(c, v, nil, NSStringFromClass([A class]));
      }
      """,
      "A.swift": "class A: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(project.app?.appDelegate?.name == "A")
  }

  @Test func `a method under a condition that is not known is noted`() throws {
    let text = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        #if canImport(Analytics)
        func applicationWillTerminate(_ application: UIApplication) {}
        #endif
        #if BETA
        func applicationDidBecomeActive(_ application: UIApplication) {}
        #endif
      }
      """
    let project = try inspect(["App.swift": text])
    #expect(project.app?.methods.count == 2)
    #expect(
      project.notes.map { $0.origin?.description } == [
        "Sources/App.swift:3", "Sources/App.swift:6",
      ]
    )
    let settings = "{ SWIFT_ACTIVE_COMPILATION_CONDITIONS: BETA }"
    let beta = try inspect(["App.swift": text], settings: settings)
    #expect(beta.notes.map { $0.origin?.description } == ["Sources/App.swift:3"])
  }

  @Test func `more source files than are read are left out, and noted`() throws {
    let folder = try AppFolder([
      "project.yml": """
      name: Notes
      targets: { Notes: { type: application, platform: iOS, sources: [Sources] } }
      """,
      "Sources/A.swift": "// \(String(repeating: "x", count: 1 << 20))",
      "Sources/B.swift": Self.appDelegate,
    ])
    var limits = AppFolder.limits
    limits.bytes = 1 << 20
    let project = try folder.read(limits: limits)
    #expect(project.app?.methods.isEmpty == true)
    #expect(
      project.notes.map(\.description).contains(
        "Sources/B.swift: not read: the source files are larger than 1 MiB"
      )
    )
  }
}

/// What is in a project cannot lead out of it.
@Suite struct HostileSourceFileTests {
  private static let delegate = "@main class A: UIResponder, UIApplicationDelegate {}"

  @Test func `a link that leads out of the project is not read`() throws {
    let outside = try AppFolder(["Secret.swift": Self.delegate])
    let folder = try AppFolder([
      ".git/HEAD": "", "Sources/B.swift": "",
      "project.yml": """
      name: Notes
      targets: { Notes: { type: application, platform: iOS, sources: [Sources] } }
      """,
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.location.appending(path: "Sources/A.swift"),
      withDestinationURL: outside.location.appending(path: "Secret.swift")
    )
    let project = try folder.read()
    #expect(project.app?.facts.delegates.isEmpty == true)
    #expect(project.notes.contains { $0.description.contains("leads out of the project") })
  }

  /// Bytes that are no source code: each is repeated.
  @Test(arguments: [([0xFF, 0xFE, 0x00], 1), ([UInt8(ascii: "{")], 200_000)])
  func `a file without source code is read without an error`(
    bytes: [UInt8],
    count: Int
  ) throws {
    let folder = try AppFolder([
      "Sources/A.swift": Self.delegate,
      "project.yml": """
      name: Notes
      targets: { Notes: { type: application, platform: iOS, sources: [Sources] } }
      """,
    ])
    let data = Data("@main ".utf8 + (0..<count).flatMap { _ in bytes })
    try data.write(to: folder.location.appending(path: "Sources/B.swift"))
    #expect(try folder.read().app?.appDelegate?.name == "A")
  }

  @Test(
    arguments: [
      ("{}", "PRODUCT_BUNDLE_IDENTIFIER: org.a", "org.a"),
      (
        "{CFBundleIdentifier: \"$(PRODUCT_BUNDLE_IDENTIFIER).b\"}",
        "PRODUCT_BUNDLE_IDENTIFIER: org.a", "org.a.b"
      ),
      ("{CFBundleIdentifier: org.c}", "PRODUCT_BUNDLE_IDENTIFIER: org.a", "org.c"),
      ("{}", "PRODUCT_BUNDLE_IDENTIFIER: $(TEAM).a", nil),
      ("{}", "PRODUCT_NAME: Notes", nil),
    ]
  )
  func `tasks may be named after the bundle`(info: String, settings: String, bundle: String?) throws
  {
    let project = try inspect(
      [
        "A.swift": """
        \(Self.delegate)
        let identifier = Bundle.main.bundleIdentifier! + ".refresh"
        func f() { BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { _ in } }
        """
      ],
      info: info,
      settings: "{\(settings)}"
    )
    let task = try #require(project.app?.facts.taskRegistrations.first)
    if let bundle {
      #expect(task.identifier == .known("\(bundle).refresh"))
    } else {
      #expect(project.notes.contains { $0.message.contains("the bundle identifier is not known") })
    }
  }
}
