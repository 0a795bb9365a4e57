internal import LifecycleCore

/// What is done in a case, and by whose code: all that happens in it comes from there, or from the system.
protocol KnownActions: Sendable {
  /// Whether the steps perform an action for certain, in every run of the case that is judged as a whole.
  func does(_ action: Action) -> Bool

  /// Whether an action may be performed: steps of `finally` may be passed over, and the app's code may not run.
  func mayDo(_ action: Action) -> Bool

  /// Whether the app has views and view controllers, which alone handle events.
  var hasInterface: Bool { get }

  /// Whether the app has objects whose owners are counted.
  var hasObjects: Bool { get }
}
