internal import LifecycleCore
public import ScenarioRunner

/// The summary of a run in Markdown, as GitHub shows it for a step: what went wrong first, and within its limit.
public struct GitHubSummary: ReportWriter {
  /// The largest summary of a step, in bytes.
  public static let limit = 1 << 20

  private let limit: Int
  private let text = CaseText(paint: Paint(isColored: false))
  private var problems: ReportedProblems
  /// What will hardly fit anyway is not kept.
  private static let most = 2000
  /// How much of what went wrong in one case is shown, in characters.
  private static let longest = 4000
  /// Space for the last words of a summary that is cut off.
  private static let rest = 200

  /// Creates a writer of a summary of at most this many bytes.
  public init(limit: Int = Self.limit) {
    self.limit = limit
    problems = ReportedProblems(keeping: Self.most)
  }

  /// Remembers what went wrong in a file.
  public mutating func add(_ file: FileResult, into sink: inout [UInt8]) {
    problems.add(file, text)
  }

  /// Writes the summary.
  public mutating func finish(_ end: RunEnd, into sink: inout [UInt8]) {
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
    let note = end.note.isEmpty ? end.nothingToDo : end.note
    let line = report.lastLine(counts, wallTime: end.wallTime, note: note)
    return "### \(mark(end)) scenario-run: \(line)\n"
  }

  /// Green only where something was run, and all is as it should be.
  private func mark(_ end: RunEnd) -> String {
    let counts = end.counts
    guard counts.isGood, end.note.isEmpty, counts.cases > 0 || !end.nothingToDo.isEmpty else {
      return "❌"
    }
    return counts.cases > counts.skipped ? "✅" : "⚪"
  }

  private func row(_ problem: ReportedProblems.Problem) -> String {
    let place = problem.record.map { text.place(of: $0, in: problem.path) } ?? problem.path
    let cells = [problem.rank.rawValue, problem.record?.name ?? "", place, problem.message]
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

  /// Text in a cell of a table: on one line, and nothing but text.
  private static func cell(_ text: String) -> String {
    html(String(text.prefix(300))).replacing("|", with: "&#124;")
      .replacing("\n", with: " ").replacing("`", with: "&#96;").replacing("*", with: "&#42;")
      .replacing("_", with: "&#95;").replacing("[", with: "&#91;").replacing("@", with: "&#64;")
  }

  /// Text that is neither markup nor a blank line, which would end a block.
  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\n\n", with: "\n&#8203;\n")
  }
}
