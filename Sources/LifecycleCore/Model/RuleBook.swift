/// The rules of one profile, found by their trigger.
public final class RuleBook: Sendable {
  /// All rules, the most special first.
  public let rules: [Rule]

  let patterns: [Pattern]
  /// The effects of all rules, one after the other.
  let effects: [Effect]
  /// Where each rule's effects begin; one more at the end.
  let effectStarts: [Int32]
  /// The indices of each trigger's rules, in order, one trigger after the other.
  private let candidates: [Int32]
  /// Where each trigger's candidates begin; one more at the end.
  private let candidateStarts: [Int32]
  /// For each trigger the facts that its rules ask for.
  private let askedFacts: [UInt64?]

  /// The name of the profile that brought each rule.
  package let origins: [String]
  /// Whether an action that no rule allows does nothing instead of being impossible.
  let isLenient: Bool
  /// Who wants to know which rules were looked at.
  private let watcher: RuleWatcher?

  init(_ rules: [Rule], origins: [String]) {
    self.rules = rules
    self.origins = origins
    let patterns = rules.map(Pattern.init)
    let slots = rules.map { Self.slot($0.trigger) }
    var askedFacts = [UInt64?](repeating: nil, count: Self.triggerCount)
    var starts = [Int32](repeating: 0, count: Self.triggerCount + 1)
    for (index, slot) in slots.enumerated() {
      starts[slot + 1] += 1
      askedFacts[slot] = (askedFacts[slot] ?? 0) | patterns[index].facts
    }
    for slot in 0..<Self.triggerCount { starts[slot + 1] += starts[slot] }
    candidateStarts = starts
    var candidates = [Int32](repeating: 0, count: rules.count)
    for (index, slot) in slots.enumerated() {
      candidates[Int(starts[slot])] = Int32(index)
      starts[slot] += 1
    }
    self.candidates = candidates
    self.patterns = patterns
    self.askedFacts = askedFacts
    effects = rules.flatMap(\.effects)
    effectStarts = rules.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.effects.count)) }
    isLenient = false
    watcher = nil
  }

  /// The same rules with other patterns or effects.
  private init(
    _ book: RuleBook,
    patterns: [Pattern],
    effects: [Effect],
    isLenient: Bool,
    watcher: RuleWatcher?
  ) {
    rules = book.rules
    origins = book.origins
    candidates = book.candidates
    candidateStarts = book.candidateStarts
    effectStarts = book.effectStarts
    askedFacts = book.askedFacts
    self.patterns = patterns
    self.effects = effects
    self.isLenient = isLenient
    self.watcher = watcher
  }

  /// The same book, which tells the watcher of each rule that is looked at.
  package func watched(by watcher: RuleWatcher) -> RuleBook {
    RuleBook(self, patterns: patterns, effects: effects, isLenient: isLenient, watcher: watcher)
  }

  /// The same book with one rule changed.
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

  /// The facts that the trigger's rules ask for; nil where the trigger has no rule.
  func facts(askedBy trigger: Trigger) -> UInt64? { askedFacts[Self.slot(trigger)] }

  /// The index of the first of a trigger's rules whose pattern matches, nil for none.
  func first(
    for trigger: Trigger,
    in context: MatchContext,
    _ settings: Settings
  ) -> Int32? {
    let slot = Self.slot(trigger)
    var index = Int(candidateStarts[slot])
    let end = Int(candidateStarts[slot + 1])
    while index < end {
      let candidate = candidates[index]
      watcher?.note(candidate)
      if patterns[Int(candidate)].matches(context, settings) { return candidate }
      index += 1
    }
    return nil
  }

  /// The indices of a trigger's rules, the most special first.
  func candidates(for trigger: Trigger) -> ArraySlice<Int32> {
    let slot = Self.slot(trigger)
    return candidates[Int(candidateStarts[slot])..<Int(candidateStarts[slot + 1])]
  }

  /// Whether the profile knows the action at all, in whatever state.
  public func knows(_ kind: ActionKind) -> Bool {
    let slot = Self.slot(.action(kind))
    return candidateStarts[slot] < candidateStarts[slot + 1]
  }

  /// Whether the profile knows the action as it is told, in whatever state.
  func knows(_ action: Action) -> Bool {
    candidates(for: .action(action.kind)).contains { index in
      let told = patterns[Int(index)].told
      return told == 0 || told & action.wordBit != 0
    }
  }

  private static let procedures = ActionKind.allCases.count
  private static let timers = procedures + Procedure.allCases.count
  private static let changes = timers + Timer.allCases.count
  private static let triggerCount = changes + Change.allCases.count

  private static func slot(_ trigger: Trigger) -> Int {
    switch trigger {
    case .action(let kind): Int(kind.rawValue)
    case .procedure(let procedure): procedures + Int(procedure.rawValue)
    case .timer(let timer): timers + Int(timer.rawValue)
    case .change(let change): changes + Int(change.rawValue)
    }
  }
}
