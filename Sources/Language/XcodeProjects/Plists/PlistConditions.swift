/// Leaves out those parts of a property list that the C preprocessor leaves out before a build reads it
/// (`INFOPLIST_PREPROCESS`).
struct PlistConditions {
  /// The lines with a directive that is not evaluated.
  private(set) var unknownLines: [Int] = []
  private var defined: [String: String]
  /// For each condition around a line: whether its part is read, whether an earlier part was, and whether what is around
  /// it is.
  private var conditions: [(isRead: Bool, wasRead: Bool, isAroundRead: Bool)] = []

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - definitions: The setting `INFOPLIST_PREPROCESSOR_DEFINITIONS`: `NAME` or `NAME=VALUE`, with spaces between.
  ///   - flags: The setting `INFOPLIST_OTHER_PREPROCESSOR_FLAGS`, of which those count that define something: `-DNAME`.
  init(definitions: String, flags: String = "") {
    let words = definitions.split(whereSeparator: \.isWhitespace)
    let others = flags.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("-D") }
    let all = words + others.map { $0.dropFirst(2) }
    // Without a value it is 1.
    defined = Dictionary(
      all.compactMap { definition in
        let parts = definition.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.first.map { ($0, parts.count > 1 ? parts[1] : "1") }
      }
    ) { $1 }
  }

  /// Returns the text with spaces in place of directives and of what is left out, so that offsets and lines stay the same.
  mutating func evaluate(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var start = 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      let isDirective = line.first { $0 != UInt8(ascii: " ") && $0 != 9 } == UInt8(ascii: "#")
      if isDirective { read(String(decoding: line, as: UTF8.self), number) }
      if isDirective || conditions.last?.isRead == false {
        for index in start..<end { result[index] = UInt8(ascii: " ") }
      }
      start = end + 1
      number += 1
    }
    return result
  }

  private mutating func read(_ line: String, _ number: Int) {
    let words = line.split { $0.isWhitespace || $0 == "#" }.map(String.init)
    let isReading = conditions.last?.isRead ?? true
    switch words.first {
    case "ifdef", "ifndef":
      let isDefined = words.count > 1 && defined[words[1]] != nil
      begin(isDefined == (words[0] == "ifdef"))
    case "if": begin(value(of: words.dropFirst(), number))
    case "elif":
      guard let last = conditions.popLast() else { return }
      let isRead = !last.wasRead && last.isAroundRead && value(of: words.dropFirst(), number)
      conditions.append((isRead, last.wasRead || isRead, last.isAroundRead))
    case "else":
      guard let last = conditions.popLast() else { return }
      conditions.append((!last.wasRead && last.isAroundRead, true, last.isAroundRead))
    case "endif": _ = conditions.popLast()
    case "define" where isReading && words.count > 1:
      defined[words[1]] = words.count > 2 ? words[2] : ""
    case "undef" where isReading && words.count > 1: defined[words[1]] = nil
    default: if isReading { unknownLines.append(number) }
    }
  }

  private mutating func begin(_ value: Bool) {
    let isAroundRead = conditions.last?.isRead ?? true
    conditions.append((isAroundRead && value, value, isAroundRead))
  }

  /// Returns the value of `defined(NAME)`, numbers and names of numbers, with `!` before them; false for anything else, which
  /// is noted.
  private mutating func value(of words: ArraySlice<String>, _ number: Int) -> Bool {
    var text = words.joined()[...]
    let isNegated = text.hasPrefix("!")
    if isNegated { text = text.dropFirst() }
    if let value = Int(text) { return (value != 0) != isNegated }
    if text.hasPrefix("defined") {
      let name = text.dropFirst("defined".count).filter { $0 != "(" && $0 != ")" }
      if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
        return (defined[String(name)] != nil) != isNegated
      }
    } else if text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      // A name that is not defined is 0.
      let value = Int(defined[String(text)] ?? "0")
    {
      return (value != 0) != isNegated
    }
    unknownLines.append(number)
    return false
  }
}
