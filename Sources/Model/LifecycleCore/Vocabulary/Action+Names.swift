// The names in the arguments of actions.
extension Action {
  /// The names in the arguments of the action itself, each with its kind.
  package var names: [(kind: NameKind, name: String)] {
    // Most actions have no arguments.
    if arguments.isEmpty { return [] }
    return zip(kind.parameters, arguments).compactMap { parameter, argument in
      if case .text(let name) = argument, let kind = parameter.type.nameKind {
        (kind, name)
      } else {
        nil
      }
    }
  }
}

extension ActionKind {
  /// Whether it brings the app something that may be for one of several scenes.
  package var isArrival: Bool { hasParameter { $0 == .receivingScene } }

  /// Returns whether it has a parameter for a name of certain kinds.
  package func hasParameter(_ isIncluded: (NameKind) -> Bool) -> Bool {
    parameters.contains { $0.type.nameKind.map(isIncluded) ?? false }
  }
}
