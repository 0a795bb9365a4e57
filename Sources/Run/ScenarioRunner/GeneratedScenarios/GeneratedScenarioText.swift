@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// A scenario that is written from what was run: an environment, steps, and what they are expected to lead to.
package struct GeneratedScenarioText {
  /// A step, with its expectations as they are written.
  package struct PlannedStep {
    package var activity: Step.Activity
    /// The keys and values of its expectations.
    package var expectations: [String]

    /// Creates a step.
    package init(activity: Step.Activity, expectations: [String] = []) {
      (self.activity, self.expectations) = (activity, expectations)
    }
  }

  /// The lines of the comment above it.
  var comment: [String]
  package var name: String
  /// The language of the names of methods.
  var spelling: NameSpelling
  package var environment: SimulationEnvironment
  /// The methods that the app implements; nil for those of the template.
  package var implemented: MethodSet?
  /// The keys of the whole run, such as `invariants: [tasks-end]`.
  package var properties: [String]
  package var steps: [PlannedStep]

  /// Creates a scenario.
  package init(
    comment: [String],
    name: String,
    spelling: NameSpelling,
    environment: SimulationEnvironment,
    implemented: MethodSet?,
    properties: [String] = [],
    steps: [PlannedStep]
  ) {
    (self.comment, self.name, self.environment) = (comment, name, environment)
    self.spelling = spelling
    (self.implemented, self.properties, self.steps) = (implemented, properties, steps)
  }

  /// The text of the file.
  package var text: String {
    var lines =
      spelling.written(comment).flatMap(YAMLText.comment) + ["scenario: \(YAMLText.value(name))"]
    lines += environment.lines(implementing: implemented, in: spelling)
    lines += properties + ["steps:"]
    for step in steps {
      lines.append("- \(YAMLFlow.step(step.activity))")
      lines += step.expectations.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the expectation that probes have values.
  static func expectation(of probes: [(name: String, value: AppValue)]) -> String {
    let items = probes.map { (YAMLText.value($0.name), YAMLFlow.value($0.value)) }
    return "expect: {app: \(YAMLFlow.mapping(items))}"
  }
}

/// Values and actions in YAML, each on one line.
package enum YAMLFlow {
  /// Returns a list of values as they are written.
  package static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  /// Returns a mapping of keys and values as they are written.
  package static func mapping(
    _ fields: [(key: String, value: String)],
    isSpaced: Bool = false
  ) -> String {
    let items = fields.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return isSpaced ? "{ \(items) }" : "{\(items)}"
  }

  /// Returns a value that the app under test receives or returns.
  package static func value(_ value: AppValue) -> String {
    switch value {
    case .null, .bool, .integer, .number: "\(value)"
    case .text(let text): YAMLText.value(text)
    case .list(let items): list(items.map(self.value))
    case .mapping(let items): mapping(items.map { (YAMLText.value($0.name), self.value($0.value)) })
    }
  }

  /// Returns the action of a step: `user: tap-icon`.
  package static func step(_ activity: Step.Activity) -> String {
    switch activity {
    case .check: "state: active"
    case .wait(let time): "wait: \(time)"
    case .custom(let action):
      action.argument.map { "app: {\(YAMLText.value(action.name)): \(value($0))}" }
        ?? "app: \(YAMLText.value(action.name))"
    case .action(let action): "\(action.kind.actor.rawValue): \(Self.action(action))"
    }
  }

  /// Returns an action: `tap-icon`, or with its arguments in braces, with spaces inside of them or without.
  package static func action(_ action: Action, isSpaced: Bool = false) -> String {
    let arguments = zip(action.kind.parameters, action.arguments).compactMap { parameter, value in
      written(value, of: parameter).map { (key: parameter.name, value: $0) }
    }
    guard let first = arguments.first else { return action.kind.word }
    let isMainAlone = arguments.count == 1 && first.key == action.kind.parameters.first?.name
    let value = isMainAlone ? first.value : mapping(arguments, isSpaced: isSpaced)
    return mapping([(action.kind.word, value)], isSpaced: isSpaced)
  }

  private static func written(_ value: ArgumentValue, of parameter: Parameter) -> String? {
    switch value {
    case .actions(let actions):
      actions.isEmpty ? "none" : list(actions.map { action($0) })
    case .text(let text): YAMLText.value(text)
    case .payload(let payload): YAMLText.withoutVariables(payload.json)
    default: parameter.written(value)
    }
  }
}
