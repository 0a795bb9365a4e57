internal import LifecycleCore

extension Decoder {
  /// A tag: a word that scenarios are selected by.
  mutating func tag(_ index: Tree.Index) -> Tag? {
    guard let word = text(index, "a tag") else { return nil }
    if Self.isWord(word), word != "and", word != "or", word != "not" {
      return Tag(word: word, range: range(index))
    }
    wrongType(index, "'\(word)' is not a tag") {
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

  /// Reports a source that is an item of a list written the wrong way.
  mutating func checkSource(_ index: Tree.Index, _ source: String) {
    guard source.hasPrefix("-"), node(index).kind == .scalar,
      let help = Self.slippedItem(in: source)
    else { return }
    wrongType(index, "a source must not begin with '-'") { help }
  }

  /// `covers`: behaviors such as `F58`, which stand for all their statements, and statements such as `F58.2`.
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

  /// Numbers resemble one another, so only another spelling of the same one, or its behavior, is suggested.
  private static func statementHelp(for name: String) -> String {
    let respelled = "F\(name.first == "f" ? name.dropFirst() : name[...])"
    if Behavior.statements(named: respelled) != nil { return "did you mean '\(respelled)'?" }
    let row = respelled.split(separator: ".", maxSplits: 1).first.flatMap {
      Behavior.named(String($0))
    }
    guard let row else {
      return "write F1 to F\(Behavior.all.count), or a statement such as F2.1: docs/behaviors.md"
    }
    let count = row.statements.count
    return count == 1
      ? "\(row.name) has one statement: write '\(row.name)'"
      : "the statements of \(row.name) are \(row.name).1 to \(row.name).\(count)"
  }
}
