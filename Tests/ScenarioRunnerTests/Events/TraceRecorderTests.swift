import Foundation
import LifecycleCore
import ScenarioLanguage
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

@testable import ScenarioRunner

/// What is recorded of a step is what happened in it.
@Suite struct TraceRecorderTests {
  @Test func containsEveryEntryAndItsRules() throws {
    let files = try ScenarioFiles(
      arguments: ["Scenarios"],
      workingDirectory: Path(Golden.root.path(percentEncoded: false))
    )
    var loader = YAMLLoader()
    var recorder = TraceRecorder()
    let executor = CaseExecutor()
    var entries = 0
    for case .file(let path) in files {
      let bytes = try FileReader.readWhole(path: path.path, limit: 1 << 20)
      let file = loader.load(SourceFile(path: "\(path.display)", bytes: bytes))
      for plan in file.scenarios.flatMap(\.plans) {
        let execution = executor.execute(plan)
        let record = recorder.record(execution, [], in: FileContext(file.source))
        #expect(record?.steps.count ?? 0 == execution.steps.count)
        for (step, mark) in zip(record?.steps ?? [], execution.steps) {
          let isSame = zip(step.entries, execution.trace.entries[mark.entries]).allSatisfy {
            recorded,
            entry in
            let rules = execution.trace.rules(of: entry).map { execution.book.rules[$0] }
            var expected = EntryRecord(entry, of: execution.trace)
            expected.cause = recorded.cause
            return recorded == expected
              && step.trace.rules(of: recorded) == rules.map { RuleRecord($0) }
          }
          #expect(isSame && step.entries.count == mark.entries.count, "\(plan.name): \(step.text)")
          entries += mark.entries.count
        }
      }
    }
    #expect(entries > 60_000)
  }
}
