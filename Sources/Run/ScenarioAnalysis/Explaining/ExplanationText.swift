@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// Formats what happens in a case, with the rules that cause it.
package struct ExplanationText {
  private let paint: Paint

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the environment, the steps and the end of a case; steps before `firstStep` without their entries.
  package func lines(_ explained: ExplainedCase, from firstStep: Int = 0) -> [String] {
    var lines = [title(of: explained)] + explained.steps.prefix(firstStep).map(summary)
    if explained.steps.count > firstStep { lines += [""] + steps(explained, from: firstStep) }
    lines += switches(decidingAbout: explained, from: firstStep)
    if let problem = explained.problem {
      lines += ["", "\(paint(problem.step, .strong))  \(paint("not possible", .error))"]
      lines += [problem.diagnostic.message, problem.diagnostic.help].filter { !$0.isEmpty }
        .map { "  \(VisibleText.of($0))" }
    }
    return lines
  }

  /// Returns the switches whose defaults decide what happens from a step on; nothing if there are none.
  private func switches(decidingAbout explained: ExplainedCase, from firstStep: Int) -> [String] {
    let texts = DecidingSwitch.all(of: explained, from: firstStep).map { "  \($0.text)" }
    return texts.isEmpty ? [] : ["", "depends on switches of 'model' (docs/devices.md):"] + texts
  }

  /// Returns the environment of a case.
  package func title(of explained: ExplainedCase) -> String {
    paint(explained.environment.title, .strong)
  }

  /// Returns the state after all steps.
  package func state(atEndOf explained: ExplainedCase) -> String {
    explained.steps.last?.endPhrase ?? AppState.notRunning.word
  }

  /// Returns what happens in the steps from `firstStep` on, an empty line between them.
  package func steps(
    _ explained: ExplainedCase,
    from firstStep: Int,
    withRules: Bool = true
  ) -> [String] {
    let unimplemented = explained.unimplementedCalls
    let texts = explained.steps.indices.dropFirst(firstStep).map { index in
      let step = explained.steps[index]
      let selectors = unimplemented[index].map(\.selector).joined(separator: ", ")
      let note = selectors.isEmpty ? [] : ["  not called because not implemented: \(selectors)"]
      return [heading(of: step)] + entries(of: step, withRules: withRules) + note
    }
    return Array(texts.joined(separator: [""]))
  }

  private func summary(of step: StepRecord) -> String {
    "after \(step.title) \(paint("→ \(step.endPhrase)", .faint))"
  }

  private func heading(of step: StepRecord) -> String {
    "\(paint(step.title, .strong)) → \(step.endPhrase)"
  }

  /// Returns the entries of a step; consecutive entries of the same rule are followed by the rule.
  private func entries(of step: StepRecord, withRules: Bool) -> [String] {
    guard step.wasPossible else { return ["  skipped: it is not possible here"] }
    let occurrences = step.occurrences
    guard !occurrences.isEmpty else { return ["  nothing reaches the app"] }
    var lines: [String] = []
    for (index, entry) in occurrences.enumerated() {
      lines.append("  \(paint("\(entry.time)", .faint))  \(TraceText.text(of: entry))")
      guard withRules else { continue }
      let isLast = index + 1 == occurrences.count || occurrences[index + 1].cause != entry.cause
      if isLast, let rule = step.trace.rules(of: entry).last { lines += self.lines(rule) }
    }
    return lines
  }

  private func lines(_ rule: RuleRecord) -> [String] {
    ["        because \(rule.reason)", "        \(paint("rule", .faint)) \(rule.citation(paint))"]
  }
}
