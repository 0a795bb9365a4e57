internal import ScenarioLanguage
internal import ScenarioRunner
public import ScenarioSystem

/// The streams of a run, read back: its files in their order, whatever the order in which things happened.
///
/// Kept are the bytes of the streams, and where each line stands in them: a case is made into its record when its file
/// is asked for.
public struct EventReader {
  /// A stream, and what it is called.
  private struct Stream {
    var name: String
    var bytes: [UInt8]
    var rules: [Int: RuleRecord] = [:]
    var traces = TraceLines()
  }

  /// What one stream tells of as a whole.
  public struct Run: Sendable {
    /// What the stream is called.
    public var name: String
    /// What is known of its start.
    public var start: RunStart
    /// How it came to its end.
    public var ending = RunEnd.Ending.unknown
    /// How many cases came to an end in it.
    public var caseCount = 0
  }

  /// The line of a finished case.
  private struct CaseEntry {
    var stream: Int
    var range: Range<Int>
    var line: Int
    var index: Int
    var attempt: Int
    /// How many steps were told before it.
    var traceCount: Int
  }

  private struct FileEntry {
    var path: String
    var planned: [PlannedCase] = []
    var plannedIndices: Set<Int> = []
    var cases: [CaseEntry] = []
    var problem: ScenarioError?
    /// Which attempts at which cases were told of.
    var told: Set<[Int]> = []
  }

  /// What is known of the run's start, by the first stream.
  public private(set) var start = RunStart(timestamp: "")
  /// How the run came to its end: as finished only if every stream says so.
  public private(set) var ending = RunEnd.Ending.finished
  /// The bounds that a stream says its run has missed.
  public private(set) var missed: [RunEnd.Bound] = []
  /// Why a stream has no case, where that is a good answer.
  public private(set) var nothingToDo = ""
  /// The wall-clock time of the longest stream, in nanoseconds.
  public private(set) var wallTime: UInt64 = 0
  /// What each stream tells of as a whole.
  public private(set) var runs: [Run] = []
  /// What a reader ought to know: a torn line, results that are missing.
  public private(set) var warnings: [String] = []

  private var streams: [Stream] = []
  private var files: [FileEntry] = []
  private var fileByPath: [ExactText: Int] = [:]

  /// Creates a reader of nothing.
  public init() {}

