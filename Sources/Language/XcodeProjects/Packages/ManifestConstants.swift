/// The constants of a manifest, `let name = …`, with the plain texts of their values.
enum ManifestConstants {
  /// Returns the values of the constants whose names are declared once.
  ///
  /// - Parameter bytes: The manifest, without comments.
  /// - Returns: The values by their names.
  static func values(in bytes: [UInt8]) -> [String: ManifestTexts] {
    let all = declarations(in: bytes)
    let names = Dictionary(grouping: all) { $0.name }
    let declarations = all.filter { names[$0.name]?.count == 1 }
    var values: [String: ManifestTexts] = [:]
    // A constant may stand above those in its value, as in an extension.
    for _ in 0..<2 {
      for (name, value) in declarations {
        values[name] = ManifestTexts(value, constants: values)
      }
    }
    return values
  }

  /// The constants outside of the values of others.
  private static func declarations(in bytes: [UInt8]) -> [(name: String, value: [UInt8])] {
    let word = Array("let ".utf8)
    var found: [(name: String, value: [UInt8])] = []
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset...].starts(with: word),
        offset == 0 || !ManifestText.continuesName(bytes[offset - 1])
      else {
        offset += 1
        continue
      }
      let start = offset + word.count
      var end = start
      while end < bytes.count, ManifestText.continuesName(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      let equals = bytes[end...].prefix(200).firstIndex {
        $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "{")
      }
      offset = end
      guard let equals, bytes[equals] == UInt8(ascii: "=") else { continue }
      offset = endOfExpression(in: bytes, from: equals + 1)
      found.append((name, Array(bytes[(equals + 1)..<offset])))
    }
    return found
  }

  /// Returns the end of the line on which an expression ends, whose brackets are closed there.
  private static func endOfExpression(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    var isEmpty = true
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        offset = ManifestText.endOfBrackets(in: bytes, from: offset)
        isEmpty = false
        continue
      case UInt8(ascii: "\n") where !isEmpty, UInt8(ascii: ";"): return offset
      case let byte where !ManifestText.isSpace(byte): isEmpty = false
      default: break
      }
      offset += 1
    }
    return offset
  }
}
