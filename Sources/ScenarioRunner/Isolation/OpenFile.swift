/// A file whose cases are being executed by workers.
final class OpenFile {
  let prepared: PreparedFile
  /// The result of the file: those of its cases replace what was known of them before.
  private(set) var result: FileResult
  private var cases: [Progress]
  private var unfinished: Int
  /// Is called with each event.
  private let notify: (RunEvent) -> Void

  /// What is known of a case.
  private struct Progress {
    var isFinished = false
    /// The attempts that did not end well, and are followed by another.
    var earlier: [CaseResult] = []
    /// The result, while it is executed once more before that counts.
    var suspect: CaseResult?
  }

  init(_ prepared: PreparedFile, notify: @escaping (RunEvent) -> Void) {
    self.prepared = prepared
    self.notify = notify
    result = prepared.result
    cases = prepared.executable.map { _ in Progress() }
    unfinished = cases.count
    begin()
  }

  /// Announces the file, and the results of cases that cannot be executed.
  private func begin() {
    if let problem = result.problem { return notify(.fileUnreadable(result.path, problem)) }
    notify(.fileStarted(result.path, prepared.planned))
    let positions = Set(prepared.executable.map(\.position))
    for (position, item) in result.cases.enumerated() where !positions.contains(position) {
      notify(.caseFinished(item, of: result.path))
    }
  }

  /// Whether all its cases ended.
  var hasEnded: Bool { unfinished == 0 }

  /// Whether a case has not ended.
  func isOpen(_ index: Int) -> Bool { !cases[index].isFinished }

  /// What is known of a case before it is executed.
  func planned(_ index: Int) -> CaseResult {
    prepared.result.cases[prepared.executable[index].position]
  }

  // MARK: - Results

  /// Keeps the result of a case until it was executed once more.
  func suspect(_ result: CaseResult, at index: Int) { cases[index].suspect = result }

  /// The former result of a case that was now executed once more.
  func takeSuspect(at index: Int) -> CaseResult? {
    defer { cases[index].suspect = nil }
    return cases[index].suspect
  }

  /// How many attempts at a case are followed by another.
  func attempts(at index: Int) -> Int { cases[index].earlier.count }

  /// Keeps an attempt that is followed by another.
  func addAttempt(_ attempt: CaseResult, at index: Int) {
    var attempt = attempt
    attempt.attempt = attempts(at: index) + 1
    cases[index].earlier.append(attempt)
    notify(.caseFinished(attempt, of: result.path))
  }

  /// Ends a case; later results of it do not count.
  func finish(_ index: Int, _ last: CaseResult) {
    guard isOpen(index) else { return }
    var last = last
    last.earlier = cases[index].earlier
    last.attempt = attempts(at: index) + 1
    cases[index].isFinished = true
    unfinished -= 1
    result.cases[prepared.executable[index].position] = last
    notify(.caseFinished(last, of: result.path))
  }

  /// Ends a case that is not executed, for this reason.
  func interrupt(_ index: Int, _ reason: String) {
    finish(index, planned(index).interrupted(reason))
  }
}
