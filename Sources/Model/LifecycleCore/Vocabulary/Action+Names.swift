// The names in the arguments of actions.
extension Action {
  /// Returns the first name of one of some kinds in the arguments of the action itself.
  func name(of kinds: EnumSet<NameKind>) -> String? {
    if arguments.isEmpty || kind.nameKinds.isDisjoint(with: kinds) { return nil }
    for (parameter, argument) in zip(kind.parameters, arguments) {
      if case .text(let name) = argument, parameter.type.isName(of: kinds) { return name }
    }
    return nil
  }

  /// Returns the names of certain kinds in the arguments of the action itself, each with its kind.
  package func names(of kinds: EnumSet<NameKind>) -> [(kind: NameKind, name: String)] {
    if arguments.isEmpty || kind.nameKinds.isDisjoint(with: kinds) { return [] }
    return zip(kind.parameters, arguments).compactMap { parameter, argument in
      if case .text(let name) = argument, case .name(let kind) = parameter.type,
        kinds.contains(kind)
      {
        (kind, name)
      } else {
        nil
      }
    }
  }
}
