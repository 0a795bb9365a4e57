@_spi(Package) internal import LifecycleCore

// Arguments that are beside an action instead of below it: `{ start-timer: typing, every: 1s }`.
extension TreeDecoder {
  typealias TreeField = (key: Tree.Index, value: Tree.Index)

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

  /// Returns what a word means as an action of an actor; nil if it is none, or one of several.
  func meaning(of word: String, of actor: Actor?) -> ActionMeaning? {
    guard let actor else {
      let meanings = ActionMeanings.withoutActor(word)
      return meanings.count == 1 && !customWords.actions.contains(word) ? meanings[0] : nil
    }
    return Vocabulary.actions(of: actor)[word].map { ActionMeaning($0) }
      ?? ActionMeanings.other(word, of: actor)
  }

  // MARK: The arguments

  /// Decodes the argument of an action, if it has one, with others.
  mutating func arguments(
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
  func flowText(of word: ActionWord, _ field: TreeField, _ others: [TreeField]) -> String? {
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
}
