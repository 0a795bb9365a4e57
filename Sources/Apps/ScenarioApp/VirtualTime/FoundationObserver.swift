/// An observer of a notification center of Foundation.
struct FoundationObserver {
  /// The center.
  private(set) weak var center: AnyObject?
  /// What the center returned for the observer, which the app need not keep.
  let token: AnyObject

  init(center: AnyObject, token: AnyObject) { (self.center, self.token) = (center, token) }
}
