internal import Synchronization

/// Why the comparison of a case with its expectations was stopped.
package enum EvaluationStop: UInt8, Error {
  /// It takes too many comparisons, on any machine.
  case work = 1
  /// The case exceeded its wall-clock limit.
  case time
  /// The run was interrupted.
  case interruption
}

/// Counts the comparisons of a case with its expectations, and stops what would take too long.
///
/// The number of comparisons is the same on every machine; a closure can stop the comparison for other reasons.
@_spi(Package) public final class EvaluationBudget: Sendable {
  /// The maximum number of comparisons of a case, of an entry with a name; about a second of processor time.
  package static let limit = 200_000_000
  /// What it costs to compare an entry with a name and constraints.
  static let constrainedCost = 8
  /// The number of comparisons after which the closure is called again.
  private static let interval = 4_096

  private let limit: Int
  private let reason: (@Sendable () -> EvaluationStop?)?
  // Only one thread evaluates a case.
  private let spent = Atomic<Int>(0)
  private let nextCheck = Atomic<Int>(EvaluationBudget.interval)
  private let stopCode = Atomic<UInt8>(0)

  /// Creates a budget; `reason` returns why the comparison must stop now, nil if it may go on.
  package init(limit: Int = limit, stoppedBy reason: (@Sendable () -> EvaluationStop?)? = nil) {
    self.limit = limit
    self.reason = reason
  }

  /// Why the comparison was stopped; nil if it was not.
  package var stop: EvaluationStop? { EvaluationStop(rawValue: stopCode.load(ordering: .relaxed)) }

  /// The number of comparisons so far.
  package var comparisons: Int { spent.load(ordering: .relaxed) }

  /// Counts comparisons before they are made.
  package func spend(_ comparisons: Int) throws(EvaluationStop) {
    let (sum, overflow) = self.comparisons.addingReportingOverflow(comparisons)
    spent.store(overflow ? .max : sum, ordering: .relaxed)
    if overflow || sum >= nextCheck.load(ordering: .relaxed) { try check() }
  }

  /// Counts comparisons of each of `entries` with each of `names`, before they are made.
  func spend(_ entries: Int, times names: Int) throws(EvaluationStop) {
    let (product, overflow) = entries.multipliedReportingOverflow(by: names)
    try spend(overflow ? .max : product)
  }

  /// Stops the comparison if it must.
  package func check() throws(EvaluationStop) {
    if let stop { throw stop }
    let (next, overflow) = comparisons.addingReportingOverflow(Self.interval)
    nextCheck.store(overflow ? .max : next, ordering: .relaxed)
    if let stop = comparisons > limit ? .work : reason?() {
      stopCode.store(stop.rawValue, ordering: .relaxed)
      // From now on, whoever counts is stopped.
      nextCheck.store(.min, ordering: .relaxed)
      throw stop
    }
  }
}
