@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioJSON
import ScenarioSystem
import Testing

@testable import ScenarioRunner

/// What happened in a step is written once, wherever else a step happens alike.
@Suite struct TraceLineTests {
  @Test(arguments: [1, 3])
  func stepsThatHappenedAlikeNameOneLine(_ jobs: Int) async throws {
    let run = try await RecordedRun("Scenarios/interruptions", jobs: jobs)
    let (files, _) = try EventStreamReader.files(of: run.bytes)
    let lines = run.lines.count { $0.starts(with: #"{"event":"trace""#.utf8) }
    let steps = files.flatMap(\.cases).compactMap(\.trace).flatMap(\.steps).map(\.trace)
    #expect(lines == Set(steps.filter { !$0.entries.isEmpty }).count)
    #expect(lines < steps.count / 2)
    // However many threads have written, each line is behind those that it names.
    var decoder = EventDecoder()
    let read = try run.lines.compactMap { try decoder.event(of: $0)?.result }
    #expect(read.count == files.flatMap(\.cases).count)
  }

  @Test func aStepIsTheSameWhereverItLiesInItsCase() throws {
    let run = Self.stream([
      #"{"event":"trace","trace":0,"entries":[{"call":"a:","at":5,"cause":0}],"causes":[["a.rule",-1]]}"#,
      Self.finished(
        "A",
        steps: #"{"words":"wait: 1s","line":1,"to":1000},"#
          + #"{"words":"user: press-home","line":2,"trace":0},"#
          + #"{"words":"wait: 1s","line":3,"to":2000,"state":"active"},"#
          + #"{"words":"user: press-home","line":4,"from":2500,"to":2600,"trace":0}"#
      ),
    ])
    let trace = try #require(try EventStreamReader.files(of: run).files.first?.cases.first?.trace)
    #expect(trace.steps.map(\.start.milliseconds) == [0, 1000, 1000, 2500])
    #expect(trace.steps.map(\.end.milliseconds) == [1000, 1000, 2000, 2600])
    #expect(trace.steps.map(\.state) == [.notRunning, .notRunning, .active, .active])
    #expect(trace.entries.map(\.time.milliseconds) == [1005, 2505])
    #expect(trace.steps[1].trace == trace.steps[3].trace)
  }

  @Test func textsThatOnlyLookTheSameMakeTwoLines() throws {
    var encoder = EventEncoder()
    let names = ["\u{E9}", "e\u{301}", "\u{E9}"]
    let bytes = names.flatMap { name in
      encoder.lines(of: Self.finished(with: [StepRecord(trace: Self.trace(of: name))]))
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { $0.starts(with: #"{"event":"trace""#.utf8) } == 2)
  }

  @Test func rulesOfOneNameAreDistinguished() throws {
    var encoder = EventEncoder()
    let reasons = ["because of this", "because of that", "because of this"]
    let bytes = reasons.flatMap {
      encoder.lines(of: Self.finished(by: RuleRecord(id: "rule", reason: $0)))
    }
    var decoder = EventDecoder()
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { $0.starts(with: #"{"event":"rule""#.utf8) } == 2)
    let read = try lines.compactMap { try decoder.event(of: $0)?.result }
    let rules = read.compactMap { $0.trace?.steps[0].trace }.flatMap { $0.rules(of: $0.entries[0]) }
    #expect(rules.map(\.id) == ["rule", "rule", "rule"])
    #expect(rules.map(\.reason) == reasons)
  }

  /// Files end in another order with each run that has several jobs.
  @Test func whatARuleIsCalledDoesNotDependOnTheRulesBeforeIt() {
    let rules = Rule.all.map(RuleRecord.init)
    let lines = [rules, rules.reversed(), rules.shuffled()].map { rules in
      var encoder = EventEncoder()
      let bytes = rules.flatMap { encoder.lines(of: Self.finished(by: $0)) }
      let lines = bytes.split(separator: UInt8(ascii: "\n"))
      return Set(lines.filter { $0.starts(with: #"{"event":"rule""#.utf8) })
    }
    #expect(lines[0].count == Set(rules).count)
    #expect(lines[1] == lines[0])
    #expect(lines[2] == lines[0])
  }

  /// Streams come from anywhere; what is made of them is one line for each event all the same.
  @Test func whatAStreamCallsThingsIsWrittenAsAText() throws {
    let hostile = "a\"}\n{\"event\":\"run-started\"}"
    var result = CaseResult(name: "A", outcome: .passed)
    (result.ios, result.device) = (hostile, hostile)
    let entry = EntryRecord(time: .zero, kind: .calls, text: hostile)
    result.trace = TraceRecord(steps: [
      StepRecord(text: hostile, trace: StepTrace(entries: [entry]))
    ])
    var encoder = EventEncoder()
    let start = encoder.lines(of: .runStarted(RunStart(timestamp: "2026-11-21T09:30:00")))
    let bytes = start + encoder.lines(of: .caseFinished(result, of: "a.yaml"))
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 3)
    #expect(try EventStreamReader.files(of: bytes).files.first?.cases == [result])
  }

  @Test(arguments: [
    ([Self.finished("A", steps: Self.step(0))], "no line before it has trace 0"),
    (
      [Self.trace(0, "a:"), Self.finished("A", steps: Self.step(1))],
      "no line before it has trace 1"
    ),
    (
      [Self.trace(0, "a:"), Self.finished("A", steps: Self.step(-1))],
      "no line before it has trace -1"
    ),
    (
      [Self.finished("A", steps: Self.step(0)), Self.trace(0, "a:")],
      "no line before it has trace 0"
    ),
    ([Self.trace(1, "a:")], "found trace 1, expected trace 0"),
    ([Self.trace(0, "a:"), Self.trace(2, "b:")], "found trace 2, expected trace 1"),
    ([#"{"event":"trace","trace":-5,"entries":[]}"#], "found trace -5, expected trace 0"),
  ])
  func aNumberThatMeansNothingIsRefused(_ lines: [String], _ message: String) {
    let error = #expect(throws: ScenarioError.self) {
      _ = try EventStreamReader.files(of: Self.stream(lines))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    var decoder = EventDecoder()
    #expect(throws: JSONError.self) {
      for line in lines { _ = try decoder.event(of: Array(line.utf8)[...]) }
    }
  }

  // MARK: - Lines

  private static func trace(of text: String) -> StepTrace {
    StepTrace(entries: [EntryRecord(time: .zero, kind: .calls, text: text)])
  }

  /// A case in which something happened by the rule.
  private static func finished(by rule: RuleRecord) -> RunEvent {
    let trace = StepTrace(
      entries: [EntryRecord(time: .zero, kind: .calls, text: "a", cause: 0)],
      causes: [CauseRecord(rule: rule, parent: -1)]
    )
    return finished(with: [StepRecord(trace: trace)])
  }

  private static func finished(with steps: [StepRecord]) -> RunEvent {
    var result = CaseResult(name: "A", outcome: .passed)
    result.trace = TraceRecord(steps: steps)
    return .caseFinished(result, of: "a.yaml")
  }

  private static func stream(_ lines: [String]) -> [UInt8] {
    let all = [#"{"event":"run-started","version":3}"#] + lines
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

extension RunEvent {
  /// The result of a case, if it is the end of one.
  fileprivate var result: CaseResult? {
    if case .caseFinished(let result, _) = self { result } else { nil }
  }
}
