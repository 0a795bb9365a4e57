import AppLint
import Foundation
@_spi(Package) import LifecycleCore

@_spi(Package) @testable import ScenarioLanguage

/// Texts that only a page has, each by the name of what it is about: a file beside this one.
struct PageTexts {
  /// What each finding of `lint` is reported for.
  static let findings = PageTexts("findings.txt", LintRule.all.map(\.id))
  /// What violates each invariant, in one clause.
  static let invariants = PageTexts("invariants.txt", Invariant.all.map(\.name))
  /// What is new in each version, in one sentence.
  static let versions = PageTexts("versions.txt", Profile.all.map(\.name))
  /// The values of keys that a scenario may omit.
  static let defaults = PageTexts(
    "defaults.txt",
    Grammar.app.keys.map(\.name) + Grammar.scenarioKeys.map(\.key.name)
  )

  /// The files in which each name has a text.
  static let all = [findings, invariants, versions]

  let file: String
  /// Whatever has a text.
  let names: [String]
  /// The names in the file, in its order.
  let keys: [String]
  let texts: [String: String]

  private init(_ file: String, _ names: [String]) {
    let path = Documentation.root.appending(path: "Tests/DocsTests/Pages/\(file)")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    let pairs = text.entries.map { entry in
      let parts = entry.split(separator: ": ", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    (self.file, self.names) = (file, names)
    keys = pairs.map(\.0)
    texts = Dictionary(pairs) { first, _ in first }
  }

  subscript(name: String) -> String { texts[name] ?? "" }
}
