internal import DocumentTexts

extension Document {
  /// The sections, tables, figures and listings of a document that can be cited, in order.
  ///
  /// Empty for sources without a fixed text: references on the web, measurements, the model's own decisions.
  public var sections: [String] { Self.sections[self] ?? [] }

  /// Returns whether a citation names an existing section; always true for a document without a fixed text.
  ///
  /// A citation is a section, optionally narrowed down after a comma: `Moving to the Background, last paragraph`.
  public func hasSection(_ citation: String) -> Bool {
    sections.isEmpty || sections.contains { citation == $0 || citation.hasPrefix("\($0), ") }
  }

  /// The contents of `DocumentTexts/sections.txt`: a heading for each document, a line for each section.
  private static let sections: [Document: [String]] = {
    var sections: [Document: [String]] = [:]
    var document: Document?
    for line in sectionText().entries {
      if line.hasPrefix("# ") {
        document = Document(rawValue: String(line.dropFirst(2)))
      } else if let document {
        sections[document, default: []].append(line)
      } else {
        preconditionFailure("Internal inconsistency: '\(line)' is in no document")
      }
    }
    return sections
  }()
}

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
