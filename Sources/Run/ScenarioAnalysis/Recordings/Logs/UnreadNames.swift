@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// Finds words in a log that are a part or a misspelling of a method's name, so that their lines are not read.
struct UnreadNames {
  /// The part of a log that is searched, in bytes, to keep the time short.
  private static let limit = 1 << 20
  /// The fewest letters of a word, since shorter ones are often something else.
  private static let fewestLetters = 12

  /// The parts of the names, with the method that each first occurs in.
  private var parts: [(name: String, method: DelegateMethod)] = []
  /// The method that each word is similar to, as far as that was determined.
  private var known: [String: DelegateMethod?] = [:]

  private init() {
    var seen: Set<String> = ["userNotificationCenter"]
    for method in DelegateMethod.allCases {
      for name in [method.selector, method.swiftName] {
        for part in name.split(whereSeparator: { !$0.isLetter }).map(String.init)
        where part.count >= Self.fewestLetters && !part.hasSuffix("ompletionHandler")
          && seen.insert(part).inserted
        {
          parts.append((part, method))
        }
      }
    }
  }

  /// Returns the similar words of a log in the lines that are not read, the first one of each line.
  static func all(in text: [UInt8], besides readLines: Set<Int>) -> [Recording.UnreadName] {
    var names = UnreadNames()
    let lines = text.prefix(limit).split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let number = index + 1
      if readLines.contains(number) { return nil }
      for word in line.split(whereSeparator: { !isLetter($0) }) where isName(word) {
        let word = String(decoding: word, as: UTF8.self)
        if let method = names.method(similarTo: word) {
          return Recording.UnreadName(line: number, word: word, reason: .similar(method))
        }
      }
      return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isCapital(byte)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Returns whether a word is written like the name of a method: `sceneDidBecomeActive`.
  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    word.count >= fewestLetters && !isCapital(word[word.startIndex])
      && word.contains(where: isCapital)
  }

  private mutating func method(similarTo word: String) -> DelegateMethod? {
    if let known = known[word] { return known }
    let found = parts.first { $0.name.hasPrefix(word) || Self.isMisspelling(word, of: $0.name) }
    known[word] = .some(found?.method)
    return found?.method
  }

  private static func isMisspelling(_ word: String, of name: String) -> Bool {
    abs(word.utf8.count - name.utf8.count) <= 2 && word.prefix(3) == name.prefix(3)
      && Suggestion.distance(from: word, to: name) <= 2
  }
}
