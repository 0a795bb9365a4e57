import Foundation
@_spi(Package) import LifecycleCore
@_spi(Package) import ScenarioLanguage
import ScenarioSystem
import TestSupport
import Testing

@testable import ScenarioReports
@testable import ScenarioRunner

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportTests {
  @Test(arguments: ReportFormat.all.map(\.name))
  func reportsTheSampleRun(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    // Of the page only what differs from run to run: the rest is code, and tested as such.
    let report = SampleRun.report(format)
    let text = HTMLParts(report)?.data ?? report
    Golden.compare(text, to: "Tests/Fixtures/reports/\(name).golden")
  }

  @Test func formatsHaveNamesOfTheirOwn() {
    let names = ReportFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    for format in ReportFormat.all {
      #expect(format.name.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil)
    }
  }

  @Test(arguments: ReportFormat.all.map(\.name))
  func reportsWhatIsNotDeterministic(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    var record = CaseResult(index: 0, name: "one", line: 1, outcome: .passed)
    record.ios = "8.0"
    record.difference = "after others came a, and b in a fresh process"
    for outcome in [Outcome.passed, .failed, .knownIssue] {
      record.outcome = outcome
      var file = FileResult(path: "a.yaml")
      file.cases = [record]
      #expect(SampleRun.report(format, of: [file]).contains(record.difference), "\(outcome)")
    }
  }
}

/// Names in reports.
@Suite struct ReportNameTests {
  private static let names = [
    "a b", "a\tb", "a\u{1}b", "a␁b", #"a\u{1}b"#, #"a\u{5C}u{1}b"#, "a\nb", "a␊b", "a#b",
    ##"a\#b"##, ##"a\\#b"##, "a\u{FFFD}b", "a\u{FFFE}b", "a\u{202E}b", "\u{E9}", "e\u{301}",
    "ab", "ab ",
    "a%b", "a&amp;b", "a&b", "a\u{7F}b", "a\u{85}b",
  ]

  /// Readers drop the second of two cases of one name.
  @Test(arguments: ReportFormat.all.map(\.name))
  func differentNamesStayDifferent(_ name: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    for asPath in [false, true] {
      var known: [[UInt8]: String] = [:]
      for name in Self.names {
        var file = FileResult(path: asPath ? "\(name).yaml" as Path : "a.yaml")
        var record = CaseResult(index: 0, name: asPath ? "one" : name, line: 1, outcome: .invalid)
        record.excerpt = SourceExcerpt(path: "\(file.path)", line: 1, column: 1)
        file.cases = [record]
        let report = Array(SampleRun.report(format, of: [file]).utf8)
        let other = known.updateValue(name, forKey: report)
        #expect(other == nil, "\(name.debugDescription) and \((other ?? "").debugDescription)")
      }
    }
  }
}

/// The JUnit report as a reader sees it.
@Suite struct JUnitReportTests {
  /// An element and the elements in it.
  private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

    func count(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var open: [Element] = [Element("", [:])]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = Element(name, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
      open.last?.text += String(decoding: data, as: UTF8.self)
    }
  }

