import ScenarioRunner
import ScenarioSystem
import TestSupport
import Testing

/// What a stream tells is what the run handed out.
@Suite struct EventStreamTests {
  /// In a sample of the scenarios, except with several jobs.
  @Test(arguments: ["Scenarios", "Tests/Fixtures/failing", "Tests/Fixtures/invalid"], [1, 3])
  func reportsEverythingThatTheRunDid(_ name: String, _ jobs: Int) async throws {
    let folder = name == "Scenarios" && jobs == 1 && !Sampling.isOff ? "Scenarios/windows" : name
    let isShared = folder == "Scenarios" && jobs > 1
    let run =
      isShared
      ? try await RecordedRun.ofScenarios.value : try await RecordedRun(folder, jobs: jobs)
    let (files, reader) = try EventStreamReader.files(of: run.bytes)
    #expect(reader.warnings == [])
    #expect(reader.ending == .finished)
    #expect(reader.wallTime == 12_345)
    #expect(reader.start == RunStart(timestamp: "2026-11-21T09:30:00", program: "tests"))
    try #require(files.map(\.path) == run.live.map(\.path))
    for (read, live) in zip(files, run.live) {
      try #require(read.cases.map(\.name) == live.cases.map(\.name))
      for (one, other) in zip(read.cases, live.cases) where one != other {
        Issue.record("\(live.path): \(other.name)")
      }
    }
  }

  @Test func citesTheRulesOfEachEntry() async throws {
    let run = try await RecordedRun.ofScenarios.value
    let (files, _) = try EventStreamReader.files(of: run.bytes)
    var compared = 0
    for (read, live) in zip(files.flatMap(\.cases), run.live.flatMap(\.cases)) {
      for (one, other) in zip(read.trace?.steps ?? [], live.trace?.steps ?? []) {
        for (entry, twin) in zip(one.trace.entries, other.trace.entries) {
          compared += 1
          // A macro for each of them would take most of the time.
          guard one.trace.rules(of: entry) != other.trace.rules(of: twin) else { continue }
          Issue.record("\(live.name): \(one.trace.rules(of: entry))")
        }
      }
    }
    #expect(compared > 1000)
  }

  /// In a sample of the scenarios.
  @Test func omitsTracesIfTheyAreDisabled() async throws {
    let folder = Sampling.isOff ? "Scenarios" : "Scenarios/windows"
    let run = try await RecordedRun(folder, jobs: 1, withTraces: false)
    let (files, _) = try EventStreamReader.files(of: run.bytes)
    #expect(files.count == run.live.count)
    #expect(files.flatMap(\.cases).allSatisfy { $0.trace == nil })
    #expect(!String(decoding: run.bytes, as: UTF8.self).contains("\"rule\""))
  }

  @Test func aConditionThatIsNotKnownIsNotMet() async throws {
    let run = try await RecordedRun("Tests/Fixtures/failing", jobs: 1, withTraces: false)
    let text = String(decoding: run.bytes, as: UTF8.self)
    let end = "\"ending\":\"finished\""
    let known = text.replacing(end, with: "\(end),\"missed\":[\"expect-count\"]")
    let (_, reader) = try EventStreamReader.files(of: Array(known.utf8))
    #expect(reader.unmetConditions == [.expectCount])
    let unknown = known.replacing("expect-count", with: "expect-weather")
    let error = #expect(throws: ScenarioError.self) {
      _ = try EventStreamReader.files(of: Array(unknown.utf8))
    }
    #expect(error?.message.contains("'expect-weather' is not a condition of a run") == true)
  }

  @Test func everyLineIsAnObjectThatNamesItsEvent() async throws {
    let run = try await RecordedRun("Tests/Fixtures/failing", jobs: 1)
    #expect(run.bytes.last == UInt8(ascii: "\n"))
    for line in run.lines {
      let text = String(decoding: line, as: UTF8.self)
      #expect(text.hasPrefix("{\"event\":\"") && text.hasSuffix("}"), "\(text.prefix(80))")
    }
  }
}

