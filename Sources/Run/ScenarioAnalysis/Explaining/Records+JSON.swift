@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

// The parts of the JSON documents of `explain` and `diff`.

extension JSONValue {
  /// Returns a virtual time in milliseconds.
  static func time(_ time: VirtualTime) -> JSONValue { .number("\(time.milliseconds)") }
}

extension SimulationEnvironment {
  /// The version of iOS, the device and the app.
  var json: JSONValue {
    .object([
      ("ios", .text("\(os)")), ("device", .text(device.model.rawValue)),
      ("lifeCycle", .text(app.lifeCycle.rawValue)), ("sdk", .text("\(app.sdk ?? os)")),
    ])
  }
}

extension ExplainedCase {
  /// The case with its steps; those before `firstStep` are without their entries.
  func json(from firstStep: Int) -> JSONValue {
    let unimplemented = unimplementedCalls
    let shown = steps.enumerated().map { index, step in
      let isExplained = index >= firstStep
      return step.json(
        hasEntries: isExplained,
        unimplemented: isExplained ? unimplemented[index].map(\.selector) : []
      )
    }
    let cited = steps.dropFirst(firstStep).flatMap { step in
      step.trace.causes.map(\.rule)
    }
    var seen: Set<RuleRecord> = []
    let rules = cited.filter { seen.insert($0).inserted }
    return .object(
      [
        ("name", .text(plan.name)), ("environment", environment.json), ("steps", .list(shown)),
        ("rules", .list(rules.map(\.json))),
      ] + (problem.map { [("problem", $0.json)] } ?? [])
    )
  }

  /// The environment of the case, and why it ended early.
  var sideJSON: JSONValue {
    .object([("environment", environment.json)] + (problem.map { [("problem", $0.json)] } ?? []))
  }
}

extension ExplainedCase.Problem {
  /// The step that could not be performed, and why.
  var json: JSONValue {
    .object([
      ("step", .text(step)), ("message", .text(diagnostic.message)),
      ("help", .text(diagnostic.help)),
    ])
  }
}

extension StepRecord {
  fileprivate func json(hasEntries: Bool, unimplemented: [String]) -> JSONValue {
    let entries = hasEntries ? occurrences.map { $0.json(rules: trace.rules(of: $0)) } : []
    return .object(
      [
        ("step", .text(title)), ("from", .time(start)), ("to", .time(end)),
        ("possible", .flag(wasPossible)), ("state", .text(state.word)),
        ("scene", .text(scene.word)), ("entries", .list(entries)),
        ("notImplemented", .texts(unimplemented)),
      ] + scenesJSON
    )
  }

  /// The states of the scenes of an app that supports several, by name.
  private var scenesJSON: [(String, JSONValue)] {
    if scenes.all.isEmpty { return [] }
    let states = scenes.all.compactMap { scene -> (String, JSONValue)? in
      if case .text(let state) = scene.value { (scene.name, .text(state)) } else { nil }
    }
    return [("scenes", .object(states))]
  }

  var endJSON: JSONValue {
    .object([("state", .text(state.word)), ("scene", .text(scene.word))] + scenesJSON)
  }
}

extension EntryRecord {
  /// The entry, with the identifiers of the rules that led to it, the direct one last.
  func json(rules: [RuleRecord]) -> JSONValue {
    var pairs: [(key: String, value: JSONValue)] = [
      ("kind", .text(kind.recordWord)), ("name", .text(text)), ("at", .time(time)),
    ]
    if let reads { pairs.append(("reads", .text(reads.word))) }
    if !details.all.isEmpty {
      pairs.append(("given", .object(details.all.map { ($0.name, $0.value.json) })))
    }
    return .object(pairs + [("rules", .texts(rules.map(\.id)))])
  }
}

extension Details.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .list(let texts): .texts(texts)
    case .mapping(let pairs):
      .object(pairs.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
    }
  }
}

extension RuleRecord {
  fileprivate var json: JSONValue {
    .object([
      ("id", .text(id)), ("reason", .text(reason)), ("confidence", .text(confidence)),
      ("sources", .texts(sources)),
    ])
  }
}

extension RuleDescription {
  /// The rule with its conditions and effects.
  var json: JSONValue {
    let statements = statements.map { id in
      JSONValue.object([("id", .text(id.name)), ("text", .text(Behavior[id]?.text ?? ""))])
    }
    return .object([
      ("id", .text(id)), ("on", .text(trigger)), ("if", .texts(conditions)),
      ("then", .texts(effects)), ("because", .text(reason)),
      ("confidence", .text(confidence.rawValue)), ("sources", .texts(sources)),
      ("statements", .list(statements)), ("since", .text("\(since)")),
      ("until", until.map { .text("\($0)") } ?? .null),
      ("lifeCycle", lifeCycle.map { .text($0.rawValue) } ?? .null),
    ])
  }
}

extension WhyNot {
  /// The question, the reasons, and the changes with which it happens.
  var json: JSONValue {
    var pairs: [(key: String, value: JSONValue)] = [
      ("term", .object([("kind", .text(term.kind.key)), ("name", .text(term.word))])),
      ("case", explained.json(from: .max)), ("happens", .list(occurrences.map(\.json))),
      ("reasons", .list(reasons.map(\.json))),
    ]
    if !replacements.isEmpty {
      let list = replacements.map { method, occurrences in
        JSONValue.object([
          ("selector", .text(method.selector)), ("happens", .list(occurrences.map(\.json))),
        ])
      }
      pairs.append(("replacements", .list(list)))
    }
    let receivers = unimplementedReceivers
    if !receivers.isEmpty {
      pairs.append(("unimplementedReceivers", .texts(receivers.map(\.selector))))
    }
    if let otherLifeCycle { pairs.append(("otherLifeCycle", otherLifeCycle.json)) }
    return .object(
      pairs + [
        ("rules", .list(rules.map(\.json))),
        ("actions", .texts(actions.map { "\($0.actor.rawValue): \($0.word)" })),
        ("changes", .list((sufficientChanges ?? []).map(\.json))),
      ]
    )
  }
}

extension OtherLifeCycle {
  fileprivate var json: JSONValue {
    .object(
      [("lifeCycle", .text(lifeCycle.rawValue))] + (sdk.map { [("sdk", .text("\($0)"))] } ?? [])
        + [("arrivals", .list(deliveries.map(\.json)))]
    )
  }
}

extension PayloadDelivery {
  fileprivate var json: JSONValue {
    .object([
      ("value", .text(value)), ("selector", .text(method.selector)), ("argument", .text(argument)),
      ("happens", occurrence.json),
    ])
  }
}

extension TermOccurrence {
  fileprivate var json: JSONValue {
    .object(
      [("step", .number("\(step)")), ("text", .text(text)), ("at", .time(time))]
        + (rule.map { [("rule", $0.json)] } ?? [])
    )
  }
}

extension WhyNotReason {
  fileprivate var json: JSONValue {
    .object(
      [("kind", .text(kind.rawValue)), ("text", .text(text))]
        + (rule.map { [("rule", $0.json)] } ?? [])
    )
  }
}

extension SufficientChange {
  fileprivate var json: JSONValue {
    .object([("kind", .text(kind.rawValue)), ("values", .texts(values))])
  }
}
