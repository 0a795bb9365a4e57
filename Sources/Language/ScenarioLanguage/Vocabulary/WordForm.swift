/// The form of words in the language.
enum WordForm {
  /// Returns a name in lowercase with hyphens: `tap-icon` for `tapIcon`, `tap_icon` and `Tap icon`.
  static func hyphenated(_ name: String) -> String {
    var text = ""
    for character in name {
      if character == "_" || character == " " {
        text += "-"
      } else if character.isUppercase, let last = text.last, last != "-" {
        text += "-\(character.lowercased())"
      } else {
        text += character.lowercased()
      }
    }
    return text
  }
}
