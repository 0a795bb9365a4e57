public import Foundation

/// An alert controller; presenting it is recorded, and the handlers of its actions are not called.
@MainActor open class UIAlertController: UIViewController {
  /// The message.
  open var message: String?
  /// The style: an alert or an action sheet.
  public let preferredStyle: Style
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred action.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns nil: alert controllers cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet, or an alert.
    case actionSheet, alert
  }
}

/// An alert action.
@MainActor open class UIAlertAction: NSObject {
  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether it is enabled; stored, without effect.
  open var isEnabled = true
  /// The handler; never called on Linux.
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The style of an alert action.
  public enum Style: Int, Sendable {
    /// The default style, the style of the cancel action, or the style of an action that deletes data.
    case `default`, cancel, destructive
  }
}
