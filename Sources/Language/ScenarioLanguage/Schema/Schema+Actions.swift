@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// The actions of the user, the system and the app.
extension Schema {
  /// The definitions of the actions of each actor, and of the app's actions in callbacks.
  static var actions: [Entry] {
    var entries = Actor.allCases.map { actor in
      let kinds = ActionKind.allCases.filter { $0.actor == actor && !$0.isOnlyForCallbacks }
      return (name: "\(actor.rawValue)-action", schema: action(kinds, shortFormsOf: actor))
    }
    entries.append(("app-actions", list("app-action")))
    var seenNames: Set<String> = ["app-actions"]
    for method in DelegateMethod.allCases where seenNames.insert(code(in: method)).inserted {
      let kinds = Grammar.callbackActions(in: method)
      entries.append((code(in: method), list(of: anyOf([ref("app-action"), action(kinds)]))))
    }
    return entries
  }

  /// Returns the schema of actions: a word alone if no argument is required, or with its arguments.
  private static func action(
    _ kinds: [ActionKind],
    shortFormsOf actor: Actor? = nil
  ) -> JSONValue {
    let alone = kinds.filter { !$0.parameters.contains(where: \.isRequired) }
    let withArguments = kinds.filter { !$0.parameters.isEmpty }
    var forms: [JSONValue] = []
    if !alone.isEmpty { forms.append(words(alone.map { ($0.word, $0.summary) })) }
    if !withArguments.isEmpty {
      forms.append(choice(withArguments.map { ($0.word, arguments(of: $0)) }))
    }
    if let actor { forms += shortForms(kinds, of: actor) }
    return anyOf(forms)
  }

  /// Returns the schema of aliases, and of a word with its main argument in one string; `fmt` expands both.
  ///
  /// They are patterns, so that editors complete only the standard words. The user and the system are easily mistaken for
  /// each other, and the words of both are allowed.
  private static func shortForms(_ kinds: [ActionKind], of actor: Actor) -> [JSONValue] {
    let aliases = otherWords(of: actor).joined(separator: "|")
    let shared = ActionKind.allCases.filter { $0.isOfUser && $0.actor != actor }
    let words = (kinds + (actor == .user ? shared : []))
      .filter { !$0.parameters.isEmpty }.map(\.word).joined(separator: "|")
    let pattern = "^(?:(?:\(words)) .+|(?:\(aliases))(?: .+)?)$"
    return [
      ["type": "string", "pattern": .text(pattern)],
      choice([], patterns: [("^(?:\(aliases))$", .flag(true))]),
    ]
  }

  /// Returns the words that an actor may have in place of its own.
  private static func otherWords(of actor: Actor) -> [String] {
    let own = Set(Vocabulary.actions(of: actor).words)
    let actors: [Actor] = actor == .app ? [.app] : [.user, .system]
    let words = actors.flatMap(Vocabulary.actionWords)
    return Set(words).subtracting(own)
      .filter { ActionMeanings.other($0, of: actor) != nil }.sorted()
  }

  /// A pattern of the words that are actions without an actor.
  static var bareActions: String {
    let words = Set(Actor.allCases.flatMap(Vocabulary.actionWords))
    let certain = words.filter { ActionMeanings.withoutActor($0).count == 1 }.sorted()
    return "(?:\(certain.joined(separator: "|")))"
  }

  /// The names of arguments that can be beside an action, as keys of its step.
  static var argumentNames: [String] {
    let names = Set(ActionKind.allCases.flatMap(\.parameters).map(\.name))
    return names.subtracting(Grammar.step.keyNames).sorted()
  }

  /// Returns the schema of an action's first argument alone, or of all arguments by name.
  private static func arguments(of kind: ActionKind) -> JSONValue {
    let fields = Grammar.arguments(of: kind).body
    guard let main = kind.parameters.first else { return fields }
    let alone = Grammar.argument(main).schema().described(main.summary)
    let payload = kind == .push ? [Grammar.payloadPath, Grammar.payloadKeys] : []
    return anyOf([alone, fields] + payload).described(kind.summary)
  }
}
