internal import ScenarioRunner
internal import ScenarioSystem

/// TAP version 13: one line for each case, with a block of details after those that went wrong.
///
/// It is limited to what old parsers support: `prove` supports neither version 14, nor all scalars of YAML, nor all
/// escapes in double quotes; others do not support an escaped `#`.
struct TAPReport: ReportWriter {
  private let start: RunStart
  private let text = CaseText(paint: Paint(isColored: false))
  private var count = 0

  init(_ start: RunStart) { self.start = start }

  mutating func begin(into sink: inout [UInt8]) {
    sink += "TAP version 13\n".utf8
    if !start.program.isEmpty {
      sink += "# \(VisibleText.of(start.program)), \(start.timestamp)\n".utf8
    }
  }

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    if let problem = file.problem {
      point(isOK: false, "\(file.path)", "", into: &sink)
      sink += "  ---\n".utf8
      pair("message", "\(problem)", &sink)
      sink += "  severity: error\n".utf8
      sink += "  ...\n".utf8
    }
    for record in file.cases { add(record, in: "\(file.path)", into: &sink) }
  }

  mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
    if end.ending == .finished {
      if let failure = end.failure {
        point(isOK: false, "the run itself", "", into: &sink)
        sink += "  ---\n".utf8
        pair("message", failure.note, &sink)
        sink += "  severity: error\n".utf8
        sink += "  ...\n".utf8
      }
      sink += "1..\(count)\n".utf8
    } else {
      sink += "Bail out! \(end.ending.note)\n".utf8
    }
  }

  // MARK: -

  private mutating func add(_ record: CaseResult, in path: String, into sink: inout [UInt8]) {
    let name = "\(path): \(record.name)"
    switch record.outcome {
    case .passed:
      point(isOK: true, name, "", into: &sink)
      if record.isFlaky || !record.difference.isEmpty { addBlock(record, in: path, into: &sink) }
    case .skipped:
      point(isOK: true, name, " # SKIP \(Self.escaped(record.reason))", into: &sink)
    case .knownIssue:
      point(isOK: false, name, " # TODO \(Self.escaped(record.reason))", into: &sink)
      addBlock(record, in: path, into: &sink)
    case .failed, .unexpectedPass, .invalid, .error, .interrupted:
      point(isOK: false, name, "", into: &sink)
      addBlock(record, in: path, into: &sink)
    }
  }

  private mutating func point(
    isOK: Bool,
    _ name: String,
    _ directive: String,
    into sink: inout [UInt8]
  ) {
    count += 1
    sink += "\(isOK ? "ok" : "not ok") \(count) - \(Self.escaped(name))\(directive)\n".utf8
  }

  private func addBlock(_ record: CaseResult, in path: String, into sink: inout [UInt8]) {
    sink += "  ---\n".utf8
    sink += "  status: \(record.outcome.rawValue)\n".utf8
    if !record.difference.isEmpty { sink += "  deterministic: false\n".utf8 }
    if record.isFlaky { sink += "  flaky: true\n".utf8 }
    if record.attempt > 1 { sink += "  attempts: \(record.attempt)\n".utf8 }
    let record = record.decisiveAttempt
    pair("message", text.headline(of: record), &sink)
    let severity =
      switch record.outcome {
      case .passed: "warning"
      case .failed: "fail"
      default: "error"
      }
    sink += "  severity: \(severity)\n".utf8
    pair("at", text.location(of: record, in: path), &sink)
    sink += "  duration_ms: \(Self.milliseconds(record.wallTime))\n".utf8
    let lines = text.details(of: record).map { $0.escapingHidden }
    if !lines.isEmpty {
      sink += "  details: |\n".utf8
      for (index, line) in lines.enumerated() {
        // The first line determines the indentation of the block.
        let blank = line.unicodeScalars.first.flatMap {
          index == 0 && ($0 == " " || $0 == "\t") ? $0 : nil
        }
        let shown = blank.map { $0.escape + line.dropFirst() } ?? line
        sink += "    \(shown)\n".utf8
      }
    }
    sink += "  ...\n".utf8
  }

  private func pair(_ key: String, _ value: String, _ sink: inout [UInt8]) {
    guard !value.isEmpty else { return }
    let text = VisibleText.of(value).replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
    sink += "  \(key): \"\(text)\"\n".utf8
  }

  /// Formats nanoseconds as milliseconds with three decimals.
  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    let microseconds = nanoseconds / 1000
    let rest = String(microseconds % 1000)
    return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// Escapes text for one line, so that no parser finds a directive in it; different texts remain different.
  private static func escaped(_ text: String) -> String {
    let escaped = VisibleText.of(text).replacingScalars {
      $0 == "#" || $0 == "\t" ? $0.escape : nil
    }
    return escaped.hasSuffix(" ") ? escaped.dropLast() + Unicode.Scalar(" ").escape : escaped
  }
}
