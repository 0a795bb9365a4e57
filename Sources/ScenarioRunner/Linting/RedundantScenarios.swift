internal import ScenarioSystem

/// Finds scenarios that are redundant, since other scenarios of the run cover them.
///
/// Equal scenarios are found by their fingerprints. Other scenarios are compared only with those that share their
/// rarest trait, so that the time does not grow with the number of pairs.
struct RedundantScenarios {
  /// The position of a scenario: the indices of its file, and within the file.
  struct Position: Hashable, Comparable {
    var file: Int
    var scenario: Int

    static func < (one: Position, other: Position) -> Bool {
      (one.file, one.scenario) < (other.file, other.scenario)
    }
  }

  /// Each redundant scenario with the first scenario that covers it, in the order of the run.
  private(set) var found: [(position: Position, other: Position)] = []

  /// A step or expectation of a case, with everything before it; a case that covers it has all of its traits.
  private struct Trait: Hashable {
    /// The fingerprint of the environment and of all steps up to this one.
    var prefix: ValueFingerprint
    /// The expectation; nil for the step itself.
    var expectation: ValueFingerprint?
  }

  /// A case that may cover others.
  private typealias Candidate = (position: Position, fingerprint: PlanFingerprint)

  private var candidatesByTrait: [Trait: [Candidate]] = [:]

  /// Compares the scenarios of each file, except those that are skipped or have a known issue.
  init(_ files: [[LintFacts.Scenario]]) {
    var first: [Set<ValueFingerprint>: Position] = [:]
    var distinct: [(position: Position, scenario: LintFacts.Scenario)] = []
    for (file, scenarios) in files.enumerated() {
      for (index, scenario) in scenarios.enumerated() where !scenario.isSkippedOrKnownIssue {
        let position = Position(file: file, scenario: index)
        if let same = first[scenario.caseFingerprints] {
          found.append((position, same))
        } else {
          first[scenario.caseFingerprints] = position
          distinct.append((position, scenario))
        }
      }
    }
    for (position, scenario) in distinct {
      for fingerprint in scenario.fingerprints {
        for trait in Self.traits(of: fingerprint) {
          candidatesByTrait[trait, default: []].append((position, fingerprint))
        }
      }
    }
    for (position, scenario) in distinct {
      if Interrupt.isRequested { return }
      if let other = covering(scenario, at: position) { found.append((position, other)) }
    }
    found.sort { $0.position < $1.position }
  }

  /// Returns another scenario that covers all cases of this one.
  private func covering(_ scenario: LintFacts.Scenario, at position: Position) -> Position? {
    var candidates: Set<Position>?
    for fingerprint in scenario.fingerprints {
      let nearest =
        Self.traits(of: fingerprint).map { candidatesByTrait[$0] ?? [] }.min { $0.count < $1.count }
        ?? []
      let covering = nearest.filter {
        $0.position != position && $0.fingerprint.contains(fingerprint)
      }
      let positions = Set(covering.map(\.position))
      candidates = candidates?.intersection(positions) ?? positions
      if candidates?.isEmpty == true { return nil }
    }
    return candidates?.min()
  }

  /// Returns the steps and expectations of a case.
  private static func traits(of fingerprint: PlanFingerprint) -> [Trait] {
    var prefix = ValueFingerprint([fingerprint.environment])
    var traits = [Trait(prefix: prefix, expectation: nil)]
    traits += fingerprint.wholeRun.map { Trait(prefix: prefix, expectation: $0) }
    for step in fingerprint.steps {
      prefix = ValueFingerprint([prefix, step.activity])
      traits.append(Trait(prefix: prefix, expectation: nil))
      traits += step.expectations.map { Trait(prefix: prefix, expectation: $0) }
    }
    return traits
  }
}
