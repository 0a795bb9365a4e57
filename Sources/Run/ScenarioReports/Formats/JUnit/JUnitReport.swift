internal import ScenarioRunner

/// JUnit XML: one flat suite for each file, or one for the whole run.
struct JUnitReport: ReportWriter {
  private let dialect: JUnitDialect
  private let start: RunStart
  private let cases: JUnitCase
  /// The offset of the totals of the whole run, and the space reserved for them.
  private var headOffset = 0
  private var suiteCount = 0
  private static let reservedHead = 200

  init(_ dialect: JUnitDialect, _ start: RunStart) {
    self.dialect = dialect
    self.start = start
    cases = JUnitCase(dialect: dialect)
  }

  mutating func begin(into sink: inout [UInt8]) {
    sink.xml("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    sink.xml(dialect.isOneSuite ? "<testsuite" : "<testsuites")
    headOffset = sink.count
    if dialect.hasTotals {
      sink.append(contentsOf: [UInt8](repeating: UInt8(ascii: " "), count: Self.reservedHead))
    }
    sink.xml(">\n")
  }

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    let path = "\(file.path)"
    var counts = Counts()
    if file.problem != nil { counts.unreadable += 1 }
    for record in file.cases { counts.add(record) }
    guard counts.tests > 0 else { return }
    let className = ClassName.of(path)
    beginSuite(path, className, counts, file.cases, isFile: true, into: &sink)
    if let problem = file.problem { cases.writeProblem("\(problem)", of: path, into: &sink) }
    for record in file.cases { cases.write(record, in: path, className, into: &sink) }
    endSuite(into: &sink)
  }

  mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
    if let failure = end.failure {
      var counts = Counts()
      counts.errors = 1
      beginSuite("scenario-run", "scenario-run", counts, [], isFile: false, into: &sink)
      cases.writeFailureOfRun(failure.type, failure.note, into: &sink)
      endSuite(into: &sink)
    }
    sink.xml(dialect.isOneSuite ? "</testsuite>\n" : "</testsuites>\n")
  }

  /// The totals in the root element.
  func head(_ end: RunEnd) -> (offset: Int, bytes: [UInt8])? {
    guard dialect.hasTotals else { return nil }
    var counts = end.counts
    if end.failure != nil { counts.errors += 1 }
    var head: [UInt8] = []
    head.xmlAttribute("name", "scenario-run")
    head.xmlCounts(counts, withSkipped: dialect != .jenkins)
    head.xmlTime(end.wallTime, dialect.precision)
    if dialect.isOneSuite {
      head.xmlAttribute("timestamp", start.timestamp)
      head.xmlCount("flakes", end.counts.flaky)
    }
    return (headOffset, head)
  }

  // MARK: - Suites

  private mutating func beginSuite(
    _ path: String,
    _ className: String,
    _ counts: Counts,
    _ records: [CaseResult],
    isFile: Bool,
    into sink: inout [UInt8]
  ) {
    guard !dialect.isOneSuite else { return }
    sink.xml("  <testsuite")
    if dialect.isStrict {
      let dot = className.lastIndex(of: ".")
      let name = dot.map { className[className.index(after: $0)...] } ?? className[...]
      sink.xmlAttribute("name", String(name))
      sink.xmlAttribute("package", dot.map { String(className[..<$0]) } ?? "scenarios")
      sink.xmlCount("id", suiteCount)
      sink.xmlAttribute("hostname", "localhost")
    } else {
      sink.xmlAttribute("name", path)
    }
    suiteCount += 1
    sink.xmlCounts(counts)
    let wallTime = records.reduce(0 as UInt64) { sum, record in
      let (sum, isTooLarge) = sum.addingReportingOverflow(record.wallTime)
      return isTooLarge ? .max : sum
    }
    sink.xmlTime(wallTime, dialect.precision)
    sink.xmlAttribute("timestamp", start.timestamp)
    if dialect.suitesHaveFile, isFile { sink.xmlAttribute("file", path) }
    sink.xml(">\n")
    if dialect.isStrict { writeProperties(records, into: &sink) }
  }

  /// Writes flaky and nondeterministic cases as properties: a strict schema has no other element for them.
  private func writeProperties(_ records: [CaseResult], into sink: inout [UInt8]) {
    sink.xml("    <properties>\n")
    for record in records {
      if record.isFlaky { sink.xmlProperty("flaky", record.name, indent: "      ") }
      if !record.difference.isEmpty {
        sink.xmlProperty("differs", "\(record.name): \(record.difference)", indent: "      ")
      }
    }
    sink.xml("    </properties>\n")
  }

  private func endSuite(into sink: inout [UInt8]) {
    guard !dialect.isOneSuite else { return }
    if dialect.isStrict { sink.xml("    <system-out/>\n    <system-err/>\n") }
    sink.xml("  </testsuite>\n")
  }
}

/// The number of tests as JUnit counts them: cases and unreadable files.
extension Counts {
  fileprivate var tests: Int { cases + unreadable }
}

extension [UInt8] {
  fileprivate mutating func xmlCounts(_ counts: Counts, withSkipped: Bool = true) {
    xmlCount("tests", counts.tests)
    xmlCount("failures", counts.failed)
    xmlCount("errors", counts.invalid + counts.errors + counts.interrupted + counts.unreadable)
    if withSkipped { xmlCount("skipped", counts.skipped + counts.knownIssues) }
  }
}
