@_spi(Package) internal import LifecycleCore

/// A constraint that is not about the time, in a form that can be compared.
enum EntryRequirement: Hashable {
  case state(AppState)
  case scene(ExactText)
  case argument(Detail, ExactText)
  case action(Action)

  /// Creates the requirement of a constraint; nil for one on the time.
  init?(_ constraint: Constraint.Kind) {
    switch constraint {
    case .at, .within, .after: return nil
    case .state(let state): self = .state(state)
    case .scene(let name): self = .scene(ExactText(name))
    case .argument(let detail, let pattern): self = .argument(detail, ExactText(pattern.key))
    case .action(let action): self = .action(action)
    }
  }
}

extension ArgumentPattern {
  /// A text that differs for each pattern.
  fileprivate var key: String {
    func key(_ text: String) -> String { "\(text.utf8.count):\(text)" }
    switch self {
    case .any: return "any"
    case .none: return "none"
    case .text(let text): return "text \(key(text))"
    case .mapping(let pairs):
      return "mapping \(pairs.count): \(pairs.map { key($0.key) + $0.value.key }.joined())"
    case .list(let patterns): return "list \(patterns.count): \(patterns.map(\.key).joined())"
    }
  }
}

/// A property of an entry by which it is found: its state, its scene, or a part of an argument.
enum EntryKey: Hashable {
  case state(Term, AppState)
  case scene(Term, String)
  /// A text, or a list of this text alone.
  case text(Term, Detail, String)
  /// A text at an index of a list.
  case element(Term, Detail, Int, String)
  /// A key of a mapping, with its text.
  case field(Term, Detail, String, String)
  /// The argument of an action.
  case argument(Term, Int, ArgumentValue)

  /// A kind of key; all keys of a kind and a term are created at once.
  enum Kind: Hashable {
    case state(Term)
    case scene(Term)
    case detail(Term, Detail)
    case action(Term)

    /// The term of the entries.
    var term: Term {
      switch self {
      case .state(let term), .scene(let term), .detail(let term, _), .action(let term): term
      }
    }

    /// Whether the key is a part of the entry's details.
    var isOfDetails: Bool { if case .detail = self { true } else { false } }
  }

  /// The kind of the key.
  var kind: Kind {
    switch self {
    case .state(let term, _): .state(term)
    case .scene(let term, _): .scene(term)
    case .text(let term, let detail, _), .element(let term, let detail, _, _),
      .field(let term, let detail, _, _):
      .detail(term, detail)
    case .argument(let term, _, _): .action(term)
    }
  }

  /// Creates the key that all entries have which meet a constraint; nil if there is no such key.
  init?(_ constraint: Constraint.Kind, _ term: Term) {
    switch constraint {
    case .at, .within, .after: return nil
    case .state(let state): self = .state(term, state)
    case .scene(let name): self = .scene(term, name)
    case .argument(let detail, .text(let text)): self = .text(term, detail, text)
    case .argument(let detail, .list(let patterns)):
      for (index, pattern) in patterns.enumerated() {
        guard case .text(let text) = pattern else { continue }
        self = .element(term, detail, index, text)
        return
      }
      return nil
    case .argument(let detail, .mapping(let pairs)):
      for (key, pattern) in pairs {
        guard case .text(let text) = pattern else { continue }
        self = .field(term, detail, key, text)
        return
      }
      return nil
    case .argument(_, .any), .argument(_, .none): return nil
    case .action(let action):
      guard let index = action.arguments.firstIndex(where: { $0 != .absent }) else { return nil }
      self = .argument(term, index, action.arguments[index])
    }
  }

  /// Returns the keys of a kind that an entry has; nil if it has no details, and so meets any constraint on them.
  static func keys(of entry: TraceEntry, _ kind: Kind, in observation: Observation) -> [EntryKey]? {
    switch kind {
    case .state(let term): return entry.reads.map { [.state(term, $0)] } ?? []
    case .scene(let term): return [.scene(term, observation.scene(of: entry))]
    case .detail(let term, let detail):
      guard let details = observation.trace.details(of: entry) else { return nil }
      switch details[detail] {
      case nil: return []
      case .text(let text)?: return [.text(term, detail, text)]
      case .list(let texts)?:
        return (texts.count == 1 ? [.text(term, detail, texts[0])] : [])
          + texts.enumerated().map { .element(term, detail, $0, $1) }
      case .mapping(let texts)?: return texts.map { .field(term, detail, $0, $1) }
      }
    case .action(let term):
      let arguments = observation.trace.action(of: entry)?.arguments ?? []
      return arguments.enumerated().map { .argument(term, $0, $1) }
    }
  }
}
