@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioYAML

/// The text about the word at the cursor: what it means, and in a step what the model says about it.
struct HoverText {
  let document: TextDocument
  let schema: SchemaWalk
  /// The language of the names in the document.
  let spelling: NameSpelling

  /// Returns the text in Markdown and the range of the word; nil for a word without a meaning.
  func text(
    at offset: Int,
    _ loader: inout YAMLLoader
  ) -> (markdown: String, word: Range<Int>)? {
    let line = document.line(document.lineNumber(at: offset))
    guard offset <= line.endIndex else { return nil }
    var end = offset
    while end < line.endIndex, LineText.isWord(line[end]) { end += 1 }
    var start = offset
    while start > line.startIndex, LineText.isWord(line[start - 1]) { start -= 1 }
    guard start < end else { return nil }
    if let name = nameInSwift(around: start..<end, in: line) {
      (start, end) = (name.lowerBound, name.upperBound)
    }
    let word = String(decoding: line[start..<end], as: UTF8.self)
    let isKey = line[end...].first == UInt8(ascii: ":")
    let context = OutlineScanner.context(at: end, in: document)
    guard !context.isInComment, context.typed.hasSuffix(word) else { return nil }
    let forms = schema.forms(at: context.entries, rootKeys: context.rootKeys)
    let words = isKey ? schema.keys(forms) : schema.scalars(forms)
    // A selector can end in a colon.
    let meaning = (words.isEmpty ? schema.keys(forms) + schema.scalars(forms) : words)
      .first { $0.text == word }
    var parts: [String] = []
    if let meaning {
      parts.append("**\(word)**\(meaning.summary.isEmpty ? "" : ": \(meaning.summary)")")
    } else if let action = ActionKind.allCases.first(where: { $0.word == word }) {
      parts.append("**\(word)**: \(action.summary)")
    } else if let term = Term(named: word) {
      parts.append("**\(word)**: \(term.row.summary)")
    }
    parts += modelText(of: word, context, &loader)
    if parts.isEmpty { return nil }
    return (spelling.written(parts).joined(separator: "\n\n"), start..<end)
  }

  /// Returns the range of a name such as `scene(_:openURLContexts:)` of which a word is a part; nil if it is none.
  private func nameInSwift(around word: Range<Int>, in line: ArraySlice<UInt8>) -> Range<Int>? {
    func isPart(_ byte: UInt8) -> Bool { LineText.isWord(byte) || "().:".utf8.contains(byte) }
    let before = line[..<word.lowerBound].lastIndex { !isPart($0) }
    let start = before.map { $0 + 1 } ?? line.startIndex
    var end = line[word.upperBound...].firstIndex { !isPart($0) } ?? line.endIndex
    // The colon of a key.
    if line[start..<end].last == UInt8(ascii: ":") { end -= 1 }
    let name = String(decoding: line[start..<end], as: UTF8.self)
    return Term(named: name)?.row.swiftName == name ? start..<end : nil
  }

  /// Returns what a step causes, or why it causes a call, with rules and sources.
  private func modelText(
    of word: String,
    _ context: CursorContext,
    _ loader: inout YAMLLoader
  ) -> [String] {
    let entries = context.entries
    guard let index = schema.lastIndex(of: "step", in: entries, rootKeys: context.rootKeys),
      let text = StepText(at: entries[index], in: document),
      let model = StepModel(text, of: document, &loader)
    else { return [] }
    let inner = entries[(index + 1)...]
    let isAction =
      inner.first?.key.flatMap(Actor.init) != nil || Actor(rawValue: word) != nil
      || ActionKind(named: inner.first?.key ?? word) != nil
    guard let explained = model.explained, let record = model.record else {
      guard isAction, let possibilities = model.possibilitiesByVersion.first?.possibilities else {
        return []
      }
      let lines = PossibleActionsText.lines(model.possibleActions.map(\.kind))
      return ["Not possible here: \(possibilities.situation). Possible:", Self.block(lines)]
    }
    let first = explained.steps.count - 1
    if isAction {
      let text = ExplanationText(Paint(isColored: false))
      return [text.title(of: explained), Self.block(text.steps(explained, from: first))]
    }
    guard let term = Term(named: word) else { return [] }
    if let entry = record.entries.first(where: { $0.text == term.word }) {
      return Self.rules(record.trace.rules(of: entry), entry)
    }
    let absence = WhyNot(term, in: explained, from: first, triesChanges: false)
    let lines = WhyNotText(Paint(isColored: false)).shortLines(absence)
    return [Self.block(lines)]
  }

  private static func rules(_ rules: [RuleRecord], _ entry: EntryRecord) -> [String] {
    let reads = entry.reads.map { "; `applicationState` is \($0.word)" } ?? ""
    return ["at \(entry.time) of virtual time\(reads)"]
      + rules.reversed().map { rule in
        let sources = rule.sources.map { "\n  - \($0)" }.joined()
        return "- because \(rule.reason) (rule `\(rule.id)`, \(rule.confidence))\(sources)"
      }
  }

  private static func block(_ lines: [String]) -> String {
    "```text\n\(lines.joined(separator: "\n"))\n```"
  }
}
