package import ScenarioLanguage

/// Formats words of the language in lines of a width, in groups.
package struct WordsText {
  /// The width of the column with the words; longer ones have a line of their own.
  private static let maximumWordWidth = 34

  private let width: Int
  private let withArguments: Bool

  /// Creates a formatter for lines of at most `width` columns, with arguments or without.
  package init(width: Int, withArguments: Bool) {
    (self.width, self.withArguments) = (max(width, 40), withArguments)
  }

  /// Returns the lines: for each group what one wants to do, then its words; an empty line between groups.
  package func lines(_ words: [WordList.Entry]) -> [String] {
    let groups = WordList.groups(of: words).map { group in
      let longest = group.entries.map(\.notation.count).max() ?? 0
      let column = min(longest, Self.maximumWordWidth, width / 2)
      return ["To \(group.purpose):"] + group.entries.flatMap { lines($0, column) }
    }
    return Array(groups.joined(separator: [""]))
  }

  private func lines(_ entry: WordList.Entry, _ column: Int) -> [String] {
    let description = entry.description(withArguments: withArguments)
    let text = Self.wrapped(description, to: width - column - 4)
    let indentation = String(repeating: " ", count: column + 4)
    let name = "  \(entry.notation)"
    guard entry.notation.count <= column, let first = text.first else {
      return [name] + text.map { indentation + $0 }
    }
    let padding = String(repeating: " ", count: column - entry.notation.count + 2)
    return [name + padding + first] + text.dropFirst().map { indentation + $0 }
  }

  /// Divides a text at spaces into lines of a width; a longer word has a line of its own.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
