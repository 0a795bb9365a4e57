/// The code of an app, as the simulator calls it.
///
/// A scripted app is one, `DelegateApp` makes one of delegates in Swift, and a test may write its own.
public protocol SimulatedApp: AnyObject {
  /// Runs the method's code; what it asks of `application` happens in order, before it returns.
  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer

  /// Runs the app's code for an event that a framework hands to it.
  func handle(_ event: BackgroundEvent, _ application: Application)
}

extension SimulatedApp {
  /// Nothing: the app has no code for the event.
  public func handle(_ event: BackgroundEvent, _ application: Application) {}
}

/// One call of a delegate method.
public struct DelegateCall: Sendable {
  /// The method.
  public let method: DelegateMethod
  /// What it is given.
  public let details: Details
}

/// The result of a call.
public enum CallAnswer: Sendable {
  /// The app does not implement the method: nothing was called.
  case notImplemented
  /// The method returned, with nothing or yes.
  case done
  /// The method returned no.
  case no
}
