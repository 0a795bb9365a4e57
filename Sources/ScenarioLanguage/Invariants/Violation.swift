internal import LifecycleCore

/// What an app did, or did not do, against an invariant.
struct Violation {
  /// The headline of the failure, without the name of the invariant.
  var message: String
  /// Where it shows; nil for what the description of the app shows.
  var entry: TraceEntry?
  /// What the app did not do, where that is the violation.
  var missing: ActionKind?
}
