@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner

/// Sentences about the differences between two environments, with the rules that explain them.
struct ComparisonSentences {
  let comparison: EnvironmentComparison
  let paint: Paint

  /// The sentences: what arrives elsewhere, and which methods only one of the environments calls.
  var lines: [String] {
    comparison.deliveries.flatMap(lines)
      + lines(callsOnlyIn: comparison.left, notIn: comparison.right, "right")
      + lines(callsOnlyIn: comparison.right, notIn: comparison.left, "left")
  }

  /// The methods that each environment would call if its app implemented them.
  var unimplementedLines: [String] {
    unimplementedLines(comparison.left, "left") + unimplementedLines(comparison.right, "right")
  }

  private func unimplementedLines(_ explained: ExplainedCase, _ side: String) -> [String] {
    var selectors: [String] = []
    for method in explained.unimplementedCalls.joined() where !selectors.contains(method.selector) {
      selectors.append(method.selector)
    }
    guard !selectors.isEmpty else { return [] }
    return ["\(side), not called because not implemented: \(selectors.joined(separator: ", "))"]
  }

  private func lines(_ delivery: DeliveredValue) -> [String] {
    ["- \(VisibleText.of(PayloadDelivery.phrase(delivery.value))) arrives in"]
      + lines(delivery.left, comparedWith: delivery.right, of: comparison.left, "left")
      + lines(implementable: delivery.unimplementedLeft, never: delivery.notReceivableLeft)
      + lines(delivery.right, comparedWith: delivery.left, of: comparison.right, "right")
      + lines(implementable: delivery.unimplementedRight, never: delivery.notReceivableRight)
  }

  /// Returns the methods that would receive a value if the app implemented them, and those that would only on the
  /// other side.
  private func lines(
    implementable: [DelegateMethod],
    never: [DelegateMethod]
  ) -> [String] {
    func line(_ text: String, _ methods: [DelegateMethod]) -> [String] {
      let list = methods.map(\.selector).joined(separator: ", ")
      return methods.isEmpty ? [] : ["           \(text) \(list)"]
    }
    return line("and in, if the app implemented it:", implementable)
      + line("but not in, even if the app implemented it:", never)
  }

  /// Returns the methods that receive a value in one environment, and those that receive it only in the other one.
  private func lines(
    _ receivers: [DeliveredValue.Receiver],
    comparedWith others: [DeliveredValue.Receiver],
    of explained: ExplainedCase,
    _ side: String
  ) -> [String] {
    let own = receivers.map(\.selector)
    let called = selectors(explained)
    var missing: [String] = []
    for other in others.map(\.selector) where !own.contains(other) && !missing.contains(other) {
      missing.append(other)
    }
    let head = receivers.isEmpty ? ["    \(side): no method"] : []
    return head
      + receivers.flatMap { receiver in
        ["    \(side): \(receiver.selector), as \(receiver.argument)"]
          + ruleLines(explained.steps[receiver.step - 1], receiver.selector)
      }
      + missing.map { selector in
        "           \(selector) is \(called.contains(selector) ? "called without it" : "not called")"
      }
  }

  /// Returns the methods that one environment calls and the other one never does, and why; equal reasons share a line.
  private func lines(
    callsOnlyIn explained: ExplainedCase,
    notIn other: ExplainedCase,
    _ side: String
  ) -> [String] {
    let called = selectors(other)
    var groups: [(reason: WhyNotReason, selectors: [String])] = []
    for selector in selectors(explained) where !called.contains(selector) {
      guard let term = Term(named: selector) else { continue }
      let whyNot = WhyNot(term, in: other, from: 0, triesChanges: false)
      guard let reason = whyNot.reasons.first else { continue }
      let replacements = whyNot.replacements
      let instead = replacements.first { !$0.occurrences.isEmpty } ?? replacements.first
      let text = selector + (instead.map { " (instead: \($0.method.selector))" } ?? "")
      if let index = groups.firstIndex(where: { $0.reason.text == reason.text }) {
        groups[index].selectors.append(text)
      } else {
        groups.append((reason, [text]))
      }
    }
    return groups.flatMap { reason, selectors in
      // A reason about an unmet condition names the method.
      let shown = VisibleText.of(reason.text)
      let lines =
        reason.kind == .conditions
        ? ["- \(side): \(shown)"]
        : ["- \(side), not called: \(shown)"] + selectors.map { "    \($0)" }
      return lines
        + (reason.rule.map { ["    \(paint("rule", .faint)) \($0.citation(paint))"] } ?? [])
    }
  }

  /// Returns the selectors of all calls, each once, in order.
  private func selectors(_ explained: ExplainedCase) -> [String] {
    var seen: Set<String> = []
    return explained.steps.flatMap(\.occurrences).filter { $0.kind == .calls }.map(\.text)
      .filter { seen.insert($0).inserted }
  }

  /// Returns the rule that caused a call.
  private func ruleLines(_ step: StepRecord, _ selector: String) -> [String] {
    guard let call = step.occurrences.first(where: { $0.kind == .calls && $0.text == selector }),
      let rule = step.trace.rules(of: call).last
    else { return [] }
    return [
      "           because \(rule.reason)",
      "           \(paint("rule", .faint)) \(rule.citation(paint))",
    ]
  }
}
