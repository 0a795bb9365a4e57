internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioSystem
internal import Synchronization

/// Tells all workers of a run that nothing more is to be started.
package final class StopSign: Sendable {
  private let isUp = Atomic<Bool>(false)
  let reason: String

  init(reason: String) { self.reason = reason }

  func putUp() { isUp.store(true, ordering: .relaxed) }

  /// Why nothing more is to be started; nil to go on.
  static func reason(_ sign: StopSign?) -> String? {
    if Interrupt.hasCome { return interruption }
    guard let sign, sign.isUp.load(ordering: .relaxed) else { return nil }
    return sign.reason
  }

  /// Why a signal, or the end of the run's time, keeps a case from being played.
  static var interruption: String {
    Interrupt.isOverTime ? "--run-timeout exceeded" : "the run was interrupted"
  }

  /// Why a case was cut off between its rounds.
  package static func reason(_ reason: String, after round: Int, of rounds: Int) -> String {
    "\(reason) after round \(round) of \(rounds)"
  }
}

/// Counts the cases that do not end well, and leaves out what comes after too many.
///
/// It looks at results in the order of the run alone: the reports are the same however many jobs have run ahead.
package struct FailureLimit {
  private let limit: Int?
  private let sign: StopSign
  private var count = 0

  /// Creates a limit; nil for none.
  package init(_ limit: Int?) {
    self.limit = limit
    let failures = limit == 1 ? "1 failure" : "\(limit ?? 0) failures"
    sign = StopSign(reason: "the run stopped after \(failures)")
  }

  /// Whether there is a limit.
  package var isSet: Bool { limit != nil }

  /// Why nothing more is to be played; nil to go on.
  package var reason: String? { StopSign.reason(sign) }

  /// The sign for the workers; nil where there is no limit.
  var stop: StopSign? { limit == nil ? nil : sign }

  /// Counts the failures of a file, and leaves out what comes after too many.
  package mutating func apply(to file: inout FileResult) {
    guard let limit else { return }
    guard count < limit else { return leaveOut(&file) }
    for index in file.cases.indices {
      if count >= limit {
        leaveOut(&file.cases[index])
      } else if !file.cases[index].outcome.isGood {
        count(to: limit)
      }
    }
    if file.problem != nil { count(to: limit) }
  }

  private mutating func count(to limit: Int) {
    count += 1
    if count >= limit { sign.putUp() }
  }

  private func leaveOut(_ file: inout FileResult) {
    if file.problem != nil { return }
    var left = FileResult(path: file.path)
    left.leaveUnread(StopSign.reason(sign) ?? "")
    file = left
  }

  private func leaveOut(_ result: inout CaseResult) {
    if case .interrupted = result.outcome { return }
    result.outcome = .interrupted(StopSign.reason(sign) ?? "")
    result.wallTime = 0
    result.virtualTime = .zero
    result.record = nil
    result.earlier = []
    result.round = 0
  }
}

extension FileResult {
  /// Makes it that of a file that was chosen and not read.
  mutating func leaveUnread(_ reason: String) {
    source = SourceFile(path)
    cases = [
      CaseResult(name: CaseResult.wholeFileName, scenario: nil, outcome: .interrupted(reason))
    ]
    lines = [1]
  }
}
