/// A width and a height in points.
@_spi(Package) public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size with width and height swapped.
  var transposed: Size { Size(width: height, height: width) }
}

/// A rectangle in points.
@_spi(Package) public struct Rectangle: Hashable, Sendable {
  /// The distance from the left edge of the superview.
  public var x: Int
  /// The distance from the top edge of the superview.
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

  /// Returns whether the rectangle contains a point of the superview.
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// Creates the rectangle with the given size at the origin.
  init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  var size: Size { Size(width: width, height: height) }
}

extension Rectangle {
  /// Returns the smallest rectangle that contains both rectangles.
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
}

extension Rectangle: CustomStringConvertible {
  /// The rectangle as written in scenarios.
  public var description: String { "\(x) \(y) \(width) \(height)" }
}
