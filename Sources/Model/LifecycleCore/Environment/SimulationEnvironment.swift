/// The device of a test case.
@_spi(Package) public struct Device: Hashable, Sendable {
  /// The device family.
  public enum Model: String, CaseIterable, Sendable {
    /// A phone: telephony, one window.
    case iphone
    /// A tablet: no telephony.
    case ipad
  }

  /// The family.
  public var model: Model
  /// Whether it supports multitasking, from iOS 4.
  public var multitasking: Bool
  /// Whether it can receive phone calls.
  public var telephony: Bool
  /// Whether the user set a passcode, which protects data from iOS 4.
  public var passcode: Bool
  /// Whether it is the Simulator of Xcode, which has two fingers and no App Store.
  public var isSimulator = false
  /// Whether the user lets apps refresh in the background.
  public var backgroundRefresh = true
  /// Whether the user lets apps show notifications, the answer to an app that asks.
  public var notifications = true

  /// Whether its display stays on while it is locked: as that of an iPhone 14 Pro, unless the user turned it off.
  public var alwaysOnDisplay = false
  /// Whether Low Power Mode is on at the beginning.
  public var lowPowerMode = false
  /// Whether a debugger is attached to the app.
  public var debugger = false

  /// Creates a device with the typical properties of its family.
  public init(model: Model = .iphone) {
    self.model = model
    multitasking = true
    telephony = model == .iphone
    passcode = false
  }
}

/// A configuration of scenes in the Info.plist.
package struct SceneConfigurationEntry: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The role of the scenes.
  package var role: SceneRole
  /// The class of their delegate: none without the key, unless the app delegate sets one.
  package var delegateClass = LaunchDescription.Name.templateDefault
  /// `UISceneStoryboardFile`, the storyboard of their windows; that of the project template unless it is described.
  package var storyboard = LaunchDescription.Name.templateDefault
  /// `UISceneClassName`, the class of the scenes; `UIWindowScene` unless it is described.
  package var sceneClass = LaunchDescription.Name.templateDefault

  /// Whether its scenes have windows, which those of the superclass and of CarPlay have not.
  var hasWindows: Bool {
    guard let name = sceneClass.text else { return true }
    return name != "UIScene" && !name.hasPrefix("CPTemplate")
  }

  /// Creates a configuration.
  package init(
    name: String,
    role: SceneRole,
    delegateClass: LaunchDescription.Name = .templateDefault,
    storyboard: LaunchDescription.Name = .templateDefault
  ) {
    self.name = name
    self.role = role
    self.delegateClass = delegateClass
    self.storyboard = storyboard
  }
}

/// The properties of the app that the system knows before launch.
@_spi(Package) public struct AppDescription: Hashable, Sendable {
  /// The delegates that are notified of the life cycle.
  public enum LifeCycle: String, CaseIterable, Sendable {
    /// The app delegate is notified.
    case appDelegate = "app-delegate"
    /// Scene delegates are notified, from iOS 13.
    case scenes
  }

  /// The delegates of a SwiftUI app.
  public enum SwiftUIDelegates: String, CaseIterable, Sendable {
    /// None: the `App` alone.
    case none = "no-delegate"
    /// An app delegate, through `UIApplicationDelegateAdaptor`.
    case app = "app-delegate"
    /// The app delegate also names the class of a scene delegate.
    case scene = "scene-delegate"
  }

  /// When the app sets the delegate of the user notification center.
  public enum NotificationDelegate: String, CaseIterable, Sendable {
    /// Before the launch ends, as the documentation requires.
    case atLaunch = "at-launch"
    /// After the launch: a response that launches the app is missed.
    case afterLaunch = "after-launch"
  }

  /// The entitlement for pushes, `aps-environment`.
  public enum APSEnvironment: String, CaseIterable, Sendable {
    /// Pushes of the development server.
    case development
    /// Pushes of the production server.
    case production
    /// The app lacks the entitlement.
    case missing = "none"
  }

