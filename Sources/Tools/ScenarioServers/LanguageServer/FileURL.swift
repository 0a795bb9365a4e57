internal import ScenarioSystem

/// Converts between paths and `file:` URLs.
enum FileURL {
  /// Returns the path of a URL; nil for anything but a local file.
  static func path(of uri: String) -> Path? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = uri.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      // A host may come before the path.
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      rest = rest[slash...]
    }
    var bytes: [UInt8] = []
    var iterator = rest.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next(), let low = iterator.next(),
        let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
    }
    let path = Path(bytes: bytes)
    return path.isValid && path.isAbsolute ? path : nil
  }

  /// Returns the URL of a path.
  static func uri(of path: Path) -> String {
    var text = "file://"
    for byte in path.bytes {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character) {
        text.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%\(digits.count < 2 ? "0" : "")\(digits)"
      }
    }
    return text
  }
}
