/// The rules of one profile by trigger, built when they are first looked up.
///
/// A rule's index consists of the index of its trigger and its position among the trigger's rules, as does the index of
/// an effect: it is known before other rules are built.
@_spi(Package) public final class RuleBook: Sendable {
  private let groups = RuleGroupTable()
  private let makeGroup: @Sendable (Trigger) -> RuleGroup
  /// Whether an action that no rule allows has no effect instead of being impossible.
  let isLenient: Bool
  /// The watcher to notify of each lookup.
  private let watcher: RuleWatcher?

  private init(
    isLenient: Bool = false,
    watcher: RuleWatcher? = nil,
    _ makeGroup: @escaping @Sendable (Trigger) -> RuleGroup
  ) {
    self.isLenient = isLenient
    self.watcher = watcher
    self.makeGroup = makeGroup
  }

  /// Creates a book, given what returns the rules of a trigger; earlier rules take precedence.
  convenience init(rules: @escaping @Sendable (Trigger) -> [Rule]) {
    self.init { RuleGroup(rules($0)) }
  }

  /// Creates a book of a few rules.
  convenience init(_ rules: [Rule]) {
    self.init { trigger in RuleGroup(rules.filter { $0.trigger == trigger }) }
  }

  /// Returns a copy of the book that notifies the watcher of each lookup.
  package func watched(by watcher: RuleWatcher) -> RuleBook {
    RuleBook(isLenient: isLenient, watcher: watcher) { self.group(of: $0).takeUnretainedValue() }
  }

  /// Returns a copy of the book with one changed rule.
  package func changing(rule: Int, _ change: RuleChange, isLenient: Bool) -> RuleBook {
    let changed = RuleGroup(
      group(ofIndex: rule).takeUnretainedValue(),
      changing: Self.position(of: rule),
      change
    )
    let index = Self.trigger(of: rule)
    return RuleBook(isLenient: isLenient) {
      $0.index == index ? changed : self.group(of: $0).takeUnretainedValue()
    }
  }

  /// Returns a copy of the book with other rules of some triggers, by their indices.
  func replacing(_ rules: [Int: [Rule]], isLenient: Bool) -> RuleBook {
    let groups = rules.mapValues(RuleGroup.init)
    return RuleBook(isLenient: isLenient) {
      groups[$0.index] ?? self.group(of: $0).takeUnretainedValue()
    }
  }

  // MARK: - Groups and indices

  /// Returns the rules of a trigger, which are kept as long as the book.
  private func group(of trigger: Trigger) -> Unmanaged<RuleGroup> {
    groups[trigger.index] ?? newGroup(of: trigger)
  }

  /// Returns the rules of the trigger of a rule or an effect.
  private func group(ofIndex index: Int) -> Unmanaged<RuleGroup> {
    let trigger = Self.trigger(of: index)
    return groups[trigger] ?? newGroup(of: Trigger.all[trigger])
  }

  @inline(never)
  private func newGroup(of trigger: Trigger) -> Unmanaged<RuleGroup> {
    groups.set(trigger.index, to: makeGroup(trigger))
  }

  /// The number of bits of a position.
  private static let positionBits = 16

  /// Returns the index of the first rule or effect of a trigger, if it has one.
  private static func start(of trigger: Int) -> Int32 { Int32(trigger << positionBits) }
  static func trigger(of index: Int) -> Int { index >> positionBits }
  private static func position(of index: Int) -> Int { index & (1 << positionBits - 1) }

  // MARK: - Rules

  /// Returns the facts in the conditions of a trigger's rules; nil if it has no rules.
  func facts(requiredBy trigger: Trigger) -> FactSet? {
    group(of: trigger)._withUnsafeGuaranteedRef { $0.facts }
  }

  /// Returns the index of a trigger's first rule whose pattern matches; nil if there is none.
  func first(
    for trigger: Trigger,
    in context: MatchContext,
    _ settings: Settings
  ) -> Int32? {
    let position = group(of: trigger)._withUnsafeGuaranteedRef { $0.first(in: context, settings) }
    let found = position.map { Self.start(of: trigger.index) + Int32($0) }
    watcher?.note(candidates(for: trigger), found: found, context, settings) { pattern(of: $0) }
    return found
  }

  /// Notifies the watcher that code has read a switch that is a condition of rules, too.
  func noteReading(_ modelSwitch: ModelSwitch) { watcher?.note(modelSwitch) }

  /// Returns the indices of a trigger's rules, the most specific first.
  func candidates(for trigger: Trigger) -> Range<Int32> {
    let start = Self.start(of: trigger.index)
    return start..<start + Int32(group(of: trigger)._withUnsafeGuaranteedRef { $0.rules.count })
  }

  /// Returns the rule at an index.
  func rule(at index: Int) -> Rule {
    group(ofIndex: index)._withUnsafeGuaranteedRef { $0.rules[Self.position(of: index)] }
  }

  /// Returns the pattern of a rule.
  func pattern(of rule: Int) -> Pattern {
    group(ofIndex: rule)._withUnsafeGuaranteedRef { $0.patterns[Self.position(of: rule)] }
  }

  /// Returns the indices of a rule's effects.
  func effects(of rule: Int32) -> Range<Int32> {
    group(ofIndex: Int(rule))._withUnsafeGuaranteedRef { group in
      let position = Self.position(of: Int(rule))
      let start = Self.start(of: Self.trigger(of: Int(rule)))
      return start + group.effectStarts[position]..<start + group.effectStarts[position + 1]
    }
  }

  /// Returns the effect at an index.
  func effect(at index: Int) -> Effect {
    group(ofIndex: index)._withUnsafeGuaranteedRef { $0.effects[Self.position(of: index)] }
  }

  /// Returns whether the profile has the action, in any state.
  public func supports(_ kind: ActionKind) -> Bool { !candidates(for: .action(kind)).isEmpty }

  /// Returns whether the profile has the action with its argument, in any state.
  func supports(_ action: Action) -> Bool {
    candidates(for: .action(action.kind)).contains { index in
      let arguments = pattern(of: Int(index)).arguments
      return arguments == 0 || arguments & action.wordBit != 0
    }
  }
}
