import Foundation
import ScenarioKit
import TestSupport
import Testing

@testable import ScenarioEvents

/// What is recorded once for many steps is what happened in each of them.
@Suite struct TraceRecorderTests {
  @Test func tellsOfEveryStepWhatHappenedInIt() async throws {
    var configuration = RunConfiguration()
    configuration.keepsRecords = true
    let runner = Runner(
      loader: YAMLLoader(),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    let files = try ScenarioFiles(
      arguments: ["Scenarios"],
      workingDirectory: Path(Golden.root.path(percentEncoded: false))
    )
    var recorder = TraceRecorder()
    var entries = 0
    var traces: Set<StepTrace> = []
    runner.run(files) { file in
      let source = file.source ?? SourceFile(file.path)
      for played in file.cases.compactMap(\.record) {
        let record = recorder.record(played, of: source, source.lineTable())
        #expect(record.steps.count == played.steps.count)
        for (step, mark) in zip(record.steps, played.steps) {
          traces.insert(step.trace)
          let isTold = zip(step.entries, played.trace.entries[mark.entries]).allSatisfy {
            told,
            seen in
            let rules = played.trace.rules(of: seen).map { record.rules.number(Int32($0)) }
            var wanted = EntryRecord(seen, of: played.trace)
            wanted.cause = told.cause
            return told == wanted && step.trace.rules(of: told) == rules
          }
          #expect(isTold && step.entries.count == mark.entries.count, "\(file.path): \(step.words)")
          entries += mark.entries.count
        }
      }
    }
    #expect(entries > 60_000)
    #expect(traces.count > 1000)
  }
}
