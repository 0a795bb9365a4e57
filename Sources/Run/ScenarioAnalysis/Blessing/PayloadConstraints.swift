@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
@_spi(Package) package import ScenarioRunner

/// The arguments that carry what arrives in the app, such as a URL, for the items of lists that match such calls.
package struct PayloadConstraints {
  private var found: [SourceRange: Set<[Details.Item]>] = [:]

  /// Runs cases, and finds the calls of the app that carry something.
  package init(of plans: [Plan], app: AppMaker? = nil) {
    let executor = CaseExecutor(makeApp: app)
    for plan in plans { add(plan, executor.execute(plan)) }
  }

  /// The arguments by the range of the item's name, where all cases agree.
  package var arguments: [SourceRange: [Details.Item]] {
    found.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { !$0.value.isEmpty }
  }

  private mutating func add(_ plan: Plan, _ execution: CaseExecution) {
    var observation = execution.observationOfWholeRun()
    for index in execution.steps.indices where execution.steps[index].wasPossible {
      observation.move(toStep: index, of: execution)
      for case let list as any ListMatching in execution.plannedSteps[index].expectations {
        for item in list.unconstrainedItems(in: observation) {
          let details = execution.trace.details(of: item.entry)?.items ?? []
          let carrying = details.filter { item.entry.isDelivery && $0.detail.carriesPayload }
          found[item.range, default: []].insert(carrying)
        }
      }
    }
  }
}

extension TraceEntry {
  /// Whether it is a call that hands something over to the app.
  fileprivate var isDelivery: Bool {
    if case .call(let method) = term { method.handsOverPayloads } else { false }
  }
}

extension Detail {
  /// Whether it carries what the app is opened for: a URL, an activity, a quick action, a share or a notification.
  package var carriesPayload: Bool {
    self == .options || ![nil, .transfer].contains(payloadKind)
  }
}
