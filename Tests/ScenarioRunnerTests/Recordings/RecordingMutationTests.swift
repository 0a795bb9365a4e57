import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import TestSupport
import Testing

@testable import ScenarioAnalysis

/// Every sequence that a document states, somebody measured, or an app in the field printed is possible, and its mutations
/// are not.
///
/// A call or notification is dropped, doubled or swapped with the next one; `mutations.txt` beside the recordings lists what
/// is legal all the same, with the reason. Mutating all of them takes long, so that only `RECORD=1` and
/// `SCENARIO_TEST_ALL=1` do; else it is every tenth.
@Suite(.timeLimit(.minutes(15))) struct RecordingMutationTests {
  @Test func `documented sequences are possible, and their mutations are not`() async throws {
    let folder = Golden.root.appending(path: "Tests/Fixtures/recordings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".jsonl") }.sorted()
    try await mutate(files.count, golden: "Tests/Fixtures/recordings/mutations.txt") { index in
      let bytes = try Data(contentsOf: folder.appending(path: files[index]))
      let recording = try RecordingReader.read(Array(bytes))
      return MutatedRecording(files[index], recording, on: recording.ios ?? OSVersion(26))
    }
  }

  @Test func `logs of apps are possible, and their mutations are not`() async throws {
    let logs = FieldRecording.all.filter { ["possible", "conditional"].contains($0.result) }
    let golden = "Tests/Fixtures/field-recordings/mutations.txt"
    try await mutate(logs.count, golden: golden) { index in
      let recording = try Self.recording(of: logs[index])
      let os = try #require(
        logs[index].option("--ios").flatMap { OSVersion($0) } ?? recording.ios
      )
      return MutatedRecording(logs[index].testDescription, recording, on: os)
    }
  }

  /// Reads a log with the options of its answer.
  private static func recording(of log: FieldRecording) throws -> Recording {
    let bytes = try Data(contentsOf: FieldRecording.folder.appending(path: log.arguments[0]))
    var recording = try RecordingReader.read(
      Array(bytes),
      in: log.option("--dialect").flatMap(LogDialect.named)
    )
    recording.device =
      log.option("--device").flatMap(Device.Model.init(rawValue:)) ?? recording.device
    switch log.option("--life-cycle") {
    case "scenes": recording.lifeCycle = .scenes
    case "app-delegate": recording.lifeCycle = .appDelegate
    default: break
    }
    if log.arguments.contains("--swiftui") {
      recording.lifeCycle = .scenes
      recording.swiftUI =
        recording.swiftUI ?? recording.apparentSwiftUI ?? AppDescription.SwiftUIDelegates.none
    }
    recording.nameWindows()
    return recording
  }

  /// Compares what is found about mutations of recordings with a golden file.
  private func mutate(
    _ count: Int,
    golden: String,
    _ recording: @escaping @Sendable (Int) throws -> MutatedRecording
  ) async throws {
    let variables = ProcessInfo.processInfo.environment
    let mutatesAll = variables["RECORD"] == "1" || variables["SCENARIO_TEST_ALL"] == "1"
    let reports = try await withThrowingTaskGroup(of: (Int, MutatedRecording.Report).self) {
      group in
      for index in 0..<count {
        group.addTask {
          (index, try recording(index).report(withMutations: mutatesAll || index % 10 == 0))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let sorted = (0..<count).compactMap { reports[$0] }
    for report in sorted {
      for problem in report.problems { Issue.record("\(report.name): \(problem)") }
    }
    if mutatesAll {
      Golden.compare(MutatedRecording.text(of: sorted), to: golden)
    } else {
      let file = Golden.root.appending(path: golden)
      let known = try String(contentsOf: file, encoding: .utf8)
      for report in sorted where !report.text.isEmpty {
        #expect(known.contains(report.text), "\(report.text)")
      }
    }
  }
}
