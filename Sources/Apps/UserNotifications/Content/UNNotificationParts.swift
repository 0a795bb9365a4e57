public import Foundation

/// The sound of a notification; not played on Linux.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of the sound.
  package let name: UNNotificationSoundName

  /// Creates a sound from a file of the app.
  public init(named name: UNNotificationSoundName) { self.name = name }

  /// The default sound.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  /// The default sound for critical alerts.
  public static let defaultCritical =
    UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))

  /// Returns a sound for critical alerts.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An attachment of a notification; only its identifier and URL are stored.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier of the attachment.
  public let identifier: String
  /// The URL of the file.
  public let url: URL
  /// The type of the file, which is unknown on Linux.
  public let type = ""

  /// Creates an attachment; the file is not opened.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

/// The interruption level of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Without light and sound, with them, also during a Focus, or also if the device is muted.
  case passive, active, timeSensitive, critical
}

/// An action of a notification category.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier, as in `UNNotificationResponse.actionIdentifier`.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options of the action.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An action with text input.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the text field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// The options of a notification action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action is destructive.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A notification category with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier of the category.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The intents of the notifications.
  public let intentIdentifiers: [String]
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// The options of a notification category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is called if the user dismisses a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// CarPlay shows the notifications.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}
