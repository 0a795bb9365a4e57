import UIKitSystem

extension UIApplication {
  /// Whether the app's icon can be changed.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the alternate icon; nil for the primary icon.
  public var alternateIconName: String? { storedIconName }

  /// Changes the app's icon; recorded.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    storedIconName = alternateIconName
    record("icon", alternateIconName ?? "nil")
    guard let completionHandler else { return }
    _ = system.schedule(after: 0, repeating: nil) { completionHandler(nil) }
  }

  /// Changes the app's icon; recorded.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    setAlternateIconName(alternateIconName, completionHandler: nil)
  }
}
