internal import LifecycleCore

extension ListForm {
  /// Something that is expected, with what is asked of it.
  struct Item: Sendable {
    var term: Term
    var range: SourceRange
    var constraints: [Constraint] = []
    /// How often it is expected, where that is said.
    var times: Times?
    /// Whether the list is met without it: one of several that `times` allows.
    var isSpare = false

    /// So often it must come.
    var least: Int { times?.least ?? 1 }
    /// It may come no more often; nil for as often as it likes.
    var most: Int? { times.map(\.most) ?? 1 }
  }
}

extension ListForm.Item {
  /// Whether an entry is the item, and meets what is asked of it.
  func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    term == entry.term
      && constraints.allSatisfy { $0.isMet(by: entry, in: observation) }
  }

  /// The action that it is, with its arguments.
  var action: Action? {
    for constraint in constraints {
      if case .action(let action) = constraint.kind { return action }
    }
    return nil
  }

  /// The item as a noun, an action with its arguments.
  var name: String {
    guard let given = action?.words else { return term.name }
    return "'\(term.kind.key): {\(term.word): \(given)}'"
  }

  // MARK: - What can be

  /// What this OS version, or this app, can never do; what may be unknown may be forbidden all the same.
  func objections(in context: CaseContext, mayBeUnknown: Bool) -> [Diagnostic] {
    let objections = mayBeUnknown ? [] : termObjections(in: context)
    return constraints.isEmpty
      ? objections : objections + constraints.flatMap { $0.objections(in: context) }
  }

  private func termObjections(in context: CaseContext) -> [Diagnostic] {
    let row = term.row
    if !row.exists(on: context.os) {
      return [
        Diagnostic(
          .notOnThisVersion,
          at: range,
          term.absence(on: context.os),
          help: "it is allowed only under 'never'"
        )
      ]
    }
    guard case .call(let method) = term, !context.implemented.has(method) else { return [] }
    return [
      Diagnostic(
        .notImplemented,
        at: range,
        "'\(row.word)' is not implemented by the app, so it is never called",
        help: "add it to 'implements', or remove it here"
      )
    ]
  }

  /// Whether it could come in the case, whatever the app does.
  func canCome(in context: CaseContext) -> Bool {
    switch term {
    case .call(let method): context.calls(method) && hasTime
    case .event, .viewCall: (context.script?.hasInterface ?? true) && hasTime
    case .action: action.flatMap { context.script?.mayDo($0) } ?? true
    case .state, .scene, .termination: true
    default: term.row.exists(on: context.os) && hasTime
    }
  }

  /// Whether its limits of time leave any.
  private var hasTime: Bool {
    var earliest = VirtualTime.zero
    var latest: VirtualTime?
    for constraint in constraints {
      switch constraint.kind {
      case .at(let time):
        earliest = max(earliest, time)
        latest = min(latest ?? time, time)
      case .after(let time): earliest = max(earliest, time)
      case .within(let time): latest = min(latest ?? time, time)
      case .state, .scene, .argument, .action: break
      }
    }
    return latest.map { earliest <= $0 } ?? true
  }
}

extension Term {
  /// That an OS version does not have it, and from when to when others have.
  fileprivate func absence(on os: OSVersion) -> String {
    let verb = kind.verb ?? "known"
    let until = row.until.map { " and before iOS \($0)" } ?? ""
    return "'\(word)' is \(verb) from iOS \(row.since)\(until), but this is iOS \(os)"
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
    let given = zip(kind.parameters, arguments).compactMap { parameter, value in
      if case .flag(let flag) = value { return "\(parameter.name): \(flag)" }
      return parameter.written(value)
    }
    return given.isEmpty ? nil : given.joined(separator: ", ")
  }
}
