public import Foundation
import UIKitSystem

/// A screen, with the size of an iPhone.
@MainActor open class UIScreen: NSObject {
  /// The screen of the device.
  open class var main: UIScreen { shared }
  private static let shared = UIScreen()

  /// The bounds in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// The number of pixels per point.
  open var scale: CGFloat { 3 }
  /// The brightness; stored, without effect.
  open var brightness: CGFloat = 0.5
  /// The coordinate space.
  open var coordinateSpace: any UICoordinateSpace { space }
  private lazy var space = UIView(frame: bounds)
}

/// The device; its version of iOS and its idiom are those of the scenario.
@MainActor open class UIDevice: NSObject {
  /// The current device.
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
  /// The idiom of the scenario's device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    SystemConnection.application(for: "UIDevice.userInterfaceIdiom").userInterfaceIdiom
  }
  /// Whether the device supports multitasking.
  open var isMultitaskingSupported: Bool { true }
  /// The vendor's identifier of the device; the same in each run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  /// The orientation of the device; always unknown on Linux.
  open var orientation: UIDeviceOrientation { .unknown }
  /// The battery level; always -1, for unknown.
  open var batteryLevel: Float { -1 }
  /// Whether battery monitoring is enabled; stored, without effect.
  open var isBatteryMonitoringEnabled = false
  /// Begins generating orientation notifications; has no effect on Linux.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends generating orientation notifications; has no effect on Linux.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The orientation of the device changed; never posted on Linux.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// A user interface idiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An idiom.
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// A device orientation.
public enum UIDeviceOrientation: Int, Sendable {
  /// An orientation.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// An interface orientation.
public enum UIInterfaceOrientation: Int, Sendable {
  /// An orientation.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the Home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the Home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
