public import Foundation

/// An element of a menu; its values are stored, without effect.
@MainActor open class UIMenuElement: NSObject {
  /// The title.
  public let title: String
  /// The image.
  public let image: UIImage?

  fileprivate init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// Without a mark, with a check mark, or with the mark of several states.
    case off, on, mixed
  }
}

/// A menu; its values are stored, without effect.
@MainActor open class UIMenu: UIMenuElement {
  /// The identifier.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, image: image)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The Format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// The Preferences menu.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The Services menu.
    public static let services = Identifier("com.apple.menu.services")
    /// The menu for new scenes.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The menu of open documents.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// The menu that closes windows.
    public static let close = Identifier("com.apple.menu.close")
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu destroys data.
    public static let destructive = Options(rawValue: 1 << 1)
  }
}

/// A command of a menu; it is never chosen on Linux.
@MainActor open class UICommand: UIMenuElement {
  /// The method that performs the command.
  public let action: Selector?
  /// Data of the app.
  public let propertyList: Any?
  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State

  /// Creates a command.
  public init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

/// A command with a key; the key is never pressed on Linux.
@MainActor open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command with a key.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a command with a key, and without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int
  /// Creates keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The menus of the system, none of which is shown on Linux.
@MainActor open class UIMenuSystem: NSObject {
  /// The main menu.
  public static let main = UIMenuSystem()
  /// The menus of contexts.
  public static let context = UIMenuSystem()

  /// Builds the menus again; has no effect on Linux.
  open func setNeedsRebuild() {}
  /// Validates the menus again; has no effect on Linux.
  open func setNeedsRevalidate() {}
}

/// A builder of menus; none is created on Linux, where `buildMenu(with:)` is never called.
@MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// Returns a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Adds a menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
