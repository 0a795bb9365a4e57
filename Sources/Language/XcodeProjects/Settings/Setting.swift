/// The value of a build setting, or of another text with variables.
struct Setting: Hashable, Sendable {
  /// The value; a variable that has none is still in it: `$(NAME)`.
  var text: String
  /// Where the line is that decides.
  var origin: Origin
  /// The variables that no file defines, or that are defined by themselves.
  var undefined: [String] = []

  /// Whether it is on, as Xcode reads it.
  var isOn: Bool { text == "YES" || text == "true" || text == "1" }

  /// The words of a list, in which quotes and backslashes keep spaces.
  var words: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// The text and its place.
  var located: Located<String> { Located(text, at: origin) }
}

extension BuildSettings {
  /// Returns the value of a setting; nil if there is none, or an empty one.
  subscript(name: String) -> Setting? {
    guard let last = assignments(of: name).last else { return nil }
    var substitution = Substitution(self)
    let text = substitution.value(of: name)
    guard !text.isEmpty else { return nil }
    return Setting(text: text, origin: last.origin, undefined: substitution.undefined)
  }

  /// Returns a text with the values of its variables, and the names of those that have none.
  func expand(_ text: String) -> (text: String, undefined: [String]) {
    var substitution = Substitution(self)
    let text = substitution.expand(text)
    return (text, substitution.undefined)
  }
}
