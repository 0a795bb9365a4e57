@_spi(Package) internal import LifecycleCore

// Arguments that are beside an action instead of below it: `{ start-timer: typing, every: 1s }`, and keys of a step:
//
//     - user: open-url
//       url: notes://1
extension TreeDecoder {
  typealias TreeField = (key: Tree.Index, value: Tree.Index)

  // MARK: In braces

  /// Returns the only field of a mapping that is an action, beside which are its arguments.
  func actionField(_ index: Tree.Index, of actor: Actor) -> TreeField? {
    let actions = tree.fields(index).filter { meaning(of: string($0.key), of: actor) != nil }
    // An argument can have the name of an action.
    let complete = actions.filter { field in
      let keys = meaning(of: string(field.key), of: actor).map { Grammar.arguments(of: $0.kind) }
      return tree.fields(index).allSatisfy {
        $0.key == field.key || keys?.name(meantBy: string($0.key)) != nil
      }
    }
    let candidates = complete.isEmpty ? actions : complete
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Decodes an action in one mapping with its arguments.
  mutating func action(
    _ field: TreeField,
    besideArgumentsIn index: Tree.Index,
    of actor: Actor
  ) -> Action? {
    guard let word = actionWord(field.key, of: actor) else { return nil }
    let others = tree.fields(index).filter { $0.key != field.key }
    guard let values = arguments(field, and: others, of: word) else { return nil }
    if rewrites(index, of: actor), let text = flowText(of: word, field, others) {
      recordRewrite("{ \(text) }", at: index)
    }
    return Action(word.kind, values)
  }

  // MARK: As keys of a step

  /// Decodes a key of a step that is an argument of its action, with all others; returns false if it is none.
  mutating func readArgument(_ key: Tree.Index, into partial: inout PartialStep) -> Bool {
    if argumentKeys.contains(key) { return true }
    guard let action = stepAction(of: partial.index),
      let word = meaning(of: string(action.field.key), of: action.actor)
    else { return false }
    let keys = Grammar.arguments(of: word.kind)
    let others = tree.fields(partial.index).filter {
      let name = string($0.key)
      return Grammar.step.name(meantBy: name) == nil && keys.name(meantBy: name) != nil
    }
    guard others.contains(where: { $0.key == key }) else { return false }
    argumentKeys.formUnion(others.map(\.key))
    let errors = diagnostics.errorCount
    forgetRewrites(of: action.field.value)
    let values = arguments(action.field, and: others, of: (word.kind, word.preset))
    guard let values, diagnostics.errorCount == errors else { return true }
    partial.completeAction = Action(word.kind, values)
    if partial.action != nil { partial.step.activity = .action(Action(word.kind, values)) }
    recordArguments(of: word, action, others, in: partial.index)
    return true
  }

  /// Returns whether a required argument is beside the action of the step being decoded.
  func isBeside(_ parameter: Parameter, of kind: ActionKind, at index: Tree.Index) -> Bool {
    guard let stepAction,
      [stepAction.key, stepAction.value, tree.onlyField(stepAction.value)?.key].contains(index)
    else { return false }
    let keys = Grammar.arguments(of: kind)
    return tree.fields(stepAction.step).contains {
      keys.name(meantBy: string($0.key)) == parameter.name
    }
  }

  /// The action of a step: where it is, its word with its argument, and who performs it.
  private typealias StepAction = (place: TreeField, field: TreeField, actor: Actor?)

  /// Returns the action of a step: `user: word`, `user: {word: argument}`, or, without an actor, `word: argument`.
  private func stepAction(of step: Tree.Index) -> StepAction? {
    let fields = Array(tree.fields(step))
    for field in fields {
      guard let actor = Actor(rawValue: string(field.key)) else { continue }
      if let only = tree.onlyField(field.value) { return (field, only, actor) }
      return node(field.value).kind == .mapping ? nil : (field, (field.value, field.value), actor)
    }
    let bare = fields.first {
      Grammar.step.name(meantBy: string($0.key)) == nil
        && meaning(of: string($0.key), of: nil) != nil
    }
    return bare.map { ($0, $0, nil) }
  }

  /// Returns what a word means as an action of an actor; nil if it is none, or one of several.
  private func meaning(of word: String, of actor: Actor?) -> ActionMeaning? {
    guard let actor else {
      let meanings = ActionMeanings.withoutActor(word)
      return meanings.count == 1 && !customWords.actions.contains(word) ? meanings[0] : nil
    }
    return Vocabulary.actions(of: actor)[word].map { ActionMeaning($0) }
      ?? ActionMeanings.other(word, of: actor)
  }

  // MARK: The arguments

  /// Decodes the argument of an action, if it has one, with others.
  private mutating func arguments(
    _ field: TreeField,
    and others: [TreeField],
    of word: ActionWord
  ) -> [ArgumentValue]? {
    var fields = others
    if field.key != field.value, !isEmpty(field.value) {
      if node(field.value).kind == .mapping {
        fields = tree.fields(field.value) + others
      } else {
        guard let main = mainParameter(of: word) else {
          return arguments(field.value, of: word, at: field.key)
        }
        let name = word.kind.parameters[main].name
        let keys = Grammar.arguments(of: word.kind)
        if let twice = others.first(where: { keys.name(meantBy: string($0.key)) == name }) {
          report(.duplicateKey, at: twice.key, "'\(name)' is '\(string(field.value))' already") {
            "remove one of them"
          }
          return nil
        }
        fields.insert((tree.appendScalar(name), field.value), at: 0)
      }
    }
    let mapping = tree.appendMapping(of: fields, at: range(others[0].key))
    return arguments(mapping, of: word, at: field.key)
  }

  // MARK: The standard spelling

  /// Returns an action with its arguments in braces; nil if they cannot be written on one line.
  private func flowText(of word: ActionWord, _ field: TreeField, _ others: [TreeField]) -> String? {
    let keys = Grammar.arguments(of: word.kind)
    var fields = word.preset.map { [$0.field] } ?? []
    if field.key != field.value, !isEmpty(field.value) {
      guard node(field.value).kind != .mapping, let main = mainParameter(of: word),
        let text = flowText(field.value)
      else { return nil }
      fields.append("\(word.kind.parameters[main].name): \(text)")
    }
    for (key, value) in others {
      guard let name = keys.name(meantBy: string(key)), let text = flowText(value) else {
        return nil
      }
      fields.append("\(name): \(text)")
    }
    let text = Self.text(of: word.kind, fields)
    return text.contains("\n") ? nil : text
  }

  /// Records that arguments beside the action of a step are written below it.
  private func recordArguments(
    of word: ActionMeaning,
    _ action: StepAction,
    _ others: [TreeField],
    in step: Tree.Index
  ) {
    guard let rewriteLog, writtenTexts[action.field.value] == nil,
      let text = flowText(of: (word.kind, word.preset), action.field, others)
    else { return }
    let written = "\(word.kind.actor.rawValue): { \(text) }"
    let head = SourceRange(
      Int(range(action.place.key).start),
      max(
        Int(range(action.place.value).end),
        colonEnd(after: action.place.key) ?? Int(range(action.place.key).end)
      )
    )
    let lines = others.compactMap { removal(of: $0, in: step) }
    let isDone = others.allSatisfy { !rewriteLog.hasRewrites(in: range($0.key)) }
    guard isDone, lines.count == others.count else { return rewriteLog.note(written, at: head) }
    _ = rewriteLog.remove(at: range(action.place.key))
    rewriteLog.record(written, at: head)
    for line in lines { rewriteLog.record("", at: line, note: nil) }
  }

  /// Returns what is removed with a field of a step: its line, or in braces what begins with the comma before it; nil if it
  /// is the first field, or not alone on its line.
  private func removal(of field: TreeField, in step: Tree.Index) -> SourceRange? {
    var previous: TreeField?
    for other in tree.fields(step) {
      if other.key == field.key { break }
      previous = other
    }
    guard let previous else { return nil }
    let (start, end) = (Int(range(previous.value).end), Int(range(field.value).end))
    let between = tree.text[start..<Int(range(field.key).start)]
    if node(step).isFlow {
      return between.allSatisfy { ", ".utf8.contains($0) } ? SourceRange(start, end) : nil
    }
    let rest = tree.text[end...].prefix { $0 != UInt8(ascii: "\n") }
    guard rest.allSatisfy({ $0 == UInt8(ascii: " ") }),
      let line = between.lastIndex(of: UInt8(ascii: "\n")),
      tree.text[Int(range(field.key).start)..<end].allSatisfy({ $0 != UInt8(ascii: "\n") })
    else { return nil }
    return SourceRange(line, rest.endIndex)
  }
}
