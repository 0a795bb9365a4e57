@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioJSON
@_spi(Package) import ScenarioLanguage
@_spi(Package) import ScenarioRunner

/// The JSON Schema of the lines of the app protocol: `docs/app-protocol.schema.json`.
enum AppProtocolSchema {
  /// The schema; a line matches `to-app` or `from-app`, by its direction.
  static var text: String { value.text() + "\n" }

  private static let value: JSONValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A line of the app protocol of scenario-run",
    "anyOf": [["$ref": "#/$defs/to-app"], ["$ref": "#/$defs/from-app"]],
    "$defs": [
      "to-app": ["anyOf": .list(messages + responses)],
      "from-app": ["anyOf": .list(requests + answers)],
      "state": ["enum": .list([.null] + AppState.allCases.map { .text($0.word) })],
      "time": ["description": "virtual milliseconds since the case began", "type": "integer"],
      "duration": [
        "description": "milliseconds, or a number with a unit",
        "anyOf": [
          ["type": "integer", "minimum": 0],
          ["type": "string", "pattern": "^[0-9]+(ms|s|min|h)$"],
        ],
      ],
    ],
  ]

  // MARK: - To the app

  private static let messages: [JSONValue] = [
    line(
      "protocol",
      "the first message: the version, and all methods that can be called",
      ["const": .number("\(AppHello.version)")],
      [("methods", strings)]
    ),
    line(
      "case",
      "a case begins: nothing of an earlier one is left",
      string,
      [
        ("ios", string), ("device", string),
        ("life-cycle", words(["app-delegate", "scenes"])),
      ]
    ),
    line("launch", "a new process of the app begins", integer),
    line("end", "all steps of the case are over", ["const": true]),
    line("kill", "the process has ended, for this reason", reasons),
    running(
      "call",
      "a delegate method is called",
      words(DelegateMethod.allCases.map(\.selector)),
      [("arguments", ["type": "object"])],
      optional: [("scene", string), ("handler", integer)]
    ),
    running(
      "notification",
      "an observed notification was posted",
      words(NotificationName.allCases.map(\.word))
    ),
    running(
      "event",
      "a framework delivers an event",
      words(BackgroundEvent.allCases.map(\.rawValue))
    ),
    running("expired", "the time of a background task is over", integer),
    running("run", "a block is due", integer),
    running(
      "background-task",
      "a task of BGTaskScheduler is launched, for which the app has registered",
      string,
      [("kind", words(TaskRequestKind.allCases.map(\.rawValue)))]
    ),
    running("background-task-expired", "the time of a task of BGTaskScheduler is over", string),
    running("action", "an action of the app's own", string, optional: [("argument", anything)]),
    running("read", "a probe is read", string),
  ]

  private static let responses: [JSONValue] = [
    running("done", "whether the request was possible", flag),
    running("task", "the number of a background task; 0 if none is granted", integer),
    running("block", "the number of a block", integer),
    running("value", "what was asked for", anything),
    line("gone", "the process has ended: its code must return", reasons),
  ]

  // MARK: - From the app

  private static let requests: [JSONValue] = [
    line(
      "do",
      "an app action of the language, with its arguments by name",
      words(ActionKind.allCases.filter { $0.actor == .app }.map(\.word)),
      optional: [("task", integer), ("handler", integer)]
    ),
    line("after", "schedules a block in virtual time", ["$ref": "#/$defs/duration"]),
    line("cancel", "cancels a block", integer),
    line("get", "asks for something", ["const": "background-time-remaining"]),
  ]

  private static let answers: [JSONValue] = [
    line(
      "hello",
      "the answer to 'protocol'",
      ["const": .number("\(AppHello.version)")],
      optional: [
        ("implements", list(words(DelegateMethod.allCases.map(\.selector)))),
        ("observes", list(words(NotificationName.allCases.map(\.word)))),
        ("handles", list(words(BackgroundEvent.allCases.map(\.rawValue)))),
        ("actions", strings), ("probes", strings),
      ]
    ),
    line("ready", "the answer to 'case'", ["const": true]),
    line("ended", "the answer to 'end'", ["const": true]),
    line(
      "return",
      "the answer to all messages without one of their own",
      ["type": ["boolean", "null"]]
    ),
    line("value", "the answer to 'read'", anything),
    line("fail", "an action or a probe failed, for this reason", string),
    line("unknown", "the message, action or probe is not known", ["const": true]),
  ]

  // MARK: -

  private static let string: JSONValue = ["type": "string"]
  private static let strings = list(string)
  private static let integer: JSONValue = ["type": "integer"]
  private static let flag: JSONValue = ["type": "boolean"]
  private static let anything: JSONValue = .flag(true)
  private static let reasons = words(TerminationReason.allCases.map(\.word))

  private static func words(_ words: [String]) -> JSONValue {
    ["enum": .list(words.map { .text($0) })]
  }

  private static func list(_ item: JSONValue) -> JSONValue { ["type": "array", "items": item] }

  /// Returns the schema of a line about running code, which contains the state and the time.
  private static func running(
    _ key: String,
    _ summary: String,
    _ value: JSONValue,
    _ more: [(String, JSONValue)] = [],
    optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    let situation: [(String, JSONValue)] = [
      ("state", ["$ref": "#/$defs/state"]), ("time", ["$ref": "#/$defs/time"]),
    ]
    return line(key, summary, value, more + situation, optional: optional)
  }

  private static func line(
    _ key: String,
    _ summary: String,
    _ value: JSONValue,
    _ more: [(String, JSONValue)] = [],
    optional: [(String, JSONValue)] = []
  ) -> JSONValue {
    let required = [(key, value)] + more
    return .object([
      ("description", .text(summary)), ("type", "object"),
      ("required", .list(required.map { .text($0.0) })),
      ("properties", .object((required + optional).map { (key: $0.0, value: $0.1) })),
    ])
  }
}
