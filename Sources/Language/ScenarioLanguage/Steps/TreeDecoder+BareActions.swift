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
    let first = String(text.prefix { $0 != " " })
    // In 'Tap Icon' the argument is not 'Icon': no action is in uppercase, so that it is one word in two.
    let name = first.contains(where: \.isUppercase) ? text : first
    guard node(index).kind != .list, isBareAction(name) else { return nil }
    var step = Step(.check, at: range(index))
    step.moveRange = range(index)
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
        checkPlace(of: action, in: nil, at: index)
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
    forgetRewrites(of: value)
    let head = SourceRange(
      Int(range(key).start),
      colonEnd(after: key) ?? Int(range(key).end)
    )
    let meant = bareAction(name, at: key, fixing: isEmpty(value) ? head : nil)
    let hasExpectations = containsExpectations(value, of: meant)
    let isFirst = partial.action == nil
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
      if isFirst, partial.completeAction == nil, diagnostics.errorCount == errors,
        rewriteLog != nil,
        isRewritten(meaning.kind, name)
      {
        recordActor(of: meaning, key, value, in: partial.index, hasExpectations)
      }
    }
    if hasExpectations { readExpectations(value, into: &partial) }
    return true
  }

  /// Decodes the expectations below an action; those beside it belong to the same step.
  private mutating func readExpectations(
    _ value: Tree.Index,
    into partial: inout PartialStep
  ) {
    let outer = hasTrace
    defer { hasTrace = outer }
    hasTrace = hasTrace || rewriteLog != nil && tree.value(of: "trace", in: value) != nil
    partial.isBelow = true
    defer { partial.isBelow = false }
    readFields(value, Grammar.step, into: &partial)
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
    report(.unknownAction, at: index, "'\(name)' is ambiguous") {
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
    guard let arguments = arguments(value, of: (kind, meaning.preset), at: key) else { return nil }
    let action = Action(kind, arguments)
    if !kind.isOnlyForCallbacks { checkPlace(of: action, in: nil, at: key) }
    return action
  }

  /// Returns whether a value is not the argument of an action, but the expectations of its step, indented further.
  private func containsExpectations(_ value: Tree.Index, of action: BareAction?) -> Bool {
    guard node(value).kind == .mapping else { return false }
    let names: [String] =
      if case .action(let meaning)? = action { meaning.kind.parameters.map(\.name) } else { [] }
    var isFirst = true
    for (key, _) in tree.fields(value) {
      let name = string(key)
      guard !names.contains(name),
        Grammar.step.has(name) || Self.formWords.contains(name)
      else { return false }
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

  private func recordActor(
    of meaning: ActionMeaning,
    _ key: Tree.Index,
    _ value: Tree.Index,
    in step: Tree.Index,
    _ hasExpectations: Bool
  ) {
    guard writtenTexts[key] == nil, !hasOtherAction(step, than: key) else { return }
    let kind = meaning.kind
    let start = Int(range(key).start)
    let alone = meaning.preset.map { "{ \(Self.text(of: kind, [$0.field])) }" } ?? kind.word
    let action = "\(kind.actor.rawValue): \(alone)"
    let colon = colonEnd(after: key)
    if isEmpty(value) {
      return record(action, at: SourceRange(start, colon ?? Int(range(key).end)))
    }
    guard let colon, follows(value, colon) else { return }
    let isFlow = node(value).isFlow
    guard hasExpectations else {
      guard [.scalar, .quoted].contains(node(value).kind) || isFlow else {
        return recordActorAbove(meaning, key, value)
      }
      return recordActorAround(meaning, key, value)
    }
    guard let first = tree.firstField(value)?.key else { return }
    if !isFlow {
      record(action, at: SourceRange(start, colon))
      for (field, _) in tree.fields(value) { alignLine(of: field, with: key) }
    } else if tree.onlyField(step) != nil, !containsComment(colon..<Int(range(first).start)) {
      let isInFlow = node(step).isFlow
      let head = SourceRange(start, Int(range(first).start))
      rewriteLog?.record("\(isInFlow ? "" : "{ ")\(action), ", at: head, note: action)
      let end = Int(range(value).end)
      if isInFlow { rewriteLog?.record("", at: SourceRange(end - 1, end), note: nil) }
    }
  }

  /// Returns whether a step has an action besides that of a key, which is an error.
  private func hasOtherAction(_ step: Tree.Index, than key: Tree.Index) -> Bool {
    tree.fields(step).contains { other, _ in
      let name = string(other)
      return other != key
        && (name == "wait" || Actor(rawValue: name) != nil
          || Grammar.step.name(meantBy: name) == nil && isBareAction(name))
    }
  }

  /// Records the actor before an action whose argument is on the same line.
  private func recordActorAround(
    _ meaning: ActionMeaning,
    _ key: Tree.Index,
    _ value: Tree.Index
  ) {
    let kind = meaning.kind
    let head = "\(kind.actor.rawValue): { \(kind.word)"
    var note = "\(kind.actor.rawValue): \(ActionMeaning.example(of: kind, meaning.preset))"
    if [.mapping, .list].contains(node(value).kind) {
      recordAlias(of: (kind, meaning.preset), at: key, value)
      let end = SourceRange(Int(range(value).end) - 1, Int(range(value).end))
      rewriteLog?.record("\(source(value).suffix(1)) }", at: end, note: nil)
    } else {
      guard writtenTexts[value] == nil else { return }
      recordAlias(of: (kind, meaning.preset), at: key, value)
      guard let text = flowText(value) else { return }
      rewriteLog?.record("\(text) }", at: range(value), note: nil)
      note = "\(head): \(text) }"
    }
    rewriteLog?.record(head, at: range(key), note: note)
  }

  /// Records the actor on a line of its own, above an action whose arguments are below it.
  private func recordActorAbove(
    _ meaning: ActionMeaning,
    _ key: Tree.Index,
    _ value: Tree.Index
  ) {
    let (kind, column) = (meaning.kind, indentation(of: key).utf8.count)
    guard let first = tree.firstField(value)?.key, indentation(of: first).utf8.count > column + 1
    else { return }
    recordAlias(of: (kind, meaning.preset), at: key, value)
    let margin = String(repeating: " ", count: column + 1)
    let actor = kind.actor.rawValue
    let note = "\(actor): \(ActionMeaning.example(of: kind, meaning.preset))"
    rewriteLog?.record("\(actor):\n\(margin)\(kind.word)", at: range(key), note: note)
  }

  /// Records that the line of a key begins in the same column as another key.
  private func alignLine(of field: Tree.Index, with key: Tree.Index) {
    let start = Int(range(field).start)
    let line = tree.text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    rewriteLog?.record(indentation(of: key), at: SourceRange(line, start), note: nil)
  }

  private func containsComment(_ range: Range<Int>) -> Bool {
    tree.text[range].contains(UInt8(ascii: "#"))
  }
}
