@_spi(Package) internal import LifecycleCore

// The aliases of actions: how they are named in messages, and what 'fmt' writes in their place.
extension TreeDecoder {
  /// Returns the alias that an action is written with; nil if it is written with its own word.
  func alias(of kind: ActionKind, at index: Tree.Index) -> String? {
    let word = node(index).kind == .mapping ? tree.onlyField(index)?.key ?? index : index
    // Most actions are written with their own words, for which no string is made.
    if findWithoutAliases(word, in: Vocabulary.actions(of: kind.actor)) == kind { return nil }
    let text = String(string(word).prefix { $0 != " " })
    return ActionMeanings.alias(text, of: kind.actor)?.kind == kind ? text : nil
  }

  /// Returns the word that an action is written with.
  func written(_ kind: ActionKind, at index: Tree.Index) -> String {
    alias(of: kind, at: index) ?? kind.word
  }

  /// Returns whether 'fmt' writes an alias in the standard spelling.
  ///
  /// In a step of the app it may be an action of the app under test, which 'fmt' does not know.
  func rewrites(_ index: Tree.Index, of actor: Actor) -> Bool {
    guard rewriteLog != nil else { return false }
    return actor != .app || tree.key(before: index).map { tree.isText($0, "app") } != true
  }

  /// Records the standard spelling of an alias without arguments.
  func recordAlias(of word: ActionWord, at index: Tree.Index) {
    guard string(index) != word.kind.word else { return }
    let text = word.preset.map { "{ \(Self.text(of: word.kind, [$0.field])) }" } ?? word.kind.word
    recordRewrite(text, at: index)
  }

  /// Records the standard spelling of an alias with arguments, which have been decoded; not where it cannot be written.
  func recordAlias(of word: ActionWord, at key: Tree.Index, _ value: Tree.Index) {
    guard let rewriteLog, writtenTexts[key] == nil, string(key) != word.kind.word,
      let colon = colonEnd(after: key), follows(value, colon)
    else { return }
    guard let preset = word.preset, !(word.kind == .push && isPayload(value)) else {
      return record(word.kind.word, at: range(key))
    }
    let example = ActionMeaning.example(of: word.kind, preset)
    switch node(value).kind {
    case .mapping:
      if let first = tree.firstField(value)?.key {
        let separator = node(value).isFlow ? ", " : "\n" + indentation(of: first)
        let rest = rewriteLog.remove(at: range(first)) ?? source(first)
        rewriteLog.record(preset.field + separator + rest, at: range(first), note: nil)
      } else {
        rewriteLog.record("{ \(preset.field) }", at: range(value), note: nil)
      }
    case .scalar, .quoted, .list:
      guard let other = otherParameter(of: word), let text = flowText(value) else { return }
      let arguments = "{ \(preset.field), \(other.name): \(text) }"
      rewriteLog.record(arguments, at: range(value), note: nil)
    }
    rewriteLog.record(word.kind.word, at: range(key), note: example)
  }

  /// Returns a value as it is written in a flow mapping; nil if it has a variable, which would end there.
  func flowText(_ value: Tree.Index) -> String? {
    guard writtenTexts[value] == nil else { return nil }
    if let text = rewriteLog?.remove(at: range(value)) { return text }
    let written = source(value)
    let isBlock = written.hasPrefix("|") || written.hasPrefix(">")
    return node(value).kind == .scalar || isBlock ? Self.quotedIfNeeded(string(value)) : written
  }

  /// Forgets the replacements of a value, which is decoded again: they may have become part of others.
  func forgetRewrites(of value: Tree.Index) {
    guard let rewriteLog else { return }
    _ = rewriteLog.remove(at: range(value))
    if let first = tree.firstField(value)?.key { _ = rewriteLog.remove(at: range(first)) }
  }

  /// Returns the offset after the colon of a key; nil if none follows it.
  func colonEnd(after key: Tree.Index) -> Int? {
    let rest = tree.text[Int(range(key).end)...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: ":") ? rest.startIndex + 1 : nil
  }

  /// Returns whether a value begins behind an offset, without an anchor: what an alias of YAML stands for is elsewhere.
  func follows(_ value: Tree.Index, _ offset: Int) -> Bool {
    let start = Int(range(value).start)
    guard start >= offset, start < tree.text.count else { return false }
    return !tree.text[offset...start].contains { "&*!?".utf8.contains($0) }
  }

  /// Records the standard spelling of an action and its argument in one string, whose text is that of the argument.
  func recordShortForm(of word: ActionWord, at index: Tree.Index, _ value: String) {
    guard let other = otherParameter(of: word) else { return }
    let preset = word.kind == .push && isPayload(index) ? nil : word.preset
    let fields = preset.map { [$0.field, "\(other.name): \(value)"] } ?? [value]
    recordRewrite("{ \(Self.text(of: word.kind, fields)) }", at: index)
  }

  /// Returns the first parameter besides that of the argument that a word stands for; nil if there is none, so that no
  /// value can follow the word.
  private func otherParameter(of word: ActionWord) -> Parameter? {
    word.kind.parameters.dropFirst(word.preset?.index == 0 ? 1 : 0).first
  }

  func record(_ text: String, at range: SourceRange) { rewriteLog?.record(text, at: range) }

  /// Returns an action with its arguments, of which the main one can be alone.
  static func text(of kind: ActionKind, _ fields: [String]) -> String {
    let main = kind.parameters[0].name + ": "
    guard fields.count == 1 else { return "\(kind.word): { \(fields.joined(separator: ", ")) }" }
    let field = fields[0]
    if field.hasPrefix(main) { return "\(kind.word): \(field.dropFirst(main.count))" }
    return
      "\(kind.word): \(field.contains(": ") && !field.hasPrefix("\"") ? "{ \(field) }" : field)"
  }

  /// Returns a node as it is written in the file, with which the text of the tree begins.
  func source(_ index: Tree.Index) -> String {
    let range = range(index)
    return String(decoding: tree.text[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Returns the indentation of the line in which a node begins.
  func indentation(of index: Tree.Index) -> String {
    let before = tree.text[..<Int(range(index).start)].reversed()
    return String(repeating: " ", count: before.prefix { $0 != UInt8(ascii: "\n") }.count)
  }

  static func quotedIfNeeded(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || byte == UInt8(ascii: "-")
    }
    return isPlain ? text : YAMLText.quoted(text)
  }
}
