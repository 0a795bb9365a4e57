import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage

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
  let sources: [Source]
  /// What an entry says where no invariant checks it.
  let otherwise: String?

  /// The invariants that check it.
  var invariants: [Invariant] {
    guard let statement else { return [] }
    return Invariant.all.filter { $0.statements.contains(statement) }
  }

  /// Reads an entry of `advice.txt`: a statement or a source, the advice, and what checks it.
  init(_ entry: String) {
    let parts = entry.split(separator: ": ", maxSplits: 1)
    precondition(parts.count == 2, "Internal inconsistency: advice of nothing: \(entry)")
    let texts = parts[1].split(separator: " > ", maxSplits: 1)
    statement = StatementID(parts[0])
    sources = statement.map { Behavior[$0]?.sources ?? [] } ?? Source(parts[0]).map { [$0] } ?? []
    text = String(texts[0])
    otherwise = texts.count > 1 ? String(texts[1]) : nil
  }

  /// Advice on one theme.
  struct Theme {
    let title: String
    var all: [Advice] = []
  }

  /// All advice of the documents.
  static let themes: [Theme] = {
    let file = Documentation.root.appending(path: "Tests/DocsTests/Pages/advice.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.entries.reduce(into: []) { themes, entry in
      if entry.hasPrefix("# ") {
        themes.append(Theme(title: String(entry.dropFirst(2))))
      } else {
        themes[themes.count - 1].all.append(Advice(entry))
      }
    }
  }()
}
