@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

// Schemas that are derived from the keys and types of the grammar.
extension Schema {
  /// The definitions of documents, of the app and of its interface.
  static var grammar: [Entry] {
    func keys(_ levels: Set<ScenarioKey.Level>) -> [Key] {
      Grammar.scenarioKeys.filter { Set($0.levels) == levels }.map(\.key)
    }
    let shared = keys([.suite, .scenario])
    let file = keys([.file, .suite, .document])
    let own = keys([.scenario])
    // A scenario need not repeat the keys of its suite.
    let inherited = shared.map { key in
      var key = key
      key.isRequired = false
      return key
    }
    return [
      ("suite", mapping(keys([.suite]) + file + inherited)),
      (
        "scenario-of-suite",
        mapping(own + inherited).offering([Snippet.scenario(isAlone: false)])
      ),
      ("scenario", mapping(own + file + shared)),
      ("library", mapping(file).adding("minProperties", 1)),
      ("app-file", Grammar.appFile.body),
      ("statement", describedWords(Behavior.all.flatMap(statements))),
      ("step", step), ("steps", steps), ("fragment", fragment),
      ("property", property),
      ("device", oneOrMore(Grammar.device.schema())),
      ("model", Grammar.modelChoices.body), ("app", Grammar.app.body),
      ("interface", interface), ("view", view), ("handles", handles),
      (
        "selectors",
        list(
          of: anyOf([
            ref("selector"),
            words(MethodSet.groups.words).described("several methods that go together"),
          ])
        )
      ),
    ]
  }

  // MARK: - Documents

  /// Returns a behavior and its statements with their texts.
  private static func statements(of row: Behavior) -> [(String, String)] {
    let parts = zip(row.statementIDs, row.statements).map { ($0.name, $1.text) }
    return [(row.name, row.text)] + parts
  }

  // MARK: - Steps

  private static var step: JSONValue {
    let moves = Actor.allCases.map(\.rawValue) + ["wait"]
    let needsAction = ExpectationKind.all.filter { !$0.checksFinalState }.map(\.key)
    let bare: JSONValue = ["pattern": .text("^\(bareActions)$")]
    let hasBareAction: JSONValue = ["not": ["propertyNames": ["not": bare]]]
    return Grammar.step.body
      .addingPattern("^\(bareActions)$", .flag(true))
      .addingPattern(pattern(of: argumentNames), .flag(true))
      .addingPattern(pattern(of: TreeDecoder.formWords), calls)
      .adding("dependentSchemas", exclusions(of: moves, needsAction))
      .adding("if", ["anyOf": .list(needsAction.map { ["required": [.text($0)]] })])
      .adding("then", ["anyOf": .list(moves.map { ["required": [.text($0)]] } + [hasBareAction])])
      .offering(Snippet.steps)
  }

  /// The schema of a list of steps, each of which can be an action without its actor.
  private static var steps: JSONValue {
    list(
      of: anyOf([ref("step"), ["type": "string", "pattern": .text("^\(bareActions)(?: .+)?$")]])
    )
  }

  /// Returns the rules that a step with several actions expects only what is true at its end, and that `use` and `repeat`
  /// stand alone.
  private static func exclusions(of moves: [String], _ needsAction: [String]) -> JSONValue {
    let excluded = needsAction.map { (key: $0, value: JSONValue.flag(false)) }
    var pairs: [(key: String, value: JSONValue)] = []
    for (index, move) in moves.enumerated() where index + 1 < moves.count {
      let others: [JSONValue] = moves[(index + 1)...].map { ["required": [.text($0)]] }
      pairs.append(
        (move, ["if": ["anyOf": .list(others)], "then": ["properties": .object(excluded)]])
      )
    }
    pairs += ["use", "repeat"].map { ($0, ["maxProperties": 1]) }
    return .object(pairs)
  }

  private static var fragment: JSONValue {
    let forms: JSONValue = [
      ["required": ["steps"], "not": ["required": ["always"]]],
      ["required": ["always"], "maxProperties": 1],
    ]
    return anyOf([ref("steps"), Grammar.fragment.body.adding("anyOf", forms)])
  }

  private static var property: JSONValue {
    let forms: JSONValue = [
      ["required": ["state"], "maxProperties": 1],
      ["required": ["balanced"], "maxProperties": 1],
      ["required": ["after", "never"], "not": ["required": ["eventually"]]],
      ["required": ["after", "eventually"], "not": ["required": ["never"]]],
    ]
    return Grammar.property.body.adding("anyOf", forms)
  }

  // MARK: - The app

  /// The schema of windows and views, each under its superview.
  private static var interface: JSONValue {
    let responder = Grammar.handledByResponder.schema()
    return [
      "type": "object",
      "properties": [
        "application": responder.described("the application, as a responder"),
        "delegate": responder.described("the app delegate, as a responder"),
      ],
      "additionalProperties": ref("view"),
    ]
  }

  /// The schema of a view: its kind, or its keys and subviews.
  private static var view: JSONValue {
    anyOf([
      Grammar.viewKind.schema(),
      Grammar.view.body.without("additionalProperties").adding("additionalProperties", ref("view")),
    ])
  }

  /// The schema of the events that an object handles, alone or with the actions of its code.
  private static var handles: JSONValue {
    let code: JSONValue = [
      "type": "object", "minProperties": 1, "maxProperties": 1,
      "additionalProperties": ref("app-actions"),
    ]
    return list(of: anyOf([ref("text"), code]))
      .described("events and action messages, each alone or with what its code does then")
  }
}
