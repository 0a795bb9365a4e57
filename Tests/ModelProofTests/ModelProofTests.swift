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

  private static func proof() throws -> RuleProof {
    let jobs = Processors.count
    var proof = RuleProof(jobs: jobs)
    let troubled = try proof.load(SelectedFiles([scenarios, refused]), jobs: jobs)
    #expect(troubled.map(\.path) == [])
    #expect(proof.failing == [])
    return proof
  }

  @Test(
    "Each mutant of a rule fails a scenario that covers a statement which the mutant makes false"
  )
  func rules() throws {
    let proof = try Self.proof()
    for mutant in proof.findings() where mutant.falsifies.isEmpty {
      Issue.record("\(mutant.rule) \(mutant.change): survived")
    }
  }

  @Test("Each statement that a scenario covers is one whose loss it notices")
  func claims() throws {
    let proof = try Self.proof()
    for claim in proof.claims().empty {
      Issue.record("\(claim.statement.name) can be false, and this passes: \(claim.scenario)")
    }
  }

  @Test("Each scenario violates just the invariants that it says it violates")
  func invariants() throws {
    let proof = try Self.proof()
    for alarm in proof.alarms() {
      let verb = alarm.isDeclared ? "is followed" : "is violated"
      Issue.record("\(alarm.invariant) \(verb): \(alarm.name)")
    }
  }

  @Test("Each value of each switch is needed by a scenario that fails with another one")
  func switches() throws {
    let proof = try Self.proof()
    for value in proof.unusedValues() {
      Issue.record("\(value.name): \(value.value) is needed by no scenario")
    }
  }
}
