@_spi(Package) internal import LifecycleCore

/// A constraint on the call, notification, effect or other entry that matches a list item.
struct Constraint: Sendable {
  enum Kind: Sendable {
    /// Exactly this long after the step began.
    case at(VirtualTime)
    /// At most this long after the step began.
    case within(VirtualTime)
    /// At least this long after the step began.
    case after(VirtualTime)
    /// The value of `applicationState` during the call.
    case state(AppState)
    /// The scene that is called.
    case scene(String)
    /// The value of an argument.
    case argument(Detail, ArgumentPattern)
    /// The arguments of an action.
    case action(Action)
  }

  var kind: Kind
  var range: SourceRange
  /// The names of objects of the scenario in the constraint.
  var references: [NamedReference] = []

  /// Returns whether the entry meets the constraint.
  func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    switch kind {
    case .at(let time): entry.time - observation.start == time
    case .within(let time): entry.time - observation.start <= time
    case .after(let time): entry.time - observation.start >= time
    case .state(let state): entry.reads == state
    case .scene(let name): observation.scene(of: entry) == name
    case .argument(let argument, let pattern):
      observation.trace.details(of: entry).map { pattern.matches($0[argument]) } ?? true
    case .action(let expected): observation.trace.action(of: entry)?.matches(expected) == true
    }
  }

  /// Returns how the entry differs from the constraint: `at 2s, expected at 1s`; nil if it meets it.
  func objection(to entry: TraceEntry, in observation: Observation) -> String? {
    if isMet(by: entry, in: observation) { return nil }
    let elapsed = entry.time - observation.start
    switch kind {
    case .at(let time): return "at \(elapsed), expected at \(time)"
    case .within(let time): return "at \(elapsed), expected within \(time)"
    case .after(let time): return "at \(elapsed), expected at \(time) or later"
    case .state(let state):
      return "in state \(entry.reads?.word ?? "none"), expected \(state.word)"
    case .scene(let name):
      return "for scene \(observation.scene(of: entry)), expected \(name)"
    case .argument(let argument, let pattern):
      let value = observation.trace.details(of: entry)?[argument]
      return
        "with \(argument.word): \(ArgumentPattern.text(of: value)), expected \(pattern.yamlText)"
        + pattern.hint(for: value)
    case .action: return "with other arguments"
    }
  }

  /// The constraint in YAML: `{at: 1s}`.
  var yamlText: String {
    switch kind {
    case .at(let time): "{at: \(time)}"
    case .within(let time): "{within: \(time)}"
    case .after(let time): "{after: \(time)}"
    case .state(let state): "{state: \(state.word)}"
    case .scene(let name): "{scene: \(name)}"
    case .argument(let argument, let pattern): "{\(argument.word): \(pattern.yamlText)}"
    case .action: ""
    }
  }

  /// Returns the entry's value for the constrained argument in YAML; nil for other constraints.
  func argument(of entry: TraceEntry, in observation: Observation) -> String? {
    guard case .argument(let argument, _) = kind, let details = observation.trace.details(of: entry)
    else { return nil }
    let value = details[argument]
    return "{\(argument.word): \(ArgumentPattern.text(of: value))}"
  }
}

extension Observation {
  /// Returns the name of the scene that an entry is about.
  func scene(of entry: TraceEntry) -> String {
    guard case .text(let name)? = trace.details(of: entry)?[.scene] else {
      return SceneList.firstName
    }
    return name
  }
}

extension Constraint {
  /// Returns diagnostics if the OS does not let the app read its state, or a name is unknown.
  ///
  /// Names that actions give are checked only where nobody would notice that one is misspelled. Elsewhere the failure shows
  /// what it is.
  func diagnostics(in context: CaseContext, checksGivenNames: Bool) -> [Diagnostic] {
    switch kind {
    case .action(let action): context.names?.diagnostics(to: action, at: range) ?? []
    case .state where context.os < OSVersion(4):
      [
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "an app can read its state in iOS 4.0 and later; this is iOS \(context.os)"
        )
      ]
    default:
      references.isEmpty
        ? []
        : references.filter { checksGivenNames || !$0.kind.isGiven }
          .compactMap { context.names?.objection(to: $0) }
    }
  }
}

/// The expected value of an argument.
indirect enum ArgumentPattern: Sendable {
  /// Any value that is present.
  case any
  /// A nil or empty value.
  case none
  /// A value equal to this text.
  case text(String)
  /// A mapping with at least these keys.
  case mapping([(key: String, value: ArgumentPattern)])
  /// A list of exactly these items.
  case list([ArgumentPattern])

  func matches(_ value: Details.Value?) -> Bool {
    switch (self, value) {
    case (.any, let value): value != nil
    case (.none, let value): value == nil
    case (.text(let expected), .text(let actual)): ExactText(expected) == ExactText(actual)
    case (.text(let expected), .list(let actual)):
      actual.map { ExactText($0) } == [ExactText(expected)]
    case (.mapping(let expected), .mapping(let actual)):
      expected.allSatisfy { key, pattern in pattern.matches(actual[key].map { .text($0) }) }
    case (.list(let expected), .list(let actual)):
      expected.count == actual.count
        && zip(expected, actual).allSatisfy { $0.matches(.text($1)) }
    default: false
    }
  }

  /// Returns how two texts that look the same differ; empty for any other values.
  func hint(for value: Details.Value?) -> String {
    switch (self, value) {
    case (.text(let expected), .text(let actual)?) where expected == actual:
      ExactText(expected) == ExactText(actual) ? "" : Self.hint(expected, actual)
    case (.mapping(let expected), .mapping(let actual)?):
      expected.lazy.map { $1.hint(for: actual[$0].map { .text($0) }) }.first { !$0.isEmpty } ?? ""
    case (.list(let expected), .list(let actual)?):
      zip(expected, actual).lazy.map { $0.hint(for: .text($1)) }.first { !$0.isEmpty } ?? ""
    default: ""
    }
  }

  /// Returns the differing characters of two texts that look the same.
  private static func hint(_ expected: String, _ actual: String) -> String {
    let (first, second) = ExactText(actual).differingCharacters(from: ExactText(expected))
    return " (they look the same: \(first), expected \(second))"
  }

  /// The pattern as a failure shows it.
  var yamlText: String {
    switch self {
    case .any: "any"
    case .none: "none"
    case .text(let text): "'\(text)'"
    case .mapping(let pairs):
      "{\(pairs.map { "\($0.key): \($0.value.yamlText)" }.joined(separator: ", "))}"
    case .list(let patterns): "[\(patterns.map(\.yamlText).joined(separator: ", "))]"
    }
  }

  /// Returns an argument's value as a failure shows it.
  static func text(of value: Details.Value?) -> String {
    switch value {
    case nil: "none"
    case .text(let text): "'\(text)'"
    case .list(let texts): "[\(texts.map { "'\($0)'" }.joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(mapping.sorted { $0.key < $1.key }.map { "\($0.key): '\($0.value)'" }.joined(separator: ", "))}"
    }
  }
}
