/// A key of a terminal.
enum Key: Equatable {
  case character(Character)
  case left, right, up, down, home, end
  case backspace, delete, deleteWord, deleteToStart, deleteToEnd
  case tab, enter
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D, which deletes a character unless the line is empty.
  case endOfInput
  case unknown

  /// Reads a key; nil at the end of the input.
  init?(_ nextByte: () -> UInt8?) {
    guard let byte = nextByte() else { return nil }
    switch byte {
    case 0x1B: self = Self.escapeSequence(nextByte)
    case 0x20..<0x7F: self = .character(Character(Unicode.Scalar(byte)))
    case 0x80...: self = Self.character(startingWith: byte, nextByte)
    default: self = Self.control[byte] ?? .unknown
    }
  }

  /// The keys with Ctrl, as in shells, and those that terminals send like them.
  private static let control: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0D: .enter, 0x0E: .down,
    0x10: .up, 0x15: .deleteToStart, 0x17: .deleteWord, 0x7F: .backspace,
  ]

  /// Reads the rest of a sequence such as `ESC [ A` or `ESC [ 3 ~`.
  private static func escapeSequence(_ nextByte: () -> UInt8?) -> Key {
    guard let introducer = nextByte(),
      introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O")
    else { return .unknown }
    var parameter = ""
    while let byte = nextByte() {
      if byte < 0x40 {
        parameter.append(Character(Unicode.Scalar(byte)))
        continue
      }
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case UInt8(ascii: "F"): return .end
      case UInt8(ascii: "H"): return .home
      case UInt8(ascii: "~"):
        return ["1": .home, "3": .delete, "4": .end, "7": .home, "8": .end][parameter] ?? .unknown
      default: return .unknown
      }
    }
    return .unknown
  }

  /// Reads the rest of a character in UTF-8.
  private static func character(startingWith first: UInt8, _ nextByte: () -> UInt8?) -> Key {
    var bytes = [first]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while bytes.count < count, let byte = nextByte() { bytes.append(byte) }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return .unknown
    }
    return .character(character)
  }
}
