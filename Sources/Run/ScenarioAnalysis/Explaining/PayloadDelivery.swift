@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner

/// A call that receives something from outside the app, such as a URL or a notification.
package struct PayloadDelivery: Sendable {
  /// The value, such as `notes://1`.
  package let value: String
  /// The method that receives it.
  package let method: DelegateMethod
  /// The argument that contains it, such as `url-contexts`.
  package let argument: String
  /// When the method is called, and by which rule.
  package let occurrence: TermOccurrence
  fileprivate let kind: PayloadKind
}

extension DelegateMethod {
  /// The kinds of payloads that the method exists for; none for a method that is called at each launch or connection.
  var handledPayloads: Set<PayloadKind> {
    guard handsOverPayloads, self != .sceneWillConnect else { return [] }
    return Set(arguments.compactMap(\.payloadKind))
  }
}

extension PayloadDelivery {
  /// Returns how a sentence names a value: itself, unless it is that of a notification without a name.
  package static func phrase(_ value: String) -> String {
    value == Action.unnamedNotification ? "the notification" : value
  }

  /// The methods that handle one of these kinds of things.
  static func handlers(of kinds: Set<PayloadKind>) -> [DelegateMethod] {
    DelegateMethod.allCases.filter { !$0.handledPayloads.isDisjoint(with: kinds) }
  }

  /// Returns what arrives in the steps of a case from `firstStep` on, each call once.
  static func all(
    of kinds: Set<PayloadKind>,
    in plan: Plan,
    from firstStep: Int
  ) -> [PayloadDelivery] {
    let execution = CaseExecutor().execute(plan)
    return execution.steps.indices.dropFirst(firstStep).flatMap { index in
      execution.trace.entries[execution.steps[index].entries].flatMap {
        entry -> [PayloadDelivery] in
        guard case .call(let method) = entry.term, method.handsOverPayloads else { return [] }
        let occurrence = TermOccurrence(
          step: index + 1,
          text: execution.plannedSteps[index].title,
          time: entry.time,
          rule: execution.trace.rules(of: entry).last.map { RuleRecord(execution.book.rules[$0]) }
        )
        let details = execution.trace.details(of: entry)?.items ?? []
        return details.flatMap { item in
          values(of: item).filter { kinds.contains($0.kind) }.map { kind, value in
            PayloadDelivery(
              value: value,
              method: method,
              argument: item.detail.word,
              occurrence: occurrence,
              kind: kind
            )
          }
        }
      }
    }
  }

  /// Returns the methods that receive a value in the steps if the app implements them, apart from those that it does.
  static func unimplementedReceivers(
    of value: String,
    in plan: Plan,
    from firstStep: Int
  ) -> [DelegateMethod] {
    let everything = Set(PayloadKind.allCases)
    let deliveries = all(of: everything, in: plan.implementing(.all), from: firstStep)
    let kinds = Set(deliveries.filter { $0.value == value }.map(\.kind))
    return handlers(of: kinds).filter { method in
      !plan.script.implemented.has(method)
        && all(of: kinds, in: plan.implementing(MethodSet(method)), from: firstStep)
          .contains { $0.method == method && $0.value == value }
    }
  }

  private static func values(of item: Details.Item) -> [(kind: PayloadKind, value: String)] {
    if item.detail == .options, case .mapping(let options) = item.value {
      return options.sorted { $0.key < $1.key }.compactMap { key, value in
        PayloadKind(launchOption: key).map { ($0, value) }
      }
    }
    guard let kind = item.detail.payloadKind else { return [] }
    switch item.value {
    case .text(let text): return [(kind, text)]
    case .list(let texts): return texts.map { (kind, $0) }
    case .mapping: return []
    }
  }
}