  /// Adds a stream.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - name: What it is called in errors, its path.
  /// - Throws: `.unreadable`, if it is no stream, is one of another version, or holds a line that is none.
  public mutating func add(_ bytes: [UInt8], called name: String) throws(ScenarioError) {
    streams.append(Stream(name: name, bytes: bytes))
    var state = StreamState(stream: streams.count - 1)
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      state.line += 1
      do throws(JSONError) {
        try read(position..<end, &state)
      } catch {
        guard end == bytes.count, state.line > 1 else {
          throw ScenarioError(.unreadable, "\(name):\(state.line): not an event: \(error.message)")
        }
        warnings.append("the last line of '\(name)' is torn off, and left out")
      }
      if let refusal = state.refusal {
        throw ScenarioError(.unreadable, "\(name):\(state.line): \(refusal)")
      }
      position = end + 1
    }
    guard state.line > 0 else {
      throw ScenarioError(.unreadable, "'\(name)' is empty: no run began to write it")
    }
    finish(state)
  }

  /// What came of each file, in the order of their paths.
  ///
  /// - Throws: `.unreadable`, if a line is none; what `body` throws.
  public func forEachFile(
    _ body: (FileRecord) throws(ScenarioError) -> Void
  ) throws(ScenarioError) {
    let paths = files.map { Path(displayed: $0.path) }
    let order = files.indices.sorted { paths[$0] < paths[$1] }
    var tables = streams.map { (rules: RuleTable($0.rules), traces: $0.traces) }
    for index in order { try body(try record(files[index], &tables)) }
  }

  // MARK: - Lines

  private struct StreamState {
    var stream: Int
    var line = 0
    var hasBegun = false
    var caseCount = 0
    var end: (ending: RunEnd.Ending, cases: Int)?
    var refusal: String?
  }

  private mutating func read(
    _ range: Range<Int>,
    _ state: inout StreamState
  ) throws(JSONError) {
    var json = JSONCursor(streams[state.stream].bytes[range])
    let head = try LineHead(&json)
    try json.end()
    guard state.hasBegun || head.kind == .runStarted else {
      throw JSONError(message: "a stream begins with '\(EventKind.runStarted.rawValue)'")
    }
    switch head.kind {
    case .runStarted:
      if state.hasBegun {
        state.refusal = "a second run begins here; a stream tells of one"
      } else if head.version != EventFormat.version {
        state.refusal =
          "the stream has version \(head.version), and this program reads \(EventFormat.version)"
      }
      state.hasBegun = true
      begin(head, &state)
    case .rule:
      if let rule = head.rule { streams[state.stream].rules[head.number] = rule }
    case .trace: try streams[state.stream].traces.add(head, at: range)
    case .fileStarted:
      let file = file(at: head.path)
      // The shards of a run may share a file.
      for planned in head.planned
      where files[file].plannedIndices.insert(planned.index).inserted {
        files[file].planned.append(planned)
      }
    case .fileUnreadable:
      files[file(at: head.path)].problem = head.problem
    case .caseFinished:
      let entry = CaseEntry(
        stream: state.stream,
        range: range,
        line: state.line,
        index: head.index,
        attempt: head.attempt,
        traceCount: streams[state.stream].traces.count
      )
      if head.attempt == 1 { state.caseCount += 1 }
      add(entry, to: file(at: head.path), &state)
    case .runFinished:
      state.end = (head.ending, head.caseCount)
      missed += head.missed.filter { !missed.contains($0) }
      wallTime = max(wallTime, head.wallTime)
      if !head.nothingToDo.isEmpty { nothingToDo = head.nothingToDo }
    case nil: break
    }
  }

  private mutating func begin(_ head: LineHead, _ state: inout StreamState) {
    var start = RunStart(timestamp: head.timestamp, program: head.program)
    start.shard = head.shard
    start.rerun = head.rerun
    if let shard = start.shard {
      for run in runs {
        // Another version may have other rules, which a stream of both would tell by the same numbers.
        let isOfAnother = run.start.shard != nil && run.start.program != start.program
        let objection =
          isOfAnother
          ? "was played by '\(start.program)', and that in 'OTHER' by '\(run.start.program)'"
          : run.start.shard.flatMap(shard.objection)
        guard let objection else { continue }
        let reason = objection.replacing("OTHER", with: run.name)
        state.refusal = "shard \(shard.shard) \(reason)"
      }
    }
    if runs.isEmpty || start.timestamp < self.start.timestamp { self.start = start }
    // Together the streams are no shard.
    self.start.shard = nil
    runs.append(Run(name: streams[state.stream].name, start: start))
  }

  private mutating func file(at path: String) -> Int {
    if let index = fileByPath[ExactText(path)] { return index }
    fileByPath[ExactText(path)] = files.count
    files.append(FileEntry(path: path))
    return files.count - 1
  }

  private mutating func add(_ entry: CaseEntry, to file: Int, _ state: inout StreamState) {
    if !files[file].told.insert([entry.index, entry.attempt]).inserted {
      let path = files[file].path
      state.refusal = "this case of '\(path)' was told of before; two streams must not share one"
    }
    files[file].cases.append(entry)
  }

  private mutating func finish(_ state: StreamState) {
    let name = streams[state.stream].name
    guard let end = state.end else {
      ending = .unknown
      warnings.append("'\(name)' breaks off: the run was killed, or is still going on")
      return
    }
    runs[runs.count - 1].ending = end.ending
    runs[runs.count - 1].caseCount = state.caseCount
    if ending.isWhole, end.ending != .finished { ending = end.ending }
    if end.ending.isWhole, end.cases != state.caseCount {
      ending = .unknown
      runs[runs.count - 1].ending = .unknown
      warnings.append("'\(name)' tells of \(state.caseCount) cases of \(end.cases)")
    }
  }

  // MARK: - Records

  /// What the numbers of a stream mean.
  private typealias Tables = (rules: RuleTable, traces: TraceLines)

  private func record(
    _ entry: FileEntry,
    _ tables: inout [Tables]
  ) throws(ScenarioError) -> FileRecord {
    var file = FileRecord(path: entry.path)
    file.problem = entry.problem
    let sorted = entry.cases.sorted { ($0.index, $0.attempt) < ($1.index, $1.attempt) }
    var earlier: [CaseRecord] = []
    for (position, line) in sorted.enumerated() {
      var record = try record(line, &tables[line.stream])
      let isLast = position + 1 == sorted.count || sorted[position + 1].index != line.index
      guard isLast else {
        earlier.append(record)
        continue
      }
      // Those before it have none of their own.
      record.earlier = earlier
      earlier = []
      file.cases.append(record)
    }
    addUnfinished(entry.planned, to: &file)
    return file
  }

  private func record(
    _ entry: CaseEntry,
    _ tables: inout Tables
  ) throws(ScenarioError) -> CaseRecord {
    let stream = streams[entry.stream]
    do throws(JSONError) {
      var json = JSONCursor(stream.bytes[entry.range])
      return try CaseLine(&json, rules: tables.rules) { (number) throws(JSONError) in
        number < entry.traceCount ? try tables.traces.trace(number, of: stream.bytes) : nil
      }.record
    } catch {
      throw ScenarioError(
        .unreadable,
        "\(stream.name):\(entry.line): not a case: \(error.message)"
      )
    }
  }

  /// Adds the cases that were begun, or about to be, and came to no end.
  private func addUnfinished(_ planned: [PlannedCase], to file: inout FileRecord) {
    let finished = Set(file.cases.map(\.index))
    guard finished.count < planned.count else { return }
    // Of each line, the names of its scenarios and where they begin.
    var scenarios: [Int: [String: Int]] = [:]
    for record in file.cases {
      if let scenario = record.scenario {
        scenarios[record.line, default: [:]][scenario] = record.offset
      }
    }
    for planned in planned where !finished.contains(planned.index) {
      var record = CaseRecord(
        index: planned.index,
        name: planned.name,
        line: planned.line,
        outcome: .interrupted
      )
      let known = scenarios[planned.line] ?? [:]
      record.scenario = scenario(of: planned, among: known.keys)
      record.offset = known[record.scenario ?? ""] ?? 0
      record.reason = "the run ended before the case did"
      file.cases.append(record)
    }
    file.cases.sort { $0.index < $1.index }
  }

  /// The name of a case's scenario, by what other cases of its line tell, or without what the case is told apart by.
  private func scenario(of planned: PlannedCase, among known: some Sequence<String>) -> String {
    let name = planned.name
    if known.contains(name) { return name }
    // The longest of those that are known, so from the end.
    let ends = name.ranges(of: " [").map(\.lowerBound)
    for end in ends.reversed() where known.contains(String(name[..<end])) {
      return String(name[..<end])
    }
    return ends.first.map { String(name[..<$0]) } ?? name
  }
}
