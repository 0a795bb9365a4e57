public import LifecycleCore

/// What an expectation may ask of a case.
public struct CaseContext: Sendable {
  /// The OS version.
  public let os: OSVersion
  /// The methods that the app implements.
  public let implemented: MethodSet
  /// What the names mean that an expectation asks about; nil where nothing is asked of them.
  var names: CaseNames?
  /// What is done in the case; nil where that is not known.
  var script: (any KnownActions)?

  /// Whether the app implements a method that this OS calls.
  func calls(_ method: DelegateMethod) -> Bool { method.since <= os && implemented.has(method) }
}

/// What is done in a case, and by whose code: all that happens in it comes from there, or from the system.
protocol KnownActions: Sendable {
  /// Whether the steps perform an action for certain, in every run of the case that is evaluated as a whole.
  func does(_ action: Action) -> Bool

  /// Whether an action may be performed: steps of `finally` may be skipped, and the app's code may not run.
  func mayDo(_ action: Action) -> Bool

  /// Whether the app has views and view controllers, which alone handle events.
  var hasInterface: Bool { get }

  /// Whether the app has objects whose owners are counted.
  var hasObjects: Bool { get }
}
