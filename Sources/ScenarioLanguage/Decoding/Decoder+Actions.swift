internal import LifecycleCore

extension Decoder {
  /// The word of an action; one of another actor is an error that suggests the right one.
  mutating func actionKind(_ index: Tree.Index, of actor: Actor) -> ActionKind? {
    guard isScalar(index, "\(actor.article) \(actor.rawValue) action") else { return nil }
    let words = Vocabulary.actions(of: actor)
    if let kind = find(index, in: words) { return kind }
    let name = string(index)
    if let other = ActionKind.allCases.first(where: { $0.word == name }) {
      diagnostics.add(
        .unknownAction,
        at: range(index),
        "'\(name)' is not \(actor.article) \(actor.rawValue) action",
        help: "write '\(other.actor.rawValue): \(name)'"
      )
    } else if let meant = Synonyms.action(for: name, of: actor) {
      diagnostics.add(
        .unknownAction,
        at: range(index),
        "unknown \(actor.rawValue) action '\(name)'",
        help: meant.actor == actor
          ? "did you mean '\(meant.example)'?"
          : "write '\(meant.actor.rawValue): \(meant.example)'"
      )
    } else {
      unknown(.unknownAction, index, "\(actor.rawValue) action", words.words)
    }
    return nil
  }

  /// A word, `{word: argument}`, or a word and its argument in one text.
  mutating func action(_ index: Tree.Index, of actor: Actor) -> Action? {
    switch node(index).kind {
    case .scalar, .quoted:
      if let (kind, argument) = actionInOneText(index, of: actor) {
        return argument.map { Action(kind, [$0]) }
      }
      guard let kind = actionKind(index, of: actor) else { return nil }
      if let missing = kind.parameters.first(where: \.isRequired) {
        diagnostics.add(
          .missingKey,
          at: range(index),
          "'\(kind.word)' needs '\(missing.name)': \(missing.summary)",
          help: "write \(kind.example)"
        )
        return nil
      }
      return Action(kind)
    case .mapping:
      guard let (key, value) = tree.onlyField(index) else { break }
      guard let kind = actionKind(key, of: actor) else { return nil }
      return arguments(value, of: kind, at: key).map { Action(kind, $0) }
    case .list: break
    }
    wrongType(index, "an action is one word, or one word with its argument")
    return nil
  }

