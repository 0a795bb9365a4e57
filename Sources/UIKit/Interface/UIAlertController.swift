public import Foundation
import UIKitSystem

/// An alert: presenting it is recorded, and nobody taps its buttons.
@MainActor open class UIAlertController: UIViewController {
  /// The text.
  open var message: String?
  /// An alert, or a sheet from below.
  public let preferredStyle: Style
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key chooses.
  open var preferredAction: UIAlertAction?
  /// The fields for text.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Alerts are not in archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field for text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// An alert, or a sheet from below.
  public enum Style: Int, Sendable {
    /// A sheet from below, or an alert.
    case actionSheet, alert
  }
}

/// A button of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// The title.
  public let title: String?
  /// How the button looks.
  public let style: Style
  /// Whether it can be tapped: kept.
  open var isEnabled = true
  /// What the button does.
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual, for cancelling, or for what deletes.
    case `default`, cancel, destructive
  }
}

/// A storyboard: it has no file here, and gives what the simulator was told.
@MainActor open class UIStoryboard: NSObject {
  /// The name of the file.
  package let name: String

  /// What storyboards give: by the name of the storyboard, and the identifier, or nil for the initial one.
  package static var makeViewController: ((String, String?) -> UIViewController?)?

  /// Creates a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// The first view controller: an empty one, if the simulator has no other.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }
  /// The first view controller, made by a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { creator?(NSCoder()) ?? make(nil) as? Controller }
  /// The view controller with an identifier: an empty one, if the simulator has no other.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier)
  }
  /// The view controller with an identifier, made by a closure.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = creator?(NSCoder()) ?? (make(identifier) as? Controller) { return made }
    fatalError("the storyboard '\(name)' has no \(Controller.self) with the name '\(identifier)'")
  }

  private func make(_ identifier: String?) -> UIViewController {
    if let made = Self.makeViewController?(name, identifier) { return made }
    let words = identifier.map { "view controller '\($0)'" } ?? "initial view controller"
    SystemConnection.record("storyboard '\(name)'", "an empty one is used in place of the \(words)")
    return UIViewController(nibName: nil, bundle: nil)
  }
}
