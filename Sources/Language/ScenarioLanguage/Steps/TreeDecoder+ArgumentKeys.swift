@_spi(Package) internal import LifecycleCore

// Keys of a step that are arguments of its action:
//
//     - user: open-url
//       url: notes://1
extension TreeDecoder {
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
    // The keys of a payload are the app's own.
    if word.kind == .push, node(action.field.value).kind == .mapping { return false }
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

  /// The action of a step: where it is, its word with its argument, and who performs it.
  private typealias StepAction = (place: TreeField, field: TreeField, actor: Actor?)

  /// Returns the action of a step: `user: word`, `user: {word: argument}`, or, without an actor, `word: argument`.
  private mutating func stepAction(of step: Tree.Index) -> StepAction? {
    let fields = Array(tree.fields(step))
    for field in fields {
      guard let actor = Actor(rawValue: string(field.key)) else { continue }
      if let only = tree.onlyField(field.value) { return (field, only, actor) }
      if node(field.value).kind == .mapping { return nil }
      return (field, parts(of: field.value, actor) ?? (field.value, field.value), actor)
    }
    let bare = fields.first {
      Grammar.step.name(meantBy: string($0.key)) == nil
        && meaning(of: string($0.key), of: nil) != nil
    }
    return bare.map { ($0, $0, nil) }
  }

  /// Returns the word of an action and its argument, which are one string: `open-url notes://1`.
  private mutating func parts(of value: Tree.Index, _ actor: Actor) -> TreeField? {
    let text = node(value).text
    let bytes = tree.text[Int(text.start)..<Int(text.end)]
    guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")), writtenTexts[value] == nil,
      let start = bytes[blank...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      meaning(of: String(decoding: bytes[..<blank], as: UTF8.self), of: actor) != nil
    else { return nil }
    let word = tree.appendPart(Int(text.start)..<blank, of: value)
    return (word, tree.appendPart(start..<Int(text.end), of: value))
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
    guard isDone, lines.count == others.count else {
      // The actor alone would be another spelling.
      if action.actor == nil {
        for part in [action.place.key, action.place.value] {
          _ = rewriteLog.remove(at: range(part))
        }
      }
      return rewriteLog.note(RewriteLog.message(written), at: head)
    }
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
