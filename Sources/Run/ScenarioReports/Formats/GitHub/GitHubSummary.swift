package import ScenarioRunner

/// A summary of a run in Markdown for GitHub: problems first, and within the size limit.
package struct GitHubSummary: ReportWriter {
  /// The maximum size of a summary, in bytes.
  package static let limit = 1 << 20

  private let limit: Int
  private let text = CaseText(paint: Paint(isColored: false))
  private var problems: ReportedProblems
  /// The maximum number of problems to keep for each rank; more would hardly fit.
  private static let maximumCount = 2000
  /// The maximum number of characters to show for one case.
  private static let longest = 4000
  /// The bytes reserved for the end of a truncated summary.
  private static let rest = 200

  /// Creates a writer with a maximum number of bytes.
  package init(limit: Int = Self.limit) {
    self.limit = limit
    problems = ReportedProblems(keeping: Self.maximumCount)
  }

  /// Collects the problems in a file.
  package mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    problems.add(file, text)
  }

  /// Writes the summary.
  package mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
    var text = head(end)
    let all = problems.all
    var shown = 0
    if !all.isEmpty { text += "| result | scenario | place | message |\n|---|---|---|---|\n" }
    for problem in all {
      let row = self.row(problem)
      guard text.utf8.count + row.utf8.count < limit - Self.rest else { break }
      text += row
      shown += 1
    }
    text += remainder(problems.count - shown)
    for problem in all.prefix(shown) {
      let details = self.details(problem)
      guard text.utf8.count + details.utf8.count < limit - Self.rest else { break }
      text += details
    }
    if text.utf8.count <= limit { sink += text.utf8 }
  }

  private func head(_ end: RunEnd) -> String {
    let counts = end.counts
    let report = ConsoleReport(style: .quiet, paint: Paint(isColored: false))
    let note = end.note.isEmpty ? end.emptyRunReason : end.note
    let line = report.summaryLine(counts, wallTime: end.wallTime, note: note)
    return "### \(mark(end)) scenario-run: \(line)\n"
  }

  /// A green mark only if a case was run and there are no problems.
  private func mark(_ end: RunEnd) -> String {
    let counts = end.counts
    guard counts.isSuccess, end.note.isEmpty, counts.cases > 0 || !end.emptyRunReason.isEmpty else {
      return "❌"
    }
    return counts.cases > counts.skipped ? "✅" : "⚪"
  }

  private func row(_ problem: ReportedProblems.Problem) -> String {
    let location = problem.record.map { text.location(of: $0, in: problem.path) } ?? problem.path
    let cells = [problem.rank.rawValue, problem.record?.name ?? "", location, problem.message]
      .map { VisibleText.of($0) }
    return "| " + cells.map { Self.cell($0) }.joined(separator: " | ") + " |\n"
  }

  private func remainder(_ count: Int) -> String {
    count > 0 ? "\n…and \(count) more, not shown here.\n" : "\n"
  }

  private func details(_ problem: ReportedProblems.Problem) -> String {
    guard let record = problem.record, let shown = problem.shown else { return "" }
    let lines = text.details(of: shown)
    guard !lines.isEmpty else { return "" }
    let body = lines.joined(separator: "\n")
    let cut = body.count > Self.longest ? "\(body.prefix(Self.longest))…" : body
    return """
      <details><summary>\(Self.html(VisibleText.of(record.name)))</summary>
      <pre>\(Self.html(cut))</pre>
      </details>

      """
  }

  /// Escapes text for a table cell: on one line, without markup.
  private static func cell(_ text: String) -> String {
    html(String(text.prefix(300))).replacing("|", with: "&#124;")
      .replacing("\n", with: " ").replacing("`", with: "&#96;").replacing("*", with: "&#42;")
      .replacing("_", with: "&#95;").replacing("[", with: "&#91;").replacing("@", with: "&#64;")
  }

  /// Escapes text for HTML, without blank lines, which would end a block.
  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\n\n", with: "\n&#8203;\n")
  }
}
