@_spi(Package) internal import LifecycleCore

/// Reads a report in text, `.crash`, and the lines of a log about a termination.
struct CrashTextReader {
  /// What the lines up to the next empty one continue.
  private enum Section { case text, ignored }

  private var report: CrashReport
  private var section = Section.ignored
  /// The frames of the current list, and which list it is.
  private var frames: [CrashReport.Frame] = []
  private var list: List?
  private var thrown: [CrashReport.Frame] = []
  private var triggered: [CrashReport.Frame] = []
  private var main: [CrashReport.Frame] = []
  /// The number of the thread that the report is about; nil if it does not say it.
  private var triggeredThread: Int?
  private var hasLine = false

  /// A list of frames.
  private enum List { case exception, thread(Int, isCrashed: Bool) }

  /// The number of lines that are read: what follows is not needed.
  private static let mostLines = 20_000
  /// The number of frames that are kept of a list.
  private static let mostFrames = 2_000

  private init(_ report: CrashReport) { self.report = report }

  /// Returns whether a text is a report, not a log: one of its first lines is a field that only reports have.
  static func isReport(_ bytes: [UInt8]) -> Bool {
    var isReport = false
    LogText.forEachLine(of: bytes, upTo: 4_096) { _, line in
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      isReport = isReport || marks.contains { text.starts(with: $0.utf8) }
    }
    return isReport
  }

  private static let marks = [
    "Incident Identifier:", "CrashReporter Key:", "Hardware Model:", "Exception Type:",
    "Exception Codes:",
  ]

