internal import LifecycleCore

// The keys of a step, and of what holds steps.
extension Grammar {
  /// What a key of a step means.
  enum StepRole: Sendable {
    case actor(Actor)
    case wait, use, repetition, soft, versions
    case expectation(ExpectationKind)
  }

  /// The keys of a step, with what each means.
  static let stepKeys: [(key: Key, role: StepRole)] =
    Actor.allCases.map { actor in
      let type = node("action", Schema.ref("\(actor.rawValue)-action"))
      return (Key(actor.rawValue, type, actor.does), .actor(actor))
    } + [
      (Key("wait", duration(""), "virtual time passes, what is due at its end included"), .wait),
      (Key("use", use, "inserts the steps of a fragment; no other keys allowed"), .use),
      (Key("repeat", repetition, "repeats steps; no other keys allowed"), .repetition),
      (Key("soft", flag, "whether the scenario continues if the step fails"), .soft),
      (Key("versions", versioned, "expectations for some versions of iOS only"), .versions),
    ] + expectationKeys.map { ($0.key, .expectation($0.kind)) }

  private static let expectationKeys = ExpectationKind.all.map { kind in
    (key: Key(kind.key, node(kind.value, kind.schema), kind.summary), kind: kind)
  }

  private static let versioned = node(
    "list of `{ios, and expectations}`",
    Schema.list(of: Schema.mapping(versionedKeys.map(\.key)))
  )

  /// The keys of an item of `versions`: its versions, which have no kind, and any expectation.
  static let versionedKeys: [(key: Key, kind: ExpectationKind?)] =
    [(Key("ios", versions, "the versions on which they hold", isRequired: true), nil)]
    + expectationKeys.map { ($0.key, $0.kind) }

  // MARK: - Reuse

  /// A fragment that is used, and the texts that it is given.
  struct Use: Sendable {
    var name: Tree.Index?
    var arguments: [Text] = []
  }

  /// A name, its text, and where the name is.
  typealias Text = (name: String, text: String, range: SourceRange)

  /// `use: name`, or `use: {fragment: name, with: {..}}`.
  static let use = textNode.map { Use(name: $0) }.or(mapping(useKeys, from: Use()), if: .mapping)

  private static let useKeys = Mapping<Use>(
    "'use'",
    example: "{fragment: name}",
    [
      Field("fragment", textNode, "the fragment's name", isRequired: true) { $0.name = $1 },
      Field("with", variables("'with'"), "a text for each of its parameters") {
        $0.arguments = $1
      },
    ]
  )

  /// Names and their texts, which may be empty in quotes.
  static func variables(_ what: String) -> ValueType<[Text]> {
    .init("name → text", Schema.variables) { decoder, index in
      var all: [Text] = []
      decoder.variables(index, what) { decoder, name, text, key in
        all.append((name, text, decoder.range(key)))
      }
      return all
    }
  }

  /// Steps that are repeated.
  struct Repetition: Sendable {
    var times = 0
    var steps: Tree.Index?
  }

  /// `repeat: {times: 3, steps: [..]}`.
  static let repetition = mapping(
    Mapping<Repetition>(
      "'repeat'",
      example: "{times: 3, steps: [..]}",
      [
        Field("times", count(1...10_000, "how many times"), "how many times", isRequired: true) {
          $0.times = $1
        },
        Field("steps", stepsNode, "the steps to repeat", isRequired: true) { $0.steps = $1 },
      ]
    ),
    from: Repetition()
  )

  /// A fragment, where it is more than a list of steps.
  static let fragment = Mapping<Fragment>(
    "a fragment",
    [
      Field("parameters", parameter.list("a list of names"), "names for texts to insert") {
        $0.parameters = $1
      },
      Field("steps", stepsNode, "its steps") { $0.steps = $1 },
      Field("always", propertiesNode, "its properties, for `invariants`") { $0.properties = $1 },
    ]
  )

  private static let parameter = ValueType<Fragment.Parameter>("text", Schema.ref("text")) {
    decoder,
    index in
    decoder.text(index, "a name").map { .init(name: $0, range: decoder.range(index)) }
  }

  // What is read when it is used, with the texts that it is given.
  private static let textNode = node("text", Schema.ref("text"))
  private static let stepsNode = node("list of steps", Schema.ref("steps"))
  private static let propertiesNode = node(
    "list of properties",
    Schema.list(of: Schema.ref("property"))
  )

  // MARK: - Properties

  /// A property as it is written.
  struct PropertyReading: Sendable {
    var states: [AppState]?
    var balanced: [Moment]?
    var after: Moment?
    var until: Moment?
    var never: [Moment]?
    var eventually: [Moment]?
  }

  static let property = Mapping<PropertyReading>(
    "a property",
    [
      Field("state", states, "the app enters no other state") { $0.states = $1 },
      Field("balanced", beginAndEnd, "as many ends as beginnings") { $0.balanced = $1 },
      Field("after", moment, "each time after this moment") { $0.after = $1 },
      Field("until", moment, "up to this moment, else to the end of the run") { $0.until = $1 },
      Field("never", moments, "none of these occurs") { $0.never = $1 },
      Field("eventually", moments, "each of these occurs") { $0.eventually = $1 },
    ]
  )

  private static let states = word("state", Vocabulary.states) { Schema.ref("app-state") }
    .list("a list of states")

  private static let beginAndEnd = ValueType<[Moment]>(
    "`[begin, end]`",
    Schema.list(of: Schema.ref("moment")).adding("maxItems", 2)
  ) { $0.moments($1) }

  private static let moment = ValueType<Moment>("moment", Schema.ref("moment")) { $0.moment($1) }

  /// A list of moments.
  static let moments = ValueType<[Moment]>("list of moments", Schema.ref("moments")) {
    $0.moments($1)
  }
}

extension Actor {
  /// What its actions are, for the docs.
  var does: String {
    switch self {
    case .user: "what the user does"
    case .system: "what the system does, or the world behind it"
    case .app: "what the app's own code does"
    }
  }
}
