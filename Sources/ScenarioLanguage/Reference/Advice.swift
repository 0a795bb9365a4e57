internal import LifecycleCore

/// A do or a don't of the documents, in our own words, and what checks it.
///
/// Which invariants check it follows from their statements. Where there is none, `otherwise` says what shows it, or why
/// nothing can.
struct Advice {
  /// What to do, or what not.
  let text: String
  /// The statement of the inventory that it is, if it is one.
  let statement: StatementID?
  /// Where the documents give it.
  let documents: String
  /// What an entry says where no invariant checks it.
  let otherwise: String?

  /// The invariants that check it.
  var invariants: [Invariant] {
    guard let statement else { return [] }
    return Invariant.all.filter { $0.statements.contains(statement) }
  }

  private init(_ text: String, _ statement: StatementID?, _ documents: String, _ otherwise: String?)
  {
    self.text = text
    self.statement = statement
    self.documents = documents
    self.otherwise = otherwise
  }

  /// Advice of the inventory that invariants check, or something else.
  static func of(_ name: String, _ text: String, _ otherwise: String? = nil) -> Advice {
    let id = StatementID(name)
    let sources = id.flatMap { Behavior[$0] }?.sources ?? []
    return Advice(text, id, sources.map(\.cited).joined(separator: "; "), otherwise)
  }

  /// Advice beside the inventory.
  static func beside(_ documents: String, _ text: String, _ otherwise: String) -> Advice {
    Advice(text, nil, documents, otherwise)
  }
}

extension Source {
  fileprivate var cited: String {
    section.isEmpty ? document.rawValue : "\(document.rawValue) \"\(section)\""
  }
}
