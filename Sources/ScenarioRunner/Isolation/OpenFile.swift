/// A file whose cases are being executed by workers.
final class OpenFile {
  let prepared: PreparedFile
  /// The result of the file: those of its cases replace what was known of them before.
  private(set) var result: FileResult
  private var isFinished: [Bool]
  /// The attempts at each case that did not end well, and are followed by another.
  private(set) var earlier: [[CaseResult]]
  /// The result of each case that is executed once more before it counts.
  private var suspects: [CaseResult?]
  private var unfinished: Int
  /// Is called with each event.
  private let notify: (RunEvent) -> Void

  init(_ prepared: PreparedFile, notify: @escaping (RunEvent) -> Void) {
    self.prepared = prepared
    self.notify = notify
    result = prepared.result
    let count = prepared.executable.count
    unfinished = count
    isFinished = Array(repeating: false, count: count)
    earlier = Array(repeating: [], count: count)
    suspects = Array(repeating: nil, count: count)
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
  func isOpen(_ index: Int) -> Bool { !isFinished[index] }

  /// What is known of a case before it is executed.
  func planned(_ index: Int) -> CaseResult {
    prepared.result.cases[prepared.executable[index].position]
  }

  // MARK: - Results

  /// Keeps the result of a case until it was executed once more.
  func suspect(_ result: CaseResult, at index: Int) { suspects[index] = result }

  /// The former result of a case that was now executed once more.
  func takeSuspect(at index: Int) -> CaseResult? {
    defer { suspects[index] = nil }
    return suspects[index]
  }

  /// Keeps an attempt that is followed by another.
  func addAttempt(_ attempt: CaseResult, at index: Int) {
    let number = earlier[index].count + 1
    earlier[index].append(attempt)
    earlier[index][number - 1].attempt = number
    notify(.caseFinished(earlier[index][number - 1], of: result.path))
  }

  /// Ends a case; later results of it do not count.
  func finish(_ index: Int, _ last: CaseResult) {
    guard !isFinished[index] else { return }
    var last = last
    last.earlier = earlier[index]
    last.attempt = earlier[index].count + 1
    isFinished[index] = true
    unfinished -= 1
    result.cases[prepared.executable[index].position] = last
    notify(.caseFinished(last, of: result.path))
  }

  /// Ends a case that is not executed, for this reason.
  func interrupt(_ index: Int, _ reason: String) {
    finish(index, planned(index).interrupted(reason))
  }
}
