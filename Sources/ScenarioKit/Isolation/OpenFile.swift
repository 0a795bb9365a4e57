internal import ScenarioEvents
internal import ScenarioLanguage
internal import ScenarioRunner

/// A file whose cases are being played by workers.
final class OpenFile {
  let planned: PlannedFile
  private var records: [CaseRecord?]
  /// The attempts at each case that did not end well, and are followed by another.
  private(set) var earlier: [[CaseRecord]]
  /// What came of each case that is played once more before that counts.
  private var suspects: [CaseRecord?]
  private var unfinished: Int
  private let source: SourceFile
  /// Made when somebody asks: most files need none of it.
  private lazy var lines = source.lineTable()
  /// Hears how each case ended.
  private let tell: (CaseRecord) -> Void

  init(_ planned: PlannedFile, tell: @escaping (CaseRecord) -> Void) {
    self.planned = planned
    self.tell = tell
    source = planned.result.source ?? SourceFile(planned.result.path)
    let count = planned.playable.count
    unfinished = count
    records = Array(repeating: nil, count: count)
    earlier = Array(repeating: [], count: count)
    suspects = Array(repeating: nil, count: count)
  }

  var isFinished: Bool { unfinished == 0 }

  func isOpen(_ position: Int) -> Bool { records[position] == nil }

  /// The name of a case.
  func name(of position: Int) -> String { planned.result.cases[index(of: position)].name }

  func index(of position: Int) -> Int { planned.playable[position].index }

  // MARK: - What comes of a case

  /// Keeps what came of a case until it has been played once more.
  func suspect(_ record: CaseRecord, at position: Int) { suspects[position] = record }

  /// What came of a case that has now been played once more.
  func takeSuspect(at position: Int) -> CaseRecord? {
    defer { suspects[position] = nil }
    return suspects[position]
  }

  /// Keeps an attempt that is followed by another.
  func addAttempt(_ record: CaseRecord, at position: Int) { earlier[position].append(record) }

  /// Ends a case; later results of it do not count.
  func finish(_ position: Int, _ record: CaseRecord) {
    guard records[position] == nil else { return }
    records[position] = record
    unfinished -= 1
    tell(record)
  }

  /// The result of a case that was not played to its end, made of what is known of it beforehand.
  func record(of position: Int, _ outcome: CaseResult.Outcome) -> CaseRecord {
    let file = planned.result
    let index = index(of: position)
    var result = file.cases[index]
    result.outcome = outcome
    var recorder: TraceRecorder?
    return CaseRecord(result, at: index, of: source, lines, &recorder)
  }

  // MARK: - The whole

  /// What came of the file: in short, and as reports show it.
  var outcome: (result: FileResult, record: FileRecord) {
    var result = planned.result
    var record = FileRecord(result)
    for (position, played) in records.enumerated() {
      guard let played else { continue }
      let index = index(of: position)
      record.cases[index] = played
      result.cases[index].take(played)
    }
    return (result, record)
  }
}

extension CaseResult {
  /// Takes over how a case ended, without the details.
  fileprivate mutating func take(_ record: CaseRecord) {
    outcome = Outcome(record)
    wallTime = record.wallTime
    virtualTime = record.virtualTime
    round = record.round
    isDifferent = !record.difference.isEmpty
    earlier = record.earlier.map { attempt in
      var result = CaseResult(
        name: name,
        scenario: scenario,
        destination: destination,
        outcome: .passed
      )
      result.take(attempt)
      return result
    }
  }
}

extension CaseResult.Outcome {
  /// How a case ended, without the details.
  fileprivate init(_ record: CaseRecord) {
    self =
      switch record.outcome {
      case .passed: .passed
      case .failed: .failed([])
      case .skipped: .skipped(record.reason)
      case .knownIssue: .knownIssue(record.reason, [])
      case .unexpectedPass: .unexpectedPass(record.reason)
      case .invalid: .invalid([])
      case .error: .error(record.trouble ?? CaseTrouble(type: "internal", message: ""))
      case .interrupted: .interrupted(record.reason)
      }
  }
}
