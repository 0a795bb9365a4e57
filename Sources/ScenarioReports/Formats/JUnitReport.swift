internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

/// JUnit XML in the rich dialect: one flat suite for each file, with file, line and properties.
struct JUnitReport: ReportWriter {
  static let name = "junit"
  static let summary = "JUnit XML, for nearly every CI system"

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

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
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
    attribute("errors", "\(counts.invalid)", &sink)
    attribute("skipped", "\(counts.skipped + counts.knownIssues)", &sink)
    attribute("time", Self.seconds(time), &sink)
    attribute("timestamp", start.timestamp, &sink)
    attribute("file", file.path, &sink)
    sink.append(contentsOf: ">\n".utf8)
    let className = ClassName.of(file.path)
    for (index, result) in file.cases.enumerated() {
      addCase(result, in: file, line: file.lines[index], className, into: &sink)
    }
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
    attribute("errors", "\(counts.invalid + counts.unreadable)", &head)
    attribute("skipped", "\(counts.skipped + counts.knownIssues)", &head)
    attribute("time", Self.seconds(end.wallTime), &head)
    return (headOffset, head)
  }

  // MARK: - Cases

  private func addCase(
    _ result: CaseResult,
    in file: FileResult,
    line: Int,
    _ className: String,
    into sink: inout [UInt8]
  ) {
    sink.append(contentsOf: "    <testcase".utf8)
    attribute("name", result.name, &sink)
    attribute("classname", className, &sink)
    attribute("file", file.path, &sink)
    attribute("line", "\(line)", &sink)
    attribute("time", Self.seconds(result.wallTime), &sink)
    sink.append(contentsOf: ">\n".utf8)
    addProperties(result, into: &sink)
    switch result.outcome {
    case .passed: break
    case .skipped(let reason): addSkip(reason, into: &sink)
    case .knownIssue(let reason, _): addSkip("known issue: \(reason)", into: &sink)
    case .failed, .unexpectedPass:
      addTrouble("failure", "expectation", result, in: file, line: line, into: &sink)
    case .invalid(let diagnostics):
      let type = diagnostics.first?.id.rawValue ?? "invalid"
      addTrouble("error", type, result, in: file, line: line, into: &sink)
    }
    sink.append(contentsOf: "    </testcase>\n".utf8)
  }

  private func addProperties(_ result: CaseResult, into sink: inout [UInt8]) {
    guard let world = result.world else { return }
    sink.append(contentsOf: "      <properties>\n".utf8)
    property("ios", "\(world.os)", &sink)
    property("device", world.device.model.rawValue, &sink)
    property("virtual-time", "\(result.virtualTime)", &sink)
    for tag in result.scenario?.tags ?? [] { property("tag", tag.word, &sink) }
    for source in result.scenario?.sources ?? [] { property("source", source, &sink) }
    for row in result.scenario?.covers ?? [] { property("covers", "F\(row)", &sink) }
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
    _ type: String,
    _ result: CaseResult,
    in file: FileResult,
    line: Int,
    into sink: inout [UInt8]
  ) {
    var lines: [String] = []
    if let source = file.source { lines = text.details(of: result, in: source) }
    // The last line in the form in which most readers look for a place.
    lines.append("    at \(result.name) (\(place(of: result, in: file, line: line)))")
    sink.append(contentsOf: "      <\(element)".utf8)
    attribute("type", type, &sink)
    attribute("message", String(text.headline(of: result).prefix(Self.longestMessage)), &sink)
    sink.append(contentsOf: ">".utf8)
    XMLText.appendCDATA(lines.joined(separator: "\n"), to: &sink)
    sink.append(contentsOf: "</\(element)>\n".utf8)
  }

  private func place(of result: CaseResult, in file: FileResult, line: Int) -> String {
    guard let source = file.source else { return "\(file.path):\(line):1" }
    let range: SourceRange? =
      switch result.outcome {
      case .failed(let failures), .knownIssue(_, let failures): failures.first?.failure.range
      case .invalid(let diagnostics): diagnostics.first?.range
      default: result.scenario?.range
      }
    let excerpt = SourceExcerpt(source, range ?? .startOfFile, source.lineTable())
    return "\(excerpt.path):\(excerpt.line):\(excerpt.column)"
  }

  private func addProblem(_ message: String, path: String, into sink: inout [UInt8]) {
    // A folder has no path of its own here; its error names it.
    let name = path.isEmpty ? "a folder" : path
    sink.append(contentsOf: "  <testsuite".utf8)
    attribute("name", name, &sink)
    sink.append(
      contentsOf: " tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\" time=\"0.000\"".utf8
    )
    attribute("timestamp", start.timestamp, &sink)
    if !path.isEmpty { attribute("file", path, &sink) }
    sink.append(contentsOf: ">\n    <testcase".utf8)
    attribute("name", path.isEmpty ? message : "the file itself", &sink)
    attribute("classname", path.isEmpty ? name : ClassName.of(path), &sink)
    if !path.isEmpty {
      attribute("file", path, &sink)
      attribute("line", "1", &sink)
    }
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
