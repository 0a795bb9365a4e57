@_spi(Package) import LifecycleCore
import ScenarioAnalysis
import ScenarioRunner
import ScenarioSystem
import Testing

@testable import ScenarioCommand

/// Whether the scenarios say what the model does: what could change without any of them noticing.
@Suite("The proof of the model") struct ModelProofTests {
  private static let scenarios = "Scenarios"
  /// Scenarios whose last action must be impossible.
  private static let refused = "Tests/Fixtures/refused"

  /// What one mutation test finds, whose cases all tests share.
  private static let findings = Task {
    let jobs = Processors.count
    var test = MutationTest(jobs: jobs)
    let invalid = try test.load(SelectedFiles([scenarios, refused]), jobs: jobs)
    try #require(invalid.map(\.path) == [])
    try #require(test.failing == [])
    return (
      rules: test.mutantResults(), proofs: test.statementProofs(),
      invariants: test.invariantMismatches(), switches: test.unusedSwitchValues()
    )
  }

  @Test(
    "Each mutant of a rule fails a scenario that covers a statement which the mutant makes false"
  )
  func rules() async throws {
    for mutant in try await Self.findings.value.rules where mutant.falsifiedStatements.isEmpty {
      Issue.record("\(mutant.rule) \(mutant.change): survived")
    }
  }

  @Test("Each opposite of a statement fails a scenario that covers it, in a step that shows it")
  func opposites() async throws {
    let proofs = try await Self.findings.value.proofs
    #expect(proofs.problems == [])
    #expect(proofs.withoutOpposites == [])
    let unobservable = Behavior.all.flatMap(\.statements).filter { $0.unobservableBecause != nil }
    #expect(unobservable.count <= 10)
    for survivor in proofs.survivors {
      let name = survivor.opposite.statement.name
      Issue.record("\(name), opposite \(survivor.opposite.text): \(survivor.reason)")
    }
  }

  @Test("Each scenario fails if a statement that it covers is false")
  func statementProofs() async throws {
    for claim in try await Self.findings.value.proofs.unproven {
      Issue.record("\(claim.statement.name) can be false, and this passes: \(claim.scenario)")
    }
  }

  @Test("Each scenario violates just the invariants that it says it violates")
  func invariants() async throws {
    for mismatch in try await Self.findings.value.invariants {
      let verb = mismatch.isListed ? "is followed" : "is violated"
      Issue.record("\(mismatch.invariant) \(verb): \(mismatch.name)")
    }
  }

  @Test("Each value of each switch is needed by a scenario that fails with another one")
  func switches() async throws {
    for value in try await Self.findings.value.switches {
      Issue.record("\(value.name): \(value.value) is needed by no scenario")
    }
  }
}
