internal import LifecycleCore

// Steps, and how they are used again.
extension Schema {
  /// The definitions of steps.
  static var steps: [Entry] {
    [("step", step), ("steps", list(of: ref("step"))), ("fragment", fragment)]
  }

  private static var step: JSONValue {
    let actors = Actor.allCases.map {
      ($0.rawValue, ref("\($0.rawValue)-action").described($0.does))
    }
    let others: [Entry] = [
      ("wait", ref("duration").described("virtual time passes, what is due at its end included")),
      ("use", use.described("puts the steps of a fragment in; nothing else stands beside it")),
      ("repeat", repetition.described("plays steps several times; nothing else stands beside it")),
      ("soft", ref("flag").described("whether the scenario goes on if the step fails")),
      ("versions", list(of: versioned).described("what holds on some versions of iOS only")),
    ]
    return mapping(actors + others + expectations)
      .adding("dependentSchemas", exclusions)
      .adding("if", ["anyOf": .list(needsAction.map { ["required": [.text($0)]] })])
      .adding("then", ["anyOf": .list(moves.map { ["required": [.text($0)]] })])
      .offering([
        Snippet(
          label: "user",
          summary: "the user acts, and what must follow",
          body: ["user": "$1", "calls": ["$2"], "state": "${3:active}"]
        ),
        Snippet(
          label: "system",
          summary: "the system acts, and what must follow",
          body: ["system": "$1", "calls": ["$2"], "state": "${3:active}"]
        ),
        Snippet(
          label: "wait",
          summary: "time passes",
          body: ["wait": "${1:1s}", "state": "${2:suspended}"]
        ),
        Snippet(label: "state", summary: "looks how things stand", body: ["state": "${1:active}"]),
      ])
  }

  private static var expectations: [Entry] {
    ExpectationKind.all.map { ($0.key, $0.schema.described($0.summary)) }
  }

  private static var moves: [String] { Actor.allCases.map(\.rawValue) + ["wait"] }

  private static var needsAction: [String] {
    ExpectationKind.all.filter { !$0.isAboutTheState }.map(\.key)
  }

  /// One action in a step, and nothing beside `use` and `repeat`.
  private static var exclusions: JSONValue {
    var pairs: [(key: String, value: JSONValue)] = []
    for (index, move) in moves.enumerated() where index + 1 < moves.count {
      let others = moves[(index + 1)...].map { (key: $0, value: JSONValue.flag(false)) }
      pairs.append((move, ["properties": .object(others)]))
    }
    pairs += ["use", "repeat"].map { ($0, ["maxProperties": 1]) }
    return .object(pairs)
  }

  private static var versioned: JSONValue {
    mapping([("ios", ref("versions"))] + expectations, required: ["ios"])
  }

  // MARK: - Reuse

  private static var use: JSONValue {
    let entries = Decoder.UseKey.allCases.map { key -> Entry in
      switch key {
      case .fragment: (key.rawValue, ref("text").described("the fragment's name"))
      case .with: (key.rawValue, variables.described("a text for each of its parameters"))
      }
    }
    return anyOf([ref("text"), mapping(entries, required: ["fragment"])])
  }

  private static var repetition: JSONValue {
    let entries = Decoder.RepeatKey.allCases.map { key -> Entry in
      switch key {
      case .times: (key.rawValue, count(1...10_000).described("how many times"))
      case .steps: (key.rawValue, ref("steps"))
      }
    }
    return mapping(entries, required: entries.map(\.name))
  }

  private static var fragment: JSONValue {
    let entries = Decoder.FragmentKey.allCases.map { key -> Entry in
      switch key {
      case .parameters: (key.rawValue, list(of: ref("text")).described("names for texts to put in"))
      case .steps: (key.rawValue, ref("steps"))
      case .always:
        (key.rawValue, list(of: ref("property")).described("properties, for 'invariants'"))
      }
    }
    let forms: JSONValue = [
      ["required": ["steps"], "not": ["required": ["always"]]],
      ["required": ["always"], "maxProperties": 1],
    ]
    return anyOf([ref("steps"), mapping(entries).adding("anyOf", forms)])
  }

  /// Names and their texts, which may be empty in quotes.
  static var variables: JSONValue {
    names(to: ["type": ["string", "number", "boolean"]], summary: "names and their texts")
  }
}

extension Actor {
  fileprivate var does: String {
    switch self {
    case .user: "what the user does"
    case .system: "what the system does, or the world behind it"
    case .app: "what the app's own code does"
    }
  }
}
