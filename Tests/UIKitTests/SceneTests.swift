import Foundation
import Testing
import UIKit
import UIKitSystem

extension UIKitTests {
  @Suite("Scenes and windows") @MainActor struct SceneTests {
    let system = FakeSystem()

    static func makeScene(_ system: FakeSystem) -> UIWindowScene {
      let configuration = UISceneConfiguration(
        name: "Default Configuration",
        sessionRole: .windowApplication
      )
      let session = UISceneSession(persistentIdentifier: "main", configuration: configuration)
      return UIWindowScene(session: session, system: system)
    }

    @Test func `a scene knows its session, windows and state`() {
      let scene = Self.makeScene(system)
      #expect(scene.session.scene === scene)
      #expect(scene.activationState == .background)
      let window = UIWindow(windowScene: scene)
      #expect(window.isHidden)
      #expect(UIApplication.shared.windows.isEmpty)
      window.makeKeyAndVisible()
      #expect(scene.windows == [window])
      #expect(scene.keyWindow === window)
      #expect(UIApplication.shared.windows == [window])
      #expect(scene.next === UIApplication.shared)
    }

    @Test func `a subclass of a window can override the initializer for a scene`() {
      final class Subclass: UIWindow {
        let isForScene: Bool
        override init(windowScene: UIWindowScene) {
          isForScene = true
          super.init(windowScene: windowScene)
        }
        override init(frame: CGRect) {
          isForScene = false
          super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
      }
      let scene = Self.makeScene(system)
      let window = Subclass(windowScene: scene)
      #expect(window.isForScene)
      #expect(window.windowScene === scene)
      window.makeKeyAndVisible()
      #expect(scene.windows == [window])
      #expect(UIApplication.shared.windows == [window])
    }

    @Test func `menus, commands, tab bar items and gesture recognizers keep their values`() {
      final class Responder: UIResponder {
        func save(_ sender: Any?) {}
        override var keyCommands: [UIKeyCommand]? {
          [
            UIKeyCommand(
              input: "s",
              modifierFlags: [.command, .shift],
              action: Selector("save(_:)", Responder.save(_:))
            )
          ]
        }
        override func buildMenu(with builder: any UIMenuBuilder) {
          guard builder.system == .main else { return }
          let action = Selector("save(_:)", Responder.save(_:))
          let menu = UIMenu(
            title: "Notes",
            identifier: UIMenu.Identifier("notes"),
            children: [UICommand(title: "Save", action: action)]
          )
          builder.insertSibling(menu, afterMenu: .file)
          builder.remove(menu: .format)
        }
      }
      let command = Responder().keyCommands?.first
      #expect(command?.input == "s")
      #expect(command?.modifierFlags == [.command, .shift])
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Notes", image: nil, tag: 3)
      #expect(controller.tabBarItem?.tag == 3)
      let view = UIView(frame: .zero)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
    }

    @Test func `a group has a folder, and defaults are set as by key-value coding`() throws {
      let group = "group.example.\(UUID())"
      let folder = try #require(
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      )
      defer { try? FileManager.default.removeItem(at: folder) }
      #expect(FileManager.default.fileExists(atPath: folder.path))
      let defaults = try #require(UserDefaults(suiteName: group))
      defaults.setValue(3, forKey: "count")
      #expect(defaults.value(forKey: "count") as? Int == 3)
      defaults.setValue(nil, forKey: "count")
      #expect(defaults.object(forKey: "count") == nil)
      defaults.removePersistentDomain(forName: group)
    }

    @Test func `a window loads the view of its root when it appears, and once`() {
      final class Root: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = Root()
      window.rootViewController = root
      #expect(!root.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(root.calls == ["load", "will appear"])
      system.wait(0)
      window.isHidden = true
      window.makeKeyAndVisible()
      system.wait(0)
      #expect(root.calls == ["load", "will appear", "did appear"])
    }

    @Test(arguments: [false, true])
    func `in an app with scenes a window is on the screen once it has a scene`(_ hasScenes: Bool) {
      system.hasScenes = hasScenes
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      #expect(root.isViewLoaded == !hasScenes)
      window.windowScene = Self.makeScene(system)
      #expect(root.isViewLoaded)
    }

    @Test func `presenting and dismissing are recorded, and finish later`() {
      let root = UIViewController()
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      var done: [String] = []
      root.present(alert, animated: true) { done.append("presented") }
      #expect(done.isEmpty)
      system.wait(0)
      root.present(UIViewController(), animated: false)
      alert.dismiss(animated: true) { done.append("dismissed") }
      system.wait(0)
      #expect(done == ["presented", "dismissed"])
      #expect(root.presentedViewController == nil)
      #expect(
        system.records == ["present: UIAlertController", "dismiss: UIAlertController"]
      )
      #expect(
        system.problems == ["present: UIViewController already presents UIAlertController"]
      )
    }

    @Test func `a storyboard gives the controller that was set, and otherwise an empty one`() {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() != nil)
      #expect(
        system.records == [
          "storyboard 'Main': an empty one is used in place of the initial view controller"
        ]
      )
      UIStoryboard.makeViewController = { name, identifier in
        name == "Main" && identifier == "tabs" ? UITabBarController() : nil
      }
      defer { UIStoryboard.makeViewController = nil }
      #expect(
        storyboard.instantiateViewController(withIdentifier: "tabs") is UITabBarController
      )
    }

    @Test func `sessions are opened and closed by the system`() {
      let scene = Self.makeScene(system)
      let app = UIApplication.shared
      app.requestSceneSessionActivation(
        nil,
        userActivity: NSUserActivity(activityType: "window"),
        options: nil
      )
      app.requestSceneSessionDestruction(scene.session, options: nil)
      #expect(system.records == ["activate: window", "destroy: main"])
    }

    @Test func `values for all views of a class are kept`() {
      UINavigationBar.appearance().isTranslucent = false
      #expect(!UINavigationBar.appearance().isTranslucent)
      #expect(UINavigationBar(frame: .zero).isTranslucent)
      #expect(UITabBar.appearance() !== UITabBar.appearance().superview)
    }

    @Test func `a page of an activity must be one of the web`() {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://example.com/a")
      #expect(system.problems.isEmpty)
      activity.webpageURL = URL(string: "sample://a")
      #expect(
        system.problems == [
          "NSUserActivity.webpageURL: UIKit terminates the app for a URL with the scheme 'sample'"
        ]
      )
    }
  }
}
