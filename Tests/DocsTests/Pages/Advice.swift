import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage

/// A do or a don't of the documents, in our own words, and what checks it.
///
/// Which invariants check it follows from their statements. What else does is behind it, or why no run can show it.
struct Advice {
  /// What to do, or what not.
  let text: String
  /// The statement of the inventory that it is, if it is one.
  let statement: StatementID?
  /// Where the documents give it.
  let sources: [Source]
  /// What checks it besides the invariants of its statement.
  let checks: [AdviceCheck]
  /// Why no run shows whether an app follows it; nil if something checks it.
  let unobservableBecause: String?

  /// The invariants that check its statement.
  var invariants: [Invariant] {
    guard let statement else { return [] }
    return Invariant.all.filter { $0.statements.contains(statement) }
  }

  /// Whether something checks it.
  var isChecked: Bool { !invariants.isEmpty || !checks.isEmpty }

  /// Reads an entry of `advice.txt`: a statement or a source, the advice, and behind each `>` something that checks it, or
  /// `no run shows it:` and the reason.
  init(_ entry: String) {
    let parts = entry.split(separator: ": ", maxSplits: 1)
    precondition(parts.count == 2, "Internal inconsistency: advice of nothing: \(entry)")
    let texts = parts[1].components(separatedBy: " > ")
    let noRun = "no run shows it: "
    statement = StatementID(parts[0])
    sources = statement.map { Behavior[$0]?.sources ?? [] } ?? Source(parts[0]).map { [$0] } ?? []
    text = texts[0]
    checks = texts.dropFirst().filter { !$0.hasPrefix(noRun) }.map(AdviceCheck.init)
    let reasons = texts.filter { $0.hasPrefix(noRun) }.map { String($0.dropFirst(noRun.count)) }
    precondition(reasons.count <= 1, "Internal inconsistency: two reasons: \(entry)")
    unobservableBecause = reasons.first
  }

  /// Advice on one theme.
  struct Theme {
    let title: String
    var all: [Advice] = []
  }

  /// The advice that is a statement.
  static func of(_ statement: StatementID) -> Advice? { all.first { $0.statement == statement } }

  /// All advice of the documents.
  static var all: [Advice] { themes.flatMap(\.all) }

  /// The same, by theme.
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
