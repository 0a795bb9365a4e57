public import Foundation

/// A pasteboard; its contents live as long as the real process.
@MainActor open class UIPasteboard: NSObject {
  /// The system-wide pasteboard.
  public static let general = UIPasteboard()
  /// The text.
  open var string: String?
  /// The URL.
  open var url: URL?
  /// Whether the pasteboard contains text.
  open var hasStrings: Bool { string != nil }
}

/// The accessibility settings of the user; all are off on Linux.
@MainActor public enum UIAccessibility {
  /// Whether VoiceOver is running.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Reduce Motion is enabled.
  public static var isReduceMotionEnabled: Bool { false }
  /// Posts a notification for VoiceOver; has no effect on Linux.
  public static func post(notification: Notification, argument: Any?) {}

  /// An accessibility notification.
  public enum Notification: UInt32, Sendable {
    /// A new screen, a new layout, or an announcement.
    case screenChanged, layoutChanged, announcement
  }
}
