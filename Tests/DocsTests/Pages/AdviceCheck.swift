import AppLint
import Foundation
@_spi(Package) import LifecycleCore
import ScenarioSystem
import ScenarioYAML
import TestSupport

@_spi(Package) @testable import ScenarioLanguage

/// Something that checks whether an app follows a piece of advice, as `advice.txt` has it.
///
///     invariant no-leaks, as far as objects are concerned
///     lint missing-orientation
///     the model: `terminated: watchdog` [Scenarios/time-limits/launching.yaml: Five seconds are in time]
enum AdviceCheck: Sendable {
  /// An invariant, and a remark.
  case invariant(String, remark: String)
  /// A finding of `lint`, and a remark.
  case finding(String, remark: String)
  /// What the model does, or what a scenario expects, with the scenarios and recipes that show it.
  case run(String, examples: [Example])

  init(_ text: String) {
    if let match = text.wholeMatch(of: /(invariant|lint) ([a-z0-9-]+)(, .*)?/) {
      let (name, remark) = (String(match.2), match.3.map(String.init) ?? "")
      self = match.1 == "lint" ? .finding(name, remark: remark) : .invariant(name, remark: remark)
    } else {
      let examples = /\[((?:Scenarios|Recipes)\/[^\]:]*)(?:: ([^\]]*))?\]/
      let rest = text.replacing(examples, with: "").split(separator: " ").joined(separator: " ")
      self = .run(
        rest,
        examples: text.matches(of: examples).map {
          Example(path: String($0.1), scenario: $0.2.map(String.init))
        }
      )
    }
  }

  /// Whether what it names exists.
  var exists: Bool {
    switch self {
    case .invariant(let name, _): Invariant.all.contains { $0.name == name }
    case .finding(let id, _): LintRule.all.contains { $0.id == id }
    case .run(_, let examples): !examples.isEmpty && examples.allSatisfy { $0.title != nil }
    }
  }

  /// What the page has, with links.
  var markdown: String {
    switch self {
    case .invariant(let name, let remark): "[`\(name)`](#invariants)\(remark)"
    case .finding(let id, let remark): "`lint`: [`\(id)`](lint.md#all-findings)\(remark)"
    case .run(let text, let examples):
      "\(text) (\(examples.map(\.markdown).joined(separator: "; ")))"
    }
  }
}

extension AdviceCheck {
  /// A scenario by its file and its name, or a recipe by its file.
  struct Example: Sendable {
    let path: String
    let scenario: String?

    /// The recipe, if it is one.
    private var recipe: RecipePage.File? { RecipePage.files.first { $0.path == path } }

    /// The scenario as its file has it; nil for a recipe, or if there is no such scenario.
    var info: ScenarioInfo? {
      guard let bytes = try? Data(contentsOf: Golden.root.appending(path: path)) else { return nil }
      var loader = YAMLLoader()
      let file = loader.load(SourceFile(path: path, bytes: Array(bytes)))
      return file.scenarios.first { $0.info.name == scenario }?.info
    }

    /// What it is called; nil if it does not exist.
    var title: String? {
      if let recipe { return scenario == nil ? recipe.title : nil }
      return info?.name
    }

    /// A link to it.
    var markdown: String {
      if let recipe {
        return "[\(recipe.title)](recipes.md#\(MarkdownPage.anchor(of: recipe.title)))"
      }
      return "[\(scenario ?? "")](../\(path))"
    }

    /// Whether it is about a piece of advice: it covers its statement, or, as advice need not be covered, cites the same
    /// section of a document.
    func isAbout(_ advice: Advice) -> Bool {
      guard recipe == nil else { return true }
      guard let info else { return false }
      if let statement = advice.statement, info.covers.contains(statement) { return true }
      guard advice.statement.map({ Behavior[$0]?.isAdvice == true }) ?? true else {
        return false
      }
      return advice.sources.contains { source in
        info.sources.contains { $0.hasPrefix("\(source.document.rawValue) \"\(source.section)\"") }
      }
    }
  }
}
