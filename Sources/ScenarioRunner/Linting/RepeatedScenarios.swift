internal import ScenarioSystem

/// Finds scenarios that are redundant, since other scenarios of the run cover them.
///
/// Equal scenarios are found by their fingerprints. Other scenarios are compared only with those that share their
/// rarest trait, so that the time does not grow with the number of pairs.
struct RepeatedScenarios {
  /// The position of a scenario: the indices of its file, and within the file.
  struct Place: Hashable, Comparable {
    var file: Int
    var scenario: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.scenario) < (other.file, other.scenario)
    }
  }

  /// Each redundant scenario with the first scenario that covers it, in the order of the run.
  private(set) var found: [(place: Place, other: Place)] = []

  /// A step or expectation of a case, with everything before it; a case that covers it has all of its traits.
  private struct Trait: Hashable {
    /// The fingerprint of the world and of all steps up to this one.
    var path: ValuePrint
    /// The expectation; nil for the step itself.
    var asked: ValuePrint?
  }

  /// A case that may cover others.
  private typealias Kin = (place: Place, print: PlanPrint)

  private var kin: [Trait: [Kin]] = [:]

  /// Compares the scenarios of each file, except those that are skipped or have a known issue.
  init(_ files: [[LintFacts.Scenario]]) {
    var first: [Set<ValuePrint>: Place] = [:]
    var distinct: [(place: Place, scenario: LintFacts.Scenario)] = []
    for (file, scenarios) in files.enumerated() {
      for (position, scenario) in scenarios.enumerated() where !scenario.hasOtherOutcome {
        let place = Place(file: file, scenario: position)
        if let same = first[scenario.whole] {
          found.append((place, same))
        } else {
          first[scenario.whole] = place
          distinct.append((place, scenario))
        }
      }
    }
    for (place, scenario) in distinct {
      for print in scenario.prints {
        for trait in Self.traits(of: print) { kin[trait, default: []].append((place, print)) }
      }
    }
    for (place, scenario) in distinct {
      if Interrupt.hasCome { return }
      if let other = covering(scenario, at: place) { found.append((place, other)) }
    }
    found.sort { $0.place < $1.place }
  }

  /// Returns another scenario that covers all cases of this one.
  private func covering(_ scenario: LintFacts.Scenario, at place: Place) -> Place? {
    var candidates: Set<Place>?
    for print in scenario.prints {
      let nearest = Self.traits(of: print).map { kin[$0] ?? [] }.min { $0.count < $1.count } ?? []
      let covering = nearest.filter { $0.place != place && $0.print.contains(print) }
      let places = Set(covering.map(\.place))
      candidates = candidates?.intersection(places) ?? places
      if candidates?.isEmpty == true { return nil }
    }
    return candidates?.min()
  }

  /// Returns the steps and expectations of a case.
  private static func traits(of print: PlanPrint) -> [Trait] {
    var path = ValuePrint([print.world])
    var traits = [Trait(path: path, asked: nil)]
    traits += print.wholeRun.map { Trait(path: path, asked: $0) }
    for step in print.steps {
      path = ValuePrint([path, step.move])
      traits.append(Trait(path: path, asked: nil))
      traits += step.expectations.map { Trait(path: path, asked: $0) }
    }
    return traits
  }
}
