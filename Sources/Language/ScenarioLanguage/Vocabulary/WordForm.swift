/// The form of words in the language.
enum WordForm {
  /// Returns a name in lowercase with hyphens: `open-url` for `openURL`, `open_url` and `Open URL`.
  static func hyphenated(_ name: String) -> String {
    var text = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter == " " {
        text += "-"
      } else {
        if let last = text.last, last != "-", beginsWord(letters, index) { text += "-" }
        text += letter.lowercased()
      }
    }
    return text
  }

  /// Returns the words of a name in lowercase: `scene`, `open`, `url`, `contexts` of `sceneOpenURLContexts`.
  static func words(of name: Substring) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() where letter.isLetter || letter.isNumber {
      let isFirst = index == 0 || !(letters[index - 1].isLetter || letters[index - 1].isNumber)
      if words.isEmpty || isFirst || beginsWord(letters, index) { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  /// Returns whether an uppercase letter begins a word: it is no part of an acronym, or its last letter before a word.
  private static func beginsWord(_ letters: [Character], _ index: Int) -> Bool {
    guard letters[index].isUppercase, index > 0 else { return false }
    let isBeforeWord = index + 1 < letters.count && letters[index + 1].isLowercase
    return !letters[index - 1].isUppercase || isBeforeWord
  }
}
