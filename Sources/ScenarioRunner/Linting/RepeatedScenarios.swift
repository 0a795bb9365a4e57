internal import ScenarioSystem

/// Finds scenarios that say nothing new beside others of a run.
///
/// Those that say the same are found by their fingerprints. Of the others, a scenario is compared only with those that
/// share the rarest thing that it asks: the time grows with the scenarios, not with their pairs.
struct RepeatedScenarios {
  /// A scenario by its file and its place in the file.
  struct Place: Hashable, Comparable {
    var file: Int
    var scenario: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.scenario) < (other.file, other.scenario)
    }
  }

  /// Each redundant scenario, with the first one that makes it so, in the order of the run.
  private(set) var found: [(place: Place, other: Place)] = []

  /// Something that a case asks or does, at one place of it; what covers the case has the same at the same place.
  private struct Trait: Hashable {
    /// The world, and all that is done up to there.
    var path: ValuePrint
    /// What is asked there; nil for what is done.
    var asked: ValuePrint?
  }

  /// A case that may cover others.
  private typealias Kin = (place: Place, print: PlanPrint)

  private var kin: [Trait: [Kin]] = [:]

  /// Compares the scenarios of each file, except those that are skipped or known to fail somewhere.
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

  /// Another scenario that expects everything that this one does, in each of its cases.
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

  /// All that a case does, and what it asks where.
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
