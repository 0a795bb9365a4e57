@_spi(Package) internal import LifecycleCore

// Actions without their actor: `- press-home`, `- open-url: notes://1`, and with expectations below: `- press-home:`.
extension TreeDecoder {
  /// What an action without its actor is.
  private enum BareAction {
    case action(ActionMeaning)
    /// An action of the app under test.
    case custom(String)
  }

  /// Decodes an action that is all of a step, in one string; nil if the string is not an action.
  ///
  /// After an error, the step does nothing.
  mutating func bareStep(_ index: Tree.Index) -> Step? {
    let text = string(index)
    let name = String(text.prefix { $0 != " " })
    guard node(index).kind != .list, isBareAction(name) else { return nil }
    var step = Step(.check, at: range(index))
    switch bareAction(name, at: index, fixing: text == name ? range(index) : nil) {
    case nil: break
    case .custom(let name):
      usesApp = true
      if text == name { step.activity = .custom(CustomAction(name, nil)) }
    case .action(let meaning):
      let actor = meaning.kind.actor
      let log = rewriteLog
      rewriteLog = log.map { _ in RewriteLog() }
      if let action = action(index, of: actor) {
        step.activity = .action(action)
        step.alias = alias(of: action.kind, at: index)
        if action.kind.isOnlyForCallbacks { reportMisplaced(action.kind, at: index) }
      }
      let written = rewriteLog?.rewrites[range(index)] ?? text
      rewriteLog = log
      if isRewritten(meaning.kind, name) {
        recordRewrite("\(actor.rawValue): \(written)", at: index)
      }
    }
    return step
  }

  /// Decodes a key of a step that is an action without its actor; returns false if it is none.
  mutating func readBareAction(
    _ key: Tree.Index,
    _ value: Tree.Index,
    into partial: inout PartialStep
  ) -> Bool {
    let name = string(key)
    // Beside an action, another word for one is rather a key that is written wrongly: `call: [..]`.
    guard isBareAction(name),
      partial.action == nil || ActionKind.allCases.contains(where: { $0.word == name })
    else { return false }
    let errors = diagnostics.errorCount
    let end = isEmpty(value) ? colonEnd(after: key) : nil
    let meant = bareAction(
      name,
      at: key,
      fixing: end.map { SourceRange(Int(range(key).start), $0) }
    )
    let hasExpectations = containsExpectations(value, of: meant)
    readMove(key, hasExpectations || isEmpty(value) ? key : value, into: &partial) { decoder, _ in
      switch meant {
      case nil: return nil
      case .custom(let name):
        decoder.usesApp = true
        let argument = hasExpectations || decoder.isEmpty(value) ? nil : decoder.appValue(value)
        return .custom(CustomAction(name, argument))
      case .action(let meaning):
        return decoder.bareAction(meaning, key, hasExpectations ? nil : value).map { .action($0) }
      }
    }
    if case .action(let meaning)? = meant {
      partial.step.alias = alias(of: meaning.kind, at: key)
      if diagnostics.errorCount == errors, rewriteLog != nil, isRewritten(meaning.kind, name) {
        recordActor(of: meaning, key, value, in: partial.index, hasExpectations)
      }
    }
    if hasExpectations { readFields(value, Grammar.step, into: &partial) }
    return true
  }

  private func isBareAction(_ name: String) -> Bool {
    customWords.actions.contains(name) || !ActionMeanings.withoutActor(name).isEmpty
      || !ActionMeanings.possible(name).isEmpty || UnmodeledFeature.named(name) != nil
  }

  /// Returns the one action that a word can be, or reports all that it can be.
  private mutating func bareAction(
    _ name: String,
    at index: Tree.Index,
    fixing place: SourceRange?
  ) -> BareAction? {
    let certain = ActionMeanings.withoutActor(name)
    let meanings = certain.isEmpty ? ActionMeanings.possible(name) : certain
    let isCustom = customWords.actions.contains(name)
    let isFragment = fragments[name]?.steps != nil
    if certain.count == 1, !isCustom, !isFragment { return .action(certain[0]) }
    if meanings.isEmpty, isCustom, !isFragment { return .custom(name) }
    if meanings.isEmpty, !isCustom, !isFragment, let feature = UnmodeledFeature.named(name) {
      report(.unknownAction, at: index, "'\(name)' is not modeled: \(feature.name)") {
        feature.help
      }
      return nil
    }
    let own = (isCustom ? ["app: \(name)"] : []) + (isFragment ? ["use: \(name)"] : [])
    let texts =
      meanings.map { (text: $0.step, meaning: " (\($0.kind.summary))") }
      + own.map { (text: $0, meaning: "") }
    let message = texts.count > 1 ? "'\(name)' is ambiguous" : "'\(name)' is ambiguous"
    report(.unknownAction, at: index, message) {
      let all = texts.map { "'\($0.text)'\($0.meaning)" }.joined(separator: ", or ")
      let edits = place.map { place in texts.map { Diagnostic.Fix(range: place, text: $0.text) } }
      return (edits ?? []).reduce(Diagnostic.Help("write \(all)")) { $0.adding($1) }
    }
    return nil
  }

