internal import LifecycleCore

/// Something that may happen in a run: `never` forbids moments.
indirect enum Moment: Sendable {
  case item(ListForm.Item)
  case any([Moment])

  /// What of the moment happened first, in which entry, and where it is written.
  struct Match {
    var entry: TraceEntry
    var range: SourceRange
    /// That it happened, in words.
    var happened: String
  }

  /// The items, any of which is the moment.
  private var items: [ListForm.Item] {
    switch self {
    case .item(let item): [item]
    case .any(let moments): moments.flatMap(\.items)
    }
  }

  /// The first entry of the observation that is the moment.
  func firstMatch(in observation: Observation) -> Match? {
    for entry in observation.trace.entries[observation.entries] {
      if let match = match(entry, in: observation) { return match }
    }
    return nil
  }

  /// Whether the entry is the moment.
  func matches(_ entry: TraceEntry, in observation: Observation) -> Bool {
    match(entry, in: observation) != nil
  }

  /// Where it is written.
  var range: SourceRange { items.first?.range ?? .startOfFile }

  /// What of the moment the entry is; nil if it is none of it.
  func match(_ entry: TraceEntry, in observation: Observation) -> Match? {
    switch self {
    case .item(let item):
      guard item.isMet(by: entry, in: observation) else { return nil }
      return Match(entry: entry, range: item.range, happened: happened)
    case .any(let moments):
      return moments.lazy.compactMap { $0.match(entry, in: observation) }.first
    }
  }

  /// What this app, or this OS, could never do; a selector that the OS does not know may stand here.
  func objections(in context: CaseContext, mayBeUnknown: Bool = true) -> [Diagnostic] {
    items.flatMap { $0.objections(in: context, mayBeUnknown: mayBeUnknown) }
  }

  /// Why the moment cannot come in a run of which this is the outcomes.
  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    let all = items.map { Impossibility.of($0, in: outcomes) }
    return all.contains { $0.isEmpty } ? [] : all.flatMap(\.self)
  }

  // MARK: - Words

  /// The moment as a noun.
  var words: String { items.map(\.name).joined(separator: " or ") }

  /// That it happened: `applicationDidBecomeActive: was called`.
  var happened: String { "\(words) \(kind?.happened ?? "happened")" }

  /// That it did not happen, perhaps in a certain time: `expected applicationDidBecomeActive:, not called`.
  func missing(_ time: String = "") -> String {
    "expected \(words)\(time), \(kind?.absent ?? "did not happen")"
  }

  /// What must come for the moment to come; nil where that is more than one thing.
  var outcome: Term? { if case .item(let item) = self { item.term } else { nil } }

  private var kind: TermKind? { outcome?.kind }
}

extension ListForm.Item {
  /// Whether an entry is the item, and meets what is asked of it.
  func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    term == entry.term
      && constraints.allSatisfy { $0.objection(to: entry, in: observation) == nil }
  }

  /// The item as a noun, an action with its arguments.
  fileprivate var name: String {
    for constraint in constraints {
      if case .action(let action) = constraint.kind, let given = action.words {
        return "'\(term.kind.key): {\(term.word): \(given)}'"
      }
    }
    return term.name
  }
}

extension Action {
  /// Whether it is of the other one's kind, and has all the arguments that the other one gives.
  func isOne(_ wanted: Action) -> Bool {
    kind == wanted.kind
      && wanted.arguments.indices.allSatisfy { index in
        let value = wanted.arguments[index]
        return value == .absent || index < arguments.count && value == arguments[index]
      }
  }

  /// Its arguments, as far as a word or two can name them.
  fileprivate var words: String? {
    let given = zip(kind.parameters, arguments).compactMap { parameter, value -> String? in
      switch value {
      case .absent, .actions: return nil
      case .text(let text): return text
      case .duration(let time): return "\(time)"
      case .count(let count): return "\(count)"
      case .flag(let flag): return "\(parameter.name): \(flag)"
      case .word(let index):
        guard case .word(let words) = parameter.type, words.indices.contains(index) else {
          return nil
        }
        return words[index]
      }
    }
    return given.isEmpty ? nil : given.joined(separator: ", ")
  }
}
