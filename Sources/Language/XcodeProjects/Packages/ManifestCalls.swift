/// The calls of the form `.name(label: value, …)` in the text of a Swift manifest.
struct ManifestCalls {
  /// A call, with the texts of its arguments by their labels.
  struct Call {
    let name: String
    /// The offset of its name.
    let offset: Int
    var arguments: [String: [UInt8]] = [:]
  }

  private(set) var all: [Call] = []
  /// The properties of targets that code changes later, `target.dependencies.append(…)`, with the offsets of their names.
  private(set) var changes: [(property: String, offset: Int)] = []
  private let bytes: [UInt8]
  private let constants: [String: ManifestTexts]
  private var offset = 0
  /// The number of calls in one another that are looked at.
  private static let maximumDepth = 16

  init(_ text: String) {
    bytes = Self.withoutComments(Array(text.utf8))
    constants = ManifestConstants.values(in: bytes)
    findCalls(upTo: bytes.count, depth: 0)
  }

  // MARK: - Values

  /// Returns the plain texts of an argument; nil if the call does not have it, or it is `nil`.
  func texts(_ label: String, of call: Call) -> ManifestTexts? {
    guard let argument = call.arguments[label],
      String(decoding: argument, as: UTF8.self).trimmingSpaces != "nil"
    else { return nil }
    return ManifestTexts(argument, constants: constants)
  }

  /// Returns the plain text of an argument; nil if it is anything else.
  func text(_ label: String, of call: Call) -> String? {
    texts(label, of: call).flatMap { $0.unknown == nil && $0.all.count == 1 ? $0.all[0] : nil }
  }

  // MARK: - Calls

  private mutating func findCalls(upTo end: Int, depth: Int) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "."):
        let start = offset + 1
        offset = start
        while offset < end, ManifestText.isLetter(bytes[offset]) { offset += 1 }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isChange(of: name, at: start) { changes.append((name, start)) }
        guard !name.isEmpty, offset < end, bytes[offset] == UInt8(ascii: "(") else { continue }
        readCall(name, from: start, depth: depth)
      default: offset += 1
      }
    }
  }

  /// Whether code changes a property of a target, `target.exclude += …`, rather than one of the package.
  private func isChange(of name: String, at start: Int) -> Bool {
    guard ["dependencies", "exclude", "path", "sources"].contains(name),
      !bytes[..<(start - 1)].suffix(7).elementsEqual("package".utf8)
    else { return false }
    let rest = String(decoding: bytes[offset...].prefix(20), as: UTF8.self).drop(
      while: \.isWhitespace
    )
    return rest.hasPrefix("=") && !rest.hasPrefix("==")
      || ["+=", ".append(", ".insert(", ".remove"].contains(where: rest.hasPrefix)
  }

  /// Reads the arguments of a call, and the calls in them.
  private mutating func readCall(_ name: String, from start: Int, depth: Int) {
    offset += 1
    let first = offset
    var call = Call(name: name, offset: start)
    var brackets = 1
    var argumentStart = first
    while offset < bytes.count, brackets > 0 {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets -= 1
      case UInt8(ascii: ",") where brackets == 1:
        Self.add(bytes[argumentStart..<offset], to: &call)
        argumentStart = offset + 1
      default: break
      }
      offset += 1
    }
    let end = offset
    if brackets == 0 { Self.add(bytes[argumentStart..<(end - 1)], to: &call) }
    all.append(call)
    guard depth < Self.maximumDepth else { return }
    offset = first
    findCalls(upTo: end, depth: depth + 1)
    offset = end
  }

  private static func add(_ argument: ArraySlice<UInt8>, to call: inout Call) {
    guard let colon = argument.firstIndex(of: UInt8(ascii: ":")) else { return }
    let label = String(decoding: argument[..<colon], as: UTF8.self).trimmingSpaces
    guard label.utf8.allSatisfy(ManifestText.isLetter) else { return }
    call.arguments[label] = Array(argument[(colon + 1)...])
  }

  /// Passes a string; one in three quotes ends at the next quote, and then again.
  private mutating func skipString() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\n")
    {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset += 1
  }

  /// Returns the text with spaces for comments.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var offset = 0
    var isInString = false
    while offset + 1 < bytes.count {
      let byte = bytes[offset]
      if isInString {
        if byte == UInt8(ascii: "\\") { offset += 1 }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInString = false }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
          result[offset] = UInt8(ascii: " ")
          offset += 1
        }
      } else if byte == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        while offset < bytes.count,
          !bytes[offset...].starts(with: "*/".utf8)
        {
          if bytes[offset] != UInt8(ascii: "\n") { result[offset] = UInt8(ascii: " ") }
          offset += 1
        }
        for end in offset..<min(offset + 2, bytes.count) { result[end] = UInt8(ascii: " ") }
        offset += 1
      }
      offset += 1
    }
    return result
  }
}
