/// A string that is compared and ordered by its bytes.
///
/// `String` treats the composed and the decomposed 'é' as equal, but names of cases and arguments of actions
/// must distinguish them.
@_spi(Package)
public struct ExactText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public let text: String

  /// Creates an exact text from a string.
  public init(_ text: String) { self.text = text }

  /// Creates an exact text from a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Returns whether both texts have the same bytes.
  public static func == (first: ExactText, second: ExactText) -> Bool {
    guard first.text.utf8.count == second.text.utf8.count else { return false }
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in
      second.withUTF8 { second in first.indices.allSatisfy { first[$0] == second[$0] } }
    }
  }

  /// Returns whether the first text precedes the second, byte by byte.
  public static func < (first: ExactText, second: ExactText) -> Bool {
    var (first, second) = (first.text, second.text)
    return first.withUTF8 { first in second.withUTF8 { first.lexicographicallyPrecedes($0) } }
  }

  /// Returns the characters in which two texts that look the same differ, such as `U+0065 U+0301` and `U+00E9`.
  func differingCharacters(from other: ExactText) -> (String, String) {
    var (first, second) = (text.unicodeScalars[...], other.text.unicodeScalars[...])
    while let one = first.first, one == second.first {
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    while let one = first.last, one == second.last {
      (first, second) = (first.dropLast(), second.dropLast())
    }
    func codes(_ scalars: Substring.UnicodeScalarView) -> String {
      scalars.map { "U+\(String($0.value + 0x10000, radix: 16, uppercase: true).dropFirst())" }
        .joined(separator: " ")
    }
    return (codes(first), codes(second))
  }

  /// Hashes the bytes of the text.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
