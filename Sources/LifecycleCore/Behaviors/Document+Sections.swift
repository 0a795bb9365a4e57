internal import DocumentTexts

extension Document {
  /// The sections, tables, figures and listings of a document that this repository may cite, in their order.
  ///
  /// Empty for what has no fixed text: references on the web, measurements, the model's own decisions.
  public var sections: [String] { Self.sections[self] ?? [] }

  /// Whether a citation names a place that exists; of a document without fixed text every one does.
  ///
  /// A place is a section, with what narrows it down behind a comma: `Moving to the Background, last paragraph`.
  public func hasSection(_ citation: String) -> Bool {
    sections.isEmpty || sections.contains { citation == $0 || citation.hasPrefix("\($0), ") }
  }

  /// Those of `DocumentTexts/sections.txt`: a heading for each document, a line for each section.
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
