/// The plain texts of an expression in a manifest, such as a list of dependencies or of paths.
struct ManifestTexts {
  /// The texts, outside and inside of calls, without the names of packages and the platforms of conditions.
  private(set) var all: [String] = []
  /// The first part of the expression that is neither a plain text nor a constant with plain texts; nil if all is known.
  private(set) var unknown: String?

  /// The number of texts that are read.
  private static let maximumCount = 1_000
  /// The functions of PackageDescription that make a dependency, whose arguments are texts.
  private static let makers: Set<String> = ["product", "target", "byName"]

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - bytes: The expression, without comments.
  ///   - constants: The values of the constants of the manifest.
  init(_ bytes: [UInt8], constants: [String: ManifestTexts]) {
    var offset = 0
    while offset < bytes.count {
      guard all.count <= Self.maximumCount else {
        note("…")
        return
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let end = Self.endOfString(in: bytes, from: offset)
        let text = String(decoding: bytes[offset..<end], as: UTF8.self)
        if !Self.isPlain(text) {
          note(text)
        } else if !Self.isPackage(before: offset, in: bytes) {
          all.append(String(text.dropFirst().dropLast()))
        }
        offset = end
      case let byte where ManifestText.isLetter(byte) || byte == UInt8(ascii: "_"):
        let start = offset
        while offset < bytes.count, ManifestText.continuesName(bytes[offset]) { offset += 1 }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        let next = bytes[offset...].first { !ManifestText.isSpace($0) }
        // A label, or a type before its member.
        if next == UInt8(ascii: ":") || name == "nil" { continue }
        if next == UInt8(ascii: "."), name.first?.isUppercase == true { continue }
        if next == UInt8(ascii: "("), name == "when" {
          offset = ManifestText.endOfBrackets(in: bytes, from: offset)
        } else if next == UInt8(ascii: "("), Self.makers.contains(name) {
          continue
        } else if next != UInt8(ascii: "("), next != UInt8(ascii: "."), let value = constants[name]
        {
          all += value.all
          if let unknown = value.unknown { note(unknown) }
        } else {
          note(name)
        }
      // A choice, or code.
      case UInt8(ascii: "?"), UInt8(ascii: "{"), UInt8(ascii: "#"):
        note(String(decoding: bytes[offset...offset], as: UTF8.self))
        offset += 1
      default: offset += 1
      }
    }
  }

  /// Whether a text is the argument of `package:`.
  private static func isPackage(before offset: Int, in bytes: [UInt8]) -> Bool {
    let words = bytes[max(0, offset - 40)..<offset]
    return String(decoding: words, as: UTF8.self).trimmingSpaces.hasSuffix("package:")
  }

  private mutating func note(_ text: String) { unknown = unknown ?? text.shortened }

  /// Whether a literal has neither escapes nor further quotes.
  private static func isPlain(_ text: String) -> Bool {
    text.count > 1 && text.hasSuffix("\"") && !text.dropFirst().dropLast().contains("\"")
      && !text.contains("\\")
  }

  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }
}
