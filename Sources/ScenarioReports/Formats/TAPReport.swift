internal import LifecycleCore
internal import ScenarioRunner

/// TAP 13: one line for each case, and what went wrong in a block below it.
///
/// It keeps to what old readers understand, too: `prove` knows neither version 14, nor all of YAML's scalars, nor all
/// escapes in double quotes; others do not know that `#` can be escaped.
struct TAPReport: ReportWriter {
  private let start: RunStart
  private let text = CaseText(paint: Paint(isColored: false))
  private var count = 0

  init(_ start: RunStart) { self.start = start }

  mutating func begin(into sink: inout [UInt8]) {
    write("TAP version 13\n", &sink)
    if !start.program.isEmpty {
      write("# \(DisplayWidth.visible(start.program)), \(start.timestamp)\n", &sink)
    }
  }

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    if let problem = file.problem {
      point(isOK: false, "\(file.path)", "", into: &sink)
      write("  ---\n", &sink)
      pair("message", "\(problem)", &sink)
      write("  severity: error\n", &sink)
      write("  ...\n", &sink)
    }
    for record in file.cases { add(record, in: "\(file.path)", into: &sink) }
  }

  mutating func finish(
    _ end: RunEnd,
    into sink: inout [UInt8]
  ) -> (offset: Int, bytes: [UInt8])? {
    if end.ending == .finished {
      if !end.missed.isEmpty { write("# \(end.missedNote)\n", &sink) }
      write("1..\(count)\n", &sink)
    } else {
      write("Bail out! \(end.ending.note)\n", &sink)
    }
    return nil
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
    write("\(isOK ? "ok" : "not ok") \(count) - \(Self.escaped(name))\(directive)\n", &sink)
  }

  private func addBlock(_ record: CaseResult, in path: String, into sink: inout [UInt8]) {
    write("  ---\n", &sink)
    write("  status: \(record.outcome.rawValue)\n", &sink)
    if !record.difference.isEmpty { write("  deterministic: false\n", &sink) }
    if record.isFlaky { write("  flaky: true\n", &sink) }
    if record.attempt > 1 { write("  attempts: \(record.attempt)\n", &sink) }
    let record = record.isFlaky ? record.earlier.last ?? record : record
    pair("message", text.headline(of: record), &sink)
    let severity =
      switch record.outcome {
      case .passed: "warning"
      case .failed: "fail"
      default: "error"
      }
    write("  severity: \(severity)\n", &sink)
    pair("at", text.place(of: record, in: path), &sink)
    write("  duration_ms: \(Self.milliseconds(record.wallTime))\n", &sink)
    let lines = text.details(of: record).map { VisibleText.completing($0) }
    if !lines.isEmpty {
      write("  details: |\n", &sink)
      for (index, line) in lines.enumerated() {
        // The first line says how far all of them are indented.
        let blank = line.unicodeScalars.first.flatMap {
          index == 0 && ($0 == " " || $0 == "\t") ? $0 : nil
        }
        let shown = blank.map { VisibleText.code(of: $0) + line.dropFirst() } ?? line
        write("    \(shown)\n", &sink)
      }
    }
    write("  ...\n", &sink)
  }

  private func pair(_ key: String, _ value: String, _ sink: inout [UInt8]) {
    guard !value.isEmpty else { return }
    let text = DisplayWidth.visible(value).replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
    write("  \(key): \"\(text)\"\n", &sink)
  }

  private func write(_ text: String, _ sink: inout [UInt8]) { sink.append(contentsOf: text.utf8) }

  /// Milliseconds with three decimals.
  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    let microseconds = nanoseconds / 1000
    let rest = String(microseconds % 1000)
    return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// On one line, with nothing that a reader takes for a directive; no two texts become the same.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in DisplayWidth.visible(text).unicodeScalars {
      switch scalar {
      case "#", "\t": escaped += VisibleText.code(of: scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.hasSuffix(" ") ? escaped.dropLast() + VisibleText.code(of: " ") : escaped
  }
}
