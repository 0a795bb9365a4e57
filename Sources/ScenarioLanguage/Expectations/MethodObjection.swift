internal import LifecycleCore

/// Why a method cannot be expected or forbidden.
enum MethodObjection {
  /// Whether this OS knows the method and the app implements it.
  static func all(
    _ method: DelegateMethod,
    at range: SourceRange,
    in context: CaseContext,
    mayBeUnknown: Bool
  ) -> [Diagnostic] {
    if method.since > context.os {
      if mayBeUnknown { return [] }
      return [
        Diagnostic(
          .notOnThisVersion,
          at: range,
          "'\(method.selector)' is called from iOS \(method.since), and this is iOS \(context.os)",
          help: "it can stand under 'never' only"
        )
      ]
    }
    if !context.implemented.has(method) {
      return [
        Diagnostic(
          .notImplemented,
          at: range,
          "'\(method.selector)' is not implemented by the app, so it is never called",
          help: "add it to 'implements', or leave it out here"
        )
      ]
    }
    return []
  }

  /// Whether this OS lets the app read its state, and whether there is what is named.
  static func ofConstraints(_ constraints: [Constraint], in context: CaseContext) -> [Diagnostic] {
    constraints.flatMap { constraint -> [Diagnostic] in
      guard case .state = constraint.kind, context.os < OSVersion(4) else {
        return constraint.named.compactMap { context.names?.objection(to: $0) }
      }
      return [
        Diagnostic(
          .notOnThisVersion,
          at: constraint.range,
          "an app can read its state from iOS 4.0, and this is iOS \(context.os)"
        )
      ]
    }
  }
}
