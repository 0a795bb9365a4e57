internal import ScenarioSystem
internal import Synchronization

/// Tells all jobs of a run that no more case is to be started.
final class Cancellation: Sendable {
  private let isSet = Atomic<Bool>(false)
  let reason: String

  init(reason: String) { self.reason = reason }

  func cancel() { isSet.store(true, ordering: .relaxed) }

  /// Why no more case is to be started; nil to continue.
  static func reason(_ cancellation: Cancellation?) -> String? {
    if Interrupt.hasCome { return interruption }
    guard let cancellation, cancellation.isSet.load(ordering: .relaxed) else { return nil }
    return cancellation.reason
  }

  /// Why a signal, or the end of the run's time, keeps a case from being executed.
  static var interruption: String {
    Interrupt.isOverTime ? "--run-timeout exceeded" : "the run was interrupted"
  }

  /// Why a case was cut off between its rounds.
  static func reason(_ reason: String, after round: Int, of rounds: Int) -> String {
    "\(reason) after round \(round) of \(rounds)"
  }
}

/// Counts the cases that do not end well, and cancels what comes after too many.
///
/// It looks at results in the order of the run alone: the reports are the same however many jobs have run ahead.
struct FailureLimit {
  private let limit: Int?
  private let all: Cancellation
  private var count = 0

  /// Creates a limit; nil for none.
  init(_ limit: Int?) {
    self.limit = limit
    let failures = limit == 1 ? "1 failure" : "\(limit ?? 0) failures"
    all = Cancellation(reason: "the run stopped after \(failures)")
  }

  /// Whether there is a limit.
  var isSet: Bool { limit != nil }

  /// Why no more case is to be executed; nil to continue.
  var reason: String? { Cancellation.reason(all) }

  /// The cancellation of the jobs; nil where there is no limit.
  var cancellation: Cancellation? { limit == nil ? nil : all }

  /// Counts the failures of a file, and leaves out what comes after too many.
  mutating func apply(to file: inout FileResult) {
    guard let limit else { return }
    guard count < limit else {
      if file.problem == nil { file.leaveUnread(all.reason) }
      return
    }
    for index in file.cases.indices {
      if count >= limit {
        if file.cases[index].outcome != .interrupted {
          file.cases[index] = file.cases[index].interrupted(all.reason)
        }
      } else if !file.cases[index].outcome.isGood {
        count(to: limit)
      }
    }
    if file.problem != nil { count(to: limit) }
  }

  private mutating func count(to limit: Int) {
    count += 1
    if count >= limit { all.cancel() }
  }
}
