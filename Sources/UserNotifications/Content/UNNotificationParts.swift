public import Foundation

/// The sound of a notification, which is not played on Linux.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of the sound.
  package let name: UNNotificationSoundName

  /// Creates a sound of a file of the app.
  public init(named name: UNNotificationSoundName) { self.name = name }

  /// The default sound.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  /// The default sound of critical alerts.
  public static let defaultCritical =
    UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))

  /// A sound of critical alerts.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows; here only its name and place are kept.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The place of the file.
  public let url: URL
  /// The type of the file, which is unknown on Linux.
  public let type = ""

  /// Creates an attachment; the file is not opened.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

/// How important and urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Quiet, with light and sound, through a Focus, or through the mute switch.
  case passive, active, timeSensitive, critical
}

/// What the user can do with notifications of a category.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What `UNNotificationResponse.actionIdentifier` says.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// How the action behaves.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An action with a text that the user types.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What the empty field shows.
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

/// How an action of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notification, and its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name of the category.
  public let identifier: String
  /// What the user can do.
  public let actions: [UNNotificationAction]
  /// The intents of the notifications.
  public let intentIdentifiers: [String]
  /// How the notifications behave.
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

/// How the notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate learns that the user dismissed a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// CarPlay shows the notifications.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}