  private func root() throws -> Element {
    let format = try #require(ReportFormat.all.first { $0.name == "junit" })
    let reader = Reader()
    let parser = XMLParser(data: Data(SampleRun.report(format).utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    let root = try #require(reader.open.first?.children.first)
    #expect(root.name == "testsuites")
    return root
  }

  @Test func countsAgreeWithWhatTheyCount() throws {
    let root = try root()
    let suites = root.all("testsuite")
    for suite in suites {
      let cases = suite.all("testcase")
      #expect(suite.count("tests") == cases.count)
      #expect(suite.count("failures") == cases.count { !$0.all("failure").isEmpty })
      #expect(suite.count("errors") == cases.count { !$0.all("error").isEmpty })
      #expect(suite.count("skipped") == cases.count { !$0.all("skipped").isEmpty })
    }
    for name in ["tests", "failures", "errors", "skipped"] {
      #expect(root.count(name) == suites.reduce(0) { $0 + ($1.count(name) ?? 0) }, "\(name)")
    }
    // One is that the run does not meet a condition.
    #expect(root.count("tests") == 18)
  }

  @Test func everyCaseHasANameOfItsOwn() throws {
    let cases = try root().all("testsuite").flatMap { $0.all("testcase") }
    let names = cases.map { "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")" }
    #expect(Set(names).count == names.count)
    #expect(!names.contains { $0.hasPrefix(" ") || $0.hasSuffix(" ") })
  }

  @Test func aNameSurvivesWhateverIsInIt() throws {
    let names = try root().all("testsuite")[0].all("testcase").compactMap { $0.attributes["name"] }
    #expect(names.contains("<b>&amp; 'quotes' \"too\" ]]> 📞 \\u{1B}[31m"))
  }

  @Test func everyProblemHasATypeAMessageAndAText() throws {
    for test in try root().all("testsuite").flatMap({ $0.all("testcase") }) {
      for problem in test.all("failure") + test.all("error") {
        #expect(problem.attributes["type"]?.isEmpty == false)
        #expect(problem.attributes["message"]?.isEmpty == false)
        #expect(!problem.text.isEmpty)
      }
      for skip in test.all("skipped") { #expect(skip.attributes["message"] == skip.text) }
      #expect(test.all("failure").count + test.all("error").count + test.all("skipped").count <= 1)
    }
  }

  @Test func everyTimeHasSixDecimals() throws {
    let root = try root()
    let elements = [root] + root.children + root.children.flatMap { $0.all("testcase") }
    for element in elements {
      #expect(element.attributes["time"]?.wholeMatch(of: /\d+\.\d{6}/) != nil, "\(element.name)")
    }
  }

  @Test(arguments: [
    ("junit", "0.061442"), ("junit-surefire", "0.061442"), ("junit-jenkins", "0.061"),
    ("junit-portable", "0.061"),
  ])
  func aTimeIsAsPreciseAsItsDialectAllows(_ name: String, _ time: String) throws {
    let format = try #require(ReportFormat.all.first { $0.name == name })
    var record = CaseResult(index: 0, name: "one", line: 1, outcome: .passed)
    record.wallTime = 61_441_600
    var file = FileResult(path: "a.yaml")
    file.cases = [record]
    let report = SampleRun.report(format, of: [file])
    let line = try #require(report.split(separator: "\n").first { $0.contains("<testcase") })
    #expect(line.contains("time=\"\(time)\""), "\(line)")
  }

  @Test func aFailureEndsWithItsPlace() throws {
    let cases = try root().all("testsuite")[0].all("testcase")
    let failure = try #require(cases[1].all("failure").first)
    #expect(failure.text.hasSuffix("\n    at step 1 (Scenarios/sample/all.yaml:7:46)"))
  }

  @Test func aCaseThatFailedCarriesTheFailingLine() throws {
    let suites = try root().all("testsuite")
    let failed = suites[0].all("testcase")[1]
    #expect(failed.attributes["file"] == "Scenarios/sample/all.yaml")
    #expect(failed.attributes["line"] == "7")
    let passed = suites[0].all("testcase")[0]
    #expect(passed.attributes["line"] == "3")
  }

  @Test func aFailureInAnIncludedFileIsPlacedThere() throws {
    let format = try #require(ReportFormat.all.first { $0.name == "junit" })
    var record = CaseResult(index: 0, name: "one", line: 3, outcome: .failed)
    record.failures = [
      FailureRecord(
        message: "wrong",
        excerpt: SourceExcerpt(path: "shared/home.yaml", line: 17, column: 5),
        time: .zero,
        state: .active
      )
    ]
    var file = FileResult(path: "a.yaml")
    file.cases = [record]
    let report = SampleRun.report(format, of: [file])
    #expect(report.contains("file=\"shared/home.yaml\" line=\"17\""))
    #expect(report.contains("    at scenario (shared/home.yaml:17:5)]]>"))
    #expect(report.contains("classname=\"a\""))
  }

  @Test func noLineBeforeTheLastNamesAPlaceAsAStackTraceDoes() throws {
    // Readers take the first such line, and what follows its first parenthesis.
    for test in try root().all("testsuite").flatMap({ $0.all("testcase") }) {
      for problem in test.all("failure") + test.all("error") {
        let frames = problem.text.split(separator: "\n").filter {
          $0.firstMatch(of: /\(.*:\d+:\d+\)$/) != nil
        }
        guard let frame = frames.first else { continue }
        #expect(frames.count == 1)
        #expect(problem.text.hasSuffix(frame))
        #expect(frame.count { $0 == "(" } == 1, "\(frame)")
      }
    }
  }
}

@Suite struct ConsoleReportTests {
  private func text(_ style: ConsoleReport.Style, isColored: Bool = false) -> String {
    let report = ConsoleReport(style: style, paint: Paint(isColored: isColored))
    return SampleRun.files.map { report.text(of: $0) }.joined()
      + report.summaryLine(SampleRun.end.counts, wallTime: SampleRun.end.wallTime, note: "")
  }

  @Test(arguments: [
    (ConsoleReport.Style.quiet, "quiet"), (.normal, "normal"), (.verbose, "verbose"),
  ])
  func reportsTheSampleRun(_ style: ConsoleReport.Style, _ name: String) {
    Golden.compare(text(style), to: "Tests/Fixtures/reports/console-\(name).golden")
  }

  @Test func colorsChangeNothingElse() {
    for style in [ConsoleReport.Style.quiet, .normal, .verbose] {
      let colored = text(style, isColored: true)
      #expect(colored.contains("\u{1B}[1;31m"))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(style))
    }
  }

  @Test func quietOmitsWhatPassed() {
    let report = ConsoleReport(style: .quiet, paint: Paint(isColored: false))
    #expect(report.text(of: SampleRun.files[2]) == "")
  }

  @Test(arguments: ConsoleReportTests.times)
  func theLastLineSaysTheTimeInHundredths(_ nanoseconds: UInt64, _ seconds: String) {
    let report = ConsoleReport(style: .normal, paint: Paint(isColored: false))
    var counts = Counts()
    counts.passed = 1
    counts.files = 1
    counts.scenarios = 1
    let line = report.summaryLine(counts, wallTime: nanoseconds, note: "")
    #expect(line == "1 passed in \(seconds) s (1 scenario in 1 file)\n")
  }

  private static let times: [(UInt64, String)] = [
    (0, "0.00"), (4_999_999, "0.00"), (5_000_000, "0.01"), (90_000_000, "0.09"),
    (999_999_999, "1.00"), (61_230_000_000, "61.23"),
  ]

  @Test func theLastLineNamesTheThresholdThatWasNotMet() {
    var end = RunEnd(counts: Counts(), wallTime: 0)
    #expect(end.note == "")
    end.unmetConditions = [.failOnFlaky, .expectCount]
    #expect(end.note == "required condition not met: --fail-on-flaky, --expect-count")
    end.ending = .unknown
    #expect(end.note.hasPrefix("not finished"))
  }

  @Test func nothingThatAFileHoldsMovesTheCursor() {
    for style in [ConsoleReport.Style.quiet, .normal, .verbose] {
      #expect(!text(style).contains("\u{1B}"))
    }
  }
}

/// How far a run is.
@Suite struct ProgressTextTests {
  @Test func aLineFitsAndMovesNoCursor() {
    var counts = Counts()
    counts.passed = 12
    counts.failed = 3
    let path = "a/\u{1B}[31m電話.yaml"
    var progress = ProgressText(start: 1_000_000_000)
    progress.files = 2
    progress.fileCount = 7
    progress.now = 4_260_000_000
    let whole = #"15 run, 3 not passed, 2/7 files, 3.2 s  a/\u{1B}[31m電話.yaml"#
    #expect(progress.line(counts, path: path, columns: 80) == whole)
    #expect(progress.line(counts, path: path, columns: 53) == String(whole.dropLast(7)))
    #expect(progress.line(counts, path: path, columns: 0) == "")
  }
}

/// The reports for GitHub.
@Suite struct GitHubReportTests {
  private func text(_ writer: any ReportWriter, _ end: RunEnd = SampleRun.end) -> String {
    var writer = writer
    var sink: [UInt8] = []
    writer.begin(into: &sink)
    for file in SampleRun.files { writer.add(file, into: &sink) }
    writer.finish(end, into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  @Test func annotationsPointAtTheirPlaces() {
    Golden.compare(
      text(GitHubAnnotations()),
      to: "Tests/Fixtures/reports/github-annotations.golden"
    )
  }

  @Test(arguments: [0, 150, 1000, 2000, 5000])
  func aSummaryStaysWithinItsLimit(_ limit: Int) {
    let text = text(GitHubSummary(limit: limit))
    #expect(text.utf8.count <= limit)
    #expect(limit < 1000 || text.contains("| unreadable |"), "the worst comes first")
  }

  @Test func noTextIsMarkup() {
    let text = text(GitHubSummary())
    #expect(!text.contains("<b>"))
    #expect(text.contains("&lt;b&gt;"))
  }
}

/// The Test Anything Protocol.
@Suite struct TAPReportTests {
  @Test func everyPointIsCountedAndOnItsLine() throws {
    let format = try #require(ReportFormat.all.first { $0.name == "tap" })
    let lines = SampleRun.report(format).split(separator: "\n")
    let points = lines.filter { $0.wholeMatch(of: /(not )?ok \d+ - .*/) != nil }
    #expect(lines.last == "1..\(points.count)")
    for (index, point) in points.enumerated() { #expect(point.contains("ok \(index + 1) - ")) }
    // One is that the run does not meet a condition.
    #expect(points.count == 18)
  }
}