  /// `open-url todo://item/5`: the word of an action, a blank, and its one argument; nil where it is something else.
  private mutating func actionInOneText(
    _ index: Tree.Index,
    of actor: Actor
  ) -> (kind: ActionKind, argument: ArgumentValue?)? {
    let text = node(index).text
    let bytes = tree.text[Int(text.start)..<Int(text.end)]
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let words = Vocabulary.actions(of: actor)
    tree.setText(SourceRange(Int(text.start), blank), of: index)
    let word = string(index)
    let kind = words[word] ?? words.aliases[word].flatMap { words[$0] }
    defer { tree.setText(text, of: index) }
    guard let kind, let main = kind.parameters.first,
      kind.parameters.dropFirst().allSatisfy({ !$0.isRequired }),
      let start = bytes[blank...].firstIndex(where: { $0 != UInt8(ascii: " ") })
    else { return nil }
    tree.setText(SourceRange(start, Int(text.end)), of: index)
    if case .actions = main.type { return nil }
    note("{ \(kind.word): \(Self.quotedIfNeeded(string(index))) }", at: index)
    return (kind, argument(index, main))
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || byte == UInt8(ascii: "-")
    }
    return isPlain ? text : JSONValue.text(text).text()
  }

  /// A list of what the app does, under `during:`, in a handler and in an expiration handler.
  mutating func appActions(_ index: Tree.Index, allowing onlyHere: [ActionKind]) -> [Action]? {
    guard let items = items(index, "a list of app actions") else { return nil }
    var actions: [Action] = []
    for item in items {
      guard let action = action(item, of: .app) else { continue }
      if action.kind.isOnlyForCallbacks, !onlyHere.contains(action.kind) {
        refuse(action.kind, at: item)
      }
      actions.append(action)
    }
    return actions
  }

  /// Reports an action that makes no sense outside of a method that waits for it.
  mutating func refuse(_ kind: ActionKind, at index: Tree.Index) {
    let isAnswer = kind == .returnValue
    diagnostics.add(
      .misplacedAction,
      at: range(index),
      "'\(kind.word)' has nothing to \(isAnswer ? "answer" : "keep") here",
      help: "write it under 'during', below a method that "
        + (isAnswer ? "returns something" : "has a completion handler")
    )
  }

  /// The arguments of an action: its main one alone, or a mapping.
  private mutating func arguments(
    _ index: Tree.Index,
    of kind: ActionKind,
    at key: Tree.Index
  ) -> [ArgumentValue]? {
    let parameters = kind.parameters
    guard let main = parameters.first else {
      diagnostics.add(
        .unknownArgument,
        at: range(index),
        "'\(kind.word)' has no arguments",
        help: "write the word alone"
      )
      return nil
    }
    guard node(index).kind == .mapping else {
      if let missing = parameters.dropFirst().first(where: \.isRequired) {
        diagnostics.add(
          .missingKey,
          at: range(key),
          "'\(kind.word)' needs '\(missing.name)': \(missing.summary)"
        )
        return nil
      }
      return argument(index, main).map { [$0] }
    }
    var values = [ArgumentValue](repeating: .absent, count: parameters.count)
    let errors = diagnostics.errorCount
    let table = WordTable(parameters.enumerated().map { ($0.element.name, $0.offset) })
    fields(of: index, table, in: "'\(kind.word)'") { decoder, position, _, value in
      if let argument = decoder.argument(value, parameters[position]) {
        values[position] = argument
        if kind == .startWork, argument == .duration(.zero) {
          decoder.wrongType(value, "work cannot repeat without a pause", help: "write 1ms or more")
        }
      }
    }
    if diagnostics.errorCount == errors { checkPlaces(values, parameters, of: kind, in: index) }
    for (parameter, value) in zip(parameters, values)
    where parameter.isRequired && value == .absent && diagnostics.errorCount == errors {
      diagnostics.add(
        .missingKey,
        at: range(key),
        "'\(kind.word)' needs '\(parameter.name)': \(parameter.summary)"
      )
    }
    return diagnostics.errorCount == errors ? values : nil
  }

  /// One argument, by its parameter's type.
  private mutating func argument(_ index: Tree.Index, _ parameter: Parameter) -> ArgumentValue? {
    switch parameter.type {
    case .text: return exactText(index, parameter.summary).map { .text($0) }
    case .duration: return duration(index, parameter.summary).map { .duration($0) }
    case .flag: return flag(index, parameter.summary).map { .flag($0) }
    case .actions: return appActions(index, allowing: []).map { .actions($0) }
    case .word(let words):
      guard let text = text(index, parameter.summary) else { return nil }
      if let position = words.firstIndex(of: text) { return .word(position) }
      unknown(.unknownWord, index, "word", words)
      return nil
    case .count(let bounds): return count(index, bounds, parameter.summary).map { .count($0) }
    }
  }
}

extension Actor {
  fileprivate var article: String { self == .app ? "an" : "a" }
}

extension ActionKind {
  /// The action as a scenario may write it, with what it needs.
  var example: String {
    let required = parameters.filter(\.isRequired)
    guard let first = required.first else { return word }
    guard required.count > 1 || first.name != parameters[0].name else {
      return "{\(word): \(first.type.example)}"
    }
    let arguments = required.map { "\($0.name): \($0.type.example)" }.joined(separator: ", ")
    return "{\(word): {\(arguments)}}"
  }
}

extension ParameterType {
  /// A value of the type, for a diagnostic.
  fileprivate var example: String {
    switch self {
    case .text: "\"..\""
    case .word(let words): words.first ?? ""
    case .duration: "2s"
    case .count(let bounds): "\(bounds.lowerBound)"
    case .flag: "true"
    case .actions: "[..]"
    }
  }
}
