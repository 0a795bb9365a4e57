import Foundation
import ScenarioSystem
import Testing

@testable import ScenarioReports
@testable import ScenarioRunner

/// The parts of a page that tests look at.
struct HTMLParts {
  /// What precedes the data.
  let head: String
  /// The lines of the data.
  let data: String
  /// What follows it.
  let tail: String

  init?(_ page: String) {
    guard let start = page.range(of: "<script type=\"application/json\" id=\"data\">\n"),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex)
    else { return nil }
    head = String(page[..<start.upperBound])
    data = String(page[start.upperBound..<end.lowerBound])
    tail = String(page[end.lowerBound...])
  }

  /// The values behind a letter, in order.
  func values(_ letter: Character) throws -> [Any] {
    try data.split(separator: "\n").filter { $0.first == letter }.map {
      try JSONSerialization.jsonObject(with: Data($0.dropFirst().utf8), options: .fragmentsAllowed)
    }
  }
}

/// The page as its readers' programs see it; how it behaves is tested in a browser.
@Suite struct HTMLReportTests {
  private static func page(_ files: [FileResult], _ end: RunEnd = SampleRun.end) -> String {
    var sink: [UInt8] = []
    var writer = HTMLReport(SampleRun.start)
    writer.begin(into: &sink)
    for file in files { writer.add(file, into: &sink) }
    writer.finish(end, into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  private let full: HTMLParts
  private let empty: HTMLParts

  init() throws {
    full = try #require(HTMLParts(Self.page(SampleRun.files)))
    empty = try #require(HTMLParts(Self.page([])))
  }

  @Test func nothingOfARunBecomesMarkup() {
    #expect(!full.data.contains("<"))
    #expect(full.head == empty.head)
    // The text for those without scripts is all that differs, and all that it has of the run is escaped.
    #expect(full.tail.contains("&lt;not&gt; &amp; &quot;yet&quot;"))
    #expect(!full.tail.contains("<not>"))
    let plain = full.tail.components(separatedBy: "</noscript>")[0]
    let tags = plain.matches(of: /<\/?(script|noscript|div|h1|p)[ >]/)
    #expect(plain.count { $0 == "<" } == tags.count)
  }

  @Test func asksForNothingFromOutside() {
    let page = empty.head + empty.tail
    for way in ["src=", "url(", "@import", "fetch(", "XMLHttpRequest", "import(", "WebSocket"] {
      #expect(!page.contains(way), "\(way)")
    }
    let links = page.matches(of: /(https?|ftp):\/\/[^"\s]*/).map { String($0.output.0) }
    // It names a kind of XML, and nobody looks there; the rest is what a link may begin with.
    #expect(links.filter { !$0.hasPrefix("http://www.w3.org/2000/svg") } == [])
    #expect(page.contains("default-src 'none'"))
  }

  @Test func everyCaseHasALineAndItsDetails() throws {
    let letters = full.data.split(separator: "\n").compactMap(\.first)
    let cases = SampleRun.files.reduce(0) { $0 + $1.cases.count }
    #expect(letters.count { $0 == "C" } == cases)
    let pairs = letters.filter { "CD".contains($0) }
    #expect(String(pairs) == String(repeating: "CD", count: cases))
    #expect(String(letters.prefix(2)) == "RF" && String(letters.suffix(3)) == "WLE")
    let names = try full.values("C").compactMap { ($0 as? [Any])?.first as? String }
    #expect(names == SampleRun.files.flatMap { $0.cases.map(\.name) })
  }

  @Test func aTraceNamesWordsAndRulesByNumber() throws {
    let words = try #require(full.values("W").first as? [String])
    let rules = try #require(full.values("L").first as? [[Any]])
    #expect(words.contains("applicationWillResignActive:"))
    #expect(rules.map { $0[0] as? String } == ["sample", "sample-background"])
    let step = try #require(try full.values("S").first as? [Any])
    let causes = try #require(step[6] as? [[Int]])
    #expect(causes == [[0, -1], [1, 0]])
    let entries = try #require(step[5] as? [[Any]])
    let first = try #require(entries[0][2] as? Int)
    #expect(words[first] == "applicationWillResignActive:")
  }

  @Test func stepsThatRanAlikeAreWrittenOnce() throws {
    let records = SampleRun.files.map { file in
      var file = file
      file.cases = (0..<3).flatMap { _ in file.cases }
      return file
    }
    let parts = try #require(HTMLParts(Self.page(records)))
    let once = try full.values("S").count
    #expect(once > 0)
    #expect(try parts.values("S").count == once)
    // A case names the same steps each time.
    let steps = try parts.values("D").compactMap { ($0 as? [String: Any])?["steps"] as? [[Int]] }
    let before = try full.values("D").compactMap { ($0 as? [String: Any])?["steps"] as? [[Int]] }
    #expect(steps.count == 3 * before.count && Set(steps) == Set(before))
  }

  @Test func stepsThatDifferInTheBytesOfTheirWordsAreNotMerged() throws {
    var file = FileResult(path: "a.yaml")
    var record = CaseResult(index: 0, name: "one", line: 1, outcome: .passed)
    var trace = TraceRecord()
    trace.steps = ["caf\u{E9}", "cafe\u{301}"].map { StepRecord(text: "user: open-url \($0)") }
    record.trace = trace
    file.cases = [record]
    let parts = try #require(HTMLParts(Self.page([file])))
    #expect(try parts.values("S").count == 2)
  }

  @Test func everyKindOfEndIsReported() throws {
    var record = CaseResult(index: 0, name: "one", line: 1, outcome: .passed)
    var states: [Int] = []
    for outcome in Outcome.allCases {
      record.outcome = outcome
      states.append(try state(of: record))
    }
    // passed, failed, skipped, known issue, unexpected pass, invalid, error, interrupted
    #expect(states == [7, 1, 6, 5, 1, 0, 0, 2])
    var earlier = record
    earlier.outcome = .failed
    record.outcome = .passed
    record.earlierAttempts = [earlier]
    record.attempt = 2
    #expect(try state(of: record) == 4)
    record.difference = "it was slower"
    #expect(try state(of: record) == 3)
  }

  private func state(of record: CaseResult) throws -> Int {
    var file = FileResult(path: "a.yaml")
    file.cases = [record]
    let parts = try #require(HTMLParts(Self.page([file])))
    let head = try #require(try parts.values("C").first as? [Any])
    return try #require(head[2] as? Int)
  }

  @Test func aRunThatBrokeOffSaysSo() throws {
    var end = SampleRun.end
    end.ending = .interrupted(signal: 2)
    let parts = try #require(HTMLParts(Self.page(SampleRun.files, end)))
    let value = try #require(try parts.values("E").first as? [String: Any])
    #expect((value["note"] as? String)?.contains("interrupted") == true)
    #expect(parts.tail.contains("<p>interrupted"))
  }

  @Test func anUnmetConditionIsShownWithoutScriptsToo() throws {
    var end = SampleRun.end
    end.unmetConditions = [.expectCount]
    let parts = try #require(HTMLParts(Self.page(SampleRun.files, end)))
    #expect(parts.tail.contains("<p>required condition not met: --expect-count</p>"))
  }
}
