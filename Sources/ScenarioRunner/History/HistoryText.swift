internal import ScenarioLanguage
internal import ScenarioSystem

/// How a history is written: a block of lines for each file, by path, and a line of each of its cases.
///
///     scenario-run history 2
///     file	20778	31	Scenarios/launch.yaml
///     passed	12	Launch [iOS 8.0]
///     failed	15	Launch [iOS 13.0]
///     end	1	8d1c0a9be2f73c55
///
/// The last line has the number of files, and the checksum of all that comes before it. The numbers are the day on which the file was seen, counted from 1970, and times in microseconds; `troubled` is a
/// line for what was invalid or unreadable. A tab, a line feed and a backslash in a name are written `\t`, `\n`, `\\`.
///
/// A second line `lost	20778` says on which day an earlier history was lost, because it was damaged: what is not in this
/// one may have failed.
enum HistoryText {
  static let headOfAnyVersion = Array("scenario-run history ".utf8)
  static let head = headOfAnyVersion + [UInt8(ascii: "2")]
  static let file = Array("file\t".utf8)
  static let end = Array("end\t".utf8)
  private static let lost = Array("lost\t".utf8)
  private static let troubled = Array("troubled".utf8)
  private static let passed = Array("passed\t".utf8)
  private static let failed = Array("failed\t".utf8)

  // MARK: - Writing

  /// Appends the line of a file, and returns where its path stands.
  @discardableResult
  static func appendFile(
    _ path: [UInt8],
    day: Int,
    loadTime: Int,
    isTroubled: Bool,
    to sink: inout [UInt8]
  ) -> Range<Int> {
    sink.append(contentsOf: file)
    append(day, to: &sink)
    sink.append(tab)
    append(loadTime, to: &sink)
    sink.append(tab)
    let start = sink.count
    sink.append(contentsOf: path)
    let place = start..<sink.count
    sink.append(lineFeed)
    if isTroubled {
      sink.append(contentsOf: troubled)
      sink.append(lineFeed)
    }
    return place
  }

  static func appendCase(_ name: String, _ item: History.Case, to sink: inout [UInt8]) {
    sink.append(contentsOf: item.hasFailed ? failed : passed)
    append(item.time, to: &sink)
    sink.append(tab)
    append(escaping: name, to: &sink)
    sink.append(lineFeed)
  }

  /// Appends the first lines; `lossDay` is the day on which an earlier history was lost.
  static func appendHead(lossDay: Int?, to sink: inout [UInt8]) {
    sink.append(contentsOf: head)
    sink.append(lineFeed)
    guard let lossDay else { return }
    sink.append(contentsOf: lost)
    append(lossDay, to: &sink)
    sink.append(lineFeed)
  }

  /// Appends the last line as far as the checksum, which follows.
  static func appendEnd(files: Int, to sink: inout [UInt8]) {
    sink.append(contentsOf: end)
    append(files, to: &sink)
    sink.append(tab)
  }

  private static func append(_ number: Int, to sink: inout [UInt8]) {
    let number = max(0, number)
    var place = 1
    while number / place >= 10 { place *= 10 }
    while place > 0 {
      sink.append(UInt8(ascii: "0") + UInt8(number / place % 10))
      place /= 10
    }
  }

  static func append(escaping text: String, to sink: inout [UInt8]) {
    var text = text
    text.withUTF8 { append(escaping: $0, to: &sink) }
  }

  static func append(escaping path: Path, to sink: inout [UInt8]) {
    path.bytes.withUnsafeBufferPointer { append(escaping: $0, to: &sink) }
  }

  private static func append(escaping bytes: UnsafeBufferPointer<UInt8>, to sink: inout [UInt8]) {
    // Without an early end, so that the compiler looks at many bytes at once.
    var special = 0 as UInt8
    for byte in bytes { special |= byte == tab || byte == lineFeed || byte == backslash ? 1 : 0 }
    if special == 0 { return sink.append(contentsOf: bytes) }
    for byte in bytes {
      switch byte {
      case tab: sink.append(contentsOf: [backslash, UInt8(ascii: "t")])
      case lineFeed: sink.append(contentsOf: [backslash, UInt8(ascii: "n")])
      case backslash: sink.append(contentsOf: [backslash, backslash])
      default: sink.append(byte)
      }
    }
  }

  /// The block of a file of which nothing is known, and not all may have passed.
  static func unknown(_ path: [UInt8]) -> [UInt8] {
    var block: [UInt8] = []
    appendFile(path, day: 0, loadTime: 0, isTroubled: true, to: &block)
    return block
  }

  // MARK: - Reading

  /// The fields of a file's line; nil if it is none.
  static func fileLine(
    _ line: ArraySlice<UInt8>
  ) -> (day: Int, loadTime: Int, path: ArraySlice<UInt8>)? {
    guard line.starts(with: file) else { return nil }
    let fields = line.dropFirst(file.count)
    guard let first = fields.firstIndex(of: tab),
      let second = fields[(first + 1)...].firstIndex(of: tab),
      let day = number(fields[..<first]),
      let time = number(fields[(first + 1)..<second])
    else { return nil }
    return (day, min(time, longestTime), fields[(second + 1)...])
  }

  /// The number of files that a history's last line names; nil if it is no such line.
  static func endLine(_ line: ArraySlice<UInt8>) -> Int? {
    line.starts(with: end) ? number(line.dropFirst(end.count).prefix { $0 != tab }) : nil
  }

  /// The day on which an earlier history was lost; nil if it is no such line.
  static func lossLine(_ line: ArraySlice<UInt8>) -> Int? {
    line.starts(with: lost) ? number(line.dropFirst(lost.count)) : nil
  }

  /// A block of a file; nil if a line is wrong.
  static func parse(_ block: [UInt8]) -> (path: Path, file: History.File)? {
    var lines = block.split(separator: lineFeed)[...]
    guard let head = lines.popFirst().flatMap(fileLine),
      let path = unescaped(head.path).map(Path.init(bytes:))
    else {
      return nil
    }
    var file = History.File()
    file.day = head.day
    file.loadTime = head.loadTime
    for line in lines {
      if line.elementsEqual(troubled) {
        file.isTroubled = true
      } else {
        let hasFailed = line.starts(with: failed)
        guard hasFailed || line.starts(with: passed),
          let end = line.dropFirst(failed.count).firstIndex(of: tab),
          let time = number(line[(line.startIndex + failed.count)..<end]),
          let name = unescaped(line[(end + 1)...])
        else { return nil }
        file.cases[ExactText(String(decoding: name, as: UTF8.self))] = History.Case(
          hasFailed: hasFailed,
          time: min(time, longestTime)
        )
      }
    }
    return (path, file)
  }

  /// Whether a block tells of anything but cases that have passed; without making it into a file.
  static func tellsOfTrouble(_ block: [UInt8]) -> Bool {
    var line = block.startIndex
    while let end = block[line...].firstIndex(of: lineFeed) {
      line = end + 1
      if line < block.endIndex, !block[line...].starts(with: passed) { return true }
    }
    return false
  }

  /// No time is longer, in microseconds, so that no sum of them overflows.
  private static let longestTime = 1_000_000_000_000

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...15).contains(digits.count) else { return nil }
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.contains(backslash) else { return Array(bytes) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      guard isEscaped else {
        if byte == backslash { isEscaped = true } else { text.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "t"): text.append(tab)
      case UInt8(ascii: "n"): text.append(lineFeed)
      case backslash: text.append(backslash)
      default: return nil
      }
    }
    return isEscaped ? nil : text
  }

  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")
}
