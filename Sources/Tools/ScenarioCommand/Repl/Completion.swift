/// The words that can follow the text before the cursor.
struct Completion {
  /// The part of the word that is already there.
  var typed: String
  /// The words, each with what is inserted after it if it is the only one.
  var candidates: [(word: String, suffix: String)]

  /// Creates a completion from the possible words, or, if none of them begins with the typed text, from all others.
  init(
    _ typed: String,
    _ possible: [(word: String, suffix: String)],
    else others: [(word: String, suffix: String)] = []
  ) {
    self.typed = typed
    let matching = possible.filter { $0.word.hasPrefix(typed) }
    candidates = matching.isEmpty ? others.filter { $0.word.hasPrefix(typed) } : matching
  }

  /// The words.
  var words: [String] { candidates.map(\.word) }

  /// What completes the typed text: the rest of the only word, or the letters that all words share.
  var insertion: String {
    guard let first = candidates.first else { return "" }
    let rest = first.word.dropFirst(typed.count)
    if candidates.count == 1 { return rest + first.suffix }
    let shared = candidates.reduce(first.word) { shared, candidate in
      String(zip(shared, candidate.word).prefix { $0 == $1 }.map(\.0))
    }
    return String(shared.dropFirst(typed.count))
  }

  /// Returns the words in lines that fit into a width.
  func list(width: Int) -> String {
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 2 + word.count >= width {
        lines.append(word)
      } else {
        lines[lines.count - 1] += (last.isEmpty ? "" : "  ") + word
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
