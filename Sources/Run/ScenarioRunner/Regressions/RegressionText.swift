internal import LifecycleCore
internal import ScenarioLanguage

/// A scenario that is written from what was run: an environment, steps, and what they are expected to lead to.
struct RegressionText {
  /// A step, with its expectations as they are written.
  struct PlannedStep {
    var activity: Step.Activity
    /// The keys and values of its expectations.
    var expectations: [String] = []
  }

  /// The lines of the comment above it.
  var comment: [String] = []
  var name: String
  var environment: SimulationEnvironment
  /// The methods that the app implements; nil for those of the template.
  var implemented: MethodSet?
  /// The keys of the whole run, such as `invariants: [tasks-end]`.
  var properties: [String] = []
  var steps: [PlannedStep]

  /// The text of the file.
  var text: String {
    var lines = comment.flatMap(YAMLText.comment) + ["scenario: \(YAMLFlow.text(name))"]
    lines += environment.lines(implementing: implemented) + properties + ["steps:"]
    for step in steps {
      lines.append("- \(YAMLFlow.step(step.activity))")
      lines += step.expectations.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the expectation that probes have values.
  static func expectation(of probes: [(name: String, value: AppValue)]) -> String {
    let items = probes.map { "\(YAMLFlow.text($0.name)): \(YAMLFlow.value($0.value))" }
    return "expect: {app: {\(items.joined(separator: ", "))}}"
  }
}

/// Values and actions in YAML, each on one line.
enum YAMLFlow {
  /// Returns a text, in quotes unless it is a simple word or consists of such words.
  static func text(_ text: String) -> String {
    let isSimple = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "."):
        true
      default: false
      }
    }
    let beginsWithLetter = text.first?.isLetter == true && text.last != " "
    let isReserved = ["true", "false", "null", "yes", "no", "on", "off", "none"].contains(
      text.lowercased()
    )
    if isSimple, beginsWithLetter, !isReserved { return text }
    return YAMLText.quotedValue(text)
  }

  /// Returns a value that the app under test receives or returns.
  static func value(_ value: AppValue) -> String {
    switch value {
    case .null, .bool, .integer, .number: "\(value)"
    case .text(let text): self.text(text)
    case .list(let items): "[\(items.map(self.value).joined(separator: ", "))]"
    case .mapping(let items):
      "{\(items.map { "\(text($0.name)): \(self.value($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// Returns the action of a step: `user: tap-icon`.
  static func step(_ activity: Step.Activity) -> String {
    switch activity {
    case .check: "state: active"
    case .wait(let time): "wait: \(time)"
    case .custom(let action):
      action.argument.map { "app: {\(text(action.name)): \(value($0))}" }
        ?? "app: \(text(action.name))"
    case .action(let action): "\(action.kind.actor.rawValue): \(Self.action(action))"
    }
  }

  private static func action(_ action: Action) -> String {
    let arguments = zip(action.kind.parameters, action.arguments).compactMap { parameter, value in
      written(value, of: parameter).map { (name: parameter.name, text: $0) }
    }
    guard let first = arguments.first else { return action.kind.word }
    if arguments.count == 1, first.name == action.kind.parameters.first?.name {
      return "{\(action.kind.word): \(first.text)}"
    }
    let items = arguments.map { "\($0.name): \($0.text)" }.joined(separator: ", ")
    return "{\(action.kind.word): {\(items)}}"
  }

  private static func written(_ value: ArgumentValue, of parameter: Parameter) -> String? {
    if case .actions(let actions) = value {
      return actions.isEmpty ? nil : "[\(actions.map(action).joined(separator: ", "))]"
    }
    guard let written = parameter.written(value) else { return nil }
    if case .text = value { return text(written) }
    return written
  }
}
