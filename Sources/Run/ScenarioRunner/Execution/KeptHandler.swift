@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// A method that returns without a call of its completion handler, which the model then calls, although a failed case
/// passes if the app keeps the handler.
struct KeptHandler {
  private let method: DelegateMethod

  /// The methods that a failed case calls, one changed at a time.
  static func all(of plan: Plan, in execution: CaseExecution) -> [KeptHandler] {
    let called = MethodSet(
      execution.trace.entries.compactMap {
        if case .call(let method) = $0.term { method } else { nil }
      }
    )
    return DelegateMethod.allCases
      .filter { called.has($0) && $0.hasCompletionHandler }
      .filter { plan.script.callsHandlerOnReturn(of: $0) }
      .map(KeptHandler.init)
      .filter { $0.plan(from: plan).passes }
  }

  /// What the description of the app lacks, for whoever expects that the handler is never called.
  func text(in plan: Plan) -> String {
    let name = Term.call(method).name(in: plan.spelling)
    return "the case passes with 'keep-completion-handler' under 'during' in \(name); "
      + "without it the completion handler is called when the method returns"
  }

  private func plan(from plan: Plan) -> Plan {
    var script = plan.script
    script.during[method, default: []].insert(Action(.keepCompletionHandler), at: 0)
    return plan.replacing(script: script)
  }
}

extension AppScript {
  /// Returns whether a method is implemented without an action that calls its completion handler or keeps it.
  fileprivate func callsHandlerOnReturn(of method: DelegateMethod) -> Bool {
    implemented.has(method)
      && !during[method, default: []].contains {
        $0.kind == .keepCompletionHandler || $0.kind == .callCompletionHandler
      }
  }
}

extension Plan {
  /// Whether the case passes.
  var passes: Bool {
    let (execution, failures) = CaseExecutor().evaluate(self)
    return failures.isEmpty && execution.impossibleAction == nil && execution.stopReason == nil
      && execution.fault == nil
  }
}
