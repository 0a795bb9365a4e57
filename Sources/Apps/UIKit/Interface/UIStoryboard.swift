public import Foundation
import UIKitSystem

/// A storyboard; its file is not read, and view controllers come from the closure passed to `launch.storyboard`.
@MainActor open class UIStoryboard: NSObject {
  /// The name of the file.
  package let name: String

  /// Creates view controllers, by the name of the storyboard and the identifier, nil for the initial one.
  package static var makeViewController: ((String, String?) -> UIViewController?)?

  /// Creates a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Creates the initial view controller; an empty one, which is recorded.
  open func instantiateInitialViewController() -> UIViewController? { make(nil) }
  /// Creates the initial view controller with a closure.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { creator?(NSCoder()) ?? make(nil) as? Controller }
  /// Creates the view controller with an identifier; an empty one, which is recorded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier)
  }
  /// Creates the view controller with an identifier by a closure.
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

/// A segue between two view controllers of a storyboard; none is created on Linux, where storyboards are not read.
@MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier.
  public let identifier: String?
  /// The view controller that the segue starts from.
  public let source: UIViewController
  /// The view controller that the segue leads to.
  public let destination: UIViewController

  /// Creates a segue, for code that tests `prepare(for:sender:)`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Performs the segue; does nothing unless a subclass overrides it.
  open func perform() {}
}
