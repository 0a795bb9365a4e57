/// Finds the word that was probably meant.
package enum Suggestion {
  /// Among so many words it is looked for at most.
  static let most = 1000

  /// The nearest of the words, if it is near enough to be meant; the first one of equals.
  package static func nearest(to word: String, in words: [String]) -> String? {
    let plural = word.hasSuffix("y") ? word.dropLast() + "ies" : ""
    if words.contains(String(plural)) { return String(plural) }
    let letters = Array(word.lowercased().unicodeScalars.prefix(80))
    var best: (word: String, distance: Int)?
    for candidate in words.prefix(most) {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, min(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word ?? whole(around: letters, in: words)
  }

  /// The one word of which this is a part: `willTerminate` for `applicationWillTerminate:`.
  private static func whole(around letters: [Unicode.Scalar], in words: [String]) -> String? {
    guard letters.count >= 5 else { return nil }
    var found: String?
    for word in words.prefix(most) where Array(word.lowercased().unicodeScalars).contains(letters) {
      if found != nil { return nil }
      found = word
    }
    return found
  }

  /// The help text for it: `did you mean 'incoming-call'?`, empty if nothing is near.
  static func help(for word: String, in words: [String]) -> String {
    nearest(to: word, in: words).map { "did you mean '\($0)'?" } ?? ""
  }

  /// The edit distance, with the swap of two neighbours as one edit.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var best = min(
          last[column] + (letter == otherLetter ? 0 : 1),
          last[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}

extension [String] {
  /// The words with commas between them, as many as somebody reads.
  var listed: String {
    var text = ""
    for (index, word) in enumerated() {
      if text.utf8.count > 400 { return "\(text), and \(count - index) more" }
      text += (index == 0 ? "" : ", ") + word
    }
    return text
  }
}
