@_spi(Package) internal import LifecycleCore

/// Diagnostics for unknown words, with suggestions.
extension TreeDecoder {
  /// Reports a word that is not in the list of possible words.
  mutating func reportUnknown(
    _ id: DiagnosticID,
    _ index: Tree.Index,
    _ what: String,
    _ words: [String]
  ) {
    let name = string(index)
    reportWord(id, at: index, "unknown \(what) '\(name)'") {
      let all = Diagnostic.Help.oneOf(words)
      return Self.invisibleCharacterHelp(for: name) ?? Self.missingCommaHelp(for: name, words)
        ?? Self.syntaxHelp(in: name, words) ?? Self.meant(by: name, in: words)
        ?? Self.formHelp(for: name)
        ?? Suggestion.help(for: name, in: words).ifEmpty(
          Self.missingSpaceHelp(for: name) ?? Self.longerWordHelp(for: name, words)
            ?? (all.text.utf8.count < 400 ? all : "'scenario-run words' lists them all")
        )
    }
  }

  /// Reports an error of a word; one in a fragment is reported for each scenario that uses it, and its help is found once.
  mutating func reportWord(
    _ id: DiagnosticID,
    at index: Tree.Index,
    _ message: String,
    help: () -> Diagnostic.Help
  ) {
    guard !diagnostics.countIfFull(id) else { return }
    let word = UnknownWord(index: index, message: message)
    let known = unknownWords[word] ?? help()
    unknownWords[word] = known
    report(id, at: index, message) { known }
  }

  /// Returns the help for the end or the middle of a few longer words: `didBecomeActive`.
  private static func longerWordHelp(for name: String, _ words: [String]) -> Diagnostic.Help? {
    guard name.utf8.count >= 8 else { return nil }
    let part = name.lowercased()
    let longer = words.filter { $0.lowercased().contains(part) }
    return (1...4).contains(longer.count) ? .oneOf(longer, after: "possible: ") : nil
  }

  /// Reports a key that a mapping does not have.
  mutating func reportUnknownKey(_ key: Tree.Index, in what: String, _ words: [String]) {
    let name = string(key)
    if diagnostics.countIfFull(.unknownKey) { return }
    let (isScenario, keyPlaces) = (isScenario, keyPlaces)
    let own = ownHelp(key, in: what)
    reportWord(.unknownKey, at: key, "unknown key '\(name)' in \(what)") {
      Self.invisibleCharacterHelp(for: name) ?? Self.syntaxHelp(in: name, words)
        ?? keyPlaces.inPlist(name, what) ?? own
        ?? Self.meant(by: name, in: words)
        // Elsewhere, as among the arguments of an action, an action was not meant.
        ?? (isScenario && !what.hasPrefix("'") ? Self.actionHelp(for: name) : nil)
        ?? Suggestion.help(for: name, in: words).ifEmpty(
          keyPlaces.inScenario(name) ?? .oneOf(words)
        )
    }
  }

  /// Returns what says in a mapping what an unknown key would say; nil if nothing is known about it.
  private func ownHelp(_ key: Tree.Index, in what: String) -> Diagnostic.Help? {
    if let help = phaseHelp(key, in: what) ?? argumentHelp(key, in: what) { return help }
    if what == "a step", SynonymTable.normalized(string(key)) == "in-any-order",
      let calls = tree.mapping(of: key).flatMap({ tree.value(of: "calls", in: $0) }),
      node(calls).kind == .list
    {
      return Diagnostic.Help("write 'calls: { any-order: \(tree.flow(calls)) }' in place of both")
    }
    let value = tree.value(after: key).map { string($0) }
    return KeyAdvice.help(for: string(key), in: what, with: value)
  }

  /// Whether a key belongs to another mapping of an Info.plist.
  func isMisplaced(_ key: Tree.Index, in mapping: String) -> Bool {
    keyPlaces.inPlist(string(key), mapping) != nil
  }

