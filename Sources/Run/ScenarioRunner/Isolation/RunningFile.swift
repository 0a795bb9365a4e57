/// A file whose cases are being executed by workers.
final class RunningFile {
  let prepared: PreparedFile
  /// The result of the file; results of finished cases replace their planned results.
  private(set) var result: FileResult
  private var cases: [Progress]
  private var unfinishedCount: Int
  /// Called with each event.
  private let notify: (RunEvent) -> Void

  /// The progress of a case.
  private struct Progress {
    var isFinished = false
    /// The failed attempts that are followed by another attempt.
    var earlierAttempts: [CaseResult] = []
    /// A result that is not final, because the case is executed once more.
    var heldResult: CaseResult?
  }

  init(_ prepared: PreparedFile, notify: @escaping (RunEvent) -> Void) {
    self.prepared = prepared
    self.notify = notify
    result = prepared.result
    cases = prepared.executable.map { _ in Progress() }
    unfinishedCount = cases.count
    begin()
  }

  /// Sends the events for the start of the file, and for cases that cannot be executed.
  private func begin() {
    if let problem = result.problem { return notify(.fileUnreadable(result.path, problem)) }
    notify(.fileStarted(result.path, prepared.planned))
    let positions = Set(prepared.executable.map(\.position))
    for (position, item) in result.cases.enumerated() where !positions.contains(position) {
      notify(.caseFinished(item, of: result.path))
    }
  }

  /// Whether all cases finished.
  var hasEnded: Bool { unfinishedCount == 0 }

  /// Whether a case has not finished.
  func isPending(_ index: Int) -> Bool { !cases[index].isFinished }

  /// Returns the result of a case before its execution.
  func planned(_ index: Int) -> CaseResult {
    prepared.result.cases[prepared.executable[index].position]
  }

  // MARK: - Results

  /// Holds the result of a case until it was executed once more.
  func hold(_ result: CaseResult, at index: Int) { cases[index].heldResult = result }

  /// Removes and returns the held result of a case.
  func takeHeldResult(at index: Int) -> CaseResult? {
    defer { cases[index].heldResult = nil }
    return cases[index].heldResult
  }

  /// Returns the number of attempts at a case that were followed by another.
  func attempts(at index: Int) -> Int { cases[index].earlierAttempts.count }

  /// Adds an attempt that is followed by another.
  func addAttempt(_ attempt: CaseResult, at index: Int) {
    var attempt = attempt
    attempt.attempt = attempts(at: index) + 1
    cases[index].earlierAttempts.append(attempt)
    notify(.caseFinished(attempt, of: result.path))
  }

  /// Finishes a case; later results for it are ignored.
  func finish(_ index: Int, _ last: CaseResult) {
    guard isPending(index) else { return }
    var last = last
    last.earlierAttempts = cases[index].earlierAttempts
    last.attempt = attempts(at: index) + 1
    cases[index].isFinished = true
    unfinishedCount -= 1
    result.cases[prepared.executable[index].position] = last
    notify(.caseFinished(last, of: result.path))
  }

  /// Marks a case as interrupted, with a reason.
  func interrupt(_ index: Int, _ reason: String) {
    finish(index, planned(index).interrupted(reason))
  }
}
