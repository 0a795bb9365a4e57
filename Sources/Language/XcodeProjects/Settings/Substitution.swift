/// Replaces the variables in a text: `$(NAME)`, `${NAME}`, `$NAME`, `$(NAME:modifier)`, `$(NAME_$(OTHER))`, `$(inherited)`.
struct Substitution {
  /// A setting whose value is being expanded, and which of its assignments.
  private struct Frame {
    let name: String
    let index: Int
  }

  /// The number of variables that a text may have, with those of their values: more would only be a trap.
  private static let maximumCount = 2_000
  /// The number of bytes of a value.
  private static let maximumSize = 64 << 10

  private let settings: BuildSettings
  private var frames: [Frame] = []
  private var count = 0
  /// The number of variables around the one that is being expanded.
  private var depth = 0
  /// The variables without a value, once each.
  private(set) var undefined: [String] = []
  private var undefinedNames: Set<String> = []

  init(_ settings: BuildSettings) { self.settings = settings }

  /// Returns the value of a setting, which is empty if there is none.
  mutating func value(of name: String) -> String {
    expandAssignment(of: name, settings.assignments(of: name).count - 1)
  }

  /// Returns a text with the values of its variables; what has none remains.
  mutating func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    let bytes = Array(text.utf8)
    let closings = Self.closings(in: bytes)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "$"),
        let (contents, end) = Self.variable(in: bytes, after: offset, closings)
      else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      result += variable(contents, as: bytes[offset..<end]).utf8
      offset = end
      if result.count > Self.maximumSize {
        addUndefined(String(decoding: contents, as: UTF8.self))
        return text
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns what is in the brackets after a dollar, or the word after it, and where it ends; nil if there is neither.
  private static func variable(
    in bytes: [UInt8],
    after dollar: Int,
    _ closings: [Int: Int]
  ) -> (contents: ArraySlice<UInt8>, end: Int)? {
    let start = dollar + 1
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "(") || bytes[start] == UInt8(ascii: "{") {
      return closings[start].map { (bytes[(start + 1)..<$0], $0 + 1) }
    }
    let word = bytes[start...].prefix { isLetter($0) || (0x30...0x39).contains($0) }
    return word.first.map(isLetter) ?? false ? (word, word.endIndex) : nil
  }

  /// Returns the offset of the closing bracket for that of each opening one; brackets of two kinds do not matter to each
  /// other.
  private static func closings(in bytes: [UInt8]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: (round: [Int], curly: [Int]) = ([], [])
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("): open.round.append(offset)
      case UInt8(ascii: "{"): open.curly.append(offset)
      case UInt8(ascii: ")"): if let start = open.round.popLast() { closings[start] = offset }
      case UInt8(ascii: "}"): if let start = open.curly.popLast() { closings[start] = offset }
      default: break
      }
    }
    return closings
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  // MARK: - Variables

  /// Returns the value of a variable with its modifiers, or `whole` if it has none.
  private mutating func variable(
    _ contents: ArraySlice<UInt8>,
    as whole: ArraySlice<UInt8>
  ) -> String {
    count += 1
    let whole = String(decoding: whole, as: UTF8.self)
    guard count <= Self.maximumCount, frames.count < 64, depth < 64 else {
      addUndefined(String(decoding: contents, as: UTF8.self))
      return whole
    }
    depth += 1
    defer { depth -= 1 }
    var parts = Self.split(contents)
    let name = expand(parts.removeFirst())
    var value = lookUp(name)
    for part in parts {
      if part.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = expand(String(part.dropFirst("default=".count))) }
      } else if let known = value {
        guard let changed = SettingModifier.apply(expand(part), to: known) else {
          addUndefined(String(decoding: contents, as: UTF8.self))
          return whole
        }
        value = changed
      }
    }
    if let value { return value }
    addUndefined(name)
    return whole
  }

  /// Returns the parts between the colons outside of brackets; at least one.
  private static func split(_ contents: ArraySlice<UInt8>) -> [String] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    for byte in contents {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        parts.append([])
        continue
      default: break
      }
      parts[parts.count - 1].append(byte)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of a variable; nil if nothing defines it, or only itself.
  private mutating func lookUp(_ name: String) -> String? {
    if let frame = frames.last, name == "inherited" || name == frame.name {
      // A setting in its own value is what it was before.
      return frame.index > 0 ? expandAssignment(of: frame.name, frame.index - 1) : ""
    }
    if settings.isEmpty(name) { return "" }
    let last = settings.assignments(of: name).count - 1
    guard last >= 0, !frames.contains(where: { $0.name == name }) else { return nil }
    return expandAssignment(of: name, last)
  }

  private mutating func expandAssignment(of name: String, _ index: Int) -> String {
    let assignments = settings.assignments(of: name)
    guard assignments.indices.contains(index) else { return "" }
    frames.append(Frame(name: name, index: index))
    defer { frames.removeLast() }
    return expand(assignments[index].value)
  }

  private mutating func addUndefined(_ name: String) {
    if undefinedNames.insert(name).inserted { undefined.append(name) }
  }
}
