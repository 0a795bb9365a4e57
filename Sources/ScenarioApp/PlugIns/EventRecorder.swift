internal import LifecycleCore

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
