internal import LifecycleCore

/// Finds a `skip` or a `known-issue` whose versions and devices select no case, probably by mistake.
///
/// A scenario's own condition must select one of its cases. A suite's condition must select a case
/// of any of its scenarios, since it need not apply to each of them.
enum ConditionChecker {
  /// Adds the errors to the last scenarios, which were made from the drafts of one document.
  static func check(_ drafts: [ScenarioDraft], _ scenarios: inout [LoadedFile.Scenario]) {
    guard drafts.contains(where: { $0.cases.contains { !$0.conditions.isEmpty } }) else { return }
    let compiled = scenarios.suffix(drafts.count)
    // A scenario that could not be decoded may have the case.
    let areAllValid = compiled.allSatisfy(\.isValid)
    var selecting: Set<SourceRange> = []
    for (draft, scenario) in zip(drafts, compiled) {
      // Many cases share few environments.
      let environments = Set(
        scenario.plans.map {
          Exclusions.Environment(os: $0.environment.os, model: $0.environment.device.model)
        }
      )
      for condition in draft.cases.lazy.flatMap(\.conditions)
      where environments.contains(where: { condition.applies(to: $0.os, $0.model) }) {
        selecting.insert(condition.range)
      }
    }
    for (draft, index) in zip(drafts, compiled.indices) where scenarios[index].isValid {
      var checked: Set<SourceRange> = []
      for condition in draft.cases.lazy.flatMap(\.conditions)
      where checked.insert(condition.range).inserted
        && !selecting.contains(condition.range)
        && (areAllValid || draft.contains(condition.range))
      {
        scenarios[index].addUnusedCondition(condition)
      }
    }
  }
}

extension CaseDraft {
  /// The conditions that apply to some cases only.
  fileprivate var conditions: [CaseCondition] {
    guard setup.skip != nil || setup.knownIssue != nil else { return [] }
    return [setup.skip, setup.knownIssue].compactMap(\.self).filter {
      !$0.ios.isEmpty || !$0.models.isEmpty
    }
  }
}

extension LoadedFile.Scenario {
  /// Adds the error, once, that a condition selects no case, and makes the scenario invalid.
  fileprivate mutating func addUnusedCondition(_ condition: CaseCondition) {
    var list = Diagnostic.List()
    for diagnostic in diagnostics { list.add(diagnostic) }
    list.add(
      .wrongType,
      at: condition.range,
      "this applies to no case",
      help: "remove it, or fix its versions and devices"
    )
    diagnostics = list.sorted
    plans = []
  }
}
