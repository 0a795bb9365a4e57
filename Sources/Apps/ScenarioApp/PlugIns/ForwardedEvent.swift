@_spi(Package) internal import LifecycleCore

/// An event of the app, and the plug-ins that have received it.
@MainActor final class ForwardedEvent {
  /// A call of a plug-in.
  struct Receipt {
    let plugIn: PlugInReceiver
    let method: DelegateMethod
  }

  let method: DelegateMethod
  private let plugIns: [PlugInReceiver]
  var receipts: [Receipt] = []
  /// Whether the delegate of the app has the method; nil until the call has returned.
  var isImplemented: Bool?
  /// Whether a plug-in has received a completion handler.
  var hasPassedHandlers = false
  /// The plug-ins that have received a completion handler and have not called it.
  var pending: [PlugInReceiver] = []

  init(_ method: DelegateMethod, _ plugIns: [PlugInReceiver]) {
    (self.method, self.plugIns) = (method, plugIns)
  }

  /// Whether plug-ins can receive this event as a call of that method.
  func expects(_ method: DelegateMethod) -> Bool {
    plugIns.contains { $0.method(for: self.method) == method }
  }

  /// Checks that each plug-in has received the event.
  func check(report: (PlugInInvariant, String) -> Void) {
    let receivers = plugIns.filter { $0.method(for: method) != nil }
    guard let isImplemented, !receivers.isEmpty else { return }
    guard !receipts.isEmpty else {
      let reason = isImplemented ? "" : ", since the delegate does not have the method"
      report(.missesNoEvent, "\(method.selector) reaches no plug-in\(reason)")
      return
    }
    for plugIn in receivers {
      let count = receipts.count { $0.plugIn.index == plugIn.index }
      if count > 1 {
        report(.deliversOnceInOrder, "'\(plugIn.name)' received \(method.selector) \(count) times")
      } else if count == 0, let expected = plugIn.method(for: method) {
        let isFallback = expected != method
        report(
          isFallback ? .fallsBackToAppEvents : .deliversOnceInOrder,
          isFallback
            ? """
            '\(plugIn.name)', which has no scene methods, did not receive \(expected.selector) for \
            \(method.selector)
            """
            : "'\(plugIn.name)' did not receive \(method.selector)"
        )
      }
    }
    let order = receipts.map(\.plugIn.index)
    if order != order.sorted() {
      let names = receipts.map { "'\($0.plugIn.name)'" }.joined(separator: ", ")
      report(
        .deliversOnceInOrder,
        "\(method.selector) reached \(names), not in the order of the plug-ins"
      )
    }
  }
}

/// A rule for an SDK that forwards the events of an app to several plug-ins.
public enum PlugInInvariant: CaseIterable, Sendable {
  /// Each event reaches each plug-in once, in the order in which the plug-ins were added, and before the next event.
  case deliversOnceInOrder
  /// The completion handler is called once, after all plug-ins have called theirs.
  case completesOnce
  /// A plug-in without scene methods receives the corresponding app events.
  case fallsBackToAppEvents
  /// Plug-ins receive each event for which they have a method.
  case missesNoEvent
}

/// The recorder of a launch's events, which compares them with the events that plug-ins receive.
@MainActor protocol EventRecorder: AnyObject {
  /// Called for each violated invariant.
  var report: (String) -> Void { get set }

  /// Begins an event, which ends the one before.
  func begin(_ method: DelegateMethod)
  /// Ends the call of the delegate.
  func didReturn(isImplemented: Bool)
  /// Returns the event that has not ended, for its completion handler.
  func eventWithHandler() -> ForwardedEvent?
  /// Records that the completion handler of an event was called.
  func didAnswer(_ event: ForwardedEvent)
  /// Ends the last event.
  func end()
}
