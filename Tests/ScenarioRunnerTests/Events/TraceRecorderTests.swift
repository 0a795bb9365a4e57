import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

@_spi(Package) @testable import LifecycleCore
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

  @Test func actionsInAnotherOrderAreAnotherStep() {
    let rules = Profile.book(of: SimulationEnvironment(os: 8)).rules
    func key(_ actions: [Action]) -> StepKey {
      var trace = Trace()
      for action in actions {
        let index = trace.intern(action)
        trace.append(
          TraceEntry(
            time: .zero,
            term: .action(action.kind),
            index: index,
            reads: nil,
            cause: -1
          )
        )
      }
      var key = StepKey()
      key.set(trace.entries.indices, of: trace, after: .zero, rules)
      return key
    }
    let actions = [Action(.installViews), Action(.installViews, [.text("Main")])]
    #expect(key(actions) == key(actions))
    #expect(key(actions) != key(actions.reversed()))
    #expect(key(actions) != key([actions[0], Action(.installViews, [.text("Other")])]))
  }

  @Test func equalStepsShareATraceOnWhicheverVersion() throws {
    let source = SourceFile(
      path: "a.yaml",
      bytes: Array(
        """
        scenario: The same on two versions
        ios: [7.0, 8.0]
        steps:
          - user: tap-icon
            state: active
          - user: press-home
          - user: tap-icon
          - user: press-home

        """.utf8
      )
    )
    var loader = YAMLLoader()
    var recorder = TraceRecorder()
    let file = loader.load(source)
    let records = file.scenarios.flatMap(\.plans).map { plan in
      recorder.record(CaseExecutor().execute(plan), [], in: FileContext(source))?.steps ?? []
    }
    try #require(records.map(\.count) == [4, 4])
    for (one, other) in zip(records[0], records[1]) { #expect(one.trace === other.trace) }
    #expect(records[0][1].trace !== records[0][2].trace)
  }
}
