@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// What the word of an action says: its kind, and the argument that an alias stands for.
  typealias ActionWord = (kind: ActionKind, preset: ActionMeaning.Preset?)

  /// Decodes the word of an action, or reports an error about it.
  mutating func actionWord(_ index: Tree.Index, of actor: Actor) -> ActionWord? {
    guard isScalar(index, "\(actor.article) \(actor.rawValue) action") else { return nil }
    if let kind = findWithoutAliases(index, in: Vocabulary.actions(of: actor)) {
      return (kind, nil)
    }
    if let meaning = ActionMeanings.other(string(index), of: actor) {
      hasOtherWord = true
      return (meaning.kind, meaning.preset)
    }
    reportUnknownAction(index, of: actor)
    return nil
  }

  /// Decodes a word, `{word: argument}`, or a word and its argument in one string.
  mutating func action(_ index: Tree.Index, of actor: Actor) -> Action? {
    switch node(index).kind {
    case .scalar, .quoted:
      if let (kind, arguments) = actionInOneText(index, of: actor) {
        return arguments.map { Action(kind, $0) }
      }
      return actionAlone(index, of: actor)
    case .mapping:
      guard let (key, value) = tree.onlyField(index) else {
        guard let field = actionField(index, of: actor) else { break }
        return action(field, besideArgumentsIn: index, of: actor)
      }
      guard let word = actionWord(key, of: actor) else { return nil }
      forgetRewrites(of: value)
      guard let arguments = arguments(value, of: word, at: key) else { return nil }
      if let link = universalLink(word.kind, arguments, key, value) { return link }
      if rewrites(index, of: actor) { recordAlias(of: word, at: key, value) }
      return Action(word.kind, arguments)
    case .list: break
    }
    reportWrongType(index, "an action is one word, or one word with its arguments")
    return nil
  }

  /// Decodes an action as a pattern of what happens, in which an argument that is left out can be any.
  mutating func actionPattern(_ index: Tree.Index, of actor: Actor) -> Action? {
    if node(index).kind == .mapping {
      let action = action(index, of: actor)
      if let action, action.delay != nil {
        let word = action.kind.word
        report(.unknownArgument, at: index, "'\(word)' happens when the time under 'after' is over")
        {
          "write '\(word)' without 'after'"
        }
      }
      return action
    }
    guard let word = actionWord(index, of: actor) else { return nil }
    if rewrites(index, of: actor) { recordAlias(of: word, at: index) }
    return Action(word.kind, word.preset?.values ?? [])
  }

  /// Decodes an action that is written without arguments.
  mutating func actionAlone(_ index: Tree.Index, of actor: Actor) -> Action? {
    guard let word = actionWord(index, of: actor) else { return nil }
    let kind = word.kind
    if let missing = firstMissing(of: word, after: 0), !isBeside(missing, of: kind, at: index) {
      reportMissing(missing, of: kind, at: index) {
        let example = ActionMeaning.example(of: kind, word.preset)
        return Diagnostic.Help("write \(example)", replacements: [example])
      }
      return nil
    }
    if rewrites(index, of: actor) { recordAlias(of: word, at: index) }
    return Action(kind, word.preset?.values ?? [])
  }

  /// Returns the first required parameter from a position on that the word does not stand for.
  private func firstMissing(of word: ActionWord, after start: Int) -> Parameter? {
    let parameters = word.kind.parameters
    guard let preset = word.preset else {
      return parameters.dropFirst(start).first(where: \.isRequired)
    }
    return parameters.indices.dropFirst(start)
      .first { parameters[$0].isRequired && $0 != preset.index }
      .map { parameters[$0] }
  }

  /// Decodes an action and its one argument in one string, `open-url todo://item/5`; nil for any other form.
  mutating func actionInOneText(
    _ index: Tree.Index,
    of actor: Actor
  ) -> (kind: ActionKind, arguments: [ArgumentValue]?)? {
    let text = node(index).text
    let bytes = tree.text[Int(text.start)..<Int(text.end)]
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    // In 'Tap Icon' the argument is not 'Icon': no action is in uppercase.
    guard bytes[..<blank].allSatisfy({ !(0x41...0x5A).contains($0) }) else { return nil }
    let name = String(decoding: bytes[..<blank], as: UTF8.self)
    let known = Vocabulary.actions(of: actor)[name].map { ActionMeaning($0) }
    guard let meaning = known ?? ActionMeanings.other(name, of: actor) else { return nil }
    if known == nil { hasOtherWord = true }
    let word = (kind: meaning.kind, preset: meaning.preset)
    guard let main = mainParameter(of: word), firstMissing(of: word, after: main + 1) == nil,
      let start = bytes[blank...].firstIndex(where: { $0 != UInt8(ascii: " ") })
    else { return nil }
    if case .actions = word.kind.parameters[main].type { return nil }
    tree.setText(SourceRange(start, Int(text.end)), of: index)
    defer { tree.setText(text, of: index) }
    _ = rewriteLog?.remove(at: range(index))
    let arguments = argument(index, of: word, at: main)
    let value = rewriteLog?.remove(at: range(index))
    if arguments != nil, rewriteLog != nil, known != nil || rewrites(index, of: actor) {
      recordShortForm(of: word, at: index, value ?? Self.quotedIfNeeded(string(index)))
    }
    return (word.kind, arguments)
  }

  /// Returns the index of the parameter whose value can be written alone; nil if there is none.
  func mainParameter(of word: ActionWord) -> Int? {
    let main = word.preset?.index == 0 ? 1 : 0
    return main < word.kind.parameters.count ? main : nil
  }

  /// Decodes a list of app actions, or one alone, under `during:`, in a handler or in an expiration handler.
  mutating func code(
    _ index: Tree.Index,
    in method: DelegateMethod? = nil,
    ifEmpty help: Diagnostic.Help = "remove the key"
  ) -> AppCode? {
    let code: AppCode?
    if node(index).kind == .mapping {
      if node(index).isFlow { recordItemAlone(index) }
      code = codeAction(index, in: method).map { [$0] }
    } else {
      code = list(index, "a list of app actions", ifEmpty: help) {
        $0.codeAction($1, in: method)
      }
    }
    return method?.hasCompletionHandler == true ? code.map(Self.keepingHandler) : code
  }

  private mutating func codeAction(
    _ index: Tree.Index,
    in method: DelegateMethod?
  ) -> AppCode.Element? {
    guard let action = action(index, of: .app) else { return nil }
    checkPlace(of: action, in: method, at: index)
    return (action, range(index))
  }

  /// Returns the code of a method with a completion handler that keeps it, if it is to be called after the method returned.
  private static func keepingHandler(_ code: AppCode) -> AppCode {
    guard !code.contains(where: { $0.action.kind == .keepCompletionHandler }),
      let call = code.first(where: {
        $0.action.kind == .callCompletionHandler && $0.action.delay != nil
      })
    else { return code }
    return [(Action(.keepCompletionHandler), call.range)] + code
  }

  /// Reports an action that is not valid in a method, or outside of any.
  mutating func checkPlace(of action: Action, in method: DelegateMethod?, at index: Tree.Index) {
    switch action.kind {
    case .returnValue where method?.answersYesOrNo != true,
      .keepCompletionHandler where method?.hasCompletionHandler != true:
      reportMisplaced(action.kind, at: index)
    case .callCompletionHandler:
      for (parameter, value) in zip(action.kind.parameters, action.arguments)
      where value != .absent {
        guard let receivers = DelegateMethod.receivers(ofHandlerArgument: parameter.name),
          !receivers.contains(where: { $0 == method })
        else { continue }
        reportMisplaced(parameter, receivers, at: index)
      }
    default: break
    }
  }

  /// Reports an argument of a completion handler that the method does not have.
  private mutating func reportMisplaced(
    _ parameter: Parameter,
    _ receivers: [DelegateMethod],
    at index: Tree.Index
  ) {
    let message = "no completion handler takes '\(parameter.name)' here"
    report(.misplacedAction, at: index, message) {
      let names = receivers.map { "'\($0.swiftName)'" }.joined(separator: " or ")
      return "write it under 'during', below \(names)"
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
  mutating func arguments(
    _ index: Tree.Index,
    of word: ActionWord,
    at key: Tree.Index
  ) -> [ArgumentValue]? {
    let kind = word.kind
    if kind == .push, isPayload(index) { return pushArguments(index, of: word, at: key) }
    guard let main = mainParameter(of: word) else {
      let name = written(kind, at: key)
      report(.unknownArgument, at: index, "'\(name)' has no arguments") { "write the word alone" }
      return nil
    }
    guard node(index).kind == .mapping else {
      if let missing = firstMissing(of: word, after: main + 1),
        !isBeside(missing, of: kind, at: key)
      {
        reportMissing(missing, of: kind, at: key)
        return nil
      }
      return argument(index, of: word, at: main)
    }
    let index = kind.repeats || kind == .stopWork ? namingWork(index) : index
    let parameters = kind.parameters
    var values = [ArgumentValue](repeating: .absent, count: parameters.count)
    let errors = diagnostics.errorCount
    readFields(index, Grammar.arguments(of: kind), into: &values)
    if let preset = word.preset { set(preset, in: &values, index, at: key) }
    if kind == .push { setKind(ofPush: &values, index) }
    if diagnostics.errorCount == errors {
      checkTouchArguments(values, parameters, of: kind, in: index)
    }
    for (parameter, value) in zip(parameters, values)
    where parameter.isRequired && value == .absent && diagnostics.errorCount == errors {
      reportMissing(parameter, of: kind, at: key)
    }
    return diagnostics.errorCount == errors ? values : nil
  }

  /// Returns arguments in which the kind of work is the key of its name, `{timer: progress}`, with the keys of both.
  private mutating func namingWork(_ index: Tree.Index) -> Tree.Index {
    var fields = Array(tree.fields(index))
    guard let position = fields.firstIndex(where: { WorkKind(rawValue: string($0.key)) != nil }),
      !fields.contains(where: { isText($0.key, "kind") || isText($0.key, "name") })
    else { return index }
    let work = fields[position].key
    if rewriteLog != nil {
      let separator = node(index).isFlow ? ", " : "\n" + indentation(of: work)
      recordRewrite("kind: \(string(work))\(separator)name", at: work)
    }
    fields[position].key = tree.appendScalar("name")
    fields.insert((tree.appendScalar("kind"), work), at: position)
    return tree.appendMapping(of: fields, at: range(work))
  }

  /// Sets the argument that an alias stands for, which cannot be given a second time.
  private mutating func set(
    _ preset: ActionMeaning.Preset,
    in values: inout [ArgumentValue],
    _ arguments: Tree.Index,
    at key: Tree.Index
  ) {
    if values[preset.index] != .absent {
      let argument =
        tree.fields(arguments).first { string($0.key) == preset.name }?.key ?? arguments
      let message = "'\(string(key))' is '\(preset.name): \(preset.text)' already"
      report(.unknownArgument, at: argument, message) { "remove '\(preset.name)'" }
    }
    values[preset.index] = preset.value
  }

  /// Decodes the value of one parameter, which is written alone.
  private mutating func argument(
    _ index: Tree.Index,
    of word: ActionWord,
    at position: Int
  ) -> [ArgumentValue]? {
    if word.kind == .push, isPayload(index) { return pushArguments(index, of: word, at: index) }
    var values = [ArgumentValue.absent]
    if let preset = word.preset {
      let count = max(position, preset.index) + 1
      values = [ArgumentValue](repeating: .absent, count: count)
      values[preset.index] = preset.value
    }
    Grammar.arguments(of: word.kind).fields[position].read(&self, index, index, &values)
    return values[position] == .absent ? nil : values
  }
}

extension DelegateMethod {
  /// Returns the methods whose completion handler takes an argument; nil for an argument of the action itself.
  fileprivate static func receivers(ofHandlerArgument name: String) -> [DelegateMethod]? {
    switch name {
    case "result": [.didReceiveRemoteNotificationFetch, .performFetch]
    case "options": [.willPresentNotification]
    default: nil
    }
  }
}

extension Actor {
  var article: String { self == .app ? "an" : "a" }
}
