@_spi(Package) internal import LifecycleCore
package import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// Formats why something does not happen.
package struct WhyNotText {
  private let paint: Paint
  /// The maximum number of rules to show.
  private static let maximumRules = 8

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the answer in at most `WhyNotAnswer.maximumLines` lines: what to change, then why.
  ///
  /// - Parameters:
  ///   - whyNot: The answer.
  ///   - command: How the user gets the rest, such as `--rules`; nil if it cannot be had.
  /// - Returns: The lines.
  package func shortLines(_ whyNot: WhyNot, rest command: String? = nil) -> [String] {
    var lines = WhyNotAnswer(whyNot).lines(rest: command).map(VisibleText.of)
    lines[0] = paint(lines[0], .strong)
    return lines
  }

  /// Returns the answer to a question without steps in at most `WhyNotAnswer.maximumLines` lines.
  package func lines(_ question: GeneralQuestion, rest command: String?) -> [String] {
    var lines = question.lines(rest: command).map(VisibleText.of)
    lines[0] = paint(lines[0], .strong)
    return lines
  }

  /// Returns the whole answer: the reasons, the rules with their sources, and the changes with which it happens.
  package func lines(_ whyNot: WhyNot) -> [String] {
    let steps = whyNot.explained.steps
    var lines = [paint(whyNot.explained.environment.title, .strong)]
    lines += steps.map { "after \($0.title) \(paint("→ \($0.state.word)", .faint))" }
    lines.append("")
    if !whyNot.occurrences.isEmpty {
      lines.append(paint("\(whyNot.term.title) \(whyNot.term.happens):", .strong))
      return lines
        + whyNot.occurrences.flatMap { ["  - \($0.location)"] + ruleLines($0.rule) }
    }
    lines.append(paint("\(whyNot.term.title) \(whyNot.term.doesNotHappen):", .strong))
    lines += whyNot.reasons.flatMap(self.lines)
    lines += whyNot.replacements.map { "  - \(WhyNotAnswer.line($0))" }
    lines += whyNot.unimplementedReceivers.map { "  - \(WhyNotAnswer.line(receiver: $0))" }
    lines += WhyNotAnswer.lines(whyNot.otherLifeCycle).map { "  - \(VisibleText.of($0))" }
    lines += originLines(whyNot)
    return lines + changeLines(whyNot)
  }

  private func lines(_ reason: WhyNotReason) -> [String] {
    // The text about an unmet condition contains the reason of its rule.
    let rule = reason.kind == .conditions ? citation(reason.rule) : ruleLines(reason.rule)
    return ["  - \(VisibleText.of(reason.text))"] + rule
  }

  private func ruleLines(_ rule: RuleRecord?) -> [String] {
    (rule.map { ["    because \($0.reason)"] } ?? []) + citation(rule)
  }

  private func citation(_ rule: RuleRecord?) -> [String] {
    rule.map { ["    \(paint("rule", .faint)) \($0.citation(paint))"] } ?? []
  }

  /// Returns the rules that cause it, and the actions that lead to them; none if the environment rules it out.
  private func originLines(_ whyNot: WhyNot) -> [String] {
    let dependsOnSteps = whyNot.reasons.contains {
      $0.kind == .conditions || $0.kind == .impossible
    }
    guard dependsOnSteps, !whyNot.rules.isEmpty else { return [] }
    var lines = ["", "what causes it:"]
    for rule in whyNot.rules.prefix(Self.maximumRules) {
      let conditions =
        rule.conditions.isEmpty ? "" : ", if \(rule.conditions.joined(separator: "; "))"
      lines.append("  - \(rule.trigger)\(conditions)")
      lines += ruleLines(rule.record)
    }
    let rest = whyNot.rules.count - Self.maximumRules
    if rest > 0 { lines.append("  - and \(rest.counted("more rule"))") }
    let actions = whyNot.actions.map { "\($0.actor.rawValue): \($0.word)" }
    if !actions.isEmpty {
      lines.append("  - actions that lead to it: \(actions.joined(separator: ", "))")
    }
    return lines
  }

  private func changeLines(_ whyNot: WhyNot) -> [String] {
    // Of changes that were not tried, nothing is known.
    guard let sufficientChanges = whyNot.sufficientChanges else { return [] }
    guard !sufficientChanges.isEmpty else {
      return ["", "no single change makes it happen in these steps"]
    }
    let condition = whyNot.changesAssumeImplementation ? ", if the app also implements it" : ""
    return ["", "it happens with one of these changes\(condition) (each was tried):"]
      + sufficientChanges.map { "  - \($0.text)" }
  }
}

extension SufficientChange {
  /// The change in words.
  var text: String {
    let list = values.joined(separator: ", ")
    return switch kind {
    case .implement: "the app implements \(list)"
    case .lifeCycle: "life-cycle: \(list)"
    case .version: "iOS \(list)"
    case .sdk: "SDK \(list)"
    case .device: "device: \(list)"
    case .backgroundMode: "UIBackgroundModes with \(list)"
    case .modelSwitch: "a switch of the model: \(list)"
    case .withoutStep: "without one of: \(list)"
    case .otherAction: "in place of the last action: \(list)"
    case .nextAction: "next action: \(list)"
    }
  }
}

extension Term {
  /// The term as the subject of a sentence.
  var title: String {
    switch self {
    case .state: "the state \(word)"
    case .scene: "the scene state \(word)"
    case .termination: "the termination \(word)"
    default: word
    }
  }

  /// That the term happens.
  var happens: String { verb.map { "is \($0)" } ?? "happens" }

  /// That the term does not happen.
  var doesNotHappen: String { verb.map { "is not \($0)" } ?? "does not happen" }

  /// The past participle for the term; nil if it just happens.
  private var verb: String? {
    if case .termination = self { nil } else { kind.verb }
  }
}

extension RuleDescription {
  /// The rule as reports cite it.
  var record: RuleRecord {
    RuleRecord(id: id, reason: reason, confidence: confidence.rawValue, sources: sources)
  }
}
