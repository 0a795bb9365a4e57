/// The arguments of an action, by parameter name.
extension Action {
  /// The value of the named parameter; `.absent` if it is omitted or the action has no such parameter.
  subscript(_ name: String) -> ArgumentValue {
    if arguments.isEmpty { return .absent }
    let index = kind.parameters.firstIndex { $0.name == name } ?? arguments.count
    return index < arguments.count ? arguments[index] : .absent
  }

  /// The text of the main parameter, usually the name of the object of the action.
  package var subject: String? { if case .text(let text)? = arguments.first { text } else { nil } }

  /// The text of the main parameter, or an empty string.
  var name: String { subject ?? "" }

  /// The scene that the action names.
  var sceneName: String? { name(of: .scenes) }

  /// Returns the text of a parameter.
  package func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }

  /// Returns the integer of a parameter.
  func integer(_ name: String) -> Int? {
    if case .integer(let number) = self[name] { number } else { nil }
  }

  /// Returns the duration of a parameter.
  package func duration(_ name: String) -> VirtualTime? {
    if case .duration(let time) = self[name] { time } else { nil }
  }

  /// Returns whether a flag parameter is true.
  package func flag(_ name: String) -> Bool { self[name] == .flag(true) }

  /// Returns the value of a parameter as written in a scenario; nil if it is omitted.
  package func written(_ name: String) -> String? {
    kind.parameters.first { $0.name == name }.flatMap { $0.written(self[name]) }
  }

  /// The payload of a push; nil if it has none.
  var payload: PushPayload? {
    if case .payload(let payload) = self["payload"] { payload } else { nil }
  }

  func script(_ name: String) -> [Action] {
    if case .actions(let actions) = self[name] { actions } else { [] }
  }

  /// Returns the case for a parameter's word; nil if it is omitted or from another list.
  func word<Word: WordList>(_ type: Word.Type, _ name: String) -> Word? {
    guard case .word(let index) = self[name],
      case .word(let words)? = kind.parameters.first(where: { $0.name == name })?.type
    else { return nil }
    return Word.allCases.first { $0.word == words[index] }
  }

  /// Whether the options with which it calls a completion handler present a notification; nil if it has none.
  var presentsNotification: Bool? {
    guard case .words(let chosen) = self["options"] else { return nil }
    return PresentationOption.allCases.enumerated()
      .contains { chosen & 1 << $0.offset != 0 && $0.element.isVisible }
  }

  /// The script of its handler, which is called later; nil if there is none.
  var handler: (kind: ActionHandler, script: [Action])? {
    guard let (kind, index) = self.kind.handler, case .actions(let script) = argument(index) else {
      return nil
    }
    return (kind, script)
  }

  /// The identifier of a task or an event, which only app code in Swift passes.
  var identifier: Int? {
    if let last = arguments.last, case .integer(let id) = last { id } else { nil }
  }
}

extension Parameter {
  /// Returns a value as written in a scenario; nil if it is absent or a list of actions.
  package func written(_ value: ArgumentValue) -> String? {
    switch (value, type) {
    case (.text(let text), _): text
    case (.word(let index), .word(let words)): words.indices.contains(index) ? words[index] : nil
    case (.words(let chosen), .words(let words)): ParameterType.written(chosen, of: words)
    case (.duration(let time), _): "\(time)"
    // The last argument may be the identifier of a task or an event, which belongs to no parameter.
    case (.integer(let number), .integer): "\(number)"
    case (.flag(let flag), _): "\(flag)"
    case (.payload(let payload), _): payload.json
    default: nil
    }
  }
}

extension ParameterType {
  /// Returns the chosen words of a list as written in a scenario.
  fileprivate static func written(_ chosen: UInt32, of words: [String]) -> String {
    let texts = words.indices.filter { chosen & 1 << $0 != 0 }.map { words[$0] }
    return texts.isEmpty ? "none" : "[\(texts.joined(separator: ", "))]"
  }
}
