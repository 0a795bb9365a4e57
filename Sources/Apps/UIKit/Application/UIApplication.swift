public import Foundation
import UIKitSystem

/// The application object; there is one for each launch.
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

  /// The app delegate, which is set before its first method is called; the application does not retain it.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// The state of the app: active, inactive or in the background.
  open var applicationState: State { system.applicationState }
  /// The seconds until background tasks expire; the greatest finite number if they do not expire.
  open var backgroundTimeRemaining: TimeInterval { system.backgroundTimeRemaining }
  /// Whether protected files can be read, that is, whether the device is unlocked.
  open var isProtectedDataAvailable: Bool { system.isProtectedDataAvailable }
  /// Whether the user lets the system launch the app in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { system.backgroundRefreshStatus }

  // MARK: Scenes

  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { system.connectedScenes }
  /// All sessions, including those of disconnected scenes.
  open var openSessions: Set<UISceneSession> { system.openSessions }
  /// Whether the app supports several windows.
  open var supportsMultipleScenes: Bool { system.supportsMultipleScenes }

  // MARK: Recorded values

  /// The dynamic Home Screen quick actions; recorded.
  open var shortcutItems: [UIApplicationShortcutItem]? = [] {
    didSet { record("shortcutItems", shortcutItems?.map(\.type).joined(separator: ", ") ?? "nil") }
  }
  /// The badge of the app's icon; recorded.
  open var applicationIconBadgeNumber = 0 {
    didSet { record("badge", "\(applicationIconBadgeNumber)") }
  }
  /// Whether the idle timer is disabled; recorded.
  open var isIdleTimerDisabled = false {
    didSet { record("isIdleTimerDisabled", "\(isIdleTimerDisabled)") }
  }
  /// Whether shaking the device offers to undo edits; stored, without effect.
  open var applicationSupportsShakeToEdit = true
  /// Whether the network activity indicator is visible; stored, without effect.
  open var isNetworkActivityIndicatorVisible = false

  func record(_ name: String, _ value: String) { system.record(name, value) }
}

extension UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// Active, inactive, or in the background.
    case active, inactive, background
  }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was downloaded, there was no new data, or the download failed.
  case newData, noData, failed
}

/// Whether the user lets the system launch the app in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not possible because of a restriction, denied by the user, or available.
  case restricted, denied, available
}

/// Runs the app; on Linux, prints what to do instead.
@MainActor public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  FileHandle.standardError.write(
    Data(
      """
      An app has no screen on Linux. Run its delegates in scenarios: write a test or a program that creates them.

      """.utf8
    )
  )
  return 1
}

extension UIApplicationDelegate {
  /// The main function of an app whose delegate is marked `@main`; on Linux, prints what to do instead.
  public static func main() {
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(Self.self)"))
  }
}
