/// What a console puts in front of a message: the process that it comes from, and whether it is a console of Android.
enum LogPrefix {
  /// Returns the number of the process that printed a line; nil if the line does not name it.
  ///
  /// `Sample[812:9301]` is what NSLog and Xcode write, `Sample(Foundation)[812]` a relay of the system log, and the sixth
  /// column of `log show` follows a thread and an activity.
  static func process(of line: ArraySlice<UInt8>) -> Int? {
    bracketed(in: line) ?? column(of: line)
  }

  /// Returns the name of the process that printed a line; nil if the line does not name it.
  ///
  /// It is what precedes the number, or in `log show` the word after it.
  static func processName(of line: ArraySlice<UInt8>) -> String? {
    if bracketed(in: line) != nil,
      let bracket = line.firstIndex(of: UInt8(ascii: "["))
    {
      let words = line[..<bracket].split(separator: space)
      let name = words.last?.prefix { $0 != UInt8(ascii: "(") } ?? []
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
    guard column(of: line) != nil else { return nil }
    let words = line.prefix(limit).split(separator: space, maxSplits: 8)
    guard words.count > 7 else { return nil }
    let name = words[7].prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "(") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Returns whether a line is one of `logcat`: `I/flutter (812):`, or `11-27 13:42:15.207 812 830 I tag:`.
  static func isOfAndroid(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.prefix(80)
    let first = start.startIndex
    if start.count > 3, start[first + 1] == slash, levels.contains(start[first]),
      isLetter(start[first + 2])
    {
      return true
    }
    // Most lines of other logs begin with a longer word.
    guard start.drop(while: { $0 == space }).prefix(6).firstIndex(of: space) != nil else {
      return false
    }
    let words = start.split(separator: space, maxSplits: 5)
    guard words.count == 6, words[0].count == 5, words[1].contains(UInt8(ascii: ":")) else {
      return false
    }
    return number(words[2]) != nil && number(words[3]) != nil && words[4].count == 1
      && levels.contains(words[4][words[4].startIndex])
  }

  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let levels = Array("VDIWEF".utf8)
  /// The part of a line in which a prefix ends.
  private static let limit = 200

  private static func bracketed(in line: ArraySlice<UInt8>) -> Int? {
    let start = line.prefix(limit)
    guard let bracket = start.firstIndex(of: UInt8(ascii: "[")), bracket > start.startIndex,
      start[bracket - 1] != space
    else { return nil }
    let digits = start[(bracket + 1)...].prefix { isDigit($0) }
    guard !digits.isEmpty, digits.endIndex < start.endIndex,
      start[digits.endIndex] == UInt8(ascii: ":") || start[digits.endIndex] == UInt8(ascii: "]")
    else { return nil }
    return number(digits)
  }

  private static func column(of line: ArraySlice<UInt8>) -> Int? {
    let start = line.prefix(limit)
    // Most lines of other logs have no number of a thread.
    guard start.contains(UInt8(ascii: "x")) else { return nil }
    let words = start.split(separator: space, maxSplits: 6)
    guard words.count > 6, words[2].starts(with: "0x".utf8), words[4].starts(with: "0x".utf8)
    else { return nil }
    return number(words[5])
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count < 10, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
