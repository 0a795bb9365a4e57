internal import DocumentTexts

extension DocumentText {
  /// The text in UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The entries of the text, each joined into one line.
  var entries: [String] { String(decoding: bytes, as: UTF8.self).entries }
}

extension String {
  /// The entries of a text: each begins at the start of a line and is continued by indented lines.
  package var entries: [String] {
    var entries: [String] = []
    for line in utf8.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if text.startIndex > line.startIndex, !entries.isEmpty {
        entries[entries.count - 1] += " \(Substring(text))"
      } else {
        entries.append(String(Substring(line)))
      }
    }
    return entries
  }
}
