/// What an action is given, by the names of its parameters.
extension Action {
  /// The value of the parameter of that name; `.absent` where none was given, or the action has no such parameter.
  subscript(_ name: String) -> ArgumentValue {
    if arguments.isEmpty { return .absent }
    let index = kind.parameters.firstIndex { $0.name == name } ?? arguments.count
    return index < arguments.count ? arguments[index] : .absent
  }

  /// The text of the main parameter, which mostly names the thing that the action is about.
  var subject: String? { if case .text(let text)? = arguments.first { text } else { nil } }

  /// The same, empty if none was given.
  var name: String { subject ?? "" }

  func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }

  func count(_ name: String) -> Int? {
    if case .count(let count) = self[name] { count } else { nil }
  }

  func duration(_ name: String) -> VirtualTime? {
    if case .duration(let time) = self[name] { time } else { nil }
  }

  func flag(_ name: String) -> Bool { self[name] == .flag(true) }

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
