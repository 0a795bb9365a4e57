internal import ScenarioSystem

/// Text in XML 1.0.
///
/// It operates on bytes, and copies runs without special characters unchanged.
package enum XMLText {
  /// Appends text as an attribute value in double quotes; different texts remain different.
  package static func appendAttribute(_ text: String, to sink: inout [UInt8]) {
    append(text, to: &sink, escapesCodes: true, escape: escapedMarkup)
  }

  /// Appends text between tags; existing character escapes are kept.
  package static func appendContent(_ text: String, to sink: inout [UInt8]) {
    append(text, to: &sink, escapesCodes: false, escape: escapedMarkup)
  }

  private static func escapedMarkup(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> StaticString? {
    switch bytes[index] {
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

  /// Appends text as a CDATA section; an end mark inside it is split.
  static func appendCDATA(_ text: String, to sink: inout [UInt8]) {
    sink.append(contentsOf: "<![CDATA[".utf8)
    append(text, to: &sink, escapesCodes: false) { bytes, index in
      bytes[...index].suffix(3).elementsEqual("]]>".utf8) ? "]]><![CDATA[>" : nil
    }
    sink.append(contentsOf: "]]>".utf8)
  }

  /// Appends text with the replacements of `escape`, and with escapes for characters that XML does not allow.
  private static func append(
    _ text: String,
    to sink: inout [UInt8],
    escapesCodes: Bool,
    escape: (UnsafeBufferPointer<UInt8>, Int) -> StaticString?
  ) {
    var text = text
    text.withUTF8 { bytes in
      // Most texts are plain; a loop without an exit can be vectorized.
      if bytes.reduce(true, { $0 && isPlain($1) }) { return sink.append(contentsOf: bytes) }
      var start = 0
      var index = 0
      while index < bytes.count {
        if isPlain(bytes[index]) {
          index += 1
          continue
        }
        let rest = bytes[index...]
        if let escaped = escape(bytes, index) {
          sink.append(contentsOf: bytes[start..<index])
          sink.xml(escaped)
          index += 1
          start = index
        } else if let scalar = forbidden(rest) ?? (escapesCodes ? backslash(rest) : nil) {
          sink.append(contentsOf: bytes[start..<index])
          sink.append(contentsOf: scalar.escape.utf8)
          index += UTF8.width(scalar)
          start = index
        } else {
          index += 1
        }
      }
      sink.append(contentsOf: bytes[start...])
    }
  }

  /// Whether a byte needs no escape in any context.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "]"), UInt8(ascii: "\\"), 0xEF:
      false
    default: byte >= 0x20
    }
  }

  /// Returns the first character if XML does not allow it.
  private static func forbidden(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    switch bytes.first {
    case 0x09, 0x0A, 0x0D: nil
    case let byte? where byte < 0x20: Unicode.Scalar(byte)
    case 0xEF where bytes.starts(with: [0xEF, 0xBF, 0xBE]): "\u{FFFE}"
    case 0xEF where bytes.starts(with: [0xEF, 0xBF, 0xBF]): "\u{FFFF}"
    default: nil
    }
  }

  /// Returns the first character if it is the backslash of a character escape.
  private static func backslash(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    bytes.starts(with: "\\u{".utf8) ? "\\" : nil
  }
}
