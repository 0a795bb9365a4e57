/// A text as a key, equal to another and ordered by its bytes.
///
/// A `String` takes the composed and the decomposed 'é' for one; the names of cases, and the texts that an app is given,
/// are two.
public struct ExactText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Creates the key of a text.
  public init(_ text: String) { self.text = text }

  /// Creates the key of a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Whether both have the same bytes.
  public static func == (first: ExactText, second: ExactText) -> Bool {
    guard first.text.utf8.count == second.text.utf8.count else { return false }
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in
      second.withUTF8 { second in first.indices.allSatisfy { first[$0] == second[$0] } }
    }
  }

  /// Whether the first comes before the second, byte by byte.
  public static func < (first: ExactText, second: ExactText) -> Bool {
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in second.withUTF8 { first.lexicographicallyPrecedes($0) } }
  }

  /// Adds the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
