@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes a list of event patterns.
  mutating func eventPatterns(_ index: Tree.Index) -> [EventPattern]? {
    list(index, "a list of event patterns") { $0.eventPattern($1) }
  }

  /// Decodes one event pattern; only an item of a list can have a number of times.
  mutating func eventPattern(_ index: Tree.Index, mayRepeat: Bool = false) -> EventPattern? {
    var name = index
    if let field = tree.firstField(index) {
      name = field.key
      var eventPattern: EventPattern?
      if Grammar.eventPatterns.read(name, field.value, by: &self, into: &eventPattern) {
        return isOnlyField(index, "an event pattern") ? eventPattern : nil
      }
    }
    // An unknown name is treated as a selector.
    let kind = node(name).kind == .list ? nil : term(name)?.kind
    guard let item = listItem(index, kind ?? .calls) else { return nil }
    if let times = item.times, !mayRepeat {
      report(.wrongType, at: times.range, "an event pattern cannot have 'times' or 'optional'") {
        "use a list of a step: '\(item.term.kind.key)' or 'trace'"
      }
    }
    return .item(item)
  }

  /// Decodes an action, with or without required argument values.
  fileprivate mutating func eventPattern(_ index: Tree.Index, of actor: Actor) -> EventPattern? {
    let actionRange = range(index)
    return actionPattern(index, of: actor).map { action in
      if action.kind.actor != actor, let key = tree.key(before: index) {
        recordRewrite(action.kind.actor.rawValue, at: key)
      }
      let constraint = Constraint(kind: .action(action), range: actionRange)
      return .item(
        ListForm.Item(term: .action(action.kind), range: actionRange, constraints: [constraint])
      )
    }
  }
}

extension Grammar {
  /// The keys of event patterns that are mappings.
  static let eventPatterns = Mapping<EventPattern?>("an event pattern") {
    Field("state", word(states) { .state($0) }, "the app enters the state") { $0 = $1 }
    Field("scene", word(sceneStates) { .scene($0) }, "the scene enters the state") { $0 = $1 }
    Field("user", action(of: .user), "the user acts") { $0 = $1 }
    Field("system", action(of: .system), "the system acts") { $0 = $1 }
    Field("app", action(of: .app), "the app acts") { $0 = $1 }
    Field("terminated", word(reasons) { .termination($0) }, "the process ends for the reason") {
      $0 = $1
    }
    Field("any-of", eventPatternList, "any of these occurs") { $0 = .any($1) }
  }

  private static let states = word("state", Vocabulary.states) { Schema.ref("app-state") }
  private static let sceneStates = word("scene state", Vocabulary.sceneStates) {
    Schema.sceneState
  }
  private static let reasons = word("reason", Vocabulary.terminations) {
    Schema.ref("termination-reason")
  }

  private static func word<Value>(
    _ words: ValueType<Value>,
    _ term: @escaping @Sendable (Value) -> Term
  ) -> ValueType<EventPattern> {
    words.located.map { .item(ListForm.Item(term: term($0.value), range: $0.range)) }
  }

  private static func action(of actor: Actor) -> ValueType<EventPattern> {
    ValueType("action", Schema.actionEventPattern(of: actor)) { $0.eventPattern($1, of: actor) }
  }
}
