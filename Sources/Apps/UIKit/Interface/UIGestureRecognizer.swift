public import Foundation

/// A gesture recognizer; it recognizes nothing on Linux, and never performs its action.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Whether it receives touches; stored, without effect.
  open var isEnabled = true
  /// Whether touches that it recognizes are kept from the view; stored, without effect.
  open var cancelsTouchesInView = true

  /// Creates a recognizer without a target.
  public override init() { super.init() }

  /// Creates a recognizer.
  public init(target: Any?, action: Selector?) { super.init() }
}

/// A recognizer of taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; stored, without effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers; stored, without effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration; stored, without effect.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of swipes.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions; stored, without effect.
  open var direction = Direction.right

  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}

/// A recognizer of drags.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
