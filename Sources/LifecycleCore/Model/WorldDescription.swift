/// The device of a test case.
public struct Device: Hashable, Sendable {
  /// The device's family.
  public enum Model: String, CaseIterable, Sendable {
    /// A phone: telephony, one window.
    case iphone
    /// A tablet: no telephony.
    case ipad
  }

  /// The family.
  public var model: Model
  /// Whether it can keep apps in the background, from iOS 4.
  public var multitasking: Bool
  /// Whether phone calls reach it.
  public var telephony: Bool
  /// Whether the user set a passcode, which protects data from iOS 4.
  public var passcode: Bool
  /// Whether it is the Simulator of Xcode, which has two fingers and no App Store.
  public var isSimulator = false

  /// Creates a device of the family, with what all of them have.
  public init(model: Model = .iphone) {
    self.model = model
    multitasking = true
    telephony = model == .iphone
    passcode = false
  }
}

/// What the system knows of the app before it launches it.
public struct AppDescription: Hashable, Sendable {
  /// Whether the app delegate or scene delegates are called in the life cycle.
  public enum LifeCycle: String, CaseIterable, Sendable {
    /// The app delegate is notified.
    case appDelegate = "app-delegate"
    /// Scene delegates are notified, from iOS 13.
    case scenes
  }

  /// The SDK that the app was linked with; nil for the one of the OS.
  public var sdk: OSVersion?
  /// `UIApplicationExitsOnSuspend` of the Info.plist.
  public var exitsOnSuspend = false
  /// `UIBackgroundModes` of the Info.plist.
  public var backgroundModes: Set<BackgroundMode> = []
  /// Whether the app delegate or scene delegates are called in the life cycle.
  public var lifeCycle = LifeCycle.appDelegate

  /// The families of devices that it is made for, `UIDeviceFamily` of the Info.plist; empty for the one at hand.
  public var families: [Device.Model] = []
  /// Its objects whose owners are counted.
  public var objects = ObjectGraphDescription()
  /// What it does when a notification is posted.
  public var observers: [NotificationName: [Action]] = [:]

  /// What the system reads to launch it.
  public var launch = LaunchDescription()

  /// Its windows and views; nil where they do not matter.
  public var interface: InterfaceDescription?

  /// Creates the description of an app without any Info.plist key.
  public init() {}
}

/// Everything that a test case fixes before its first step.
public struct WorldDescription: Hashable, Sendable {
  /// The version of the operating system.
  public var os: OSVersion
  /// The device.
  public var device = Device()
  /// The app.
  public var app = AppDescription()
  /// The switches that the scenario sets, as `Settings` stores them.
  public var choices: [ModelSwitch: Int64] = [:]

  /// Creates the world of an OS version, with a phone and a plain app.
  public init(os: OSVersion) { self.os = os }
}
