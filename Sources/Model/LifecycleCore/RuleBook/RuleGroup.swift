internal import Synchronization

/// The rules of one trigger in a book, the most specific first, with what the machine needs of them in one place.
final class RuleGroup: Sendable {
  let rules: [Rule]
  let patterns: [Pattern]
  /// The concatenated effects of the rules.
  let effects: [Effect]
  /// The start index of each rule's effects, followed by the end index of all.
  let effectStarts: [Int32]
  /// The facts in the rules' conditions; nil without rules.
  let facts: FactSet?

  init(_ rules: [Rule]) {
    var patterns: [Pattern] = []
    var effects: [Effect] = []
    var starts: [Int32] = []
    var facts = FactSet()
    patterns.reserveCapacity(rules.count)
    starts.reserveCapacity(rules.count + 1)
    for rule in rules {
      let pattern = Pattern(rule)
      patterns.append(pattern)
      facts = facts.union(pattern.facts)
      starts.append(Int32(effects.count))
      for part in rule.parts { effects.append(part.effect) }
    }
    starts.append(Int32(effects.count))
    self.rules = rules
    self.patterns = patterns
    self.effects = effects
    self.facts = rules.isEmpty ? nil : facts
    effectStarts = starts
  }

  /// Creates a copy of a group with one changed rule.
  init(_ group: RuleGroup, changing rule: Int, _ change: RuleChange) {
    var patterns = group.patterns
    var effects = group.effects
    let conditions = group.rules[rule].conditions
    switch change {
    case .without(let effect): effects[Int(group.effectStarts[rule]) + effect] = .nothing
    case .always(let condition):
      let others = conditions.indices.filter { $0 != condition }.map { conditions[$0] }
      patterns[rule] = Pattern(others, of: group.rules[rule])
    case .never: patterns[rule] = .impossible
    }
    rules = group.rules
    effectStarts = group.effectStarts
    facts = group.facts
    self.patterns = patterns
    self.effects = effects
  }

  /// Returns the position of the first rule whose pattern matches; nil if there is none.
  func first(in context: MatchContext, _ settings: Settings) -> Int? {
    var position = 0
    while position < patterns.count {
      if patterns[position].matches(context, settings) { return position }
      position += 1
    }
    return nil
  }
}

/// The groups of a book by the index of their trigger, each made when it is first asked for.
///
/// It is `Sendable` because each group is made by one thread, set once and kept as long as the table; two threads that
/// make the same one at once agree on the first.
struct RuleGroupTable: ~Copyable, @unchecked Sendable {
  private let groups: UnsafeMutablePointer<Atomic<Unmanaged<RuleGroup>?>>

  init() {
    groups = .allocate(capacity: Trigger.count)
    for index in 0..<Trigger.count { (groups + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    for index in 0..<Trigger.count { groups[index].load(ordering: .relaxed)?.release() }
    groups.deinitialize(count: Trigger.count)
    groups.deallocate()
  }

  /// The group at an index; nil if it has not been made yet.
  ///
  /// Unmanaged, since counting references would make threads wait for each other.
  subscript(index: Int) -> Unmanaged<RuleGroup>? { groups[index].load(ordering: .acquiring) }

  /// Sets the group at an index, unless another thread has; returns the one that is set.
  func set(_ index: Int, to group: RuleGroup) -> Unmanaged<RuleGroup> {
    let new = Unmanaged.passRetained(group)
    let (isSet, existing) = groups[index].compareExchange(
      expected: nil,
      desired: new,
      ordering: .acquiringAndReleasing
    )
    if isSet { return new }
    new.release()
    return existing ?? new
  }
}
