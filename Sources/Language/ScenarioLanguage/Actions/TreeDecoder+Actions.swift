@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes the word of an action; an action of another actor is an error that suggests the right one.
  mutating func actionKind(_ index: Tree.Index, of actor: Actor) -> ActionKind? {
    guard isScalar(index, "\(actor.article) \(actor.rawValue) action") else { return nil }
    let words = Vocabulary.actions(of: actor)
    if let kind = find(index, in: words) { return kind }
    let name = string(index)
    if actor == .app, customWords.actions.contains(name) {
      report(.misplacedAction, at: index, "'\(name)' is an action of the app under test") {
        "write it as a step, 'app: \(name)'; its own code cannot be written here"
      }
    } else if let other = ActionKind.allCases.first(where: { $0.word == name }) {
      let message = "'\(name)' is not \(actor.article) \(actor.rawValue) action"
      let help = actorHelp(other.actor, name, at: index)
      report(.unknownAction, at: index, message) { help }
    } else if let meant = Synonyms.action(for: name, of: actor) {
      let rest =
        ", or declare it in the configuration if your own app has it: 'app-actions: [\(name)]'"
      let help =
        meant.actor == actor
        ? .didYouMean(meant.example)
        : actorHelp(meant.actor, meant.example, at: index, actor == .app ? rest : "")
      report(.unknownAction, at: index, "unknown \(actor.rawValue) action '\(name)'") { help }
    } else if actor == .app {
      reportUnknownAppAction(index, words.words)
    } else {
      reportUnknown(.unknownAction, index, "\(actor.rawValue) action", words.words)
    }
    return nil
  }

  /// Returns the help for an action of another actor, with the edit of both words.
  private func actorHelp(
    _ actor: Actor,
    _ action: String,
    at index: Tree.Index,
    _ rest: String = ""
  ) -> Diagnostic.Help {
    let text = "\(actor.rawValue): \(action)"
    let help = Diagnostic.Help("write '\(text)'\(rest)")
    guard let key = tree.key(before: index), Actor(rawValue: string(key)) != nil else {
      return help
    }
    let range = SourceRange(Int(range(key).start), Int(range(index).end))
    return help.adding(Diagnostic.Fix(range: range, text: text))
  }

  /// Decodes a word, `{word: argument}`, or a word and its argument in one string.
  mutating func action(_ index: Tree.Index, of actor: Actor) -> Action? {
    switch node(index).kind {
    case .scalar, .quoted:
      if let (kind, arguments) = actionInOneText(index, of: actor) {
        return arguments.map { Action(kind, $0) }
      }
      guard let kind = actionKind(index, of: actor) else { return nil }
      if let missing = kind.parameters.first(where: \.isRequired) {
        reportMissing(missing, of: kind, at: index) {
          Diagnostic.Help("write \(kind.example)", replacements: [kind.example])
        }
        return nil
      }
      return Action(kind)
    case .mapping:
      guard let (key, value) = tree.onlyField(index) else { break }
      guard let kind = actionKind(key, of: actor) else { return nil }
      return arguments(value, of: kind, at: key).map { Action(kind, $0) }
    case .list: break
    }
    reportWrongType(index, "an action is one word, or one word with its arguments")
    return nil
  }

  /// Decodes an action and its one argument in one string, `open-url todo://item/5`; nil for any other form.
  private mutating func actionInOneText(
    _ index: Tree.Index,
    of actor: Actor
  ) -> (kind: ActionKind, arguments: [ArgumentValue]?)? {
    let text = node(index).text
    let bytes = tree.text[Int(text.start)..<Int(text.end)]
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let words = Vocabulary.actions(of: actor)
    let word = String(decoding: bytes[..<blank], as: UTF8.self)
    guard let kind = words[word] ?? words.aliases[word].flatMap({ words[$0] }),
      let main = kind.parameters.first,
      kind.parameters.dropFirst().allSatisfy({ !$0.isRequired }),
      let start = bytes[blank...].firstIndex(where: { $0 != UInt8(ascii: " ") })
    else { return nil }
    if case .actions = main.type { return nil }
    tree.setText(SourceRange(start, Int(text.end)), of: index)
    defer { tree.setText(text, of: index) }
    recordRewrite("{ \(kind.word): \(Self.quotedIfNeeded(string(index))) }", at: index)
    return (kind, mainArgument(index, of: kind))
  }

  private static func quotedIfNeeded(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || byte == UInt8(ascii: "-")
    }
    return isPlain ? text : YAMLText.quoted(text)
  }

  /// Returns the alias that an action is written with; nil if it is written with its own word.
  func alias(of kind: ActionKind, at index: Tree.Index) -> String? {
    let table = Vocabulary.actions(of: kind.actor)
    let word = node(index).kind == .mapping ? tree.onlyField(index)?.key ?? index : index
    // Most actions are written with their own words, for which no string is made.
    if findWithoutAliases(word, in: table) == kind { return nil }
    let text = String(string(word).prefix { $0 != " " })
    return table.aliases[text] == kind.word ? text : nil
  }

  /// Returns the word that an action is written with.
  private func written(_ kind: ActionKind, at index: Tree.Index) -> String {
    alias(of: kind, at: index) ?? kind.word
  }

  /// Decodes a list of app actions, under `during:`, in a handler or in an expiration handler.
  mutating func code(
    _ index: Tree.Index,
    allowing callbackActions: [ActionKind] = [],
    ifEmpty help: Diagnostic.Help = "remove the key"
  ) -> AppCode? {
    list(index, "a list of app actions", ifEmpty: help) { decoder, item in
      guard let action = decoder.action(item, of: .app) else { return nil }
      if action.kind.isOnlyForCallbacks, !callbackActions.contains(action.kind) {
        decoder.reportMisplaced(action.kind, at: item)
      }
      return (action, decoder.range(item))
    }
  }

  /// Reports an action that is only valid in a method that uses its result.
  mutating func reportMisplaced(_ kind: ActionKind, at index: Tree.Index) {
    let isAnswer = kind == .returnValue
    let purpose = isAnswer ? "answer" : "keep"
    report(.misplacedAction, at: index, "'\(kind.word)' has nothing to \(purpose) here") {
      let ability = isAnswer ? "returns something" : "has a completion handler"
      return "write it under 'during', below a method that \(ability)"
    }
  }

  private mutating func reportMissing(
    _ parameter: Parameter,
    of kind: ActionKind,
    at index: Tree.Index,
    help: () -> Diagnostic.Help = { "" }
  ) {
    let word = written(kind, at: index)
    let message = "'\(word)' needs '\(parameter.name)': \(parameter.summary)"
    report(.missingKey, at: index, message, help: help)
  }

  /// Decodes the arguments of an action: its main argument alone, or a mapping.
  private mutating func arguments(
    _ index: Tree.Index,
    of kind: ActionKind,
    at key: Tree.Index
  ) -> [ArgumentValue]? {
    let parameters = kind.parameters
    guard !parameters.isEmpty else {
      let word = written(kind, at: key)
      report(.unknownArgument, at: index, "'\(word)' has no arguments") {
        "write the word alone"
      }
      return nil
    }
    guard node(index).kind == .mapping else {
      if let missing = parameters.dropFirst().first(where: \.isRequired) {
        reportMissing(missing, of: kind, at: key)
        return nil
      }
      return mainArgument(index, of: kind)
    }
    var values = [ArgumentValue](repeating: .absent, count: parameters.count)
    let errors = diagnostics.errorCount
    readFields(index, Grammar.arguments(of: kind), into: &values)
    if diagnostics.errorCount == errors {
      checkTouchArguments(values, parameters, of: kind, in: index)
    }
    for (parameter, value) in zip(parameters, values)
    where parameter.isRequired && value == .absent && diagnostics.errorCount == errors {
      reportMissing(parameter, of: kind, at: key)
    }
    return diagnostics.errorCount == errors ? values : nil
  }

  /// Decodes the first argument of an action, which may be written alone.
  private mutating func mainArgument(_ index: Tree.Index, of kind: ActionKind) -> [ArgumentValue]? {
    var values = [ArgumentValue.absent]
    Grammar.arguments(of: kind).fields[0].read(&self, index, index, &values)
    return values[0] == .absent ? nil : values
  }
}

extension Actor {
  fileprivate var article: String { self == .app ? "an" : "a" }
}
