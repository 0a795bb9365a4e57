@_spi(Package) package import LifecycleCore
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// Formats a rule with its trigger, conditions, effects and sources.
package struct RuleText {
  private let paint: Paint

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the lines for every form of a rule.
  package func lines(_ rules: [RuleDescription]) -> [String] {
    Array(rules.map(lines).joined(separator: [""]))
  }

  private func lines(_ rule: RuleDescription) -> [String] {
    let effects = rule.effects.isEmpty ? ["nothing"] : rule.effects
    let mark =
      rule.confidence == .inferred ? paint("! INFERRED", .warning) : rule.confidence.rawValue
    var lines = ["\(paint(rule.id, .strong))  \(rule.scope)"]
    lines += labelled("on", [rule.trigger])
    lines += labelled("if", rule.conditions)
    lines += labelled("then", effects)
    lines += labelled("because", [rule.reason])
    lines += ["  \(mark): \(rule.sources.joined(separator: "; "))"]
    return lines
      + rule.statements.map { id in
        "  \(id.name)  \((Behavior[id]?.text ?? "").replacing("`", with: ""))"
      }
  }

  /// Returns a line for each text, the first one with the label.
  private func labelled(_ label: String, _ texts: [String]) -> [String] {
    texts.enumerated().map { index, text in
      let head = index == 0 ? label : ""
      return "  \(paint(head, .faint))\(String(repeating: " ", count: 8 - head.count))\(text)"
    }
  }
}

extension RuleDescription {
  /// The versions and apps that have the rule.
  var scope: String {
    let end = until.map { ", before iOS \($0)" } ?? ""
    let apps = lifeCycle.map { ", apps \($0.phrase)" } ?? ""
    return "from iOS \(since)\(end)\(apps)"
  }
}
