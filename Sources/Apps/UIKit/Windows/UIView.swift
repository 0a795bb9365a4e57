public import Foundation
import UIKitSystem

/// A view; it stores its properties and subviews, and is not drawn on Linux.
@MainActor open class UIView: UIResponder, UIAppearance, UICoordinateSpace {
  /// The frame in the superview's coordinates.
  open var frame: CGRect
  /// The bounds in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The background color; stored, without effect.
  open var backgroundColor: UIColor?
  /// The tint color; stored, without effect.
  open var tintColor: UIColor?
  /// The alpha; stored, without effect.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether user interaction is enabled; stored, without effect.
  open var isUserInteractionEnabled = true
  /// A tag that the app has assigned.
  open var tag = 0
  /// Whether the autoresizing mask becomes constraints; stored, without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The interface style, light or dark; stored, without effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The accessibility identifier; stored, without effect.
  open var accessibilityIdentifier: String?
  /// The restoration identifier; stored, without effect.
  open var restorationIdentifier: String?
  /// The layer of the view.
  public let layer = CALayer()
  /// The traits; all but the idiom are unspecified on Linux.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The subviews.
  open private(set) var subviews: [UIView] = []
  /// The superview.
  open private(set) weak var superview: UIView?
  /// The window.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// The next responder: the superview.
  open override var next: UIResponder? { superview }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive, which is not read on Linux.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  /// Adds a gesture recognizer; has no effect on Linux.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Invalidates the layout; has no effect on Linux.
  open func setNeedsLayout() {}
  /// Lays out the view; has no effect on Linux.
  open func layoutIfNeeded() {}
  /// Invalidates the drawing; has no effect on Linux.
  open func setNeedsDisplay() {}

  /// Returns the appearance proxy of the class; its values are stored, but not applied.
  open class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
}

extension UIView {
  /// Applies the final values at once, and calls the completion handler after the duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    _ = SystemConnection.current?
      .schedule(after: delay + duration, repeating: nil) { completion(true) }
  }

  /// Changes the views at once, and calls the completion handler after the duration.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Changes the views at once.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  /// Sets whether animations are enabled; stored, without effect.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  /// Whether animations are enabled.
  public static var areAnimationsEnabled = true

  /// Animation options; they have no effect on Linux.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user can interact with the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A cross-dissolve transition.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }
}

/// The layer of a view; its values are stored, without effect.
@MainActor open class CALayer: NSObject {
  /// The speed; stored, without effect.
  open var speed: Float = 1
  /// The corner radius; stored, without effect.
  open var cornerRadius: CGFloat = 0
  /// Whether the content is clipped; stored, without effect.
  open var masksToBounds = false
  /// The opacity; stored, without effect.
  open var opacity: Float = 1
  /// The border width; stored, without effect.
  open var borderWidth: CGFloat = 0
}
