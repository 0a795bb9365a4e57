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

  /// Records the standard spelling of an alias with arguments.
  func recordAlias(of word: ActionWord, at key: Tree.Index, _ value: Tree.Index) {
    guard writtenTexts[key] == nil, string(key) != word.kind.word else { return }
    record(word.kind.word, at: range(key))
    guard let preset = word.preset else { return }
    switch node(value).kind {
    case .mapping:
      guard let first = tree.firstField(value)?.key else {
        record("{ \(preset.field) }", at: range(value))
        return
      }
      let separator = node(value).isFlow ? ", " : "\n" + indentation(of: first)
      record(preset.field + separator + source(first), at: range(first))
    case .scalar, .quoted, .list:
      guard let other = otherParameter(of: word) else { return }
      record("{ \(preset.field), \(other.name): \(source(value)) }", at: range(value))
    }
  }

  /// Records the standard spelling of an action and its argument in one string, whose text is that of the argument.
  func recordShortForm(of word: ActionWord, at index: Tree.Index) {
    let value = Self.quotedIfNeeded(string(index))
    guard let other = otherParameter(of: word) else { return }
    let fields = word.preset.map { [$0.field, "\(other.name): \(value)"] } ?? [value]
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
