@_spi(Package) internal import LifecycleCore

/// Finds a `skip` or a `known-issue` whose versions and devices select no case, probably by mistake.
///
/// A scenario's own condition must select one of its cases. A suite's condition must select a case
/// of any of its scenarios, since it need not apply to each of them.
enum ConditionChecker {
  /// Adds the errors to the last scenarios, which were made from the decoded ones of one document.
  static func check(_ decodedScenarios: [DecodedScenario], _ scenarios: inout [LoadedFile.Scenario])
  {
    guard decodedScenarios.contains(where: { $0.cases.contains { !$0.conditions.isEmpty } }) else {
      return
    }
    let compiled = scenarios.suffix(decodedScenarios.count)
    // A scenario that could not be decoded may have the case.
    let areAllValid = compiled.allSatisfy(\.isValid)
    var selecting: Set<SourceRange> = []
    for (decoded, scenario) in zip(decodedScenarios, compiled) {
      // Many cases share few environments.
      let environments = Set(
        scenario.plans.map {
          Exclusions.Combination(os: $0.environment.os, model: $0.environment.device.model)
        }
      )
      for condition in decoded.cases.lazy.flatMap(\.conditions)
      where environments.contains(where: { condition.applies(to: $0.os, $0.model) }) {
        selecting.insert(condition.range)
      }
    }
    for (decoded, index) in zip(decodedScenarios, compiled.indices) where scenarios[index].isValid {
      var checked: Set<SourceRange> = []
      for condition in decoded.cases.lazy.flatMap(\.conditions)
      where checked.insert(condition.range).inserted
        && !selecting.contains(condition.range)
        && (areAllValid || decoded.contains(condition.range))
      {
        scenarios[index].addUnusedCondition(condition)
      }
    }
  }
}

extension DecodedCase {
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
