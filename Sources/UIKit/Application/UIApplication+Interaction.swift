import Foundation
import UIKitSystem

extension UIApplication {
  /// Begins ignoring touches; recorded.
  public func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    record("ignores interaction events", "true")
  }

  /// Ends ignoring touches; recorded.
  public func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
    record("ignores interaction events", "\(isIgnoringInteractionEvents)")
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// The supported interface orientations of a window; all of them on Linux, where there is no Info.plist.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// The layout direction; always left to right on Linux.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// A layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, or right to left.
  case leftToRight, rightToLeft
}
