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

/// What `invariants` lists: ready-made ones, and the properties of fragments.
struct InvariantList: Sendable {
  var named: [NamedInvariant] = []
  var properties: [AlwaysExpectation] = []
}

extension Decoder {
  private static let invariantWords = WordTable(Invariant.all.map { ($0.name, $0) })

  /// Invariants of version 0.1 that no app can violate.
  private static let removedInvariants = ["resign-ends", "silent-when-suspended"]

  /// `invariants`: names of ready-made invariants, and of fragments that hold properties.
  mutating func invariants(_ index: Tree.Index) -> InvariantList? {
    guard let items = invariantItems(index) else { return nil }
    var list = InvariantList()
    for item in items {
      guard isScalar(item, "an invariant") else { continue }
      if let invariant = find(item, in: Self.invariantWords) {
        list.named.append(NamedInvariant(invariant: invariant, range: range(item)))
      } else if let fragment = fragments[string(item)], let fragments = fragment.properties {
        usedFragments.insert(fragment.range)
        if putIn(below: fragments) { list.properties += properties(fragments) }
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
    return list
  }

  /// `violates`: names of ready-made invariants.
  mutating func violatedInvariants(_ index: Tree.Index) -> [NamedInvariant]? {
    guard let items = invariantItems(index) else { return nil }
    var list: [NamedInvariant] = []
    for item in items {
      guard isScalar(item, "an invariant") else { continue }
      guard let invariant = find(item, in: Self.invariantWords) else {
        notReadyMade(item)
        continue
      }
      guard !list.contains(where: { $0.invariant.name == invariant.name }) else {
        diagnostics.add(
          .duplicateName,
          at: range(item),
          "duplicate '\(invariant.name)' in the list",
          help: "name it once"
        )
        continue
      }
      list.append(NamedInvariant(invariant: invariant, range: range(item)))
    }
    return list
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
      help: "'scenario-run words invariants' lists them"
    )
  }

  /// The items of a list of invariants; where none are meant, the key says so by its absence.
  private mutating func invariantItems(_ index: Tree.Index) -> Tree.Children? {
    if node(index).kind == .scalar, string(index) == "none" {
      wrongType(index, "expected a list of invariants", help: "leave the key out")
      return nil
    }
    return items(index, "a list of invariants")
  }
}
