@_spi(Package) internal import LifecycleCore

/// An item of `invariants`, which the app must follow, or of `violates`, which it must violate.
struct InvariantExpectation: Expectation {
  let range: SourceRange
  let invariant: Invariant
  let subject: InvariantRun.Subject
  /// Whether the app must violate the invariant.
  let mustBeViolated: Bool
  /// The fixed result for a proof; nil to check the invariant.
  var isAlwaysViolated: Bool?

  func failures(in observation: Observation) -> [Failure] {
    let violation = violation(in: InvariantRun(subject: subject, observation: observation))
    if let stop = observation.budget.stop { return [observation.failure(of: stop, at: range)] }
    if mustBeViolated {
      guard violation == nil else { return [] }
      let message = "expected a violation of '\(invariant.name)', but the app did not violate it"
      return [observation.failure(at: range, message)]
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

  /// An app without the relevant actions cannot violate an invariant; a required violation can always fail.
  func canFail(in context: CaseContext) -> Bool {
    guard !mustBeViolated, let script = context.script else { return true }
    return switch invariant.applicability {
    case .anyApp: true
    case .apps(let kinds): kinds.contains { script.mayPerform(Action($0)) }
    case .appsWithObjects: script.hasObjects
    }
  }

  private func violation(in run: InvariantRun) -> Violation? {
    guard let isAlwaysViolated else { return invariant.firstViolation(run) }
    return isAlwaysViolated ? Violation(message: invariant.summary) : nil
  }
}
