/// Reads what a log says of terminations.
enum CrashLogReader {
  /// The number of terminations that are read.
  private static let most = 8
  /// The number of lines that are about one.
  private static let mostLines = 200

  /// Returns the terminations of a log, in order.
  static func read(_ bytes: [UInt8]) -> [CrashReport] {
    var reports: [CrashReport] = []
    let marked = CrashLogMarks.lines(in: bytes)
    guard !marked.isEmpty else { return [] }
    var starts: [(line: Int, offset: Int)] = []
    LogText.forEachLine(of: bytes, in: marked) { starts.append(($0, $1.startIndex)) }
    var last = 0
    for start in starts where start.line > last && reports.count < most {
      let line = LogText.line(in: bytes, from: start.offset)
      var end = line.endIndex
      last = start.line
      // What the system writes about memory has one line, and may be anywhere among those of the app.
      if MemoryLogLine.victim(in: String(decoding: line.prefix(4_096), as: UTF8.self)) == nil {
        end = endOfEntry(in: bytes, from: start.offset, &last, start.line)
      }
      var report = CrashTextReader.read(bytes[start.offset..<end], from: start.line)
      report.lines = start.line...last
      if report.saysWhy { reports.append(report) }
    }
    return reports
  }

  /// Returns where a message with several lines ends: at the next one that begins with a date or a time.
  private static func endOfEntry(
    in bytes: [UInt8],
    from start: Int,
    _ last: inout Int,
    _ line: Int
  ) -> Int {
    var position = start
    for count in 0..<mostLines {
      let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      last = line + count
      let next = end + 1
      guard next < bytes.count else { return bytes.count }
      let beginning = bytes[next...].prefix(20)
      // The exception follows the assertion that fails, and the frames follow the exception.
      let digits = beginning.prefix { (0x30...0x39).contains($0) }.count
      let mark = digits < beginning.count ? beginning[beginning.startIndex + digits] : 0
      let isDate = digits == 4 && mark == UInt8(ascii: "-")
      let isTime = digits == 2 && mark == UInt8(ascii: ":")
      if isDate || isTime { return next }
      position = next
    }
    return position
  }
}
