import ScenarioApp
import Testing
import UIKit

@testable import AltStore
@testable import CoronaWarn
@testable import DuckDuckGo
@testable import Focus
@testable import IceCubes
@testable import NetNewsWire
@testable import Nextcloud
@testable import RestoringState
@testable import SwiftHN
@testable import WireGuard
@testable import WooCommerce
@testable import WordPress
@testable import ZeroXChat

/// A public app whose delegates were rebuilt from their signatures and adopted.
struct AdoptedApp: Sendable, CustomTestStringConvertible {
  /// The name of its folders and its module.
  let name: String
  /// The repository that has the delegates.
  let repository: String
  /// With which life cycles it runs.
  let lifeCycles: [LifeCycle]
  /// The app as scenarios run it.
  let app: AppUnderTest

  /// Which delegates are called; the name of a file with scenarios.
  enum LifeCycle: String {
    case appDelegate = "app-delegate"
    case scenes
  }

  init(
    _ name: String,
    _ repository: String,
    _ lifeCycles: [LifeCycle],
    _ delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
    _ sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? = nil
  ) {
    self.name = name
    self.repository = repository
    self.lifeCycles = lifeCycles
    app = AppUnderTest(name, actions: ["register"]) { launch in
      launch.delegate = delegate()
      if let sceneDelegate { launch.sceneDelegate(nil, sceneDelegate) }
      // What another part of these apps does.
      launch.action("register") { UIApplication.shared.registerForRemoteNotifications() }
    }
  }

  var testDescription: String { name }

  static let all = [
    AdoptedApp(
      "AltStore",
      "rileytestut/AltStore",
      [.appDelegate, .scenes],
      { AltStore.AppDelegate() },
      { AltStore.SceneDelegate() }
    ),
    AdoptedApp("CoronaWarn", "corona-warn-app/cwa-app-ios", [.appDelegate]) {
      CoronaWarn.AppDelegate()
    },
    AdoptedApp("DuckDuckGo", "duckduckgo/iOS", [.appDelegate]) { DuckDuckGo.AppDelegate() },
    AdoptedApp("Focus", "mozilla-mobile/focus-ios", [.appDelegate]) { Focus.AppDelegate() },
    AdoptedApp(
      "IceCubes",
      "Dimillian/IceCubesApp",
      [.scenes],
      { IceCubes.AppDelegate() },
      { IceCubes.SceneDelegate() }
    ),
    AdoptedApp(
      "NetNewsWire",
      "Ranchero-Software/NetNewsWire",
      [.scenes],
      { NetNewsWire.AppDelegate() },
      { NetNewsWire.SceneDelegate() }
    ),
    AdoptedApp(
      "Nextcloud",
      "nextcloud/ios",
      [.scenes],
      { Nextcloud.AppDelegate() },
      { Nextcloud.SceneDelegate() }
    ),
    AdoptedApp(
      "RestoringState",
      "VyacheslavKvashnin/RestoringYourAppsState",
      [.appDelegate, .scenes],
      { RestoringState.AppDelegate() },
      { RestoringState.SceneDelegate() }
    ),
    AdoptedApp("SwiftHN", "Dimillian/SwiftHN", [.appDelegate]) { SwiftHN.AppDelegate() },
    AdoptedApp("WireGuard", "WireGuard/wireguard-apple", [.appDelegate]) {
      WireGuard.AppDelegate()
    },
    AdoptedApp("WooCommerce", "woocommerce/woocommerce-ios", [.appDelegate]) {
      WooCommerce.AppDelegate()
    },
    AdoptedApp("WordPress", "wordpress-mobile/WordPress-iOS", [.appDelegate]) {
      WordPress.WordPressAppDelegate()
    },
    AdoptedApp("ZeroXChat", "0xchat-app/0xchat-app-main", [.appDelegate]) {
      ZeroXChat.AppDelegate()
    },
  ]
}
