public import Foundation

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
