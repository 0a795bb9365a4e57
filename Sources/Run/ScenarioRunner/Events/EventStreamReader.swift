@_spi(Package) internal import ScenarioJSON
package import ScenarioSystem

/// Reads the event streams of a run; files are in the order of their paths, whatever the order of the events.
package struct EventStreamReader {
  /// A summary of one stream.
  package struct Stream: Sendable {
    /// The name of the stream, its path.
    package var name: String
    /// The start of its run.
    package var start: RunStart
    /// How its run ended.
    package var ending = RunEnd.Ending.unknown
    /// The number of cases that finished in it.
    package var caseCount = 0
  }

  /// The contents of the streams for one file.
  private struct File {
    var planned: [Int: PlannedCase] = [:]
    var results: [Int: CaseResult] = [:]
    var problem: ScenarioError?
  }

  /// The start of the run, from the stream with the earliest timestamp.
  package private(set) var start = RunStart(timestamp: "")
  /// How the run ended; `finished` only if every stream ended so.
  package private(set) var ending = RunEnd.Ending.finished
  /// The required conditions that some stream did not meet.
  package private(set) var unmetConditions: [RunEnd.Condition] = []
  /// Why a stream has no cases, if that is acceptable.
  package private(set) var emptyRunReason = ""
  /// The wall-clock time of the longest run, in nanoseconds.
  package private(set) var wallTime: UInt64 = 0
  /// The streams that were added.
  package private(set) var streams: [Stream] = []
  /// Warnings about truncated lines and missing results.
  package private(set) var warnings: [String] = []

  private var files: [Path: File] = [:]

  /// Creates a reader without streams.
  package init() {}

  /// Adds a stream.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - name: The path of the stream, for messages.
  /// - Throws: `.unreadable`, if the bytes are not a stream of this version, or a line is not an event.
  package mutating func add(_ bytes: [UInt8], called name: String) throws(ScenarioError) {
    var decoder = EventDecoder()
    var end: RunEnd?
    var stream: Stream?
    var position = 0
    var line = 0
    while position < bytes.count {
      let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n"), from: position) ?? bytes.count
      line += 1
      do throws(JSONError) {
        let event = try decoder.event(of: bytes[position..<lineEnd])
        if stream == nil {
          guard case .runStarted(let start)? = event else {
            throw JSONError(message: "not an event: a stream begins with 'run-started'")
          }
          stream = try begin(start, called: name)
        } else if let event {
          try add(event, &stream)
          if case .runEnded(let ended) = event { end = ended }
        }
      } catch {
        guard lineEnd == bytes.count, line > 1 else {
          throw ScenarioError(.unreadable, "\(name):\(line): \(error.message)")
        }
        warnings.append("the last line of '\(name)' is truncated and ignored")
      }
      position = lineEnd + 1
    }
    guard let stream else {
      throw ScenarioError(.unreadable, "'\(name)' is empty: it contains no run")
    }
    finish(stream, end)
  }

  // MARK: - Events

  private mutating func begin(_ start: RunStart, called name: String) throws(JSONError) -> Stream {
    if let shard = start.shard {
      for stream in streams {
        // Another version of the program may have other rules.
        let hasOtherProgram = stream.start.shard != nil && stream.start.program != start.program
        let objection =
          hasOtherProgram
          ? "was run by '\(start.program)', but that in '\(stream.name)' by '\(stream.start.program)'"
          : stream.start.shard.flatMap { shard.objection(to: $0, in: stream.name) }
        guard let objection else { continue }
        throw JSONError(message: "shard \(shard.shard) \(objection)")
      }
    }
    if streams.isEmpty || start.timestamp < self.start.timestamp { self.start = start }
    // The merged run is not a shard.
    self.start.shard = nil
    return Stream(name: name, start: start)
  }

  private mutating func add(_ event: RunEvent, _ stream: inout Stream?) throws(JSONError) {
    switch event {
    case .runStarted:
      throw JSONError(message: "a second run begins here; a stream contains one")
    case .fileStarted(let path, let cases):
      // The shards of a run may share a file.
      for planned in cases { files[path, default: File()].planned[planned.index] = planned }
    case .fileUnreadable(let path, let problem): files[path, default: File()].problem = problem
    case .caseFinished(var result, let path):
      if result.attempt == 1 { stream?.caseCount += 1 }
      // Removed from the dictionary, so that appending an attempt does not copy the list.
      if var former = files[path]?.results.removeValue(forKey: result.index) {
        guard former.attempt < result.attempt else {
          files[path]?.results[former.index] = former
          throw JSONError(
            message: "this case of '\(path)' is a duplicate; two event files must not share a case"
          )
        }
        result.earlierAttempts = former.earlierAttempts
        former.earlierAttempts = []
        result.earlierAttempts.append(former)
      }
      files[path, default: File()].results[result.index] = result
    case .runEnded(let end):
      unmetConditions += end.unmetConditions.filter { !unmetConditions.contains($0) }
      wallTime = max(wallTime, end.wallTime)
      if !end.emptyRunReason.isEmpty { emptyRunReason = end.emptyRunReason }
    case .fileFinished, .warning: break
    }
  }

  private mutating func finish(_ stream: Stream, _ end: RunEnd?) {
    var stream = stream
    defer { streams.append(stream) }
    guard let end else {
      ending = .unknown
      warnings.append("'\(stream.name)' ends early: the run was killed, or is still in progress")
      return
    }
    stream.ending = end.ending
    if ending.isComplete, end.ending != .finished { ending = end.ending }
    if end.ending.isComplete, end.caseCount != stream.caseCount {
      ending = .unknown
      stream.ending = .unknown
      warnings.append("'\(stream.name)' contains \(stream.caseCount) of \(end.caseCount) cases")
    }
  }

  // MARK: - Results

  /// The results of all files, sorted by path.
  package var fileResults: [FileResult] {
    files.sorted { $0.key < $1.key }.map { path, file in
      var result = FileResult(path: path, problem: file.problem)
      result.cases = file.results.values.sorted { $0.index < $1.index }
      let missing = file.planned.values.filter { file.results[$0.index] == nil }
      if !missing.isEmpty {
        result.cases += missing.map { unfinished($0, of: result.cases) }
        result.cases.sort { $0.index < $1.index }
      }
      return result
    }
  }

  /// Returns the result of a planned case that did not finish.
  private func unfinished(_ planned: PlannedCase, of finished: [CaseResult]) -> CaseResult {
    var result = CaseResult(
      index: planned.index,
      name: planned.name,
      line: planned.line,
      outcome: .interrupted
    )
    result.reason = "the run ended before the case did"
    // The scenario's name comes from another case on the same line, or from the case's name without its suffix.
    let names = finished.map(\.scenario).filter { $0.line == planned.line && $0.name != nil }
    let known =
      names.first { planned.name == $0.name }
      ?? names.filter { planned.name.hasPrefix("\($0.name ?? "") [") }
      .max { $0.name?.count ?? 0 < $1.name?.count ?? 0 }
    let end = planned.name.firstRange(of: " [")?.lowerBound ?? planned.name.endIndex
    result.scenario.name = known?.name ?? String(planned.name[..<end])
    result.scenario.offset = known?.offset ?? 0
    return result
  }
}