  /// The SDK that the app was linked with; nil for the one of the OS.
  public var sdk: OSVersion?
  /// `UIApplicationExitsOnSuspend` in the Info.plist.
  public var exitsOnSuspend = false
  /// `UIBackgroundModes` in the Info.plist.
  public var backgroundModes: Set<BackgroundMode> = []
  /// `BGTaskSchedulerPermittedIdentifiers` in the Info.plist.
  public var permittedTaskIdentifiers: [String] = []
  /// The identifiers of the tasks that its code registers at each launch; nil if that is not described.
  public var registeredTaskIdentifiers: [String]?
  /// Its entitlement for pushes; nil if that is not described, in which case pushes reach it.
  public var apsEnvironment: APSEnvironment?
  /// The data protection of files for which its code asks none, an entitlement; nil for that of the version of iOS.
  public var dataProtection: FileProtection?
  /// The usage descriptions in the Info.plist; nil if they are not described, in which case none is missing.
  package var usageDescriptions: Set<UsageDescription>?
  /// `UIRequiresFullScreen` in the Info.plist.
  public var requiresFullScreen = false
  /// The delegates that are notified of the life cycle.
  public var lifeCycle = LifeCycle.appDelegate

  /// The delegates of an app with the SwiftUI life cycle; nil for a UIKit app.
  public var swiftUI: SwiftUIDelegates?
  /// `UIApplicationSupportsMultipleScenes` in the Info.plist.
  public var supportsMultipleScenes = false
  /// The configurations of scenes in the Info.plist, in order, each with its role.
  package var sceneConfigurations: [SceneConfigurationEntry] = []

  /// Whether the Info.plist has a scene manifest without a configuration for the app's windows.
  public var hasEmptySceneManifest = false
  /// Whether the app delegate returns the configuration of a new scene.
  public var returnsSceneConfiguration = true
  /// The classes that a scene configuration or `main` names as a delegate, and that the app does not have.
  package var missingClasses: [String] = []

  /// Whether a SwiftUI app has a closure for refreshes, `backgroundTask(.appRefresh)`.
  public var hasRefreshClosure = true
  /// Whether a SwiftUI app has a closure for background URL sessions, `backgroundTask(.urlSession)`.
  public var hasSessionClosure = true
  /// Whether its code may ask for permissions, whose alerts can come up whenever it is idle.
  public var asksForPermissions = false

  /// When the app sets the delegate of the user notification center, if it implements one of its methods.
  public var notificationDelegate = NotificationDelegate.atLaunch

  /// The supported device families, `UIDeviceFamily` in the Info.plist; empty for that of the device.
  public var families: [Device.Model] = []
  /// The reference-counted objects.
  public var objects = ObjectGraphDescription()
  /// The scripts of its notification observers.
  public var observers: [NotificationName: [Action]] = [:]

  /// The launch configuration.
  public var launch = LaunchDescription()

  /// The windows and views; nil if they are not described.
  public var interface: InterfaceDescription?

  /// Creates the description of an app without Info.plist keys.
  public init() {}
}

/// The fixed parameters of a test case.
@_spi(Package) public struct SimulationEnvironment: Hashable, Sendable {
  /// The version of the operating system.
  public var os: OSVersion
  /// The device.
  public var device = Device()
  /// The app.
  public var app = AppDescription()
  /// The values of the switches that the scenario sets, as stored in `Settings`.
  public var choices: [ModelSwitch: Int64] = [:]

  /// Creates an environment with an OS version, a phone and a plain app.
  public init(os: OSVersion) { self.os = os }
}

extension AppDescription {
  /// Returns whether the app's code registers a task at each launch; nil if that is not described.
  func registers(_ identifier: String) -> Bool? { registeredTaskIdentifiers?.contains(identifier) }

  /// Whether nothing provides a configuration for the app's windows, so that its scenes have no delegate.
  var lacksSceneConfiguration: Bool {
    lifeCycle == .scenes && hasEmptySceneManifest && !returnsSceneConfiguration && swiftUI == nil
  }

  /// Returns whether the system can call a method of this app; a SwiftUI app receives only some methods, and one whose
  /// scenes have no delegate none of a scene delegate.
  public func canReceive(_ method: DelegateMethod) -> Bool {
    guard let swiftUI else { return !method.isSceneMethod || !lacksAllSceneDelegates }
    return switch method {
    case .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
      .sceneDidFailToContinueUserActivity, .sceneDidUpdateUserActivity:
      false
    case .willPresentNotification, .didReceiveNotificationResponse, .urlSessionTaskDidComplete,
      .urlSessionDidFinishEvents:
      true
    default:
      method.isSwiftUI || (method.isSceneMethod ? swiftUI == .scene : swiftUI != .none)
    }
  }
}
