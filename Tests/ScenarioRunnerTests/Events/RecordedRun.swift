import Foundation
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import Testing

/// A run whose events are written, to be read again.
struct RecordedRun {
  /// What the run itself emitted.
  var live: [FileResult]
  /// The stream.
  var bytes: [UInt8]

  /// A run of all scenarios with several jobs, for every test that needs one.
  static let ofScenarios = Task { try await RecordedRun("Scenarios", jobs: 3) }

  /// Runs everything below a folder of the package.
  init(_ folder: String, jobs: Int, withTraces: Bool = true) async throws {
    let file = URL.temporaryDirectory.appending(path: "events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let stream = try EventStream(
      path: Path(file.path(percentEncoded: false)),
      withTraces: withTraces,
      RunStart(timestamp: "2026-11-21T09:30:00", program: "tests")
    )
    var configuration = RunConfiguration()
    configuration.jobs = jobs
    configuration.isTimed = true
    configuration.keepsTraces = withTraces
    configuration.onEvent = { stream.consume($0) }
    let runner = Runner(loader: YAMLLoader(), configuration: configuration)
    var live: [FileResult] = []
    var counts = Counts()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)
    let files = try ScenarioFiles(
      arguments: [Path(folder)],
      workingDirectory: Path(root)
    )
    runner.run(files) { file in
      counts.add(file)
      if file.problem != nil || !file.cases.isEmpty {
        live.append(file)
      }
    }
    #expect(stream.finish(RunEnd(counts: counts, wallTime: 12_345)) == nil)
    self.live = live
    bytes = [UInt8](try Data(contentsOf: file))
  }

  /// The lines of the stream, without their line feeds.
  var lines: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "\n")) }
}

extension EventStreamReader {
  /// Reads one stream, with the results of its files.
  static func files(
    of bytes: [UInt8]
  ) throws(ScenarioError) -> (files: [FileResult], reader: EventStreamReader) {
    var reader = EventStreamReader()
    try reader.add(bytes, called: "events.jsonl")
    return (reader.fileResults, reader)
  }
}
