internal import LifecycleCore

/// What an item of a list asks of the one call, notification or effect that it stands for.
struct Constraint: Sendable {
  enum Kind: Sendable {
    /// Exactly so long after the step began.
    case at(VirtualTime)
    /// At most so long.
    case within(VirtualTime)
    /// At least so long.
    case after(VirtualTime)
    /// What `applicationState` reads inside.
    case state(AppState)
    /// The scene that it belongs to.
    case scene(String)
    /// The value of a detail.
    case argument(Detail, ArgumentPattern)
    /// The arguments of an action.
    case action(Action)
  }

  var kind: Kind
  var range: SourceRange
  /// The names in it of what the scenario describes, each at its place.
  var named: [NamedThing] = []

  /// Whether the entry meets the constraint.
  func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    switch kind {
    case .at(let time): entry.time - observation.start == time
    case .within(let time): entry.time - observation.start <= time
    case .after(let time): entry.time - observation.start >= time
    case .state(let state): entry.reads == state
    case .scene(let name): name == "main"
    case .argument(let argument, let pattern):
      observation.trace.details(of: entry).map { pattern.matches($0[argument]) } ?? true
    case .action(let wanted): observation.trace.action(of: entry)?.isOne(wanted) == true
    }
  }

  /// How the entry differs from the constraint, to follow what happened: `at 2s, expected at 1s`; nil if it meets it.
  func objection(to entry: TraceEntry, in observation: Observation) -> String? {
    if isMet(by: entry, in: observation) { return nil }
    let elapsed = entry.time - observation.start
    switch kind {
    case .at(let time): return "at \(elapsed), expected at \(time)"
    case .within(let time): return "at \(elapsed), expected within \(time)"
    case .after(let time): return "at \(elapsed), expected at \(time) or later"
    case .state(let state):
      return "in state \(entry.reads?.word ?? "none"), expected \(state.word)"
    case .scene(let name): return "for scene main, expected \(name)"
    case .argument(let argument, let pattern):
      let value = observation.trace.details(of: entry)?[argument]
      return "with \(argument.word): \(ArgumentPattern.text(of: value)), expected \(pattern.words)"
        + pattern.hint(for: value)
    case .action: return "with other arguments"
    }
  }

  /// The constraint as the language writes it, `{at: 1s}`.
  var words: String {
    switch kind {
    case .at(let time): "{at: \(time)}"
    case .within(let time): "{within: \(time)}"
    case .after(let time): "{after: \(time)}"
    case .state(let state): "{state: \(state.word)}"
    case .scene(let name): "{scene: \(name)}"
    case .argument(let argument, let pattern): "{\(argument.word): \(pattern.words)}"
    case .action: ""
    }
  }

  /// The argument of the entry that the constraint is about, in the same form; nil where it is about none.
  func argument(of entry: TraceEntry, in observation: Observation) -> String? {
    guard case .argument(let argument, _) = kind, let details = observation.trace.details(of: entry)
    else { return nil }
    let value = details[argument]
    return "{\(argument.word): \(ArgumentPattern.text(of: value))}"
  }
}

extension Constraint {
  /// Whether this OS lets the app read its state, and whether there is what is named.
  func objections(in context: CaseContext) -> [Diagnostic] {
    switch kind {
    case .action(let action): context.names?.objections(to: action, at: range) ?? []
    case .state where context.os < OSVersion(4):
      [
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "an app can read its state from iOS 4.0, but this is iOS \(context.os)"
        )
      ]
    default: named.compactMap { context.names?.objection(to: $0) }
    }
  }
}

/// What is wanted of an argument.
indirect enum ArgumentPattern: Sendable {
  /// It is there, whatever it is.
  case any
  /// It is nil or empty.
  case none
  /// It is equal to this text.
  case text(String)
  /// It holds at least these keys.
  case mapping([(key: String, value: ArgumentPattern)])
  /// It has just these items.
  case list([ArgumentPattern])

  func matches(_ value: Details.Value?) -> Bool {
    switch (self, value) {
    case (.any, let value): value != nil
    case (.none, let value): value == nil
    case (.text(let wanted), .text(let seen)): ExactText(wanted) == ExactText(seen)
    case (.text(let wanted), .list(let seen)): seen.map { ExactText($0) } == [ExactText(wanted)]
    case (.mapping(let wanted), .mapping(let seen)):
      wanted.allSatisfy { key, pattern in pattern.matches(seen[key].map { .text($0) }) }
    case (.list(let wanted), .list(let seen)):
      wanted.count == seen.count
        && zip(wanted, seen).allSatisfy { $0.matches(.text($1)) }
    default: false
    }
  }

  /// How two texts differ that look the same; empty for any others.
  func hint(for value: Details.Value?) -> String {
    switch (self, value) {
    case (.text(let wanted), .text(let seen)?) where wanted == seen:
      ExactText(wanted) == ExactText(seen) ? "" : Self.hint(wanted, seen)
    case (.mapping(let wanted), .mapping(let seen)?):
      wanted.lazy.map { $1.hint(for: seen[$0].map { .text($0) }) }.first { !$0.isEmpty } ?? ""
    case (.list(let wanted), .list(let seen)?):
      zip(wanted, seen).lazy.map { $0.hint(for: .text($1)) }.first { !$0.isEmpty } ?? ""
    default: ""
    }
  }

  /// The characters of two texts that look the same, without those that are the same.
  private static func hint(_ wanted: String, _ seen: String) -> String {
    var (first, second) = (seen.unicodeScalars[...], wanted.unicodeScalars[...])
    while let one = first.first, one == second.first {
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    while let one = first.last, one == second.last {
      (first, second) = (first.dropLast(), second.dropLast())
    }
    func codes(_ scalars: Substring.UnicodeScalarView) -> String {
      scalars.map { "U+\(String($0.value + 0x10000, radix: 16, uppercase: true).dropFirst())" }
        .joined(separator: " ")
    }
    return " (they look the same: \(codes(first)), expected \(codes(second)))"
  }

  /// What is wanted, as a failure shows it.
  var words: String {
    switch self {
    case .any: "any"
    case .none: "none"
    case .text(let text): "'\(text)'"
    case .mapping(let pairs):
      "{\(pairs.map { "\($0.key): \($0.value.words)" }.joined(separator: ", "))}"
    case .list(let patterns): "[\(patterns.map(\.words).joined(separator: ", "))]"
    }
  }

  /// An argument's value as a failure shows it.
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
