/// Another word for an action, which may stand for one of its arguments, too: `silent-push` is `push: silent`.
package struct ActionAlias: Sendable {
  /// The word.
  package let word: String
  /// The parameter that the word gives a value to, and the value as scenarios write it; nil for the action alone.
  package let argument: (name: String, value: String)?
}

/// Other words for an action in one text, which is split when they are asked for: the catalogue is made at each start.
struct AliasList {
  /// The words, separated by spaces.
  let words: String
  let argument: (name: String, value: String)?

  var all: [ActionAlias] {
    words.split(separator: " ").map { ActionAlias(word: String($0), argument: argument) }
  }
}

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
    case .duration, .actions: nil
    }
  }
}
