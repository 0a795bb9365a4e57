internal import LifecycleCore

/// Finds a `skip` or a `known-issue` whose versions and devices select no case, as a slip in them does.
///
/// A scenario's own must select one of its cases. A suite's must select one in any of the scenarios for which it
/// holds: it is said for all of them, and need not be about each.
enum JudgementChecker {
  /// Adds what is wrong to the last scenarios, which were made of the drafts of one document.
  static func check(_ drafts: [ScenarioDraft], _ scenarios: inout [LoadedFile.Scenario]) {
    guard drafts.contains(where: { $0.cases.contains { !$0.conditions.isEmpty } }) else { return }
    let made = scenarios.suffix(drafts.count)
    // What could not be read may have the case.
    let isWhole = made.allSatisfy(\.isValid)
    var selecting: Set<SourceRange> = []
    for (draft, scenario) in zip(drafts, made) {
      // Of many cases there are few worlds.
      var worlds: [World: WorldDescription] = [:]
      for plan in scenario.plans {
        worlds[World(os: plan.world.os, model: plan.world.device.model)] = plan.world
      }
      for judgement in draft.cases.lazy.flatMap(\.conditions)
      where worlds.values.contains(where: judgement.applies) {
        selecting.insert(judgement.range)
      }
    }
    for (draft, index) in zip(drafts, made.indices) where scenarios[index].isValid {
      let whole = draft.wholeRange
      var known: Set<SourceRange> = []
      for judgement in draft.cases.lazy.flatMap(\.conditions)
      where known.insert(judgement.range).inserted
        && !selecting.contains(judgement.range)
        && (isWhole || (whole.start...whole.end).contains(judgement.range.start))
      {
        scenarios[index].add(idle(judgement))
      }
    }
  }

  private struct World: Hashable {
    var os: OSVersion
    var model: Device.Model
  }

  private static func idle(_ judgement: CaseCondition) -> Diagnostic {
    Diagnostic(
      .wrongType,
      at: judgement.range,
      "this is about no case",
      help: "take it away, or fix its versions and devices"
    )
  }
}

extension CaseDraft {
  /// What is said of some cases only.
  fileprivate var conditions: [CaseCondition] {
    guard setup.skip != nil || setup.knownIssue != nil else { return [] }
    return [setup.skip, setup.knownIssue].compactMap(\.self).filter {
      !$0.ios.isEmpty || !$0.models.isEmpty
    }
  }
}

extension LoadedFile.Scenario {
  /// Adds an error, once: the scenario cannot be played any more.
  fileprivate mutating func add(_ error: Diagnostic) {
    var list = Diagnostic.List()
    for diagnostic in diagnostics + [error] { list.add(diagnostic) }
    diagnostics = list.sorted
    plans = []
  }
}
