/// Another word for an action, which may stand for one of its arguments, too: `silent-push` is `push: silent`.
package struct ActionAlias: Sendable {
  /// The word.
  package let word: String
  /// The parameter that the word gives a value to, and the value as scenarios write it; nil for the action alone.
  package let argument: (name: String, value: String)?
}

/// Other words for an action in one text, which is split when they are asked for: the catalogue is made at each start.
struct AliasList {
  /// The words, separated by spaces.
  let words: String
  let argument: (name: String, value: String)?

  var all: [ActionAlias] {
    words.split(separator: " ").map { ActionAlias(word: String($0), argument: argument) }
  }
}
