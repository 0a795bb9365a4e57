internal import ScenarioSystem
internal import Synchronization

/// Stops all jobs of a run from starting more cases.
package final class Cancellation: Sendable {
  private let isSet = Atomic<Bool>(false)
  let reason: String

  init(reason: String) { self.reason = reason }

  func cancel() { isSet.store(true, ordering: .relaxed) }

  /// Returns why no more cases may start; nil if they may.
  static func reason(_ cancellation: Cancellation?) -> String? {
    if Interrupt.isRequested { return interruption }
    guard let cancellation, cancellation.isSet.load(ordering: .relaxed) else { return nil }
    return cancellation.reason
  }

  /// The reason for interruptions by a signal or the time limit of the run.
  static var interruption: String {
    Interrupt.hasTimedOut ? "--run-timeout exceeded" : "the run was interrupted"
  }

  /// Returns the reason for an interruption between two rounds.
  static func reason(_ reason: String, after round: Int, of rounds: Int) -> String {
    "\(reason) after round \(round) of \(rounds)"
  }
}

/// Counts failed cases, and cancels the run when a limit is reached.
///
/// It counts in the order of the run, so that reports do not depend on the number of jobs.
struct FailureLimit {
  private let limit: Int?
  private let runCancellation: Cancellation
  private var count = 0

  /// Creates a limit; nil for no limit.
  init(_ limit: Int?) {
    self.limit = limit
    let failures = limit == 1 ? "1 failure" : "\(limit ?? 0) failures"
    runCancellation = Cancellation(reason: "the run stopped after \(failures)")
  }

  /// Whether there is a limit.
  var isSet: Bool { limit != nil }

  /// Why no more cases may be executed; nil if they may.
  var reason: String? { Cancellation.reason(runCancellation) }

  /// The cancellation that the jobs check; nil if there is no limit.
  var cancellation: Cancellation? { limit == nil ? nil : runCancellation }

  /// Counts the failures of a file, and marks the cases after the limit as interrupted.
  mutating func apply(to file: inout FileResult) {
    guard let limit else { return }
    guard count < limit else {
      if file.problem == nil { file.markAsUnread(runCancellation.reason) }
      return
    }
    for index in file.cases.indices {
      if count >= limit {
        if file.cases[index].outcome != .interrupted {
          file.cases[index] = file.cases[index].interrupted(runCancellation.reason)
        }
      } else if !file.cases[index].outcome.isSuccess {
        count(to: limit)
      }
    }
    if file.problem != nil { count(to: limit) }
  }

  private mutating func count(to limit: Int) {
    count += 1
    if count >= limit { runCancellation.cancel() }
  }
}
