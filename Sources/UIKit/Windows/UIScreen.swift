public import Foundation
import UIKitSystem

/// The screen of the device: its size is that of one phone.
@MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  open class var main: UIScreen { shared }
  private static let shared = UIScreen()

  /// The place of the screen.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The place of the screen in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// The pixels of a point.
  open var scale: CGFloat { 3 }
  /// The brightness; stored, without effect.
  open var brightness: CGFloat = 0.5
  /// The place of the screen.
  open var coordinateSpace: any UICoordinateSpace { space }
  private lazy var space = UIView(frame: bounds)
}

/// The device: its version of iOS and its kind are those of the scenario, and its name is the same for all.
@MainActor open class UIDevice: NSObject {
  /// The device.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  /// The name of the device.
  open var name: String { "Device" }
  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as the model.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of iOS that the scenario runs.
  open var systemVersion: String {
    SystemConnection.application(for: "UIDevice.systemVersion").systemVersion
  }
  /// The kind of device that the scenario runs on.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    SystemConnection.application(for: "UIDevice.userInterfaceIdiom").userInterfaceIdiom
  }
  /// Whether the device multitasks.
  open var isMultitaskingSupported: Bool { true }
  /// The name of the device for the app's maker: the same on each run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// The orientation of the device; always unknown on Linux.
  open var orientation: UIDeviceOrientation { .unknown }
  /// The charge of the battery; -1, which stands for unknown.
  open var batteryLevel: Float { -1 }
  /// Whether battery monitoring is enabled; stored, without effect.
  open var isBatteryMonitoringEnabled = false
  /// Begins posting notifications of the orientation; has no effect on Linux.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends posting notifications of the orientation; has no effect on Linux.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The orientation of the device changed; never posted on Linux.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// A kind of device.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// How a device is turned.
public enum UIDeviceOrientation: Int, Sendable {
  /// How a device is turned.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// How the interface is turned.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button is on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button is on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both that lie.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