  /// Decodes an action with its argument; nil for none.
  private mutating func bareAction(
    _ meaning: ActionMeaning,
    _ key: Tree.Index,
    _ value: Tree.Index?
  ) -> Action? {
    let kind = meaning.kind
    if kind.isOnlyForCallbacks { reportMisplaced(kind, at: key) }
    let log = rewriteLog
    rewriteLog = nil
    defer { rewriteLog = log }
    guard let value, !isEmpty(value) else { return actionAlone(key, of: kind.actor) }
    rewriteLog = log
    return arguments(value, of: (kind, meaning.preset), at: key).map { Action(kind, $0) }
  }

  /// Returns whether a value is not the argument of an action, but the expectations of its step, indented further.
  private func containsExpectations(_ value: Tree.Index, of action: BareAction?) -> Bool {
    guard node(value).kind == .mapping else { return false }
    let names: [String] =
      if case .action(let meaning)? = action { meaning.kind.parameters.map(\.name) } else { [] }
    var isFirst = true
    for (key, _) in tree.fields(value) {
      let name = string(key)
      if names.contains(name) || !Grammar.step.keyNames.contains(name) { return false }
      isFirst = false
    }
    return !isFirst
  }
}

// What 'fmt' writes for an action without its actor.
extension TreeDecoder {
  /// Returns whether 'fmt' adds the actor; another word for what the app's code does may be one of the app under test.
  private func isRewritten(_ kind: ActionKind, _ name: String) -> Bool {
    kind.actor != .app || kind.word == name
  }

  /// Returns the offset after the colon of a key.
  private func colonEnd(after key: Tree.Index) -> Int? {
    let end = Int(range(key).end)
    guard end < tree.text.count else { return nil }
    return tree.text[end...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 }
  }

  private func recordActor(
    of meaning: ActionMeaning,
    _ key: Tree.Index,
    _ value: Tree.Index,
    in step: Tree.Index,
    _ hasExpectations: Bool
  ) {
    let kind = meaning.kind
    guard writtenTexts[key] == nil, let colon = colonEnd(after: key) else { return }
    let start = Int(range(key).start)
    let alone = meaning.preset.map { "{ \(Self.text(of: kind, [$0.field])) }" } ?? kind.word
    let action = "\(kind.actor.rawValue): \(alone)"
    if isEmpty(value) { return record(action, at: SourceRange(start, colon)) }
    let isFlow = node(value).isFlow
    guard hasExpectations else {
      guard node(value).kind != .mapping || isFlow, node(value).kind != .list || isFlow else {
        return recordActorAbove(meaning, key, value)
      }
      recordAlias(of: (kind, meaning.preset), at: key, value)
      record("\(kind.actor.rawValue): { \(kind.word)", at: range(key))
      if isFlow {
        let end = Int(range(value).end)
        record("\(source(value).suffix(1)) }", at: SourceRange(end - 1, end))
      } else {
        record("\(rewritten(value)) }", at: range(value))
      }
      return
    }
    guard let first = tree.firstField(value)?.key else { return }
    if !isFlow {
      record(action, at: SourceRange(start, colon))
      for (field, _) in tree.fields(value) { alignLine(of: field, with: key) }
    } else if tree.onlyField(step) != nil, !containsComment(colon..<Int(range(first).start)) {
      let isInFlow = node(step).isFlow
      let head = SourceRange(start, Int(range(first).start))
      record("\(isInFlow ? "" : "{ ")\(action), ", at: head)
      let end = Int(range(value).end)
      if isInFlow { record("", at: SourceRange(end - 1, end)) }
    }
  }

  /// Records the actor on a line of its own, above an action whose arguments are below it.
  private func recordActorAbove(
    _ meaning: ActionMeaning,
    _ key: Tree.Index,
    _ value: Tree.Index
  ) {
    let column = indentation(of: key).utf8.count
    guard let first = tree.firstField(value)?.key, indentation(of: first).utf8.count > column + 1
    else { return }
    recordAlias(of: (meaning.kind, meaning.preset), at: key, value)
    let margin = String(repeating: " ", count: column + 1)
    record("\(meaning.kind.actor.rawValue):\n\(margin)\(meaning.kind.word)", at: range(key))
  }

  /// Returns a scalar as the value in a flow mapping.
  private func rewritten(_ value: Tree.Index) -> String {
    if let text = rewriteLog?.rewrites[range(value)] { return text }
    if node(value).kind != .scalar { return source(value) }
    return Self.quotedIfNeeded(source(value))
  }

  /// Records that the line of a key begins in the same column as another key.
  private func alignLine(of field: Tree.Index, with key: Tree.Index) {
    let start = Int(range(field).start)
    let line = tree.text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    record(indentation(of: key), at: SourceRange(line, start))
  }

  private func containsComment(_ range: Range<Int>) -> Bool {
    tree.text[range].contains(UInt8(ascii: "#"))
  }
}