  /// Reads lines up to the list of binaries.
  static func read(
    _ bytes: ArraySlice<UInt8>,
    from line: Int = 1,
    adding report: CrashReport = CrashReport()
  ) -> CrashReport {
    var reader = CrashTextReader(report)
    var number = line
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let text = String(decoding: bytes[start..<end].prefix(4_096), as: UTF8.self)
      if text.hasPrefix("Binary Images:") || number - line > mostLines { break }
      reader.read(text, number)
      (number, start) = (number + 1, end + 1)
    }
    reader.endList()
    return reader.finished()
  }

  private mutating func finished() -> CrashReport {
    report.frames = thrown.isEmpty ? triggered.isEmpty ? main : triggered : thrown
    if report.isSimulator, report.os != nil { report.otherSystem = nil }
    return report
  }

  // MARK: - Lines

  private mutating func read(_ line: String, _ number: Int) {
    let text = line.trimmed
    if text.isEmpty {
      endList()
      section = .ignored
    } else if readException(text, number) {
      return
    } else if list != nil, let frame = CrashReport.Frame(text) {
      if frames.count < Self.mostFrames { frames.append(frame) }
    } else if readThread(text) {
      return
    } else if let colon = text.firstIndex(of: ":"),
      readField(String(text[..<colon]), String(text[text.index(after: colon)...]).trimmed, number)
    {
      return
    } else if case .text = section {
      report.add(text)
      report.readSimulator(text)
      readCode(text)
    } else if CrashLogMarks.isMarked(text) {
      note(number)
      report.victim = report.victim ?? MemoryLogLine.victim(in: text)
      report.app = report.app ?? report.victim?.name
      report.add(text)
      readCode(text)
      if let reason = TextSearch.rest(of: text, after: "Termination Reason: ") {
        readTermination(reason.description)
      }
      section = .text
    }
  }

  /// Reads a field; returns false for what is none, or continues a text.
  private mutating func readField(_ name: String, _ value: String, _ number: Int) -> Bool {
    switch name {
    case "Process": report.app = value.split(separator: " ").first.map(String.init) ?? report.app
    case "Path": report.readSimulator(value)
    case "OS Version": report.readSystem(value)
    case "Exception Type":
      report.exceptionType = value
      note(number)
    case "Exception Codes": readExceptionCodes(value)
    case "Exception Subtype": report.add(value)
    case "Termination Reason":
      note(number)
      readTermination(value)
      section = .text
    case "Termination Description":
      report.add(value)
      section = .text
    case "Application Specific Information", "Terminating Process": section = .text
    case "Triggered by Thread", "Crashed Thread", "Highlighted Thread", "Highlighted by Thread":
      triggeredThread = value.split(separator: " ").first.flatMap { Int($0) }
      section = .ignored
    case "Last Exception Backtrace": beginList(.exception)
    default: return false
    }
    return true
  }

  private mutating func note(_ number: Int) {
    if !hasLine { report.line = number }
    hasLine = true
  }

  /// Reads who ended the process and why: `Namespace SPRINGBOARD, Code 0x8badf00d`, `FRONTBOARD 2343432205`.
  private mutating func readTermination(_ value: String) {
    let words = value.split { $0 == " " || $0 == "," }.filter { $0 != "Namespace" && $0 != "Code" }
    report.namespace = words.first.map(String.init) ?? ""
    if words.count > 1, let code = TextSearch.code(words[1]) { report.add(code: code) }
    report.add(value)
  }

  /// Reads the codes of the exception, which in old reports say why the system ended the process.
  private mutating func readExceptionCodes(_ value: String) {
    guard report.exceptionType.hasPrefix("0") || report.exceptionType.hasPrefix("EXC_CRASH") else {
      return report.add(value)
    }
    for word in value.split(whereSeparator: { $0 == " " || $0 == "," }) {
      if word.hasPrefix("0x"), let code = TextSearch.code(word) { report.add(code: code) }
    }
  }

  /// Reads the code of `<RBSTerminateContext| domain:10 code:0x8BADF00D …`.
  private mutating func readCode(_ text: String) {
    guard text.contains("RBSTerminateContext"), let word = TextSearch.word(in: text, after: "code:")
    else { return }
    if let code = TextSearch.code(word) { report.add(code: code) }
  }

  /// Reads an exception that nobody caught, as the console and the libraries for crash reports write it.
  private mutating func readException(_ text: String, _ number: Int) -> Bool {
    if let rest = TextSearch.rest(of: text, after: "due to uncaught exception '") {
      report.exceptionName = rest.prefix { $0 != "'" }.description
      if let reason = TextSearch.rest(of: rest, after: "reason: '") {
        let whole = reason.hasSuffix("'") ? reason.dropLast() : reason
        report.exceptionReason = String(whole.prefix(500))
        report.add(whole)
      }
    } else if let name = TextSearch.rest(of: text, after: "Fatal Exception: ") {
      report.exceptionName = name.description
      beginList(.exception)
    } else if text.hasPrefix("*** First throw call stack") {
      beginList(.exception)
      return true
    } else {
      return false
    }
    note(number)
    section = .text
    return true
  }

  // MARK: - Lists of frames

  /// Begins a list of frames at `Thread 0 Crashed:`, or ignores the name of a thread.
  private mutating func readThread(_ text: String) -> Bool {
    guard text.hasPrefix("Thread ") else { return false }
    let rest = text.dropFirst(7)
    let digits = rest.prefix { $0.isNumber }
    guard let number = Int(digits) else { return false }
    let end = rest.dropFirst(digits.count)
    let isCrashed = end.hasPrefix(" Crashed:")
    if isCrashed || end == ":" {
      beginList(.thread(number, isCrashed: isCrashed))
    } else if !end.hasPrefix(" name:") {
      // The registers of the thread follow.
      endList()
    }
    return true
  }

  private mutating func beginList(_ new: List) {
    endList()
    list = new
    section = .ignored
  }

  private mutating func endList() {
    switch list {
    case .exception?: thrown = frames
    case .thread(let number, let isCrashed)?:
      if number == 0 { main = frames }
      if isCrashed || number == triggeredThread { triggered = frames }
    case nil: break
    }
    (list, frames) = (nil, [])
  }
}

extension StringProtocol {
  /// The text without spaces around it.
  var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else {
      return ""
    }
    return String(start[...end])
  }
}

extension CrashReport.Frame {
  /// Reads a frame: `4   Notes   0x0000000100e8941c Store.migrate() + 24 (Store.swift:41)`; nil for another text.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count == 3, Int(words[0]) != nil, let address = words[2].firstRange(of: "0x") else {
      return nil
    }
    // The name of a binary may contain spaces.
    image = (words[1] + " " + words[2][..<address.lowerBound]).trimmed
    guard let space = words[2][address.lowerBound...].firstIndex(of: " ") else { return }
    var text = words[2][words[2].index(after: space)...].trimmed
    if text.hasSuffix(")"), let open = text.lastIndex(of: "("), text[open...].contains(":"),
      text[..<open].hasSuffix(" "), !text[open...].contains("_:")
    {
      location = String(text[text.index(after: open)...].dropLast())
      text = text[..<open].trimmed
    }
    if let range = text.firstRange(of: " (in "), text.hasSuffix(")") {
      text = String(text[..<range.lowerBound])
    }
    if let plus = text.lastIndex(of: "+"),
      text[text.index(after: plus)...].allSatisfy({ $0 == " " || $0.isNumber })
    {
      text = text[..<plus].trimmed
    }
    let isAddress =
      text.hasPrefix("0x") || text.count > 7 && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    symbol = isAddress || text == "???" || text == "<redacted>" ? nil : text
  }
}
