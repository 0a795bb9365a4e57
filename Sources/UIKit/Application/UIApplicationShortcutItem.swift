public import Foundation

/// A quick action of the app's icon.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The name by which the app knows the action.
  open fileprivate(set) var type: String
  /// The title.
  open fileprivate(set) var localizedTitle: String
  /// The second line.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's own data.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The scene that the action is meant for.
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

  /// The same quick action.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIApplicationShortcutItem(
      type: type,
      localizedTitle: localizedTitle,
      localizedSubtitle: localizedSubtitle,
      icon: icon,
      userInfo: userInfo
    )
  }

  /// The same quick action, which can be changed.
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

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// The name by which the app knows the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The second line.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The app's own data.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// The icon of a quick action, which is not drawn on Linux.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon of an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init() }

  /// The icons of the system.
  public enum IconType: Int, Sendable {
    /// The icons of the system.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// The icons of the system.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// The icons of the system.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
