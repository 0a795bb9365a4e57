extension ActionAlias {
  /// The argument that the word stands for, with its parameter's index; nil for the action alone.
  package func preset(of kind: ActionKind) -> (index: Int, value: ArgumentValue)? {
    guard let argument,
      let index = kind.parameters.firstIndex(where: { $0.name == argument.name }),
      let value = kind.parameters[index].type.value(argument.value)
    else { return nil }
    return (index, value)
  }
}

extension ParameterType {
  /// Returns the value that a text of the catalogue stands for; nil if it is of another type.
  fileprivate func value(_ text: String) -> ArgumentValue? {
    switch self {
    case .text, .name: .text(text)
    case .word(let words): words.firstIndex(of: text).map { .word($0) }
    case .integer(let bounds):
      Int(text).flatMap { bounds.contains($0) ? .integer($0) : nil }
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .words, .duration, .actions, .payload: nil
    }
  }
}
