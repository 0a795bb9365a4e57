@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes a tag: a word by which scenarios are selected.
  mutating func tag(_ index: Tree.Index) -> Tag? {
    guard let word = text(index, "a tag") else { return nil }
    checkName(word, at: index)
    if Self.isWord(word), word != "and", word != "or", word != "not" {
      return Tag(word: word, range: range(index))
    }
    reportWrongType(index, "'\(word)' is not a tag") {
      "use letters, digits, '-' and '_'; 'and', 'or' and 'not' are reserved"
    }
    return nil
  }

  private static func isWord(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      switch $0 {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: !$0.isASCII && $0.properties.isAlphabetic
      }
    }
  }

  /// Reports a source that is a malformed list item.
  mutating func checkSource(_ index: Tree.Index, _ source: String) {
    guard source.hasPrefix("-"), node(index).kind == .scalar,
      let help = Self.malformedItemHelp(in: source)
    else { return }
    reportWrongType(index, "a source must not begin with '-'") { help }
  }

  /// Decodes `covers`: behaviors such as `F58`, meaning all their statements, and statements such as `F58.2`.
  mutating func covers(_ index: Tree.Index) -> [StatementID] {
    var covered: [StatementID] = []
    _ = list(index, "a list of statements") { decoder, item in
      decoder.text(item, "a statement").map { name in
        if let statements = Behavior.statements(named: name) {
          covered += statements.filter { !covered.contains($0) }
        } else {
          decoder.report(.unknownWord, at: item, "unknown statement '\(name)'") {
            Self.statementHelp(for: name)
          }
        }
      }
    }
    return covered
  }

  /// Returns the help for an unknown statement: another spelling or its behavior, since all numbers look similar.
  private static func statementHelp(for name: String) -> Diagnostic.Help {
    let respelled = "F\(name.first == "f" ? name.dropFirst() : name[...])"
    if Behavior.statements(named: respelled) != nil { return .didYouMean(respelled) }
    let row = respelled.split(separator: ".", maxSplits: 1).first.flatMap {
      Behavior.named(String($0))
    }
    guard let row else {
      return "write F1 to F\(Behavior.all.count), or a statement such as F2.1: docs/behaviors.md"
    }
    let count = row.statements.count
    return count == 1
      ? Diagnostic.Help(
        "\(row.name) has one statement: write '\(row.name)'",
        replacements: [row.name]
      )
      : "the statements of \(row.name) are \(row.name).1 to \(row.name).\(count)"
  }
}
