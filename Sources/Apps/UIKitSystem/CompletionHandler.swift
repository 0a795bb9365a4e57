/// A completion handler that the system gives to a delegate: the first call counts, and others are reported.
package final class CompletionHandler<Value> {
  private let method: String
  private let action: @MainActor (Value) -> Void
  private weak var system: (any SystemInterface)?

  /// Whether the app has called the handler.
  @MainActor package private(set) var isCalled = false

  /// Creates the handler of a call of a delegate method, and what its first call does.
  @MainActor package init(
    of method: String,
    in system: any SystemInterface,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    self.method = method
    self.system = system
    self.action = action
  }

  /// Calls the handler, as the app does.
  @MainActor package func callAsFunction(_ value: Value) {
    guard !isCalled else {
      system?.report("the completion handler of \(method) was called again")
      return
    }
    isCalled = true
    action(value)
  }
}

// The handler is called on the main actor, where it was made.
extension CompletionHandler: @unchecked Sendable {}

extension CompletionHandler {
  /// The closure that the delegate receives, which it can call on any thread.
  package nonisolated var closure: @Sendable (Value) -> Void {
    { value in
      nonisolated(unsafe) let value = value
      onMain { self(value) }
    }
  }
}
