/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The same with width and height exchanged.
  var transposed: Size { Size(width: height, height: width) }
}

/// A rectangle in points.
public struct Rectangle: Hashable, Sendable {
  /// The distance from the left edge of the superview.
  public var x: Int
  /// The distance from its upper edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point of the superview lies in it.
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// The rectangle of that size in its own coordinates.
  init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  var size: Size { Size(width: width, height: height) }
}

extension Rectangle {
  /// The smallest rectangle that contains both.
  func union(_ other: Rectangle) -> Rectangle {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rectangle(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }

  /// The rectangle as the language writes it.
  var text: String { "\(x) \(y) \(width) \(height)" }
}
