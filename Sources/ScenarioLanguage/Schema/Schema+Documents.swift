internal import LifecycleCore

// Suites, scenarios and libraries of fragments.
extension Schema {
  /// The definitions of what a document can be.
  static var documents: [Entry] {
    let shared = keys { $0.isForSuites && $0.isForScenarios && !$0.isForTheFile }
    let file = keys { $0.isForTheFile }
    let own = keys { $0.isForScenarios && !$0.isForSuites }
    let suite = keys { $0.isForSuites && !$0.isForScenarios }
    let inSuite = mapping(own + shared, required: ["scenario", "steps"])
    return [
      ("suite", mapping(suite + file + shared, required: ["scenarios"])),
      ("scenario-of-suite", inSuite.offering([Snippet.scenario(isAlone: false)])),
      ("scenario", mapping(own + file + shared, required: ["scenario", "ios", "steps"])),
      ("statement", closed(Behaviour.all.flatMap(statements))),
      ("library", mapping(file).adding("minProperties", 1)),
    ]
  }

  /// What an editor offers in an empty file.
  static let beginnings = [Snippet.scenario(isAlone: true), Snippet.suite]

  private static func keys(where isWanted: (Decoder.ScenarioKey) -> Bool) -> [Entry] {
    Decoder.ScenarioKey.allCases.filter(isWanted).map { ($0.rawValue, schema(of: $0)) }
  }

  private static func schema(of key: Decoder.ScenarioKey) -> JSONValue {
    switch key {
    case .suite: ref("text").described("the suite's name")
    case .scenarios: list(of: ref("scenario-of-suite")).described("the scenarios of the suite")
    case .scenario: ref("text").described("what the scenario shows; unique in the file")
    case .include:
      list(of: ref("text")).described("files whose fragments can be used, relative to this one")
    case .fragments:
      names(
        to: ref("fragment"),
        summary: "lists of steps for 'use', or of properties for 'invariants'"
      )
    case .ios: ref("versions").described("the versions of iOS: each is a test case of its own")
    case .device: ref("device").described("the devices: each is a test case of its own")
    case .exclude: list(of: exclusion).described("cases that the axes do not make")
    case .variables: variables.described("names for texts that ${name} puts in")
    case .examples: examples
    case .app: ref("app").described("the app: what it is, implements and does")
    case .model: ref("model").described("which side to take where the documents disagree")
    case .tags: list(of: tag).described("words by which --tag chooses")
    case .source: oneOrSeveral(ref("text")).described("where the behaviour is described")
    case .covers:
      list(of: ref("statement")).described("the statements of docs/behaviours.md that it shows")
    case .given: ref("steps").described("steps before the scenario's own")
    case .steps: ref("steps").described("what happens, and what must follow")
    case .finally: ref("steps").described("steps at the end, whatever failed")
    case .never: ref("moments").described("what must not come in the whole run")
    case .eventually: ref("moments").described("what must come in the run")
    case .always: list(of: ref("property")).described("what holds throughout the run")
    case .invariants:
      list(of: anyOf([words(Invariant.all.map { ($0.name, $0.summary) }), fragmentName]))
        .described("properties of the whole run: ready made, or fragments that hold 'always'")
    case .violates:
      list(of: words(Invariant.all.map { ($0.name, $0.summary) }))
        .described("the ready-made invariants that the app violates, and must violate")
    case .strict: ref("flag").described("whether every call and notification must be expected")
    case .soft: ref("flag").described("whether the scenario goes on after a step that fails")
    case .skip: judgement.described("why the case is not judged")
    case .knownIssue: judgement.described("why the case is known to fail; that it passes fails")
    case .timeout: ref("duration").described("the wall-clock time after which a case is given up")
    }
  }

  /// A behaviour, and where there are several its statements.
  private static func statements(of row: Behaviour) -> [(String, String)] {
    let parts = zip(row.statementIDs, row.statements).map { ($0.name, $1.text) }
    return [(row.name, row.text)] + parts
  }

  /// The name of a fragment of properties, which the file chose.
  private static let fragmentName: JSONValue = [
    "type": "string", "pattern": "^[A-Za-z0-9_-]+$",
  ]

  private static var exclusion: JSONValue {
    mapping(
      Decoder.ExclusionKey.allCases.map { key in
        switch key {
        case .ios: (key.rawValue, ref("versions"))
        case .device: (key.rawValue, ref("device-models"))
        }
      }
    )
  }

  private static var judgement: JSONValue {
    let entries = Decoder.JudgementKey.allCases.map { key -> Entry in
      switch key {
      case .reason: (key.rawValue, ref("text"))
      case .ios: (key.rawValue, ref("versions"))
      case .device: (key.rawValue, ref("device-models"))
      }
    }
    return anyOf([ref("text"), mapping(entries, required: ["reason"])])
  }

  private static var examples: JSONValue {
    [
      "type": "object", "minProperties": 1, "additionalProperties": variables,
      "description": "rows of variables: each is a test case of its own",
    ]
  }

  private static var tag: JSONValue {
    anyOf([
      [
        "type": ["string", "number"],
        "pattern": #"^(?!(?:and|or|not)$)(?:[A-Za-z0-9_-]|[^\x00-\x7F])+$"#,
      ],
      ref("variable"),
    ])
  }
}

extension Snippet {
  /// A scenario with a step; `isAlone` if it is a document of its own.
  static func scenario(isAlone: Bool) -> Snippet {
    var body: [(key: String, value: JSONValue)] = [("scenario", "${1:What it shows}")]
    if isAlone { body.append(("ios", "${2:8.0}")) }
    body.append(("steps", [["user": "${3:tap-icon}", "state": "${4:active}"]]))
    return Snippet(label: "scenario", summary: "a scenario and its first step", body: .object(body))
  }

  /// A suite with a scenario.
  static let suite = Snippet(
    label: "suite",
    summary: "scenarios that share a world and a beginning",
    body: [
      "suite": "${1:What they are about}",
      "ios": "${2:8.0}",
      "given": [["user": "tap-icon"]],
      "scenarios": [
        [
          "scenario": "${3:What it shows}",
          "steps": [["user": "${4:press-home}", "state": "${5:background}"]],
        ]
      ],
    ]
  )
}
