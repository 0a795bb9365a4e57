internal import ReportAssets
internal import ScenarioRunner

/// A self-contained HTML page: results by folder, search and filters, and a timeline for each case.
///
/// The page is the same for all runs; only its data differs: lines of JSON in an element that browsers do not execute.
/// The scripts insert the data only as text, so that it can never become markup.
struct HTMLReport: ReportWriter {
  private var data = HTMLData()
  private var plain = HTMLPlainText()
  private let start: RunStart

  init(_ start: RunStart) { self.start = start }

  mutating func begin(into sink: inout [UInt8]) {
    sink.append(contentsOf: htmlPageStart().bytes)
    data.add(start, into: &sink)
  }

  mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    guard file.problem != nil || !file.cases.isEmpty else { return }
    data.add(file, into: &sink)
    plain.add(file)
  }

  mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
    data.add(end, into: &sink)
    sink += "</script>\n".utf8
    plain.write(end, into: &sink)
    sink += "<script>\n".utf8
    sink.append(contentsOf: htmlPageEnd().bytes)
  }
}

extension ReportAsset {
  /// The text in UTF-8.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

/// The contents of the page without JavaScript: the counts and the problems.
///
/// Some CI servers forbid all scripts in reports.
private struct HTMLPlainText {
  private var items: [String] = []
  private var rest = 0
  /// The maximum number of problems to list.
  private static let maximumCount = 200

  mutating func add(_ file: FileResult) {
    if let problem = file.problem { add("\(problem)") }
    let text = CaseText(paint: Paint(isColored: false))
    for record in file.cases where !record.outcome.isSuccess {
      add("\(file.path):\(record.scenario.line): \(record.name): \(text.headline(of: record))")
    }
  }

  private mutating func add(_ item: String) {
    if items.count < Self.maximumCount { items.append(item) } else { rest += 1 }
  }

  func write(_ end: RunEnd, into sink: inout [UInt8]) {
    let counts = end.counts
    let parts = [
      (counts.unreadable, "unreadable"), (counts.invalid, "invalid"), (counts.errors, "in error"),
      (counts.failed, "failed"), (counts.interrupted, "interrupted"), (counts.skipped, "skipped"),
      (counts.knownIssues, "known issues"), (counts.passed, "passed"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    sink += "<noscript>\n<div class=\"plain\">\n<h1>".utf8
    append(words.isEmpty ? "No test cases ran" : words, to: &sink)
    sink += "</h1>\n".utf8
    if !end.note.isEmpty { paragraph(end.note, to: &sink) }
    paragraph("With JavaScript enabled, this page shows every case with its timeline.", to: &sink)
    for item in items { paragraph(item, to: &sink) }
    if rest > 0 { paragraph("and \(rest) more", to: &sink) }
    sink += "</div>\n</noscript>\n".utf8
  }

  private func paragraph(_ text: String, to sink: inout [UInt8]) {
    sink += "<p>".utf8
    append(text, to: &sink)
    sink += "</p>\n".utf8
  }

  /// Escaping for XML suffices for HTML, too.
  private func append(_ text: String, to sink: inout [UInt8]) {
    XMLText.appendContent(VisibleText.of(text), to: &sink)
  }
}
