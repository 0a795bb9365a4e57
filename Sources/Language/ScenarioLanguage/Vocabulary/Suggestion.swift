/// Suggestions for misspelled words.
package enum Suggestion {
  /// The maximum number of words that are searched.
  static let maximumWordCount = 1000

  /// Returns the nearest of the words if it is near enough; the first one of several.
  package static func nearest(to word: String, in words: [String]) -> String? {
    let plural = word.hasSuffix("y") ? word.dropLast() + "ies" : ""
    if words.contains(String(plural)) { return String(plural) }
    let letters = Array(word.lowercased().unicodeScalars.prefix(80))
    var best: (word: String, distance: Int)?
    for candidate in words.prefix(maximumWordCount) {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, min(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let nearer = best.map { min(limit, $0.distance - 1) } ?? limit
      let distance = distance(letters, other, upTo: nearer)
      if distance <= nearer { best = (candidate, distance) }
    }
    return best?.word ?? onlyWord(containing: letters, in: words)
  }

  /// Returns the word of which this one can be a misspelling: each of its parts is, and none is another word.
  ///
  /// `significant-location-change` resembles `significant-time-change`, but is a different event.
  static func misspelled(_ name: String, in words: [String]) -> String? {
    let parts = name.lowercased().split { "-_ ".contains($0) }
    let joined = parts.joined()
    let known = Set(words.flatMap { $0.split(separator: "-") })
    var best: (word: String, distance: Int)?
    for word in words.prefix(maximumWordCount) {
      let others = word.split(separator: "-")
      let distance: Int
      if others.count == parts.count {
        let distances = zip(parts, others).map { part, other -> Int in
          if part == other { return 0 }
          let found = Self.distance(from: String(part), to: String(other))
          return known.contains(part) || found > max(1, min(part.count, other.count) / 5)
            ? 99 : found
        }
        distance = distances.reduce(0, +)
      } else {
        // A hyphen is missing, or one too many.
        distance = others.joined() == joined ? 1 : 99
      }
      if distance < best?.distance ?? 99 { best = (word, distance) }
    }
    return best?.word
  }

  /// Returns the only word that contains this one: `applicationWillTerminate:` for `willTerminate`.
  private static func onlyWord(containing letters: [Unicode.Scalar], in words: [String]) -> String?
  {
    guard letters.count >= 5 else { return nil }
    var found: String?
    for word in words.prefix(maximumWordCount)
    where Array(word.lowercased().unicodeScalars).contains(letters) {
      if found != nil { return nil }
      found = word
    }
    return found
  }

  /// Returns the help text: `did you mean 'incoming-call'?`; empty if no word is near.
  static func help(for word: String, in words: [String]) -> Diagnostic.Help {
    nearest(to: word, in: words).map { .didYouMean($0) } ?? ""
  }

  /// Returns the edit distance of two words.
  package static func distance(from one: String, to other: String) -> Int {
    distance(Array(one.unicodeScalars), Array(other.unicodeScalars), upTo: .max)
  }

  /// Returns the edit distance, counting a swap of two adjacent letters as one edit; any number above the limit for one
  /// that exceeds it.
  private static func distance(
    _ one: [Unicode.Scalar],
    _ other: [Unicode.Scalar],
    upTo limit: Int
  ) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      var least = row + 1
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
        least = min(least, best)
      }
      // No distance of a later row is less than the least one of this row.
      if least > limit { return least }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}

extension [String] {
  /// The words separated by commas, abbreviated if there are many.
  var listed: String {
    var text = ""
    for (index, word) in enumerated() {
      if text.utf8.count > 400 { return "\(text), and \(count - index) more" }
      text += (index == 0 ? "" : ", ") + word
    }
    return text
  }
}
