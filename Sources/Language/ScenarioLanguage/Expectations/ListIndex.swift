@_spi(Package) internal import LifecycleCore

/// Finds the observed entries that match the items of a list, without comparing each with all.
///
/// Items with the same name and the same constraints, except those on the time, form a group. Entries are in the order of
/// their times, so those that match an item are a range of those that match its group.
final class ListIndex {
  /// The positions that match an item: a range of those of a group.
  struct Candidates: Hashable {
    let group: Int
    var range: Range<Int>
  }

  /// The positions that match a name with constraints, in ascending order.
  private struct Group {
    let positions: [Int]
    /// For each position, the first one after it that is not in the group; created when it is needed.
    var runEnds: [Int] = []
  }

  private let actual: [ActualItem]
  private let observation: Observation
  private var groups: [Group] = []
  private var groupIndices: [Signature: Int] = [:]
  private lazy var names = Dictionary(grouping: actual.indices) { actual[$0].term }
  private var buckets: [EntryKey: [Int]] = [:]
  private var createdBuckets: Set<EntryKey.Kind> = []
  /// The terms that have entries without details, which match any argument constraint.
  private var termsWithoutDetails: Set<Term> = []

  init(_ actual: [ActualItem], _ observation: Observation) {
    self.actual = actual
    self.observation = observation
  }

  /// Returns the positions of a group.
  func positions(ofGroup group: Int) -> [Int] { groups[group].positions }

  /// Returns the positions that match an item, or only its name.
  func candidates(
    of item: ListForm.Item,
    byName: Bool = false
  ) throws(EvaluationStop) -> Candidates {
    let group = try group(of: item, byName: byName)
    let positions = groups[group].positions
    var range = positions.indices
    if byName { return Candidates(group: group, range: range) }
    for constraint in item.constraints {
      guard let times = constraint.kind.times else { continue }
      let lower = positions.partitioningIndex { elapsed($0) >= times.earliest }
      let upper = times.latest.map { latest in positions.partitioningIndex { elapsed($0) > latest }
      }
      range = range.clamped(to: lower..<max(lower, upper ?? positions.count))
    }
    return Candidates(group: group, range: range)
  }

  /// Returns the first position that matches an item; nil if there is none.
  func firstPosition(of item: ListForm.Item) throws(EvaluationStop) -> Int? {
    let candidates = try candidates(of: item)
    if candidates.range.isEmpty { return nil }
    return groups[candidates.group].positions[candidates.range.lowerBound]
  }

  /// Returns those of the candidates that are in a range of positions.
  func clip(_ candidates: Candidates, to window: Range<Int>) -> Candidates {
    let positions = groups[candidates.group].positions
    let lower = positions.partitioningIndex { $0 >= window.lowerBound }
    let upper = positions.partitioningIndex { $0 >= window.upperBound }
    var clipped = candidates
    clipped.range = candidates.range.clamped(to: lower..<upper)
    return clipped
  }

  /// Returns the first position from `start` on that is not among the candidates.
  func endOfRun(from start: Int, of candidates: Candidates) throws(EvaluationStop) -> Int {
    let positions = groups[candidates.group].positions
    if groups[candidates.group].runEnds.isEmpty {
      try observation.budget.spend(positions.count)
      var runEnds = positions.map { $0 + 1 }
      for index in positions.indices.dropLast().reversed()
      where positions[index + 1] == positions[index] + 1 {
        runEnds[index] = runEnds[index + 1]
      }
      groups[candidates.group].runEnds = runEnds
    }
    let index = positions.partitioningIndex { $0 >= start }
    guard candidates.range.contains(index), positions[index] == start else { return start }
    return min(
      groups[candidates.group].runEnds[index],
      positions[candidates.range.upperBound - 1] + 1
    )
  }

  private func elapsed(_ position: Int) -> VirtualTime {
    observation.trace.entries[actual[position].entry].time - observation.start
  }

  // MARK: - Groups

  /// A name with constraints, except those on the time.
  private struct Signature: Hashable {
    let term: Term
    let requirements: [EntryRequirement]
  }

  private func group(of item: ListForm.Item, byName: Bool) throws(EvaluationStop) -> Int {
    let constraints = byName ? [] : item.constraints.filter { $0.kind.times == nil }
    let signature = Signature(
      term: item.term,
      requirements: constraints.compactMap { EntryRequirement($0.kind) }
    )
    if let group = groupIndices[signature] { return group }
    var positions = names[item.term] ?? []
    try observation.budget.spend(1)
    if !constraints.isEmpty {
      for constraint in constraints {
        guard let bucket = try bucket(constraint.kind, item.term) else { continue }
        if bucket.count < positions.count { positions = bucket }
      }
      try observation.budget.spend(positions.count, times: EvaluationBudget.constrainedCost)
      positions = positions.filter { position in
        let entry = observation.trace.entries[actual[position].entry]
        return constraints.allSatisfy { $0.isMet(by: entry, in: observation) }
      }
    }
    groups.append(Group(positions: positions))
    groupIndices[signature] = groups.count - 1
    return groups.count - 1
  }

  /// Returns a superset of the positions that match a constraint; nil if they are not known.
  private func bucket(
    _ constraint: Constraint.Kind,
    _ term: Term
  ) throws(EvaluationStop) -> [Int]? {
    guard let key = EntryKey(constraint, term) else { return nil }
    try createBuckets(key.kind)
    if key.kind.isOfDetails, termsWithoutDetails.contains(term) { return nil }
    return buckets[key] ?? []
  }

  private func createBuckets(_ kind: EntryKey.Kind) throws(EvaluationStop) {
    guard createdBuckets.insert(kind).inserted else { return }
    let positions = names[kind.term] ?? []
    try observation.budget.spend(positions.count, times: EvaluationBudget.constrainedCost)
    for position in positions {
      let entry = observation.trace.entries[actual[position].entry]
      guard let keys = EntryKey.keys(of: entry, kind, in: observation) else {
        termsWithoutDetails.insert(kind.term)
        continue
      }
      for key in keys { buckets[key, default: []].append(position) }
    }
  }
}

extension Constraint.Kind {
  /// The times that meet the constraint; nil if it is not about the time.
  fileprivate var times: (earliest: VirtualTime, latest: VirtualTime?)? {
    switch self {
    case .at(let time): (time, time)
    case .within(let time): (VirtualTime(milliseconds: .min), time)
    case .after(let time): (time, nil)
    case .state, .scene, .argument, .action: nil
    }
  }
}
