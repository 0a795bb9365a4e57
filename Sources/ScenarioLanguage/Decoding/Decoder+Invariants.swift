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

  /// Invariants of version 0.1 that no app can violate.
  private static let removedInvariants = ["resign-ends", "silent-when-suspended"]

  /// `invariants`: names of ready-made invariants, and of fragments that hold properties.
  mutating func invariants(_ index: Tree.Index, into setup: inout Setup) {
    guard let items = invariantItems(index) else { return }
    for item in items {
      guard isScalar(item, "an invariant") else { continue }
      if let invariant = find(item, in: Self.invariantWords) {
        setup.invariants.append(NamedInvariant(invariant: invariant, range: range(item)))
      } else if let fragment = fragments[string(item)], let list = fragment.properties {
        usedFragments.insert(fragment.range)
        if putIn(below: list) { setup.properties += properties(list) }
      } else if Self.removedInvariants.contains(string(item)) {
        diagnostics.add(
          .unknownWord,
          at: range(item),
          "'\(string(item))' is not an invariant any more: no app can violate it",
          help: "leave it out"
        )
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
    guard let items = invariantItems(index) else { return }
    var seen: Set<String> = []
    for item in items {
      guard isScalar(item, "an invariant") else { continue }
      guard let invariant = find(item, in: Self.invariantWords) else {
        notReadyMade(item)
        continue
      }
      guard seen.insert(invariant.name).inserted else {
        diagnostics.add(
          .duplicateName,
          at: range(item),
          "'\(invariant.name)' stands twice in the list",
          help: "name it once"
        )
        continue
      }
      if !setup.violated.contains(where: { $0.invariant.name == invariant.name }) {
        setup.violated.append(NamedInvariant(invariant: invariant, range: range(item)))
      }
    }
  }

  /// What cannot be violated: a fragment with properties, or nothing that is known.
  private mutating func notReadyMade(_ item: Tree.Index) {
    guard let fragment = fragments[string(item)], fragment.properties != nil else {
      unknown(.unknownWord, item, "invariant", Self.invariantWords.words)
      return
    }
    usedFragments.insert(fragment.range)
    diagnostics.add(
      .unknownWord,
      at: range(item),
      "'\(string(item))' is a fragment, and only ready-made invariants can be violated",
      help: "they stand in docs/vocabulary.md"
    )
  }

  /// The items of a list of invariants; where none are meant, the key says so by its absence.
  private mutating func invariantItems(_ index: Tree.Index) -> Tree.Children? {
    if node(index).kind == .scalar, string(index) == "none" {
      wrongType(index, "a list of invariants is wanted here", help: "leave the key out")
      return nil
    }
    return items(index, "a list of invariants")
  }
}
