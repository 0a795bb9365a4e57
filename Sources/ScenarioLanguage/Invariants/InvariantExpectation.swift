internal import LifecycleCore

/// An invariant by its place in the file, under `invariants` or `violates`.
struct NamedInvariant: Sendable {
  var invariant: Invariant
  var range: SourceRange
}

/// An item of `invariants`, which the app must follow, or of `violates`, which it must violate.
struct InvariantExpectation: Expectation {
  let range: SourceRange
  let invariant: Invariant
  let subject: InvariantRun.Subject
  /// Whether the scenario shows an app that violates it.
  let mustBeViolated: Bool
  /// What a proof makes of the invariant: whether every run, or none, violates it.
  var constant: Bool?

  func failures(in observation: Observation) -> [Failure] {
    let violation = violation(in: InvariantRun(subject: subject, observation: observation))
    if mustBeViolated {
      guard violation == nil else { return [] }
      let message = "expected a violation of '\(invariant.name)', but the app follows it"
      return [observation.failure(at: range, message, because: nil)]
    }
    guard let violation else { return [] }
    var failure = observation.failure(
      at: range,
      "\(violation.message) (\(invariant.name))",
      because: violation.entry
    )
    failure.missing = violation.missing.map { .action($0) }
    return [failure]
  }

  private func violation(in run: InvariantRun) -> Invariant.Violation? {
    switch constant {
    case nil: invariant.firstViolation(run)
    case true?: Invariant.Violation(message: invariant.summary)
    case false?: nil
    }
  }
}

extension Setup {
  /// What `invariants` and `violates` ask of a run: what is to be violated need not be followed.
  func invariantExpectations(for subject: InvariantRun.Subject) -> [InvariantExpectation] {
    let violatedNames = Set(violated.map(\.invariant.name))
    let followed = invariants.filter { !violatedNames.contains($0.invariant.name) }
    return [(followed, false), (violated, true)].flatMap { list, mustBeViolated in
      list.map {
        InvariantExpectation(
          range: $0.range,
          invariant: $0.invariant,
          subject: subject,
          mustBeViolated: mustBeViolated
        )
      }
    }
  }
}

extension Plan {
  /// The names of the invariants that the scenario says it violates.
  package var violatedInvariants: Set<String> {
    Set(invariantExpectations.filter(\.mustBeViolated).map(\.invariant.name))
  }

  /// The names of those that it follows, because it says so.
  package var followedInvariants: Set<String> {
    Set(invariantExpectations.filter { !$0.mustBeViolated }.map(\.invariant.name))
  }

  /// The names of all the invariants that a run of the plan violates, whether it speaks of them or not.
  package func invariantsViolated(in observation: Observation) -> Set<String> {
    let subject = InvariantRun.Subject(world: world, script: script)
    let run = InvariantRun(subject: subject, observation: observation)
    return Set(Invariant.all.filter { $0.firstViolation(run) != nil }.map(\.name))
  }

  /// The same plan with an invariant that every run violates, or none.
  package func replacing(invariant name: String, isAlwaysViolated: Bool) -> Plan {
    replacing(
      wholeRun: wholeRun.map { expectation in
        guard var item = expectation as? InvariantExpectation, item.invariant.name == name else {
          return expectation
        }
        item.constant = isAlwaysViolated
        return item
      }
    )
  }

  private var invariantExpectations: [InvariantExpectation] {
    wholeRun.compactMap { $0 as? InvariantExpectation }
  }
}

extension Decoder {
  private static let invariantWords = WordTable(Invariant.all.map { ($0.name, $0) })

  /// `invariants`: names of ready-made invariants, and of fragments that hold properties.
  mutating func invariants(_ index: Tree.Index, into setup: inout Setup) {
    guard let items = items(index, "a list of invariants") else { return }
    for item in items {
      guard isScalar(item, "an invariant") else { continue }
      if let invariant = find(item, in: Self.invariantWords) {
        setup.invariants.append(NamedInvariant(invariant: invariant, range: range(item)))
      } else if let fragment = fragments[string(item)], let list = fragment.properties {
        usedFragments.insert(fragment.range)
        if putIn(below: list) { setup.properties += properties(list) }
      } else if brokenIncludes.isEmpty {
        let own = fragments.filter { $0.value.properties != nil }.keys.sorted()
        unknown(.unknownWord, item, "invariant", Self.invariantWords.words + own)
      } else {
        // It may stand in a file that could not be read: then that is what is wrong.
        reportBrokenIncludes()
      }
    }
  }

  /// `violates`: names of ready-made invariants.
  mutating func violatedInvariants(_ index: Tree.Index, into setup: inout Setup) {
    guard let items = items(index, "a list of invariants") else { return }
    for item in items {
      guard let invariant = word(item, Self.invariantWords, "invariant") else { continue }
      if !setup.violated.contains(where: { $0.invariant.name == invariant.name }) {
        setup.violated.append(NamedInvariant(invariant: invariant, range: range(item)))
      }
    }
  }
}
