import TestSupport
import Testing

@_spi(Package) @testable import LifecycleCore
@_spi(Package) @testable import ScenarioLanguage

/// Each invariant, compared in random runs with the search for what violates it.
@Suite("Invariants in random runs") struct InvariantTests {
  private static let count = Sampling.isOff ? 800 : 240

  @Test("Every invariant has stories")
  func every() { #expect(Set(Invariant.all.map(\.name)) == Set(InvariantOracle.all.keys)) }

  @Test(
    "Just those stories violate it that do what violates it",
    arguments: Invariant.all.map(\.name)
  )
  func agrees(_ name: String) throws {
    let invariant = try #require(Invariant.all.first { $0.name == name })
    let oracle = try #require(InvariantOracle.all[name])
    var violated = 0
    var transitions: [Bool: Set<[AppState]>] = [false: [], true: []]
    var differing: [String] = []
    for number in 0..<Self.count {
      let randomRun = RandomRun(number, about: oracle.topic)
      let run = InvariantRun(subject: randomRun.subject, observation: randomRun.observation)
      let violation = invariant.firstViolation(run)
      let isViolated = oracle.isViolated(randomRun)
      if isViolated { violated += 1 }
      transitions[isViolated]?.formUnion(randomRun.transitions)
      if (violation != nil) != isViolated {
        differing.append(
          "run \(number): \(violation?.message ?? "not violated"), expected \(isViolated): \(randomRun.text)"
        )
      }
    }
    if let shortest = differing.min(by: { $0.count < $1.count }) {
      Issue.record("\(name): \(differing.count) differ, such as \(shortest)")
    }
    let least = Self.count / 80
    #expect(violated >= least && Self.count - violated >= least, "\(name): \(violated) violate it")
    let all = transitions[true, default: []].union(transitions[false, default: []])
    let missing = Self.changes.subtracting(all)
    #expect(missing.isEmpty, "\(name)")
  }

  /// The changes of state that runs of each invariant contain.
  private static let changes: Set<[AppState]> = [
    [.notRunning, .inactive], [.inactive, .active], [.active, .inactive],
    [.inactive, .background], [.background, .suspended], [.background, .inactive],
    [.suspended, .background], [.suspended, .notRunning],
  ]
}
