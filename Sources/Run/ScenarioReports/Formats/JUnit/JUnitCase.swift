internal import ScenarioRunner

/// Writes the cases of a JUnit report.
struct JUnitCase {
  let dialect: JUnitDialect

  private let text = CaseText(paint: Paint(isColored: false))
  /// The maximum length of the message attribute, which readers show on one line.
  private static let longestMessage = 1000

  init(dialect: JUnitDialect) { self.dialect = dialect }

  func write(
    _ record: CaseResult,
    in path: String,
    _ className: String,
    into sink: inout [UInt8]
  ) {
    // Actions that annotate lines use this location: that of the failure, if the case failed.
    let failure = record.outcome.isSuccess ? nil : record.faultExcerpt
    begin(
      record.name,
      className,
      path: failure?.path ?? path,
      line: failure?.line ?? record.scenario.line,
      record.wallTime,
      into: &sink
    )
    if dialect.describesCases { writeProperties(record, into: &sink) }
    switch record.outcome {
    case .passed:
      writeAttempts(
        "flakyFailure",
        record.earlierAttempts.filter(\.isFailure),
        in: path,
        into: &sink
      )
      writeAttempts("flakyError", record.earlierAttempts.filter(\.isError), in: path, into: &sink)
    case .skipped: writeSkip(record.reason, into: &sink)
    case .knownIssue: writeSkip("known issue: \(record.reason)", into: &sink)
    case .failed, .unexpectedPass, .invalid, .error, .interrupted:
      // A strict schema requires the attempts after the element of the same kind.
      if record.isFailure { write("failure", record, in: path, into: &sink) }
      writeAttempts(
        "rerunFailure",
        record.earlierAttempts.filter(\.isFailure),
        in: path,
        into: &sink
      )
      if !record.isFailure { write("error", record, in: path, into: &sink) }
      writeAttempts("rerunError", record.earlierAttempts.filter(\.isError), in: path, into: &sink)
    }
    if dialect.writesDifferencesToOutput, record.outcome.isSuccess, !record.difference.isEmpty {
      sink.xml("      <system-out>")
      XMLText.appendCDATA("not deterministic: \(record.difference)", to: &sink)
      sink.xml("</system-out>\n")
    }
    sink.xml("    </testcase>\n")
  }

  /// Writes a test case for an unreadable file or folder.
  func writeProblem(_ message: String, of path: String, into sink: inout [UInt8]) {
    let isFolder = path.hasSuffix("/")
    let name = isFolder ? "the folder itself" : CaseResult.wholeFileName
    begin(name, ClassName.of(path), path: path, line: 1, 0, into: &sink)
    let body = isFolder ? message : "\(message)\n\(frame("file", "\(path):1:1"))"
    write("error", type: "unreadable", message, body, into: &sink)
    sink.xml("    </testcase>\n")
  }

  /// Writes a test case for a run that did not complete what was requested, or did not meet a condition.
  func writeFailureOfRun(_ type: String, _ note: String, into sink: inout [UInt8]) {
    begin("the run itself", "scenario-run", path: nil, line: 1, 0, into: &sink)
    write("error", type: type, note, note, into: &sink)
    sink.xml("    </testcase>\n")
  }

  // MARK: -

  private func begin(
    _ name: String,
    _ className: String,
    path: String?,
    line: Int,
    _ wallTime: UInt64,
    into sink: inout [UInt8]
  ) {
    sink.xml("    <testcase")
    sink.xmlAttribute("name", name)
    sink.xmlAttribute("classname", className)
    if dialect.describesCases, let path {
      sink.xmlAttribute("file", path)
      sink.xmlCount("line", line)
    }
    sink.xmlTime(wallTime, dialect.precision)
    sink.xml(">\n")
  }

  private func writeProperties(_ record: CaseResult, into sink: inout [UInt8]) {
    guard record.isExecutable else { return }
    func property(_ name: StaticString, _ value: String) {
      sink.xmlProperty(name, value, indent: "        ")
    }
    sink.xml("      <properties>\n")
    property("ios", record.ios)
    property("device", record.device)
    property("virtual-time", "\(record.virtualTime)")
    for tag in record.scenario.tags { property("tag", tag) }
    for source in record.scenario.sources { property("source", source) }
    for name in record.scenario.statements { property("covers", name) }
    if record.isFlaky { property("flaky", "passed on attempt \(record.attempt)") }
    if !record.difference.isEmpty { property("differs", record.difference) }
    sink.xml("      </properties>\n")
  }

  // MARK: - Failures

  /// Writes the reason as attribute and text, since readers show one or the other.
  private func writeSkip(_ reason: String, into sink: inout [UInt8]) {
    write("skipped", type: nil, reason, reason, into: &sink)
  }

  private func writeAttempts(
    _ element: StaticString,
    _ attempts: [CaseResult],
    in path: String,
    into sink: inout [UInt8]
  ) {
    guard dialect.includesAttempts else { return }
    for record in attempts { write(element, record, in: path, isAttempt: true, into: &sink) }
  }

  private func write(
    _ element: StaticString,
    _ record: CaseResult,
    in path: String,
    isAttempt: Bool = false,
    into sink: inout [UInt8]
  ) {
    let (message, body) = (text.headline(of: record), body(of: record, in: path))
    write(
      element,
      type: record.outcome.rawValue,
      message,
      body,
      isAttempt: isAttempt,
      into: &sink
    )
  }

  /// Writes an element with a message and a text; the text of an earlier attempt is in a separate element.
  private func write(
    _ element: StaticString,
    type: String?,
    _ message: String,
    _ body: String,
    isAttempt: Bool = false,
    into sink: inout [UInt8]
  ) {
    sink.xml("      <")
    sink.xml(element)
    if let type { sink.xmlAttribute("type", type) }
    sink.xmlAttribute("message", String(message.prefix(Self.longestMessage)))
    sink.xml(isAttempt ? "><stackTrace>" : ">")
    XMLText.appendCDATA(body, to: &sink)
    sink.xml(isAttempt ? "</stackTrace></" : "</")
    sink.xml(element)
    sink.xml(">\n")
  }

  /// Returns the complete text; its last line has the form in which most readers look for a location.
  private func body(of record: CaseResult, in path: String) -> String {
    let subject = record.failures.first?.step.map { "step \($0)" } ?? "scenario"
    var lines = text.details(of: record)
    // Some readers show nothing but the text.
    if lines.isEmpty { lines = [text.headline(of: record)] }
    lines.append(frame(subject, text.location(of: record, in: path)))
    return lines.joined(separator: "\n")
  }

  /// Returns a line in the form of a stack trace.
  ///
  /// Readers expect the path in the first parentheses, so the line cannot contain the case's name.
  private func frame(_ subject: String, _ place: String) -> String {
    "    at \(subject) (\(VisibleText.of(place)))"
  }
}

extension CaseResult {
  /// Whether an expectation was not met; cases without a result are errors.
  fileprivate var isFailure: Bool { outcome == .failed || outcome == .unexpectedPass }

  /// Whether the case has no result.
  fileprivate var isError: Bool { !isFailure && !outcome.isSuccess }
}
