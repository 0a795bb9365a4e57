@_spi(Package) internal import LifecycleCore
internal import UIKitSystem

/// The completion handler of a call, shared by the model and the app.
@MainActor struct ModelHandler<Value> {
  private let handler: UIKitSystem.CompletionHandler<Value>
  private let model: LifecycleCore.CompletionHandler
  private let method: DelegateMethod
  private let system: LaunchSystem

  init(of method: DelegateMethod, in system: LaunchSystem) {
    let model = LifecycleCore.CompletionHandler(system.model)
    (self.model, self.method, self.system) = (model, method, system)
    let recorder = system.plugIns
    let event = recorder?.eventWithHandler()
    handler = UIKitSystem.CompletionHandler(of: method.selector, in: system) { _ in
      model.call()
      if let event { recorder?.didAnswer(event) }
    }
  }

  /// The closure that the app receives.
  var closure: @Sendable (Value) -> Void { handler.closure }

  /// Calls the handler with the result of the asynchronous form of a method.
  func callAsFunction(_ value: Value) { handler(value) }

  /// Makes the model wait for the handler if the method is implemented and returned without calling it.
  func keepUnlessCalled() {
    guard !SystemConnection.didRunDefault else { return }
    model.keepUnlessCalled()
    if method.isUnawaited { system.unawaited.append((method, { [handler] in handler.isCalled })) }
  }
}

extension ModelHandler where Value == Void {
  /// The closure that the app receives, which takes nothing.
  var emptyClosure: @Sendable () -> Void { { [closure] in closure(()) } }
}

extension LaunchSystem {
  /// Returns the completion handler of the call that is running.
  func completionHandler<Value>(
    of method: DelegateMethod,
    as _: Value.Type
  ) -> ModelHandler<Value> {
    ModelHandler(of: method, in: self)
  }

  /// Calls the form of a method with a completion handler or, if the delegate has none, the asynchronous one.
  ///
  /// The asynchronous form begins at once, as in UIKit. Its result is passed to the handler; the default implementation
  /// returns at once, which means that the method is not implemented.
  func callEither<Value>(
    _ handler: ModelHandler<Value>,
    _ handlerForm: () -> Void,
    orAsync asyncForm: @escaping @MainActor () async -> Value
  ) {
    handlerForm()
    if SystemConnection.didRunDefault {
      SystemConnection.didRunDefault = false
      let call = DelegateMethodCall()
      Task.immediate { @MainActor in
        let value = await asyncForm()
        if call.hasReturned || !SystemConnection.didRunDefault { handler(value) }
      }
      call.hasReturned = true
    }
    handler.keepUnlessCalled()
  }
}

extension DelegateMethod {
  /// Whether the model does not wait for the completion handler, so that nothing happens if the app never calls it.
  fileprivate var isUnawaited: Bool {
    switch self {
    case .performShortcutAction, .windowScenePerformShortcutAction, .willPresentNotification: true
    default: false
    }
  }
}

extension LaunchSystem {
  /// Warns of calls whose completion handler the app has not called until the end.
  func warnOfUnansweredCalls() {
    for (method, isAnswered) in unawaited where !isAnswered() {
      warn(
        "the completion handler of '\(method.swiftName)' was not called until the end of the case"
      )
    }
    unawaited.removeAll()
  }
}

/// A call of a delegate method, which can return before its asynchronous form has ended.
@MainActor private final class DelegateMethodCall {
  var hasReturned = false
}
