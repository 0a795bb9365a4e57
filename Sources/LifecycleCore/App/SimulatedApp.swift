/// The app code that the simulator calls.
///
/// Scripted apps and `DelegateApp` conform to it, and a test can define its own.
public protocol SimulatedApp: AnyObject {
  /// Runs the method's code; its requests to `application` are performed in order, before it returns.
  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer

  /// Runs the app's code for an event that a framework delivers.
  func handle(_ event: BackgroundEvent, _ application: Application)
}

extension SimulatedApp {
  /// Does nothing: the app has no code for the event.
  public func handle(_ event: BackgroundEvent, _ application: Application) {}
}

/// One call of a delegate method.
public struct DelegateCall: Sendable {
  /// The method.
  public let method: DelegateMethod
  /// The arguments of the call.
  public let details: Details
}

/// The result of a delegate call.
public enum CallAnswer: Sendable {
  /// The app does not implement the method, so nothing was called.
  case notImplemented
  /// The method returned true or has no result.
  case done
  /// The method returned false.
  case no
}
