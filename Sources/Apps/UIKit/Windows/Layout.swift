public import Foundation

/// A layout constraint; it has no effect on Linux.
@MainActor open class NSLayoutConstraint: NSObject {
  /// Whether the constraint is active; stored, without effect.
  open var isActive = false
  /// The constant; stored, without effect.
  open var constant: CGFloat = 0

  init(constant: CGFloat) { self.constant = constant }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A layout anchor of a view.
@MainActor open class NSLayoutAnchor: NSObject {
  /// Returns a constraint to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: constant)
  }
  /// Returns a constraint to a constant size.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

extension UIView {
  /// The top edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The leading edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The vertical center.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Insets from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The inset from an edge.
  public var top, left, bottom, right: CGFloat
  /// No insets.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
