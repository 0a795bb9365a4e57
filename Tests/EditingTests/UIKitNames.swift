@_spi(Package) import LifecycleCore

/// The names of methods and notifications in a text.
enum UIKitNames {
  /// Returns the names in a text that are written in a language and not in the other one; not those in quoted titles.
  static func written(in spelling: NameSpelling, _ text: String) -> [String] {
    let text = withoutTitles(text)
    return names.filter { name in
      spelling == .swift ? text.contains(name.swift) : occurs(name.selector, in: text)
    }.map { spelling == .swift ? $0.swift : $0.selector }
  }

  /// The names in Swift, and the selectors without their last colons.
  private static let names = Term.all.compactMap { term in
    term.row.swiftName.map { swift in
      (swift: swift, selector: term.word.hasSuffix(":") ? String(term.word.dropLast()) : term.word)
    }
  }

  /// Returns a text without what is between double quotes, as they are in text, in XML and in JSON.
  private static func withoutTitles(_ text: String) -> String {
    let isJSON = text.contains("\\\"")
    return text.split(separator: "\n").map { line in
      line.replacing(/&quot;.*?&quot;/, with: "")
        .replacing(isJSON ? /\\".*?\\"/ : /"[^"]*"/, with: "")
    }.joined(separator: "\n")
  }

  /// Returns whether a selector occurs as a whole word, which is not the start of a longer selector or of a name in Swift.
  private static func occurs(_ selector: String, in text: String) -> Bool {
    func isInWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_-/.".contains(character)
    }
    return text.ranges(of: selector).contains { range in
      if let before = text[..<range.lowerBound].last, isInWord(before) || before == ":" {
        return false
      }
      var rest = text[range.upperBound...]
      if rest.first == ":" { rest.removeFirst() }
      return rest.first.map { !isInWord($0) && $0 != "(" } ?? true
    }
  }
}
