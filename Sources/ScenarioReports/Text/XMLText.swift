/// Text as XML 1.0 can hold it.
///
/// It works on bytes: runs that need no change go as they are.
enum XMLText {
  /// Appends text as the value of an attribute in double quotes.
  static func appendAttribute(_ text: String, to sink: inout [UInt8]) {
    append(text, to: &sink) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&apos;"
      case UInt8(ascii: "\n"): "&#10;"
      case UInt8(ascii: "\r"): "&#13;"
      case UInt8(ascii: "\t"): "&#9;"
      default: nil
      }
    }
  }

  /// Appends text as a CDATA section; an end mark inside it is split.
  static func appendCDATA(_ text: String, to sink: inout [UInt8]) {
    sink.append(contentsOf: "<![CDATA[".utf8)
    var brackets = 0
    append(text, to: &sink) { byte in
      let isEndMark = byte == UInt8(ascii: ">") && brackets >= 2
      brackets = byte == UInt8(ascii: "]") ? brackets + 1 : 0
      return isEndMark ? "]]><![CDATA[>" : nil
    }
    sink.append(contentsOf: "]]>".utf8)
  }

  /// Appends text with what `escape` says in place of a byte.
  private static func append(
    _ text: String,
    to sink: inout [UInt8],
    escape: (UInt8) -> StaticString?
  ) {
    var text = text
    text.withUTF8 { bytes in
      if bytes.allSatisfy(isPlain) { return sink.append(contentsOf: bytes) }
      var start = 0
      var index = 0
      while index < bytes.count {
        var length = 1
        var shown: UnsafeBufferPointer<UInt8>?
        if let escaped = escape(bytes[index]) {
          shown = UnsafeBufferPointer(start: escaped.utf8Start, count: escaped.utf8CodeUnitCount)
        } else {
          (length, shown) = forbidden(bytes, at: index)
        }
        index += length
        guard let shown else { continue }
        sink.append(contentsOf: bytes[start..<(index - length)])
        sink.append(contentsOf: shown)
        start = index
      }
      sink.append(contentsOf: bytes[start...])
    }
  }

  /// Whether a byte is written as it is, wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "]"), 0xEF:
      false
    default: byte >= 0x20
    }
  }

  /// How long the character is, and what is shown in its place if XML has no way to write it.
  private static func forbidden(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> (length: Int, shown: UnsafeBufferPointer<UInt8>?) {
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: return (1, nil)
    case let byte where byte < 0x20:
      // A control character is seen as its picture: `␛` for escape.
      let start = pictures.utf8Start + 3 * Int(byte)
      return (1, UnsafeBufferPointer(start: start, count: 3))
    case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
      return (3, UnsafeBufferPointer(start: replacement.utf8Start, count: 3))
    default: return (1, nil)
    }
  }

  private static let pictures: StaticString = "␀␁␂␃␄␅␆␇␈␉␊␋␌␍␎␏␐␑␒␓␔␕␖␗␘␙␚␛␜␝␞␟"
  private static let replacement: StaticString = "\u{FFFD}"
}
