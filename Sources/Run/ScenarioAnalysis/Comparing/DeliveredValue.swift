@_spi(Package) package import LifecycleCore
internal import ScenarioRunner

/// A value that is delivered to the app, such as a URL or the name of a push, and the methods that receive it.
package struct DeliveredValue: Sendable {
  /// A call that receives the value.
  package struct Receiver: Hashable, Sendable {
    /// The selector of the method.
    package var selector: String
    /// The argument with the value, such as `url-contexts`.
    package var argument: String
    /// The number of the step, counted from 1.
    package var step: Int
  }

  /// The value, such as `notes://1`.
  package let value: String
  /// The calls in the first environment.
  package let left: [Receiver]
  /// The calls in the second environment.
  package let right: [Receiver]
  /// The methods that would receive it in the first environment if the app implemented them.
  package let unimplementedLeft: [DelegateMethod]
  /// The methods that would receive it in the second environment if the app implemented them.
  package let unimplementedRight: [DelegateMethod]

  /// The methods that would receive it in the second environment if implemented, but not in the first.
  package var notReceivableLeft: [DelegateMethod] {
    unimplementedRight.filter { !receives($0, left, unimplementedLeft) }
  }
  /// The methods that would receive it in the first environment if implemented, but not in the second.
  package var notReceivableRight: [DelegateMethod] {
    unimplementedLeft.filter { !receives($0, right, unimplementedRight) }
  }

  private func receives(
    _ method: DelegateMethod,
    _ receivers: [Receiver],
    _ unimplemented: [DelegateMethod]
  ) -> Bool {
    unimplemented.contains(method) || receivers.contains { $0.selector == method.selector }
  }

  /// Returns the values that different methods receive in the two environments.
  static func differences(_ left: ExplainedCase, _ right: ExplainedCase) -> [DeliveredValue] {
    let (before, after) = (receivers(in: left), receivers(in: right))
    let values = before.order + after.order.filter { before.calls[$0] == nil }
    return values.compactMap { value in
      let (first, second) = (before.calls[value] ?? [], after.calls[value] ?? [])
      guard first != second else { return nil }
      return DeliveredValue(
        value: value,
        left: first,
        right: second,
        unimplementedLeft: PayloadDelivery.unimplementedReceivers(
          of: value,
          in: left.plan,
          from: 0
        ),
        unimplementedRight: PayloadDelivery.unimplementedReceivers(
          of: value,
          in: right.plan,
          from: 0
        )
      )
    }
  }

  private typealias Receivers = (order: [String], calls: [String: [Receiver]])

  private static func receivers(in explained: ExplainedCase) -> Receivers {
    var found: Receivers = ([], [:])
    for (index, step) in explained.steps.enumerated() {
      for entry in step.trace.entries where entry.kind == .calls && !others.contains(entry.text) {
        for detail in entry.details.all where arguments.contains(detail.name) {
          for value in detail.value.texts {
            if found.calls[value] == nil { found.order.append(value) }
            let receiver = Receiver(selector: entry.text, argument: detail.name, step: index + 1)
            found.calls[value, default: []].append(receiver)
          }
        }
      }
    }
    return found
  }

  /// The selectors of the methods that are given something that they do not handle.
  private static let others = Set(
    DelegateMethod.allCases.filter { !$0.handsOverPayloads }.map(\.selector)
  )

  /// The arguments in which something reaches the app from outside.
  private static let arguments = Set(
    Detail.allCases.filter { $0 == .options || $0.payloadKind != nil }.map(\.word)
  )
}

extension Details.Value {
  /// All texts in the value, without the keys of a mapping.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let texts): texts
    case .mapping(let pairs): pairs.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
