public import Foundation

/// What was copied: it lives as long as the process.
@MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the device.
  public static let general = UIPasteboard()
  /// The message.
  open var string: String?
  /// The link.
  open var url: URL?
  /// Whether there is text.
  open var hasStrings: Bool { string != nil }
}

/// The accessibility settings of the user; all are off on Linux.
@MainActor public enum UIAccessibility {
  /// Whether a voice reads the screen.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movement is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Posts a notification for VoiceOver; has no effect on Linux.
  public static func post(notification: Notification, argument: Any?) {}

  /// A kind of change that VoiceOver reacts to.
  public enum Notification: UInt32, Sendable {
    /// A new screen, a new layout, or a text to speak.
    case screenChanged, layoutChanged, announcement
  }
}
