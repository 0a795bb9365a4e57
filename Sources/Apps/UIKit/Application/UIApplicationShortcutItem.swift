public import Foundation

/// A Home Screen quick action.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The type, by which the app identifies the quick action.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The subtitle.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Data that the app has added.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content of the scene that should perform the action.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates a quick action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates a quick action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Returns the quick action, as an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIApplicationShortcutItem(
      type: type,
      localizedTitle: localizedTitle,
      localizedSubtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo
    )
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(
      type: type,
      localizedTitle: localizedTitle,
      localizedSubtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo
    )
  }
}

/// A mutable quick action.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// The type, by which the app identifies the quick action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Data that the app has added.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of a quick action; not drawn on Linux.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// Creates a system icon.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init() }

  /// A system icon.
  public enum IconType: Int, Sendable {
    /// A system icon.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// A system icon.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// A system icon.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
