/// A path pattern with the semantics of git: `*` and `?` do not match a slash, `**` between slashes does.
package struct Glob: Sendable {
  private enum Token {
    case byte(UInt8)
    /// Any byte but a slash.
    case any
    case set(ByteSet)
    /// Any bytes without a slash.
    case star
    /// Any bytes.
    case stars
    /// Any folders, or none: `**/`.
    case folders
    /// Never matches, because the pattern is malformed.
    case never
  }

  /// The state for backtracking: a wildcard token, and the index at which its match ends.
  private typealias Retry = (token: Int, index: Int)

  private let tokens: [Token]

  /// Whether the pattern is empty.
  var isEmpty: Bool { tokens.isEmpty }

  /// Whether the pattern is malformed, so that it never matches.
  var isMalformed: Bool {
    tokens.contains { if case .never = $0 { true } else { false } }
  }

  /// Compiles a pattern; `**` in a name, where it has no special meaning, is the same as `*`.
  package init(_ pattern: some Collection<UInt8>) {
    let bytes = Array(pattern)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "*"): tokens.append(Self.stars(bytes, &index))
      case UInt8(ascii: "["):
        tokens.append(ByteSet(class: bytes, from: &index).map(Token.set) ?? .never)
      case UInt8(ascii: "\\"):
        tokens.append(index < bytes.count ? .byte(bytes[index]) : .never)
        index += 1
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
  }

  /// Parses one or more asterisks, the first of which is before `index`.
  private static func stars(_ bytes: [UInt8], _ index: inout Int) -> Token {
    let start = index - 1
    while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
    guard index - start > 1, start == 0 || bytes[start - 1] == UInt8(ascii: "/") else {
      return .star
    }
    let rest = bytes[index...]
    if rest.starts(with: "/".utf8) {
      index += 1
      return .folders
    }
    return rest.isEmpty || rest.starts(with: #"\/"#.utf8) ? .stars : .star
  }

  /// Whether the pattern matches a complete text.
  package func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var (token, index) = (0, text.startIndex)
    // Only the last star needs backtracking: earlier ones cannot lead to another match.
    var star: Retry?
    var wide: Retry?
    while token < tokens.count || index < text.endIndex {
      if token < tokens.count {
        switch tokens[token] {
        case .star:
          star = (token, index)
          token += 1
          continue
        case .stars, .folders:
          (wide, star) = ((token, index), nil)
          token += 1
          continue
        case let current where index < text.endIndex && matches(current, text[index]):
          token += 1
          index += 1
          continue
        default: break
        }
      }
      if let last = star, last.index < text.endIndex, text[last.index] != UInt8(ascii: "/") {
        star = (last.token, last.index + 1)
        (token, index) = (last.token + 1, last.index + 1)
      } else if let last = wide, let next = self.next(last, in: text) {
        (wide, star) = ((last.token, next), nil)
        (token, index) = (last.token + 1, next)
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the next index at which the match of a wide token may end.
  private func next(_ wide: Retry, in text: ArraySlice<UInt8>) -> Int? {
    guard wide.index < text.endIndex else { return nil }
    guard case .folders = tokens[wide.token] else { return wide.index + 1 }
    return text[wide.index...].firstIndex(of: UInt8(ascii: "/")).map { $0 + 1 }
  }

  private func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let expected): byte == expected
    case .any: byte != UInt8(ascii: "/")
    case .set(let set): set.contains(byte) && byte != UInt8(ascii: "/")
    case .star, .stars, .folders, .never: false
    }
  }
}

/// A set of bytes that a bracket expression describes: `[a-z]`, `[!0-9]`, `[[:alpha:]_]`.
struct ByteSet: Sendable {
  private var bytes: Set<UInt8> = []
  private let isNegated: Bool

  /// Parses a bracket expression after its `[`, and moves the index after its `]`; nil if it is malformed.
  init?(class text: [UInt8], from index: inout Int) {
    func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }
    isNegated = byte(index) == UInt8(ascii: "!") || byte(index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    // The lower end of a range, if one begins now.
    var low: UInt8?
    var isFirst = true
    // A ']' at the start belongs to the set.
    while let current = byte(index), current != UInt8(ascii: "]") || isFirst {
      isFirst = false
      if current == UInt8(ascii: "-"), let first = low, let next = byte(index + 1),
        next != UInt8(ascii: "]")
      {
        index += 1
        guard let last = Self.unescaped(text, &index) else { return nil }
        if first <= last { bytes.formUnion(first...last) }
        low = nil
      } else if let name = Self.className(text, &index) {
        guard let members = Platform.asciiBytes(ofClass: name) else { return nil }
        // In git, white space does not include a form feed and a vertical tab.
        bytes.formUnion(name == "space" ? members.subtracting([0x0B, 0x0C]) : members)
        low = nil
      } else {
        guard let single = Self.unescaped(text, &index) else { return nil }
        bytes.insert(single)
        low = single
      }
    }
    guard index < text.count else { return nil }
    index += 1
  }

  func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) != isNegated }

  /// Returns the byte at the index, or the one after a backslash; nil at the end.
  private static func unescaped(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Returns the name in `[:alpha:]` at the index, which moves after it; nil if there is none.
  private static func className(_ bytes: [UInt8], _ index: inout Int) -> String? {
    guard bytes[index...].starts(with: "[:".utf8),
      let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "]")),
      end > index + 2, bytes[end - 1] == UInt8(ascii: ":")
    else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 2)..<(end - 1)], as: UTF8.self)
  }
}
