/// What an action is given, by the names of its parameters.
extension Action {
  /// The value of the parameter of that name; `.absent` where none was given, or the action has no such parameter.
  subscript(_ name: String) -> ArgumentValue {
    if arguments.isEmpty { return .absent }
    let index = kind.parameters.firstIndex { $0.name == name } ?? arguments.count
    return index < arguments.count ? arguments[index] : .absent
  }

  /// The text of the main parameter, which mostly names the thing that the action is about.
  package var subject: String? { if case .text(let text)? = arguments.first { text } else { nil } }

  /// The same, empty if none was given.
  var name: String { subject ?? "" }

  /// The text of a parameter.
  package func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }

  func count(_ name: String) -> Int? {
    if case .count(let count) = self[name] { count } else { nil }
  }

  /// The length of time that a parameter says.
  package func duration(_ name: String) -> VirtualTime? {
    if case .duration(let time) = self[name] { time } else { nil }
  }

  /// Whether a parameter says yes.
  package func flag(_ name: String) -> Bool { self[name] == .flag(true) }

  /// The value of a parameter as a scenario writes it; nil where none is given.
  package func written(_ name: String) -> String? {
    kind.parameters.first { $0.name == name }.flatMap { $0.written(self[name]) }
  }

  func script(_ name: String) -> [Action] {
    if case .actions(let actions) = self[name] { actions } else { [] }
  }

  /// The case of a word, found by its name; nil where none was given, or one of another list.
  func word<Word: WordList>(_ type: Word.Type, _ name: String) -> Word? {
    guard case .word(let index) = self[name],
      case .word(let words)? = kind.parameters.first(where: { $0.name == name })?.type
    else { return nil }
    return Word.allCases.first { $0.word == words[index] }
  }

  /// The script of its handler, which is called later; nil where none was given.
  var handler: [Action]? {
    let name =
      switch kind {
      case .beginBackgroundTask: "expiration"
      case .presentAlert, .presentActionSheet: "cancel"
      case .presentScreen: "done"
      default: ""
      }
    return if case .actions(let script) = self[name] { script } else { nil }
  }

  /// What identifies a task or an event for code in Swift, which knows it by more than its name.
  var identifier: Int? {
    if let last = arguments.last, case .count(let id) = last { id } else { nil }
  }
}

extension Parameter {
  /// A value as a scenario writes it; nil where none is given, and for actions.
  package func written(_ value: ArgumentValue) -> String? {
    switch (value, type) {
    case (.text(let text), _): text
    case (.word(let index), .word(let words)): words.indices.contains(index) ? words[index] : nil
    case (.duration(let time), _): "\(time)"
    case (.count(let count), _): "\(count)"
    case (.flag(let flag), _): "\(flag)"
    default: nil
    }
  }
}
