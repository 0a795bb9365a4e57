@_spi(Package) package import LifecycleCore

/// The number of statements of a document that a run covers, by section.
package struct DocumentCoverage {
  /// A section, a table or a figure; or the whole document for the total.
  package struct Section {
    /// The title as cited; empty for citations of the whole document.
    package let title: String
    /// The statements that cite the section.
    package fileprivate(set) var statements: Set<StatementID> = []
    /// The number of statements with status `passed`.
    package fileprivate(set) var covered = 0
    /// The number of statements that are advice.
    package fileprivate(set) var advice = 0
    /// The number of statements that no run can show.
    package fileprivate(set) var notObservable = 0
    /// The number of statements that scenarios must cover.
    package var required: Int { statements.count - advice - notObservable }

    fileprivate mutating func add(_ id: StatementID, _ status: Coverage.Status) {
      guard statements.insert(id).inserted else { return }
      if status == .passed { covered += 1 }
      if status == .advice { advice += 1 }
      if status == .notObservable { notObservable += 1 }
    }
  }

  /// The document.
  package let document: Document
  /// The statements of the whole document.
  package private(set) var total = Section(title: "")
  /// The statements by section, in the order of their first citation.
  package private(set) var sections: [Section] = []

  /// Returns the coverage of every document that a statement cites.
  package static func all(_ coverage: Coverage) -> [DocumentCoverage] {
    Document.allCases.map { DocumentCoverage($0, coverage) }.filter { !$0.sections.isEmpty }
  }

  private init(_ document: Document, _ coverage: Coverage) {
    self.document = document
    for row in Behavior.all {
      for (id, statement) in zip(row.statementIDs, row.statements) {
        let status = coverage.status(of: id)
        for source in statement.sources where source.document == document {
          total.add(id, status)
          if !sections.contains(where: { $0.title == source.section }) {
            sections.append(Section(title: source.section))
          }
          for index in sections.indices where sections[index].title == source.section {
            sections[index].add(id, status)
          }
        }
      }
    }
  }
}
