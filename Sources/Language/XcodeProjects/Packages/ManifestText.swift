/// What the characters in the text of a manifest are.
enum ManifestText {
  /// Returns the offset behind the bracket that closes the first one at an offset or later.
  static func endOfBrackets(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    var brackets = 0
    var isInString = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where isInString: offset += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isInString { brackets += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isInString { brackets -= 1 }
        if !isInString, brackets <= 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return min(offset, bytes.count)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func continuesName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte)
  }
}
