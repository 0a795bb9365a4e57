@_spi(Package) public import LifecycleCore
public import UIKit

/// What records the events that a plug-in receives.
@MainActor open class RecordingResponder: UIResponder {
  /// The name in messages.
  public var name: String { receiver.name }
  private let receiver: PlugInReceiver
  private let receive: (DelegateMethod) -> ForwardedEvent?

  init(_ receiver: PlugInReceiver, _ receive: @escaping (DelegateMethod) -> ForwardedEvent?) {
    (self.receiver, self.receive) = (receiver, receive)
  }

  /// Records that the plug-in has received an event.
  public func record(_ method: DelegateMethod) { _ = receive(method) }

  /// Records an event with a completion handler, which is called later.
  public func record(_ method: DelegateMethod, answer: @escaping @MainActor @Sendable () -> Void) {
    guard let event = receive(method) else { return answer() }
    event.hasPassedHandlers = true
    event.pending.append(receiver)
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(receiver.index + 1)) { [receiver] in
      MainActor.assumeIsolated {
        event.pending.removeAll { $0.index == receiver.index }
        answer()
      }
    }
  }
}
