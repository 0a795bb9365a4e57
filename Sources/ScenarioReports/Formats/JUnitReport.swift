internal import ScenarioEvents
internal import ScenarioRunner

/// JUnit XML in the rich dialect: one flat suite for each file, with file, line and properties.
struct JUnitReport: ReportWriter {
  private let start: RunStart
  private let text = CaseText(paint: Paint(isColored: false))
  /// Where the counts of the whole run belong, and how much room they have.
  private var headOffset = 0
  private static let headRoom = 160
  /// The longest message attribute; readers show it in one line.
  private static let longestMessage = 1000

  init(_ start: RunStart) { self.start = start }

  mutating func begin(into sink: inout [UInt8]) {
    sink.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites".utf8)
    headOffset = sink.count
    sink.append(contentsOf: [UInt8](repeating: UInt8(ascii: " "), count: Self.headRoom))
    sink.append(contentsOf: ">\n".utf8)
  }

  mutating func add(_ file: FileRecord, into sink: inout [UInt8]) {
    if let problem = file.problem {
      addProblem("\(problem)", path: file.path, into: &sink)
      return
    }
    guard !file.cases.isEmpty else { return }
    var counts = Counts()
    counts.add(file)
    let time = file.cases.reduce(0) { $0 + $1.wallTime }
    sink.append(contentsOf: "  <testsuite".utf8)
    attribute("name", file.path, &sink)
    attribute("tests", "\(counts.cases)", &sink)
    attribute("failures", "\(counts.failed)", &sink)
    attribute("errors", "\(counts.junitErrors)", &sink)
    attribute("skipped", "\(counts.skipped + counts.knownIssues)", &sink)
    attribute("time", Self.seconds(time), &sink)
    attribute("timestamp", start.timestamp, &sink)
    attribute("file", file.path, &sink)
    sink.append(contentsOf: ">\n".utf8)
    let className = ClassName.of(file.path)
    for record in file.cases { addCase(record, in: file.path, className, into: &sink) }
    sink.append(contentsOf: "  </testsuite>\n".utf8)
  }

  mutating func finish(
    _ end: RunEnd,
    into sink: inout [UInt8]
  ) -> (offset: Int, bytes: [UInt8])? {
    sink.append(contentsOf: "</testsuites>\n".utf8)
    let counts = end.counts
    var head: [UInt8] = []
    attribute("name", "scenario-run", &head)
    attribute("tests", "\(counts.cases + counts.unreadable)", &head)
    attribute("failures", "\(counts.failed)", &head)
    attribute("errors", "\(counts.junitErrors + counts.unreadable)", &head)
    attribute("skipped", "\(counts.skipped + counts.knownIssues)", &head)
    attribute("time", Self.seconds(end.wallTime), &head)
    return (headOffset, head)
  }

  // MARK: - Cases

  private func addCase(
    _ record: CaseRecord,
    in path: String,
    _ className: String,
    into sink: inout [UInt8]
  ) {
    sink.append(contentsOf: "    <testcase".utf8)
    attribute("name", record.name, &sink)
    attribute("classname", className, &sink)
    attribute("file", path, &sink)
    attribute("line", "\(record.line)", &sink)
    attribute("time", Self.seconds(record.wallTime), &sink)
    sink.append(contentsOf: ">\n".utf8)
    addProperties(record, into: &sink)
    switch record.outcome {
    case .passed: break
    case .skipped: addSkip(record.reason, into: &sink)
    case .knownIssue: addSkip("known issue: \(record.reason)", into: &sink)
    case .failed, .unexpectedPass: addTrouble("failure", record, in: path, into: &sink)
    case .invalid, .error, .interrupted: addTrouble("error", record, in: path, into: &sink)
    }
    sink.append(contentsOf: "    </testcase>\n".utf8)
  }

  private func addProperties(_ record: CaseRecord, into sink: inout [UInt8]) {
    guard !record.ios.isEmpty else { return }
    sink.append(contentsOf: "      <properties>\n".utf8)
    property("ios", record.ios, &sink)
    property("device", record.device, &sink)
    property("virtual-time", "\(record.virtualTime)", &sink)
    for tag in record.tags { property("tag", tag, &sink) }
    for source in record.sources { property("source", source, &sink) }
    for row in record.covers { property("covers", "F\(row)", &sink) }
    sink.append(contentsOf: "      </properties>\n".utf8)
  }

  private func property(_ name: String, _ value: String, _ sink: inout [UInt8]) {
    sink.append(contentsOf: "        <property".utf8)
    attribute("name", name, &sink)
    attribute("value", value, &sink)
    sink.append(contentsOf: "/>\n".utf8)
  }

  /// Some readers show the attribute and some the text: both say the reason.
  private func addSkip(_ reason: String, into sink: inout [UInt8]) {
    sink.append(contentsOf: "      <skipped".utf8)
    attribute("message", String(reason.prefix(Self.longestMessage)), &sink)
    sink.append(contentsOf: ">".utf8)
    XMLText.appendCDATA(reason, to: &sink)
    sink.append(contentsOf: "</skipped>\n".utf8)
  }

  private func addTrouble(
    _ element: String,
    _ record: CaseRecord,
    in path: String,
    into sink: inout [UInt8]
  ) {
    var lines = text.details(of: record)
    // The last line in the form in which most readers look for a place.
    lines.append("    at \(record.name) (\(text.place(of: record, in: path)))")
    sink.append(contentsOf: "      <\(element)".utf8)
    attribute("type", text.type(of: record), &sink)
    attribute("message", String(text.headline(of: record).prefix(Self.longestMessage)), &sink)
    sink.append(contentsOf: ">".utf8)
    XMLText.appendCDATA(lines.joined(separator: "\n"), to: &sink)
    sink.append(contentsOf: "</\(element)>\n".utf8)
  }

  private func addProblem(_ message: String, path: String, into sink: inout [UInt8]) {
    let isFolder = path.hasSuffix("/")
    sink.append(contentsOf: "  <testsuite".utf8)
    attribute("name", path, &sink)
    sink.append(
      contentsOf: " tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\"".utf8
    )
    attribute("timestamp", start.timestamp, &sink)
    attribute("file", path, &sink)
    sink.append(contentsOf: ">\n    <testcase".utf8)
    attribute("name", isFolder ? "the folder itself" : "the file itself", &sink)
    attribute("classname", ClassName.of(path), &sink)
    attribute("file", path, &sink)
    attribute("line", "1", &sink)
    sink.append(contentsOf: " time=\"0.000\">\n      <error type=\"unreadable\"".utf8)
    attribute("message", message, &sink)
    sink.append(contentsOf: ">".utf8)
    XMLText.appendCDATA(message, to: &sink)
    sink.append(contentsOf: "</error>\n    </testcase>\n  </testsuite>\n".utf8)
  }

  // MARK: - Parts

  private func attribute(_ name: String, _ value: String, _ sink: inout [UInt8]) {
    sink.append(UInt8(ascii: " "))
    sink.append(contentsOf: name.utf8)
    sink.append(contentsOf: "=\"".utf8)
    XMLText.appendAttribute(value, to: &sink)
    sink.append(UInt8(ascii: "\""))
  }

  /// Seconds with three decimals, as every reader takes them.
  private static func seconds(_ nanoseconds: UInt64) -> String {
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension Counts {
  /// What JUnit calls errors: cases that came to no verdict.
  var junitErrors: Int { invalid + errors + interrupted }
}