/// A run that was killed: its stream breaks off wherever it likes.
@Suite struct BrokenStreamTests {
  @Test func everyFinishedCaseIsThereWhereverTheStreamBreaksOff() async throws {
    let run = try await RecordedRun("Tests/Fixtures/failing", jobs: 1)
    var ends: [Int] = []
    for (index, byte) in run.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      ends.append(index)
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      let cut = Int.random(in: ends[0]..<run.bytes.count, using: &generator)
      let (files, reader) = try EventStreamReader.files(of: Array(run.bytes[..<cut]))
      // A line without its line feed is whole all the same.
      let whole = run.lines.prefix(ends.count { $0 <= cut }).count { $0.isFinishedCase }
      let finished = files.flatMap(\.cases).filter { $0.outcome != .interrupted }
      #expect(finished.count == whole, "cut at \(cut)")
      let isWhole = cut >= run.bytes.count - 1
      #expect((reader.ending == .finished) == isWhole, "cut at \(cut)")
      #expect(reader.warnings.isEmpty == isWhole, "cut at \(cut)")
    }
  }

  @Test func aCaseWithoutAnEndIsInterrupted() throws {
    let (files, reader) = try EventStreamReader.files(
      of: Array(
        """
        {"event":"run-started","version":3}
        {"event":"file-started","path":"b.yaml","cases":[{"name":"One","line":3},{"name":"Two","line":9}]}
        {"event":"case-finished","path":"b.yaml","case":1,"name":"Two","line":9,"result":"passed"}

        """.utf8
      )
    )
    #expect(reader.ending == .unknown)
    #expect(reader.warnings.count == 1)
    let cases = try #require(files.first).cases
    #expect(cases.map(\.outcome) == [.interrupted, .passed])
    #expect(cases[0].name == "One")
    #expect(cases[0].scenario.line == 3)
    #expect(cases[0].reason == "the run ended before the case did")
  }

  @Test(arguments: [0, 1, 2])
  func theCasesOfAScenarioAreOneScenarioWhereverTheStreamBreaksOff(_ finished: Int) throws {
    let cases = ["4.0", "5.0", "8.0"].map { "A [b] [iOS \($0)]" }
    let planned = cases.map { #"{"name":"\#($0)","line":3}"# } + [#"{"name":"C","line":9}"#]
    var text = """
      {"event":"run-started","version":3}
      {"event":"file-started","path":"a.yaml","cases":[\(planned.joined(separator: ","))]}

      """
    for (index, name) in cases.prefix(finished).enumerated() {
      text += #"{"event":"case-finished","path":"a.yaml","case":\#(index),"name":"\#(name)","#
      text += #""line":3,"scenario":"A [b]","result":"passed"}"# + "\n"
    }
    let file = try #require(try EventStreamReader.files(of: Array(text.utf8)).files.first)
    #expect(file.cases.count == 4)
    #expect(file.scenarioCount == 2)
    #expect(file.cases.last?.scenario.name == "C")
  }

  @Test(arguments: [
    #"{"event":"run-started","version":3,"timestamp":"2026-11-21T09:30:00 and more"}"#,
    #"{"event":"run-started","version":3,"timestamp":"2026-11-21T09:30:0\""}"#,
    #"{"event":"run-started","version":3}\#n{"event":"run-finished","wallNanoseconds":1000000000000001}"#,
    #"{"event":"run-started","version":3}\#n{"event":"run-finished","wallNanoseconds":-1}"#,
  ])
  func aTimeOutOfItsBoundsIsRefused(_ text: String) {
    #expect(throws: ScenarioError.self) {
      try EventStreamReader.files(of: Array((text + "\n").utf8))
    }
  }

  @Test(arguments: ["9223372036854775807", "1000000000000001", "-1"])
  func aTimeOfACaseOutOfItsBoundsIsRefused(_ time: String) {
    let text = """
      {"event":"run-started","version":3}
      {"event":"case-finished","path":"a","case":0,"name":"A","result":"passed","wallNanoseconds":\(time)}

      """
    #expect(throws: ScenarioError.self) { try EventStreamReader.files(of: Array(text.utf8)) }
  }

  @Test func aLongerTimeIsWrittenSoThatItCanBeRead() throws {
    var encoder = EventEncoder()
    let start = encoder.lines(of: .runStarted(RunStart(timestamp: "2026-11-21T09:30:00")))
    let bytes = start + encoder.lines(of: .runEnded(RunEnd(counts: Counts(), wallTime: .max)))
    #expect(try EventStreamReader.files(of: bytes).1.wallTime == 1_000_000_000_000_000)
  }

  @Test func whatIsMissingInTheMiddleIsNoticed() async throws {
    let run = try await RecordedRun("Tests/Fixtures/failing", jobs: 1)
    let victim = try #require(run.lines.lastIndex { $0.isFinishedCase })
    var lines = run.lines
    lines.remove(at: victim)
    let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    let (files, reader) = try EventStreamReader.files(of: bytes)
    #expect(reader.ending == .unknown)
    #expect(files.flatMap(\.cases).count { $0.outcome == .interrupted } == 1)
  }

  @Test func attemptsOfACaseAreOneCase() throws {
    let (files, reader) = try EventStreamReader.files(
      of: Array(
        """
        {"event":"run-started","version":3}
        {"event":"case-finished","path":"a.yaml","case":0,"name":"A","line":1,"result":"failed"}
        {"event":"case-finished","path":"a.yaml","case":0,"name":"A","line":1,"result":"passed","attempt":2}
        {"event":"run-finished","ending":"finished","cases":1,"wallNanoseconds":1}

        """.utf8
      )
    )
    #expect(reader.warnings == [])
    let record = try #require(files.first?.cases.first)
    #expect(files[0].cases.count == 1)
    #expect(record.attempt == 2)
    #expect(record.earlierAttempts.map(\.outcome) == [.failed])
    #expect(record.isFlaky)
  }

  @Test(arguments: [
    ("", "is empty"),
    ("{\"event\":\"rule\"}\n{}\n", "1: not an event: a stream begins with 'run-started'"),
    (
      "{\"event\":\"run-started\",\"version\":1}\n",
      "1: the stream has version 1, but this program reads version 3"
    ),
    ("{\"event\":\"run-started\",\"version\":4}\n", "1: the stream has version 4"),
    ("hello\n", "1: not an event"),
    (
      "{\"event\":\"run-started\",\"version\":3}\n{\"event\":\n{\"event\":\"rule\"}\n",
      "2: not an event"
    ),
    (
      "{\"event\":\"run-started\",\"version\":3}\n{\"event\":\"run-started\",\"version\":3}\n",
      "2: a second run begins here"
    ),
    (
      "{\"event\":\"run-started\",\"version\":3}\n"
        + "{\"event\":\"case-finished\",\"path\":\"a\",\"name\":\"A\",\"result\":\"great\"}\n",
      "2: not an event: 'great' is not a result of a case"
    ),
  ])
  func aFileThatIsNotAStreamIsRefused(_ text: String, _ message: String) {
    let error = #expect(throws: ScenarioError.self) {
      _ = try EventStreamReader.files(of: Array(text.utf8))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func whatALaterProgramAddsIsPassedOver() throws {
    let (files, reader) = try EventStreamReader.files(
      of: Array(
        """
        {"event":"run-started","version":3,"moon":{"phase":[1,2,{"x":null}]}}
        {"event":"weather","rain":-1.5e3}
        {"event":"case-finished","path":"a.yaml","name":"A","line":1,"mood":true,"result":"passed"}
        {"event":"run-finished","ending":"finished","cases":1,"wallNanoseconds":1}

        """.utf8
      )
    )
    #expect(reader.warnings == [])
    #expect(files.first?.cases.first?.outcome == .passed)
  }

  @Test func twoStreamsOfOneRunAreOneRun() throws {
    var reader = EventStreamReader()
    for (name, path) in [("one.jsonl", "b.yaml"), ("two.jsonl", "a.yaml")] {
      let text = """
        {"event":"run-started","version":3}
        {"event":"case-finished","path":"\(path)","name":"A","line":1,"result":"passed"}
        {"event":"run-finished","ending":"finished","cases":1,"wallNanoseconds":1}

        """
      try reader.add(Array(text.utf8), called: name)
    }
    let paths = reader.fileResults.map(\.path)
    #expect(paths == ["a.yaml", "b.yaml"])
    #expect(reader.ending == .finished)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isFinishedCase: Bool { starts(with: "{\"event\":\"case-finished\"".utf8) }
}
