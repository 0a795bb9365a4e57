@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
@_spi(Package) internal import ScenarioRunner

/// A switch of the model whose default decides what happens in a case, and what supports the default.
package struct DecidingSwitch {
  private let modelSwitch: ModelSwitch
  private let evidence: DefaultEvidence
  /// The values with which something else happens.
  private let otherValues: [String]

  /// Returns the switches that decide what happens from a step on, one changed at a time.
  ///
  /// Those that the case itself chooses are left out, and those for which nobody looked for evidence.
  static func all(of explained: ExplainedCase, from firstStep: Int) -> [DecidingSwitch] {
    let plan = explained.plan
    let usual = Occurrences(of: plan, from: firstStep)
    return ModelSwitch.allCases.compactMap { item in
      guard plan.environment.choices[item] == nil,
        let evidence = item.currentEvidence(in: plan.environment),
        evidence.confidence != .unreviewed
      else { return nil }
      let others = plan.environment.otherValues(of: item).filter {
        Occurrences(of: plan.setting(item, to: $0), from: firstStep) != usual
      }
      return others.isEmpty
        ? nil : DecidingSwitch(item, evidence, others.map { item.text(of: $0) })
    }
  }

  private init(_ modelSwitch: ModelSwitch, _ evidence: DefaultEvidence, _ otherValues: [String]) {
    self.modelSwitch = modelSwitch
    self.evidence = evidence
    self.otherValues = otherValues
  }

  /// The default, what supports it, and the options with which the answer is another one.
  var text: String {
    let options = otherValues.map { "--model \(modelSwitch.name)=\($0)" }
    return "\(modelSwitch.name): \(evidence.value) (\(evidence.confidence.phrase)); "
      + "otherwise with \(options.joined(separator: " or "))"
  }
}

/// What reaches the app from a step on, and where it ends.
private struct Occurrences: Equatable {
  private struct Occurrence: Equatable {
    let time: VirtualTime
    let term: Term
    let reads: AppState?
  }

  private let occurrences: [Occurrence]
  private let isImpossible: Bool

  init(of plan: Plan, from firstStep: Int) {
    let execution = CaseExecutor().execute(plan)
    isImpossible = execution.impossibleAction != nil || execution.stopReason != nil
    let start = execution.steps.dropFirst(firstStep).first?.entries.lowerBound
    occurrences = execution.trace.entries.dropFirst(start ?? execution.trace.entries.count)
      .filter { [.calls, .notifications, .states].contains($0.term.kind) }
      .map { Occurrence(time: $0.time, term: $0.term, reads: $0.reads) }
  }
}
