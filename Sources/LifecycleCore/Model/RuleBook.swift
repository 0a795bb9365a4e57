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
    var first: Int32 = 0
    var end: Int32 = 0
    /// The facts in the rules' conditions.
    var facts = FactSet()
  }

  /// Whether an action that no rule allows has no effect instead of being impossible.
  let isLenient: Bool
  /// The watcher to notify of each lookup.
  private let watcher: RuleWatcher?

  /// Creates a book of rules; earlier rules of a trigger take precedence.
  init(_ rules: [Rule]) {
    let slots = rules.map { Self.slot($0.trigger) }
    let order = rules.indices.sorted { (slots[$0], $0) < (slots[$1], $1) }
    // By index, here and below, since accessing an element copies the rule.
    let sorted = order.map { rules[$0] }
    self.rules = sorted
    patterns = sorted.indices.map { Pattern(sorted[$0]) }
    var triggers = [TriggerRules](repeating: TriggerRules(), count: Self.triggerCount)
    for (index, old) in order.enumerated() {
      let slot = slots[old]
      if triggers[slot].end == 0 { triggers[slot].first = Int32(index) }
      triggers[slot].end = Int32(index + 1)
      triggers[slot].facts = triggers[slot].facts.union(patterns[index].facts)
    }
    self.triggers = triggers
    effects = sorted.indices.flatMap { sorted[$0].effects }
    effectStarts = sorted.indices.reduce(into: [0]) {
      $0.append(($0.last ?? 0) + Int32(sorted[$1].parts.count))
    }
    isLenient = false
    watcher = nil
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
