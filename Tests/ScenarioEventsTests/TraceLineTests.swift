import LifecycleCore
import ScenarioKit
import Testing

@testable import ScenarioEvents

/// What happened in a step is told once, wherever else a step goes alike.
@Suite struct TraceLineTests {
  @Test(arguments: [1, 3])
  func stepsThatWentAlikeNameOneLine(_ jobs: Int) async throws {
    let run = try await RecordedRun("Scenarios/interruptions", jobs: jobs)
    let (files, _) = try EventReader.files(of: run.bytes)
    let told = run.lines.count { $0.starts(with: #"{"event":"trace""#.utf8) }
    let steps = files.flatMap(\.cases).compactMap(\.trace).flatMap(\.steps).map(\.trace)
    #expect(told == Set(steps.filter { $0 != .empty }).count)
    #expect(told < steps.count / 2)
    // However many have written, each line stands behind those that it builds on.
    var reader = CaseLineReader()
    let read = try run.lines.compactMap { try reader.read($0) }
    #expect(read.count == files.flatMap(\.cases).count)
  }

  @Test func aStepIsTheSameWhereverItLiesInItsCase() throws {
    let run = Self.stream([
      #"{"event":"trace","trace":0,"entries":[{"call":"a:","at":5,"cause":0}],"causes":[[7,-1]]}"#,
      Self.finished(
        "A",
        steps: #"{"words":"wait: 1s","line":1,"to":1000},"#
          + #"{"words":"user: press-home","line":2,"trace":0},"#
          + #"{"words":"wait: 1s","line":3,"to":2000,"state":"active"},"#
          + #"{"words":"user: press-home","line":4,"from":2500,"to":2600,"trace":0}"#
      ),
    ])
    let trace = try #require(try EventReader.files(of: run).files.first?.cases.first?.trace)
    #expect(trace.steps.map(\.start.milliseconds) == [0, 1000, 1000, 2500])
    #expect(trace.steps.map(\.end.milliseconds) == [1000, 1000, 2000, 2600])
    #expect(trace.steps.map(\.state) == [.notRunning, .notRunning, .active, .active])
    #expect(trace.entries.map(\.time.milliseconds) == [1005, 2505])
    #expect(trace.steps[1].trace == trace.steps[3].trace)
  }

  @Test func whatWasForgottenIsToldAgainUnderANewNumber() throws {
    let told = ToldTraces()
    var bytes = Array(EventWriter.runStarted(RunStart(timestamp: "2026-11-21T09:30:00")))
    var written: [TraceRecord] = []
    // The second half holds what the first one held.
    for number in 0..<80 {
      var record = CaseRecord(index: number, name: "\(number)", line: 1, outcome: .passed)
      let steps = (0..<2).map {
        StepRecord(trace: Self.record(of: 1000, "\(number % 40).\($0)"))
      }
      let trace = Self.trace(steps)
      record.trace = trace
      written.append(trace)
      // Each case by a writer of its own: it is the stream that remembers.
      var writer = EventWriter(told)
      writer.caseFinished(record, of: "a.yaml")
      writer.drain { bytes += $0 }
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    // Of the 80 steps of each half, 66 are remembered at most.
    let count = lines.count { $0.starts(with: #"{"event":"trace""#.utf8) }
    #expect(count > 80 && count <= 160, "\(count)")
    let read = try EventReader.files(of: bytes).files.flatMap(\.cases).map(\.trace)
    #expect(read == written)
  }

  @Test func whatAnotherWriterHasToldIsWrittenBeforeItIsNamed() throws {
    let told = ToldTraces()
    var (one, other) = (EventWriter(told), EventWriter(told))
    var record = CaseRecord(index: 0, name: "A", line: 1, outcome: .passed)
    for writer in 0..<2 {
      let step = StepRecord(trace: Self.record(of: 3, "a"))
      record.trace = Self.trace([step])
      record.index = writer
      if writer == 0 {
        one.caseFinished(record, of: "a.yaml")
      } else {
        other.caseFinished(record, of: "a.yaml")
      }
    }
    // The one that told is the last to write.
    var bytes: [UInt8] = []
    other.drain { bytes += $0 }
    one.drain { bytes += $0 }
    var reader = CaseLineReader()
    let read = try bytes.split(separator: UInt8(ascii: "\n")).compactMap { try reader.read($0) }
    #expect(read.map(\.index) == [1, 0])
    #expect(read.map { $0.trace?.entries.count } == [3, 3])
    #expect(bytes.split(separator: UInt8(ascii: "\n")).count == 3)
  }

  @Test func recordsThatHoldTheSameHaveOneNumber() {
    var numbers = TraceNumbers(ToldTraces())
    let rules = RuleTable([:])
    let (one, twin, other) = (
      Self.record(of: 1, "a"), Self.record(of: 1, "a"), Self.record(of: 1, "b")
    )
    #expect(numbers.number(of: one, rules) == 0)
    #expect(numbers.number(of: twin, rules) == 0)
    #expect(numbers.number(of: other, rules) == 1)
    #expect(numbers.number(of: twin, rules) == 0)
    #expect(numbers.number(of: .empty, rules) == -1)
  }

  @Test func recordsOfManyWorkersAreToldOnce() {
    let told = ToldTraces()
    for _ in 0..<40 {
      var numbers = TraceNumbers(told)
      #expect(numbers.number(of: Self.record(of: 5000, "a"), RuleTable([:])) == 0)
    }
    #expect(told.toldSize == 5000)
  }

  /// A worker that began anew tells no more than it can read back in one piece, so who reads it forgets as well.
  @Test func aStreamThatBeginsAnewIsReadByLines() throws {
    var reader = CaseLineReader()
    for text in ["a", "b"] {
      var writer = EventWriter()
      var record = CaseRecord(index: 0, name: text, line: 1, outcome: .passed)
      #expect(!writer.isFull)
      // The last step of the case finds the others forgotten.
      let steps = (0..<10).map {
        StepRecord(trace: Self.record(of: ToldTraces.limit / 8, "\(text).\($0)"))
      }
      record.trace = Self.trace(steps)
      writer.caseFinished(record, of: "a.yaml")
      #expect(writer.isFull)
      var bytes: [UInt8] = []
      writer.drain { bytes += $0 }
      let read = try bytes.split(separator: UInt8(ascii: "\n")).compactMap { try reader.read($0) }
      #expect(read == [record])
    }
  }

  /// Streams come from anywhere; what is made of them is one line for each event all the same.
  @Test func whatAStreamCallsThingsIsWrittenAsAText() throws {
    let hostile = "a\"}\n{\"event\":\"run-started\"}"
    var record = CaseRecord(index: 0, name: "A", line: 1, outcome: .passed)
    (record.ios, record.device) = (hostile, hostile)
    let entry = EntryRecord(time: .zero, kind: .call, text: hostile)
    var trace = TraceRecord(rules: RuleTable([:]))
    trace.steps = [
      StepRecord(words: hostile, trace: StepTrace(entries: [entry], causes: []))
    ]
    record.trace = trace
    var writer = EventWriter()
    writer.caseFinished(record, of: "a.yaml")
    var bytes = Array(EventWriter.runStarted(RunStart(timestamp: "2026-11-21T09:30:00")))
    writer.drain { bytes += $0 }
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 3)
    #expect(try EventReader.files(of: bytes).files.first?.cases == [record])
  }

  @Test(arguments: [
    ([Self.finished("A", steps: Self.step(0))], "number 0 was not told before"),
    ([Self.trace(0, "a:"), Self.finished("A", steps: Self.step(1))], "number 1 was not told"),
    ([Self.trace(0, "a:"), Self.finished("A", steps: Self.step(-1))], "number -1 was not told"),
    (
      [Self.finished("A", steps: Self.step(0)), Self.trace(0, "a:")], "number 0 was not told before"
    ),
    ([Self.trace(1, "a:")], "a step is told as number 1, and 0 is next"),
    ([Self.trace(0, "a:"), Self.trace(2, "b:")], "a step is told as number 2, and 1 is next"),
    ([#"{"event":"trace","trace":-5,"entries":[]}"#], "a step is told as number -5"),
  ])
  func aNumberThatMeansNothingIsRefused(_ lines: [String], _ message: String) {
    let error = #expect(throws: ScenarioError.self) {
      _ = try EventReader.files(of: Self.stream(lines))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    var reader = CaseLineReader()
    #expect(throws: ScenarioError.self) {
      for line in lines { _ = try reader.read(Array(line.utf8)[...]) }
    }
  }

  // MARK: - Lines

  private static func record(of count: Int, _ text: String) -> StepTrace {
    let entries = (0..<count).map {
      EntryRecord(time: .zero, kind: .call, text: "\(text).\($0):")
    }
    return StepTrace(entries: entries, causes: [])
  }

  private static func stream(_ lines: [String]) -> [UInt8] {
    let all = [#"{"event":"run-started","version":2}"#] + lines
    return Array(all.map { $0 + "\n" }.joined().utf8)
  }

  private static func trace(_ steps: [StepRecord]) -> TraceRecord {
    var trace = TraceRecord(rules: RuleTable([:]))
    trace.steps = steps
    return trace
  }

  private static func trace(_ number: Int, _ call: String) -> String {
    #"{"event":"trace","trace":\#(number),"entries":[{"call":"\#(call)"}],"causes":[]}"#
  }

  private static func step(_ trace: Int) -> String {
    #"{"words":"check","line":1,"trace":\#(trace)}"#
  }

  private static func finished(_ name: String, steps: String) -> String {
    #"{"event":"case-finished","path":"\#(name).yaml","case":0,"name":"\#(name)","line":1,"#
      + #""result":"passed","steps":[\#(steps)]}"#
  }
}
