/// The rules of one profile, indexed by trigger.
public final class RuleBook: Sendable {
  /// All rules, grouped by trigger; the most specific rule of each trigger comes first.
  public let rules: [Rule]

  let patterns: [Pattern]
  /// The concatenated effects of all rules.
  let effects: [Effect]
  /// The start index of each rule's effects, followed by the end index of all.
  private let effectStarts: [Int32]
  private let triggers: [TriggerRules]

  /// The contiguous range of a trigger's rules, most of which are examined together.
  private struct TriggerRules {
    private(set) var first: Int32 = 0
    private(set) var end: Int32 = 0
    /// The facts in the rules' conditions.
    private(set) var facts = FactSet()

    /// Adds the rule at the next index, which requires facts.
    mutating func add(_ index: Int32, _ facts: FactSet) {
      if first == end { first = index }
      end = index + 1
      self.facts = self.facts.union(facts)
    }
  }

  /// Whether an action that no rule allows has no effect instead of being impossible.
  let isLenient: Bool
  /// The watcher to notify of each lookup.
  private let watcher: RuleWatcher?

  /// Creates a book of the rules of a table that are in force; earlier rules of a trigger take precedence.
  init(_ table: [Rule], where isInForce: (Rule) -> Bool = { _ in true }) {
    rules = Self.grouped(table.filter(isInForce))
    var triggers = [TriggerRules](repeating: TriggerRules(), count: Self.triggerCount)
    var effects: [Effect] = []
    var effectStarts: [Int32] = []
    var patterns: [Pattern] = []
    effectStarts.reserveCapacity(rules.count + 1)
    patterns.reserveCapacity(rules.count)
    for (index, rule) in rules.enumerated() {
      let pattern = Pattern(rule)
      triggers[Self.slot(rule.trigger)].add(Int32(index), pattern.facts)
      patterns.append(pattern)
      effectStarts.append(Int32(effects.count))
      for part in rule.parts { effects.append(part.effect) }
    }
    effectStarts.append(Int32(effects.count))
    self.triggers = triggers
    self.patterns = patterns
    self.effects = effects
    self.effectStarts = effectStarts
    isLenient = false
    watcher = nil
  }

  /// Returns rules in the order of their triggers; those of one trigger keep their order.
  private static func grouped(_ rules: [Rule]) -> [Rule] {
    let slots = rules.map { slot($0.trigger) }
    var next = [Int](repeating: 0, count: triggerCount)
    for slot in slots { next[slot] += 1 }
    var start = 0
    for slot in next.indices { (next[slot], start) = (start, start + next[slot]) }
    var order = Array(rules.indices)
    for (index, slot) in slots.enumerated() {
      order[next[slot]] = index
      next[slot] += 1
    }
    return order.map { rules[$0] }
  }

  /// Creates a copy of a book with other patterns or effects.
  private init(
    _ book: RuleBook,
    patterns: [Pattern],
    effects: [Effect],
    isLenient: Bool,
    watcher: RuleWatcher?
  ) {
    rules = book.rules
    triggers = book.triggers
    effectStarts = book.effectStarts
    self.patterns = patterns
    self.effects = effects
    self.isLenient = isLenient
    self.watcher = watcher
  }

  /// Returns a copy of the book that notifies the watcher of each lookup.
  package func watched(by watcher: RuleWatcher) -> RuleBook {
    RuleBook(self, patterns: patterns, effects: effects, isLenient: isLenient, watcher: watcher)
  }

  /// Returns a copy of the book with one changed rule.
  package func changing(rule: Int, _ change: RuleChange, isLenient: Bool) -> RuleBook {
    var patterns = patterns
    var effects = effects
    let conditions = rules[rule].conditions
    switch change {
    case .without(let effect): effects[Int(effectStarts[rule]) + effect] = .nothing
    case .always(let condition):
      let others = conditions.indices.filter { $0 != condition }.map { conditions[$0] }
      patterns[rule] = Pattern(others, of: rules[rule])
    case .never: patterns[rule] = .impossible
    }
    return RuleBook(
      self,
      patterns: patterns,
      effects: effects,
      isLenient: isLenient,
      watcher: nil
    )
  }

  /// Returns the range of a rule's effects.
  func effects(of rule: Int32) -> Range<Int32> {
    effectStarts[Int(rule)]..<effectStarts[Int(rule) + 1]
  }

  /// Returns the facts in the conditions of a trigger's rules; nil if it has no rules.
  func facts(requiredBy trigger: Trigger) -> FactSet? {
    let rules = triggers[Self.slot(trigger)]
    return rules.first < rules.end ? rules.facts : nil
  }

  /// Returns the index of a trigger's first rule whose pattern matches; nil if there is none.
  func first(
    for trigger: Trigger,
    in context: MatchContext,
    _ settings: Settings
  ) -> Int32? {
    let rules = triggers[Self.slot(trigger)]
    var rule = rules.first
    while rule < rules.end, !patterns[Int(rule)].matches(context, settings) { rule += 1 }
    let found = rule < rules.end ? rule : nil
    watcher?.note(rules.first..<rules.end, found: found, context, settings)
    return found
  }

  /// Returns the indices of a trigger's rules, the most specific first.
  func candidates(for trigger: Trigger) -> Range<Int32> {
    let rules = triggers[Self.slot(trigger)]
    return rules.first..<rules.end
  }

  /// Returns whether the profile has the action, in any state.
  public func supports(_ kind: ActionKind) -> Bool { !candidates(for: .action(kind)).isEmpty }

  /// Returns whether the profile has the action with its argument, in any state.
  func supports(_ action: Action) -> Bool {
    candidates(for: .action(action.kind)).contains { index in
      let arguments = patterns[Int(index)].arguments
      return arguments == 0 || arguments & action.wordBit != 0
    }
  }

  private static let procedures = ActionKind.allCases.count
  private static let timers = procedures + Procedure.allCases.count
  private static let deviceEvents = timers + Timer.allCases.count
  private static let triggerCount = deviceEvents + DeviceEvent.allCases.count

  private static func slot(_ trigger: Trigger) -> Int {
    switch trigger {
    case .action(let kind): Int(kind.rawValue)
    case .procedure(let procedure): procedures + Int(procedure.rawValue)
    case .timer(let timer): timers + Int(timer.rawValue)
    case .deviceEvent(let event): deviceEvents + Int(event.rawValue)
    }
  }
}
