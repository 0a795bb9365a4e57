internal import LifecycleCore
internal import ScenarioRunner

/// Writes the cases of a JUnit report.
struct JUnitCase {
  let dialect: JUnitDialect

  private let text = CaseText(paint: Paint(isColored: false))
  /// The longest message attribute; readers show it in one line.
  private static let longestMessage = 1000

  init(dialect: JUnitDialect) { self.dialect = dialect }

  func write(
    _ record: CaseResult,
    in path: String,
    _ className: String,
    into sink: inout [UInt8]
  ) {
    // Actions that annotate lines take these: of a case that failed, those of what was not met.
    let trouble = record.outcome.isGood ? nil : record.faultExcerpt
    begin(
      record.name,
      className,
      path: trouble?.path ?? path,
      line: trouble?.line ?? record.scenario.line,
      record.wallTime,
      into: &sink
    )
    if dialect.describesCases { writeProperties(record, into: &sink) }
    switch record.outcome {
    case .passed:
      writeAttempts("flakyFailure", record.earlier.filter(\.isFailure), in: path, into: &sink)
      writeAttempts("flakyError", record.earlier.filter(\.isError), in: path, into: &sink)
    case .skipped: writeSkip(record.reason, into: &sink)
    case .knownIssue: writeSkip("known issue: \(record.reason)", into: &sink)
    case .failed, .unexpectedPass, .invalid, .error, .interrupted:
      writeTrouble(record, in: path, into: &sink)
    }
    if dialect.saysDifferencesInOutput, record.outcome.isGood, !record.difference.isEmpty {
      sink.xml("      <system-out>")
      XMLText.appendCDATA("not deterministic: \(record.difference)", to: &sink)
      sink.xml("</system-out>\n")
    }
    sink.xml("    </testcase>\n")
  }

  /// Writes a case for what is wrong with a file or folder as a whole.
  func writeTrouble(
    _ message: String,
    _ type: String,
    ofFile path: String,
    into sink: inout [UInt8]
  ) {
    let isFolder = path.hasSuffix("/")
    let name = isFolder ? "the folder itself" : CaseResult.wholeFileName
    begin(name, ClassName.of(path), path: path, line: 1, 0, into: &sink)
    let body = isFolder ? [message] : [message, frame("file", "\(path):1:1")]
    write("error", type, message, body.joined(separator: "\n"), into: &sink)
    sink.xml("    </testcase>\n")
  }

  /// Writes a case for what is wrong with the run as a whole.
  func writeTrouble(
    _ message: String,
    _ type: String,
    ofRun name: String,
    into sink: inout [UInt8]
  ) {
    begin("the run itself", name, path: nil, line: 1, 0, into: &sink)
    write("error", type, message, message, into: &sink)
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
    guard !record.ios.isEmpty else { return }
    sink.xml("      <properties>\n")
    property("ios", record.ios, &sink)
    property("device", record.device, &sink)
    property("virtual-time", "\(record.virtualTime)", &sink)
    for tag in record.scenario.tags { property("tag", tag, &sink) }
    for source in record.scenario.sources { property("source", source, &sink) }
    for name in record.scenario.statements { property("covers", name, &sink) }
    if record.isFlaky { property("flaky", "passed at attempt \(record.attempt)", &sink) }
    if !record.difference.isEmpty { property("differs", record.difference, &sink) }
    sink.xml("      </properties>\n")
  }

  private func property(_ name: StaticString, _ value: String, _ sink: inout [UInt8]) {
    sink.xml("        <property name=\"")
    sink.xml(name)
    sink.xml("\"")
    sink.xmlAttribute("value", value)
    sink.xml("/>\n")
  }

  /// Some readers show the attribute and some the text: both say the reason.
  private func writeSkip(_ reason: String, into sink: inout [UInt8]) {
    sink.xml("      <skipped")
    sink.xmlAttribute("message", Self.shortened(reason))
    sink.xml(">")
    XMLText.appendCDATA(reason, to: &sink)
    sink.xml("</skipped>\n")
  }

  /// Writes a failure or error, and the attempts before it where a strict schema wants them.
  private func writeTrouble(_ record: CaseResult, in path: String, into sink: inout [UInt8]) {
    if record.isFailure { write("failure", record, in: path, into: &sink) }
    writeAttempts("rerunFailure", record.earlier.filter(\.isFailure), in: path, into: &sink)
    if !record.isFailure { write("error", record, in: path, into: &sink) }
    writeAttempts("rerunError", record.earlier.filter(\.isError), in: path, into: &sink)
  }

  private func writeAttempts(
    _ element: StaticString,
    _ attempts: [CaseResult],
    in path: String,
    into sink: inout [UInt8]
  ) {
    guard dialect.tellsAttempts else { return }
    for record in attempts {
      sink.xml("      <")
      sink.xml(element)
      sink.xmlAttribute("type", record.outcome.rawValue)
      sink.xmlAttribute("message", Self.shortened(text.headline(of: record)))
      sink.xml("><stackTrace>")
      XMLText.appendCDATA(body(of: record, in: path), to: &sink)
      sink.xml("</stackTrace></")
      sink.xml(element)
      sink.xml(">\n")
    }
  }

  private func write(
    _ element: StaticString,
    _ record: CaseResult,
    in path: String,
    into sink: inout [UInt8]
  ) {
    write(
      element,
      record.outcome.rawValue,
      text.headline(of: record),
      body(of: record, in: path),
      into: &sink
    )
  }

  private func write(
    _ element: StaticString,
    _ type: String,
    _ message: String,
    _ body: String,
    into sink: inout [UInt8]
  ) {
    sink.xml("      <")
    sink.xml(element)
    sink.xmlAttribute("type", type)
    sink.xmlAttribute("message", Self.shortened(message))
    sink.xml(">")
    XMLText.appendCDATA(body, to: &sink)
    sink.xml("</")
    sink.xml(element)
    sink.xml(">\n")
  }

  /// All that is known; the last line is in the form in which most readers look for a place.
  private func body(of record: CaseResult, in path: String) -> String {
    let subject = record.failures.first?.step.map { "step \($0)" } ?? "scenario"
    let details = text.details(of: record)
    // Some readers show nothing but the text.
    return
      ((details.isEmpty ? [text.headline(of: record)] : details)
      + [frame(subject, text.place(of: record, in: path))]).joined(separator: "\n")
  }

  /// A line of a stack trace.
  ///
  /// Readers take what follows its first parenthesis for the path: the name of a case can contain one.
  private func frame(_ subject: String, _ place: String) -> String {
    "    at \(subject) (\(DisplayWidth.visible(place)))"
  }

  private static func shortened(_ text: String) -> String { String(text.prefix(longestMessage)) }
}

extension CaseResult {
  /// Whether an expectation was not met; what has no result is an error.
  fileprivate var isFailure: Bool { outcome == .failed || outcome == .unexpectedPass }

  /// Whether it has no result.
  fileprivate var isError: Bool { !isFailure && !outcome.isGood }
}
