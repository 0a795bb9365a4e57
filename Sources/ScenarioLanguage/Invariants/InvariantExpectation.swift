internal import LifecycleCore

/// An item of `invariants`, which the app must follow, or of `violates`, which it must violate.
struct InvariantExpectation: Expectation {
  let range: SourceRange
  let invariant: Invariant
  let subject: InvariantRun.Subject
  /// Whether the scenario shows an app that violates it.
  let mustBeViolated: Bool
  /// What a proof makes of the invariant: whether every run, or none, violates it.
  var constant: Bool?

  func failures(in observation: Observation) -> [Failure] {
    let violation = violation(in: InvariantRun(subject: subject, observation: observation))
    if mustBeViolated {
      guard violation == nil else { return [] }
      let message = "expected a violation of '\(invariant.name)', but the app follows it"
      return [observation.failure(at: range, message, because: nil)]
    }
    guard let violation else { return [] }
    var failure = observation.failure(
      at: range,
      "\(violation.message) (\(invariant.name))",
      because: violation.entry
    )
    failure.missing = violation.missing.map { .action($0) }
    return [failure]
  }

  private func violation(in run: InvariantRun) -> Violation? {
    switch constant {
    case nil: invariant.firstViolation(run)
    case true?: Violation(message: invariant.summary)
    case false?: nil
    }
  }
}
