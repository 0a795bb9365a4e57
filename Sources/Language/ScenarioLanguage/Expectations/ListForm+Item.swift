@_spi(Package) internal import LifecycleCore

extension ListForm.Item {
  /// Returns whether an entry matches the item and its constraints.
  func isMet(by entry: TraceEntry, in observation: Observation) -> Bool {
    term == entry.term
      && constraints.allSatisfy { $0.isMet(by: entry, in: observation) }
  }

  /// The action with its arguments, if the item is an action.
  var action: Action? {
    for constraint in constraints {
      if case .action(let action) = constraint.kind { return action }
    }
    return nil
  }

  /// The item as a noun phrase, an action with its arguments.
  var name: String {
    guard let given = action?.argumentsText else { return term.name }
    return "'\(term.kind.key): {\(term.word): \(given)}'"
  }

  // MARK: - Possibility

  /// Returns why the item can never occur on this OS version or in this app; a forbidden term may be unknown.
  func diagnostics(in context: CaseContext, mayBeUnknown: Bool) -> [Diagnostic] {
    var diagnostics = mayBeUnknown ? [] : absence(in: context).map { [$0] } ?? []
    // By index, to avoid copying constraints.
    for index in constraints.indices {
      let found = constraints[index].diagnostics(in: context, checksGivenNames: mayBeUnknown)
      if !found.isEmpty { diagnostics += found }
    }
    return diagnostics
  }

  /// Returns why the OS version or the app does not have the term; nil if both have it.
  func absence(in context: CaseContext) -> Diagnostic? {
    let row = term.row
    if !row.exists(on: context.os) {
      if case .call(let method) = term, method.isSceneMethod, let range = context.impossibleScenes {
        return .impossibleScenes(at: range, on: context.os)
      }
      let existsElsewhere = context.versions.contains { row.exists(on: $0) }
      return Diagnostic(
        .notOnThisVersion,
        at: range,
        term.absenceMessage(on: context.os),
        help: existsElsewhere
          ? "expect it under 'versions' of the step, for the versions that have it"
          : "it is allowed only under 'never'"
      )
    }
    guard case .call(let method) = term else { return nil }
    let hasOtherLifeCycle = context.versions.contains { $0 < .firstWithScenes }
    let version = hasOtherLifeCycle ? context.os : nil
    if let diagnostic = method.objection(
      to: context.lifeCycle,
      from: context.lifeCycleOrigin,
      at: range,
      on: version
    ) {
      return diagnostic
    }
    if context.implemented.has(method) { return nil }
    return .notCalled(method, at: range, in: context)
  }

  /// Returns whether the item could occur in the case.
  func canOccur(in context: CaseContext) -> Bool {
    switch term {
    case .call(let method): context.calls(method) && hasTime
    case .event, .viewCall: (context.script?.hasInterface ?? true) && hasTime
    case .action: action.flatMap { context.script?.mayPerform($0) } ?? true
    case .state, .scene, .termination: true
    default: term.row.exists(on: context.os) && hasTime
    }
  }

  /// Whether its time constraints allow any time.
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
  /// Returns a message that an OS version does not have the term, and which versions do.
  fileprivate func absenceMessage(on os: OSVersion) -> String {
    let verb = kind.verb ?? "known"
    let until = row.until.map { ", but not in \($0) and later" } ?? ""
    return "'\(word)' is \(verb) in iOS \(row.since) and later\(until); this is iOS \(os)"
  }
}

extension Action {
  /// Returns whether the action has the kind of another one and all arguments that it specifies.
  func matches(_ expected: Action) -> Bool {
    kind == expected.kind
      && expected.arguments.indices.allSatisfy { index in
        let value = expected.arguments[index]
        return value == .absent || index < arguments.count && value == arguments[index]
      }
  }

  /// The arguments that have a short notation.
  fileprivate var argumentsText: String? {
    let given = zip(kind.parameters, arguments).compactMap { parameter, value in
      if case .flag(let flag) = value { return "\(parameter.name): \(flag)" }
      return parameter.written(value)
    }
    return given.isEmpty ? nil : given.joined(separator: ", ")
  }
}
