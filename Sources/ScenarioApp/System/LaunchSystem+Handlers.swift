internal import LifecycleCore
internal import UIKitSystem

/// The completion handler of a call, known to the model and to the app.
@MainActor struct ModelHandler<Value> {
  private let handler: UIKitSystem.CompletionHandler<Value>
  private let model: LifecycleCore.CompletionHandler

  init(of method: DelegateMethod, in system: LaunchSystem) {
    let model = LifecycleCore.CompletionHandler(system.model)
    self.model = model
    handler = UIKitSystem.CompletionHandler(of: method.selector, in: system) { _ in model.call() }
  }

  /// The closure that the app receives.
  var closure: @Sendable (Value) -> Void { handler.closure }

  /// Calls the handler with the result of the asynchronous form of a method.
  func callAsFunction(_ value: Value) { handler(value) }

  /// Has the model wait for the handler if the method returned without calling it.
  func keepUnlessCalled() { model.keepUnlessCalled() }
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
  /// The asynchronous form begins at once, as it does in UIKit.
  func callEither(_ handlerForm: () -> Void, orAsync asyncForm: @escaping @MainActor () async -> Void) {
    handlerForm()
    guard SystemConnection.didRunDefault else { return }
    SystemConnection.didRunDefault = false
    Task.immediate { @MainActor in await asyncForm() }
  }
}
