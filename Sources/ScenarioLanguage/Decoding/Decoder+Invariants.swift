internal import LifecycleCore

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
