internal import LifecycleCore

extension ListForm.Item {
  /// What this OS version, or this app, can never do; what may be unknown may be forbidden all the same.
  func objections(in context: CaseContext, mayBeUnknown: Bool) -> [Diagnostic] {
    (mayBeUnknown ? [] : termObjections(in: context))
      + constraints.flatMap { $0.objections(in: context) }
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
        help: "add it to 'implements', or leave it out here"
      )
    ]
  }
}

extension Term {
  /// That an OS version does not have it, and from when to when others have.
  fileprivate func absence(on os: OSVersion) -> String {
    let verb = kind.verb ?? "known"
    let until = row.until.map { " to before iOS \($0)" } ?? ""
    return "'\(word)' is \(verb) from iOS \(row.since)\(until), and this is iOS \(os)"
  }
}

extension Constraint {
  /// Whether this OS lets the app read its state, and whether there is what is named.
  func objections(in context: CaseContext) -> [Diagnostic] {
    if case .action(let action) = kind {
      return context.names?.objections(to: action, at: range) ?? []
    }
    guard case .state = kind, context.os < OSVersion(4) else {
      return named.compactMap { context.names?.objection(to: $0) }
    }
    return [
      Diagnostic(
        .notOnThisVersion,
        at: range,
        "an app can read its state from iOS 4.0, and this is iOS \(context.os)"
      )
    ]
  }
}
