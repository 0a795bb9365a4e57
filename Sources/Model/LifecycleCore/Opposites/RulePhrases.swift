/// The effects and conditions that an opposite can add to a rule, by the phrases of `docs/rules.md`.
enum RulePhrases {
  /// Returns the effect with a phrase.
  static func effect(_ phrase: String) throws(OppositeError) -> Effect {
    if let effect = effects[phrase] { return effect }
    throw OppositeError("there is no effect '\(phrase)'\(suggestion(phrase, effects.keys))")
  }

  /// Returns the condition with a phrase.
  static func condition(_ phrase: String) throws(OppositeError) -> Condition {
    if let condition = conditions[phrase] { return condition }
    throw OppositeError("there is no condition '\(phrase)'\(suggestion(phrase, conditions.keys))")
  }

  /// The effects that rules have, those of the vocabulary, and those that only opposites have.
  private static let effects: [String: Effect] = {
    var all: [Effect] = []
    all += DelegateMethod.allCases.map { .call($0) }
    all += NotificationName.allCases.map { .post($0) }
    all += AppState.allCases.flatMap { [.become($0), .overrideState($0), .startProcess($0)] }
    all += SceneState.allCases.map { .scene($0) }
    all += TerminationReason.allCases.map { .endProcess($0) }
    all += SystemEffect.allCases.map { .note($0) }
    all += Procedure.allCases.map { .perform($0) }
    all += Limit.allCases.flatMap { [.begin($0), .end($0)] }
    all += Rule.all.flatMap(\.effects) + Effect.onlyInOpposites
    return Dictionary(all.map { ($0.phrase, $0) }) { first, _ in first }
  }()

  /// The conditions that rules have, with those on a single fact, state or screen, and their contraries.
  private static let conditions: [String: Condition] = {
    var all: [Condition] = Fact.allCases.flatMap { [.fact($0), .not($0)] }
    all += AppState.allCases.map { .state([$0]) }
    all += FrontScreen.allCases.map { .front([$0]) }
    all += Overlay.allCases.map { .under([$0]) }
    all += ModelSwitch.allCases.flatMap { modelSwitch -> [Condition] in
      let values: [Int64] =
        switch modelSwitch.type {
        case .word(let words): words.indices.map(Int64.init)
        case .flag: [0, 1]
        default: []
        }
      return values.map { .setting(SettingChoice(modelSwitch: modelSwitch, value: $0)) }
    }
    all += ActionKind.allCases.flatMap { kind -> [Condition] in
      guard case .word(let words)? = kind.parameters.first?.type else { return [] }
      return words.map { .argument([$0]) }
    }
    all += Rule.all.flatMap(\.conditions)
    return Dictionary(all.map { ($0.phrase, $0) }) { first, _ in first }
  }()

  /// Returns up to three phrases that have most words in common with one that does not exist.
  private static func suggestion(_ phrase: String, _ phrases: some Sequence<String>) -> String {
    func words(_ text: String) -> Set<Substring> {
      Set(text.split { " `:*(),;".contains($0) }.filter { $0.utf8.count > 2 })
    }
    let expected = words(phrase)
    let best = phrases.map { (text: $0, common: words($0).intersection(expected).count) }
      .sorted { ($0.common, $1.text) > ($1.common, $0.text) }
      .prefix(3)
      .filter { $0.common > 0 }
    return best.isEmpty ? "" : "; similar: \(best.map(\.text).joined(separator: " | "))"
  }
}
