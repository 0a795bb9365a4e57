/// Suggests the dialects whose words a log without names may contain.
package enum DialectHint {
  /// Returns the first line that ends with words of dialects, and their names, the one with most lines first; nil if no line does.
  package static func dialects(of text: [UInt8]) -> (line: Int, word: String, dialects: [String])? {
    var counts: [String: Int] = [:]
    var first: (line: Int, word: String)?
    LogText.forEachLine(of: text, upTo: limit) { number, line in
      guard let last = LogText.endingWord(of: line) else { return }
      let meant = LogDialect.selectable.filter { $0.words[last] != nil }
      if meant.isEmpty { return }
      first = first ?? (number, last)
      for dialect in meant { counts[dialect.name, default: 0] += 1 }
    }
    guard let first else { return nil }
    let names = LogDialect.selectable.map(\.name).filter { counts[$0] != nil }
    return (first.line, first.word, names.sorted { counts[$0] ?? 0 > counts[$1] ?? 0 })
  }

  /// Returns whether a line of a log is one of `logcat`.
  package static func isOfAndroid(_ text: [UInt8]) -> Bool {
    var found = false
    LogText.forEachLine(of: text, upTo: limit) { _, line in
      found = found || LogPrefix.isOfAndroid(line)
    }
    return found
  }

  /// The part of a log that is searched, in bytes.
  private static let limit = 1 << 16
}
