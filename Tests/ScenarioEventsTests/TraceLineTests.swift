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

  @Test func numbersMayBeginAnew() throws {
    let lines = [
      Self.trace(0, "a:"), Self.trace(1, "b:"), Self.finished("A", steps: Self.step(1)),
      Self.trace(0, "c:"), Self.finished("B", steps: Self.step(0)),
      Self.trace(1, "d:"), Self.finished("C", steps: "\(Self.step(0)),\(Self.step(1))"),
    ]
    let wanted = [["b:"], ["c:"], ["c:", "d:"]]
    let cases = try EventReader.files(of: Self.stream(lines)).files.flatMap(\.cases)
    #expect(cases.map { $0.trace?.entries.map(\.text) } == wanted)

    var reader = CaseLineReader()
    let read = try lines.compactMap { try reader.read(Array($0.utf8)[...]) }
    #expect(read.map { $0.trace?.entries.map(\.text) } == wanted)
  }

  @Test func whatIsToldBeginsAnewWhenItHasBecomeTooMuch() throws {
    var writer = EventWriter()
    writer.runStarted(RunStart(timestamp: "2026-11-21T09:30:00"))
    var written: [TraceRecord] = []
    for number in 0..<40 {
      var record = CaseRecord(index: number, name: "\(number)", line: 1, outcome: .passed)
      var trace = TraceRecord(rules: RuleTable([:]))
      for part in 0..<2 {
        let entries = (0..<1000).map {
          EntryRecord(time: .zero, kind: .call, text: "\(number).\(part).\($0):")
        }
        let step = StepRecord(trace: StepTrace(entries: entries, causes: []))
        trace.steps += [step, step]
      }
      record.trace = trace
      written.append(trace)
      writer.caseFinished(record, of: "a.yaml")
    }
    var bytes: [UInt8] = []
    writer.drain { bytes = Array($0) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let beginnings = lines.count { $0.starts(with: #"{"event":"trace","trace":0,"#.utf8) }
    #expect(beginnings == 2)
    #expect(lines.count { $0.starts(with: #"{"event":"trace""#.utf8) } == 80)
    let read = try EventReader.files(of: bytes).files.flatMap(\.cases).map(\.trace)
    #expect(read == written)
  }

  @Test func recordsThatHoldTheSameHaveOneNumber() {
    func record(_ text: String) -> StepTrace {
      StepTrace(entries: [EntryRecord(time: .zero, kind: .call, text: text)], causes: [])
    }
    var numbers = TraceNumbers()
    let (one, twin, other) = (record("a:"), record("a:"), record("b:"))
    #expect(numbers.number(of: one) == (0, true))
    #expect(numbers.number(of: twin) == (0, false))
    #expect(numbers.number(of: other) == (1, true))
    #expect(numbers.number(of: twin) == (0, false))
    #expect(numbers.number(of: .empty) == (-1, false))
  }

  @Test func recordsOfManyWorkersAreNoReasonToBeginAnew() {
    var numbers = TraceNumbers()
    var told = 0
    for _ in 0..<40 {
      numbers.makeRoom()
      let entries = (0..<5000).map { EntryRecord(time: .zero, kind: .call, text: "\($0):") }
      if numbers.number(of: StepTrace(entries: entries, causes: [])).isNew { told += 1 }
    }
    #expect(told == 1)
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
    writer.runStarted(RunStart(timestamp: "2026-11-21T09:30:00"))
    writer.caseFinished(record, of: "a.yaml")
    var bytes: [UInt8] = []
    writer.drain { bytes = Array($0) }
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 3)
    #expect(try EventReader.files(of: bytes).files.first?.cases == [record])
  }

  @Test(arguments: [
    ([Self.finished("A", steps: Self.step(0))], "number 0 was not told before"),
    ([Self.trace(0, "a:"), Self.finished("A", steps: Self.step(1))], "number 1 was not told"),
    ([Self.trace(0, "a:"), Self.finished("A", steps: Self.step(-1))], "number -1 was not told"),
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

  private static func stream(_ lines: [String]) -> [UInt8] {
    let all = [#"{"event":"run-started","version":2}"#] + lines
    return Array(all.map { $0 + "\n" }.joined().utf8)
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
