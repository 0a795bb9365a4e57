import ScenarioKit
import Testing

/// Whether every statement of the documents is shown by a scenario.
@Suite("The coverage of the statements") struct CoverageTests {
  private static let coverage = Task {
    var configuration = RunConfiguration()
    configuration.wantsLines = true
    let runner = Runner(
      loader: YAMLLoader(),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    var coverage = Coverage()
    try runner.run(ScenarioFiles(arguments: ["Scenarios"])) { coverage.add($0) }
    return coverage
  }

  @Test("What no scenario shows yet is a statement")
  func unshownExist() {
    for name in Unshown.statements.keys { #expect(Behaviour.statements(named: name)?.count == 1) }
  }

  @Test("A statement is covered and passes", arguments: Behaviour.all)
  func isCovered(_ behaviour: Behaviour) async throws {
    let coverage = try await Self.coverage.value
    for (id, statement) in zip(behaviour.statementIDs, behaviour.statements) {
      // What an app does of what it is advised to do can be shown, and need not be.
      let isUnshown = Unshown.statements[id.name] != nil
      let expected: [Coverage.Status] =
        isUnshown ? [.uncovered] : statement.isAdvice ? [.advice, .passed] : [.passed]
      #expect(expected.contains(coverage.status(of: id)), "\(id.name): \(statement.text)")
    }
  }
}
