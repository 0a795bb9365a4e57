/// A set of cases of an enumeration with byte-sized raw values, as a bit mask.
@_spi(Package)
@_spi(Package)
public struct EnumSet<Element: RawRepresentable<UInt8> & CaseIterable & Sendable>: Hashable,
  Sendable
{
  private var bits = SIMD4<UInt64>()

  /// Creates an empty set.
  init() {}

  /// Creates a set of elements.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { insert(element) }
  }

  /// Returns whether the set contains the element.
  public func contains(_ element: Element) -> Bool {
    bits[Int(element.rawValue >> 6)] & 1 << UInt64(element.rawValue & 63) != 0
  }

  /// Returns whether no element is in both sets.
  package func isDisjoint(with other: Self) -> Bool { bits & other.bits == .zero }

  /// The elements, in declaration order.
  public var elements: [Element] { Element.allCases.filter(contains) }

  /// Adds an element.
  mutating func insert(_ element: Element) {
    bits[Int(element.rawValue >> 6)] |= 1 << UInt64(element.rawValue & 63)
  }

  /// Removes the elements of the other set.
  public mutating func subtract(_ other: Self) { bits &= ~other.bits }
}
