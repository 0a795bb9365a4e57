@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioRunner
import Testing

@testable import ScenarioCommand

/// Whether every statement of the documents is shown by a scenario.
@Suite("The coverage of the statements") struct CoverageTests {
  private static let coverage = Task { try Coverage(ofScenariosBelow: ["Scenarios"]) }

  @Test("A statement is covered and passes", arguments: Behavior.all)
  func isCovered(_ behavior: Behavior) async throws {
    let coverage = try await Self.coverage.value
    for (id, statement) in zip(behavior.statementIDs, behavior.statements) {
      // What an app does of what it is advised to do can be shown, and need not be.
      let expected: [Coverage.Status] =
        statement.isAdvice
        ? [.advice, .passed] : [statement.unobservableBecause == nil ? .passed : .notObservable]
      #expect(expected.contains(coverage.status(of: id)), "\(id.name): \(statement.text)")
    }
  }
}
