import Foundation
import UIKitSystem

extension UIApplication {
  /// Ignores touches from now on; recorded.
  public func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    record("ignores interaction events", "true")
  }

  /// Ends what `beginIgnoringInteractionEvents()` has begun; recorded.
  public func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
    record("ignores interaction events", "\(isIgnoringInteractionEvents)")
  }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// The default orientations of a window; all of them on Linux, where there is no Info.plist.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// The direction of the interface; always left to right on Linux.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right, or right to left.
  case leftToRight, rightToLeft
}
