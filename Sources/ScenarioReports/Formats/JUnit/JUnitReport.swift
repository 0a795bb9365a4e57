internal import ScenarioRunner

/// JUnit XML: one flat suite for each file, or one for the whole run.
struct JUnitReport: ReportWriter {
  private let dialect: JUnitDialect
  private let start: RunStart
  private let cases: JUnitCase
  /// Where the counts of the whole run belong, and how much room they have.
  private var headOffset = 0
  private var suiteCount = 0
  private static let headRoom = 200

  init(_ dialect: JUnitDialect, _ start: RunStart) {
    self.dialect = dialect
    self.start = start
    cases = JUnitCase(dialect: dialect)
  }

  mutating func begin(into sink: inout [UInt8]) {
    sink.xml("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    sink.xml(dialect.isOneSuite ? "<testsuite" : "<testsuites")
    headOffset = sink.count
    if dialect.isOneSuite || dialect.countsSuites {
      sink.append(contentsOf: [UInt8](repeating: UInt8(ascii: " "), count: Self.headRoom))
    }
    sink.xml(">\n")
  }

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    var counts = JUnitCounts()
    if file.problem != nil { counts.addError() }
    for record in file.cases { counts.add(record) }
    guard counts.tests > 0 else { return }
    beginSuite("\(file.path)", counts, file.cases, isFile: true, into: &sink)
    if let problem = file.problem {
      cases.writeTrouble("\(problem)", "unreadable", ofFile: "\(file.path)", into: &sink)
    }
    let className = ClassName.of("\(file.path)")
    for record in file.cases { cases.write(record, in: "\(file.path)", className, into: &sink) }
    endSuite(into: &sink)
  }

  mutating func finish(
    _ end: RunEnd,
    into sink: inout [UInt8]
  ) -> (offset: Int, bytes: [UInt8])? {
    var counts = JUnitCounts(end.counts)
    if end.ending != .finished {
      counts.addError()
      var ending = JUnitCounts()
      ending.addError()
      beginSuite("scenario-run", ending, [], isFile: false, into: &sink)
      cases.writeTrouble(end.ending.note, end.ending.trouble, ofRun: "scenario-run", into: &sink)
      endSuite(into: &sink)
    }
    sink.xml(dialect.isOneSuite ? "</testsuite>\n" : "</testsuites>\n")
    guard dialect.isOneSuite || dialect.countsSuites else { return nil }
    return (headOffset, head(counts, end))
  }

  /// What the root says of the whole run.
  private func head(_ counts: JUnitCounts, _ end: RunEnd) -> [UInt8] {
    var head: [UInt8] = []
    head.xmlAttribute("name", "scenario-run")
    head.xmlCount("tests", counts.tests)
    head.xmlCount("failures", counts.failures)
    head.xmlCount("errors", counts.errors)
    if dialect != .jenkins { head.xmlCount("skipped", counts.skipped) }
    head.xmlTime(end.wallTime, dialect.precision)
    if dialect.isOneSuite {
      head.xmlAttribute("timestamp", start.timestamp)
      head.xmlCount("flakes", end.counts.flaky)
    }
    return head
  }

  // MARK: - Suites

  private mutating func beginSuite(
    _ path: String,
    _ counts: JUnitCounts,
    _ records: [CaseResult],
    isFile: Bool,
    into sink: inout [UInt8]
  ) {
    guard !dialect.isOneSuite else { return }
    let name = dialect.isFormal ? SuiteName(path, isFile: isFile) : nil
    sink.xml("  <testsuite")
    sink.xmlAttribute("name", name?.last ?? path)
    if let name {
      sink.xmlAttribute("package", name.package)
      sink.xmlCount("id", suiteCount)
      sink.xmlAttribute("hostname", "localhost")
    }
    suiteCount += 1
    sink.xmlCount("tests", counts.tests)
    sink.xmlCount("failures", counts.failures)
    sink.xmlCount("errors", counts.errors)
    sink.xmlCount("skipped", counts.skipped)
    sink.xmlTime(counts.wallTime, dialect.precision)
    sink.xmlAttribute("timestamp", start.timestamp)
    if dialect.placesSuites, isFile { sink.xmlAttribute("file", path) }
    sink.xml(">\n")
    guard dialect.isFormal else { return }
    // Nothing else in this dialect can say that a case needed more than one attempt, or was not alike in two.
    sink.xml("    <properties>\n")
    for record in records {
      if record.isFlaky { property("flaky", record.name, into: &sink) }
      if !record.difference.isEmpty {
        property("differs", "\(record.name): \(record.difference)", into: &sink)
      }
    }
    sink.xml("    </properties>\n")
  }

  private func property(_ name: String, _ value: String, into sink: inout [UInt8]) {
    sink.xml("      <property")
    sink.xmlAttribute("name", name)
    sink.xmlAttribute("value", value)
    sink.xml("/>\n")
  }

  private func endSuite(into sink: inout [UInt8]) {
    guard !dialect.isOneSuite else { return }
    if dialect.isFormal { sink.xml("    <system-out/>\n    <system-err/>\n") }
    sink.xml("  </testsuite>\n")
  }

  /// The name of a suite where its package is separate.
  private struct SuiteName {
    let package: String
    let last: String

    init(_ path: String, isFile: Bool) {
      let whole = isFile ? ClassName.of(path) : path
      guard isFile, let dot = whole.lastIndex(of: ".") else {
        (package, last) = ("scenarios", whole)
        return
      }
      package = String(whole[..<dot])
      last = String(whole[whole.index(after: dot)...])
    }
  }
}

/// How JUnit counts: cases, and files that could not be read.
private struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0
  var wallTime: UInt64 = 0

  init() {}

  init(_ counts: Counts) {
    tests = counts.cases + counts.unreadable
    failures = counts.failed
    errors = counts.invalid + counts.errors + counts.interrupted + counts.unreadable
    skipped = counts.skipped + counts.knownIssues
  }

  mutating func add(_ record: CaseResult) {
    tests += 1
    let (sum, isTooLarge) = wallTime.addingReportingOverflow(record.wallTime)
    wallTime = isTooLarge ? .max : sum
    switch record.outcome {
    case .passed: break
    case .failed, .unexpectedPass: failures += 1
    case .skipped, .knownIssue: skipped += 1
    case .invalid, .error, .interrupted: errors += 1
    }
  }

  mutating func addError() {
    tests += 1
    errors += 1
  }
}
