public import Foundation

/// What the user has allowed the app to do with notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let setting: UNNotificationSetting

  /// Creates settings in which one answer of the user decides everything.
  package init(authorizationStatus: UNAuthorizationStatus) {
    self.authorizationStatus = authorizationStatus
    setting =
      switch authorizationStatus {
      case .notDetermined, .denied: .disabled
      case .authorized, .provisional, .ephemeral: .enabled
      }
  }

  /// Whether sounds are allowed.
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether badges are allowed.
  open var badgeSetting: UNNotificationSetting { setting }
  /// Whether alerts are allowed.
  open var alertSetting: UNNotificationSetting { setting }
  /// Whether the notification center of the device shows notifications.
  open var notificationCenterSetting: UNNotificationSetting { setting }
  /// Whether the lock screen shows notifications.
  open var lockScreenSetting: UNNotificationSetting { setting }
  /// Whether CarPlay shows notifications: not supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether critical alerts are allowed: not supported.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether Siri announces notifications: not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether time-sensitive notifications are allowed.
  open var timeSensitiveSetting: UNNotificationSetting { setting }
  /// Whether summaries are scheduled: not supported.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether messages from people are allowed: not supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// How alerts look.
  open var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
  /// When previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has its own notification settings.
  open var providesAppNotificationSettings: Bool { false }
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked, has refused or allowed it, or the app may notify quietly or for a while.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one kind of notification is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// The device has no such setting, or the user turned it off or on.
  case notSupported, disabled, enabled
}

/// How alerts look.
public enum UNAlertStyle: Int, Sendable {
  /// Nothing is shown, or a banner, or an alert.
  case none, banner, alert
}

/// When previews of notifications are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always, while the device is unlocked, or never.
  case always, whenAuthenticated, never
}

/// What an app asks permission for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Alerts that ignore the mute switch.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button for the app's own notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications on trial, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Announcements by Siri.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Time-sensitive notifications.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
