public import Foundation

/// A constraint between views, which is not solved on Linux.
@MainActor open class NSLayoutConstraint: NSObject {
  /// Whether the constraint is active; stored, without effect.
  open var isActive = false
  /// The constant; stored, without effect.
  open var constant: CGFloat = 0

  init(constant: CGFloat) { self.constant = constant }

  /// Makes constraints apply.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes constraints not apply.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, the middle or a size of a view, from which constraints are made.
@MainActor open class NSLayoutAnchor: NSObject {
  /// A constraint to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: constant)
  }
  /// A constraint to a size.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

extension UIView {
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where texts begin.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where texts end.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from top to bottom.
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

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from an edge.
  public var top, left, bottom, right: CGFloat
  /// No distances.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