  /// Returns the help for a word that contains an invisible character.
  static func invisibleCharacterHelp(for name: String) -> Diagnostic.Help? {
    let invisible = name.unicodeScalars.first {
      switch $0.value {
      case 0xA0, 0xAD, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
      default: false
      }
    }
    guard let invisible else { return nil }
    let code = String(invisible.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - code.count))
    return "it contains the invisible character U+\(zeros)\(code): delete it"
  }

  /// Returns the help for a synonym of one of the words.
  static func meant(by name: String, in words: [String]) -> Diagnostic.Help? {
    Synonyms.meant(by: name, in: words).map { .didYouMean($0) }
  }

  /// Returns the help for an action that is used as a key: `press-home:`.
  static func actionHelp(for name: String) -> Diagnostic.Help? {
    let word = WordForm.hyphenated(name)
    let meaning = ActionMeanings.meaning(of: word, of: Actor.allCases)
    return meaning.map { .write($0.step) }
  }

  /// Returns the help for a missing space, colon or quote: `within:5s`, `use-socket feed`, `-work-queued`.
  static func syntaxHelp(in name: String, _ words: [String]) -> Diagnostic.Help? {
    func isKnown(_ word: Substring) -> Bool {
      words.contains { $0 == word || $0.hasSuffix(":") && $0.dropLast() == word }
    }
    if let help = malformedItemHelp(in: name) { return help }
    let bare = name.drop { $0 == "\"" }.prefix { $0 != "\"" }
    if bare.count < name.count, isKnown(bare) || words.contains(String(bare)) {
      let quoted = "\"\(bare)\""
      return Diagnostic.Help(
        "a quote is missing at one of its ends: write \(quoted)",
        replacements: [quoted]
      )
    }
    if let end = name.firstIndex(where: { " {[".contains($0) }) {
      let value = name[end...].drop { $0 == " " }
      let shown = "{[".contains(value.first ?? " ") ? value.prefix(1) : value
      let head = name[..<end]
      if name[end] != " ", head.hasSuffix(":"), isKnown(head.dropLast()) {
        return "a space is missing: '\(head) \(shown)'"
      }
      let joined = String(name.map { $0 == " " ? "-" : $0 })
      if isKnown(head), !words.contains(joined) { return "a colon is missing: '\(head): \(shown)'" }
    }
    guard let colon = name.firstIndex(of: ":"), words.contains(String(name[..<colon])) else {
      return nil
    }
    let value = name[name.index(after: colon)...]
    return value.isEmpty
      ? nil : "a space is missing: '\(name[...colon]) \(value)'"
  }

  /// Returns the help for list items that YAML reads as one string: a dash without a space, or over-indented.
  static func malformedItemHelp(in name: String) -> Diagnostic.Help? {
    if name.hasPrefix("-"), let second = name.dropFirst().first,
      second.isLetter || second.isNumber
    {
      let word = name.dropFirst().prefix { $0 != " " }
      return "a space is missing: '- \(word)'"
    }
    guard let dash = name.firstRange(of: " - ") else { return nil }
    let word = name[dash.upperBound...].prefix { $0 != " " }
    return "'- \(word)' is indented further than the line above: begin both in the same column"
  }

  /// Returns the help for several possible words in one string: `[a b]`.
  static func missingCommaHelp(for name: String, _ words: [String]) -> Diagnostic.Help? {
    let parts = name.split(separator: " ")
    guard parts.count > 1,
      parts.allSatisfy({ part in
        words.contains { $0 == part || $0.dropLast() == part && $0.hasSuffix(":") }
      })
    else { return nil }
    let list = parts.joined(separator: ", ")
    return Diagnostic.Help("a comma is missing: '\(list)'", replacements: [list])
  }

  /// Returns the help for the word of a form in place of a list, or as its item: `calls: in-order [..]`.
  static func formHelp(for text: String) -> Diagnostic.Help? {
    let word = text.prefix { $0.isLetter || $0 == "-" }
    guard Vocabulary.listModes[String(word)] != nil else { return nil }
    let rest = text.dropFirst(word.count).drop { ": ".contains($0) }
    return rest.hasPrefix("[") && rest.hasSuffix("]")
      ? .write("{\(word): \(rest)}") : "write the whole list as {\(word): […]}"
  }
}
