public import LifecycleCore

/// How much of a document the scenarios of a run cover, section by section.
public struct DocumentCoverage {
  /// A section, a table or a figure; of the total the whole document.
  public struct Section {
    /// Its title as statements cite it; empty where they name only the document.
    public let title: String
    /// The statements that cite it, each once.
    public fileprivate(set) var statements: Set<StatementID> = []
    /// How many of them scenarios cover that all passed.
    public fileprivate(set) var covered = 0
    /// How many are advice that no scenario shows.
    public fileprivate(set) var advice = 0

    fileprivate mutating func add(_ id: StatementID, _ status: Coverage.Status) {
      guard statements.insert(id).inserted else { return }
      if status == .passed { covered += 1 }
      if status == .advice { advice += 1 }
    }
  }

  /// The document.
  public let document: Document
  /// All of its statements.
  public private(set) var total = Section(title: "")
  /// The same by section, in the order in which the behaviors cite them.
  public private(set) var sections: [Section] = []

  /// Every document that a statement cites.
  public static func all(_ coverage: Coverage) -> [DocumentCoverage] {
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
