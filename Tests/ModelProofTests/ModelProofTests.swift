import LifecycleCore
import ScenarioRunner
import ScenarioSystem
import Testing

@testable import ScenarioCommand

/// Whether the scenarios say what the model does: what could change without any of them noticing.
@Suite("The proof of the model") struct ModelProofTests {
  private static let scenarios = "Scenarios"
  /// Scenarios whose last action must be impossible.
  private static let refused = "Tests/Fixtures/refused"

  private static func mutationTest() throws -> MutationTest {
    let jobs = Processors.count
    var mutationTest = MutationTest(jobs: jobs)
    let invalid = try mutationTest.load(SelectedFiles([scenarios, refused]), jobs: jobs)
    #expect(invalid.map(\.path) == [])
    #expect(mutationTest.failing == [])
    return mutationTest
  }

  @Test(
    "Each mutant of a rule fails a scenario that covers a statement which the mutant makes false"
  )
  func rules() throws {
    let mutationTest = try Self.mutationTest()
    for mutant in mutationTest.mutantResults() where mutant.falsifiedStatements.isEmpty {
      Issue.record("\(mutant.rule) \(mutant.change): survived")
    }
  }

  @Test("Each statement that a scenario covers is one whose loss it notices")
  func claims() throws {
    let mutationTest = try Self.mutationTest()
    for claim in mutationTest.claims().unproven {
      Issue.record("\(claim.statement.name) can be false, and this passes: \(claim.scenario)")
    }
  }

  @Test("Each scenario violates just the invariants that it says it violates")
  func invariants() throws {
    let mutationTest = try Self.mutationTest()
    for mismatch in mutationTest.invariantMismatches() {
      let verb = mismatch.isListed ? "is followed" : "is violated"
      Issue.record("\(mismatch.invariant) \(verb): \(mismatch.name)")
    }
  }

  @Test("Each value of each switch is needed by a scenario that fails with another one")
  func switches() throws {
    let mutationTest = try Self.mutationTest()
    for value in mutationTest.unusedSwitchValues() {
      Issue.record("\(value.name): \(value.value) is needed by no scenario")
    }
  }
}
