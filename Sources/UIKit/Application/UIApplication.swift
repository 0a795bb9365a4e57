public import Foundation
import UIKitSystem

/// The app, as the system sees it; there is one for each launch.
@MainActor open class UIApplication: UIResponder {
  let system: any ApplicationSystem
  var openTasks: [Int: String] = [:]
  var endedTasks: [Int: String] = [:]
  var windowReferences: [WeakWindow] = []
  weak var keyWindowOfLaunch: UIWindow?
  var storedIconName: String?
  var ignoringDepth = 0

  /// Creates the application of a launch.
  package init(system: any ApplicationSystem) {
    self.system = system
    super.init()
  }

  /// The application of this launch; using it while no app runs ends the process with a message.
  open class var shared: UIApplication {
    SystemConnection.application(for: "UIApplication.shared").application
  }

  /// The app delegate, which is there before its first method is called; the application does not keep it alive.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// Whether the app is in the foreground, in between, or in the background.
  open var applicationState: State { system.applicationState }
  /// The seconds until background tasks expire; the greatest finite number if they do not expire.
  open var backgroundTimeRemaining: TimeInterval { system.backgroundTimeRemaining }
  /// Whether protected files can be read: not while the device is locked.
  open var isProtectedDataAvailable: Bool { system.isProtectedDataAvailable }
  /// Whether the user lets the system launch the app in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { system.backgroundRefreshStatus }

  // MARK: Scenes

  /// The scenes that are connected now.
  open var connectedScenes: Set<UIScene> { system.connectedScenes }
  /// The sessions of all scenes, those of the app switcher included.
  open var openSessions: Set<UISceneSession> { system.openSessions }
  /// Whether the app supports several windows.
  open var supportsMultipleScenes: Bool { system.supportsMultipleScenes }

  // MARK: Recorded values

  /// The quick actions of the app's icon; recorded.
  open var shortcutItems: [UIApplicationShortcutItem]? = [] {
    didSet { record("shortcutItems", shortcutItems?.map(\.type).joined(separator: ", ") ?? "nil") }
  }
  /// The number on the app's icon; recorded.
  open var applicationIconBadgeNumber = 0 {
    didSet { record("badge", "\(applicationIconBadgeNumber)") }
  }
  /// Whether the device stays awake; recorded.
  open var isIdleTimerDisabled = false {
    didSet { record("isIdleTimerDisabled", "\(isIdleTimerDisabled)") }
  }
  /// Whether shaking the device offers to undo; stored, without effect.
  open var applicationSupportsShakeToEdit = true
  /// Whether the status bar shows that the network is used; stored, without effect.
  open var isNetworkActivityIndicatorVisible = false

  func record(_ name: String, _ value: String) { system.record(name, value) }
}

extension UIApplication {
  /// Where the app is, for its user.
  public enum State: Int, Sendable {
    /// In front, in between, or in the background.
    case active, inactive, background
  }
}

/// What the app has fetched.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new, nothing new, or the attempt failed.
  case newData, noData, failed
}

/// Whether the user lets the system launch the app in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// A restriction forbids it, the user does, or it is possible.
  case restricted, denied, available
}
