import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import TestSupport
import Testing

@testable import ScenarioRunner

/// Every sequence that a document states or somebody measured is possible, and its mutations are not.
///
/// The recordings in `Tests/Fixtures/recordings` name their sources. A call is dropped, doubled or swapped with the next
/// one; `mutations.txt` lists what is legal all the same, with the reason. Mutating all of them takes long, so that only
/// `RECORD=1` and `SCENARIO_TEST_ALL=1` do; else it is every tenth.
@Suite(.timeLimit(.minutes(15))) struct RecordingMutationTests {
  private static let golden = "Tests/Fixtures/recordings/mutations.txt"

  @Test func `documented sequences are possible, and their mutations are not`() async throws {
    let folder = Golden.root.appending(path: "Tests/Fixtures/recordings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".jsonl") }.sorted()
    let variables = ProcessInfo.processInfo.environment
    let mutatesAll = variables["RECORD"] == "1" || variables["SCENARIO_TEST_ALL"] == "1"
    let reports = try await withThrowingTaskGroup(of: (Int, MutatedRecording.Report).self) {
      group in
      for (index, file) in files.enumerated() {
        group.addTask {
          let bytes = try Data(contentsOf: folder.appending(path: file))
          let recording = try MutatedRecording(file, Array(bytes))
          return (index, recording.report(withMutations: mutatesAll || index % 10 == 0))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    let sorted = files.indices.compactMap { reports[$0] }
    for report in sorted {
      for problem in report.problems { Issue.record("\(report.name): \(problem)") }
    }
    if mutatesAll {
      Golden.compare(MutatedRecording.text(of: sorted), to: Self.golden)
    } else {
      let file = Golden.root.appending(path: Self.golden)
      let golden = try String(contentsOf: file, encoding: .utf8)
      for report in sorted where !report.text.isEmpty {
        #expect(golden.contains(report.text), "\(report.text)")
      }
    }
  }
}
