@_spi(Package) package import LifecycleCore

/// An item of a list that has no constraint, and the entry that it matches.
package struct MatchedItem: Sendable {
  /// The name in the list.
  package let range: SourceRange
  /// The entry.
  package let entry: TraceEntry
}

/// An expectation whose items can be given constraints.
package protocol ListMatching: Expectation {
  /// Returns the items without constraints that match an entry of the step, in order; none if the list is not met.
  func unconstrainedItems(in observation: Observation) -> [MatchedItem]
}

extension ListExpectation: ListMatching {
  package func unconstrainedItems(in observation: Observation) -> [MatchedItem] {
    let actual = actualItems(in: observation)
    let matcher = ListMatcher(form: form, actual: actual, observation: observation)
    // Of a list that is too long to be compared, nothing is known.
    guard let pairs = try? matcher.isMet() ? matcher.pairs() : [] else { return [] }
    let items = form.items
    return pairs.compactMap { pair in
      let item = items[pair.expected]
      guard item.constraints.isEmpty, item.times == nil else { return nil }
      let entry = observation.trace.entries[actual[pair.actual].entry]
      return MatchedItem(range: item.range, entry: entry)
    }
  }
}
