@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioReports
internal import ScenarioRunner

/// Formats the comparison of two environments in two columns.
package struct ComparisonText {
  private let paint: Paint
  /// The language of names; nil for that of each comparison.
  private let names: NameSpelling?
  /// The maximum width of the left column, after which the right one is shifted.
  private static let maximumWidth = 90

  /// Creates a formatter with colors.
  package init(_ paint: Paint, names: NameSpelling? = nil) {
    (self.paint, self.names) = (paint, names)
  }

  /// Returns the steps side by side, and then what differs, in sentences.
  package func lines(_ comparison: EnvironmentComparison) -> [String] {
    let spelling = names ?? comparison.spelling
    // Before the width of the columns is known.
    let rows = comparison.steps.map { step in
      step.rows.map { row in
        cells(row).map { (spelling.written($0.left), $0.mark, spelling.written($0.right)) as Cells }
      }
    }
    let titles = (comparison.left.environment.title, comparison.right.environment.title)
    let widths = rows.joined().joined().map { DisplayWidth.of(paint.shown($0.left)) }
    let width = min(max(widths.max() ?? 0, DisplayWidth.of(titles.0)), Self.maximumWidth)
    var lines = [paint(row(titles.0, " ", titles.1, width), .strong)]
    for (step, rows) in zip(comparison.steps, rows) {
      lines += ["", heading(of: step)]
      guard step.isDifferent else { continue }
      lines += rows.joined().map { row($0.left, $0.mark, $0.right, width) }
      lines.append(
        row(
          "→ \(state(of: step.left))",
          step.endsDifferently ? "*" : " ",
          "→ \(state(of: step.right))",
          width
        )
      )
    }
    let problems = [(comparison.left, "left"), (comparison.right, "right")].compactMap {
      problemLines($0, $1)
    }
    let sentences = ComparisonSentences(comparison: comparison, paint: paint)
    lines += spelling.written(Array(problems.joined()))
    let (differences, unimplemented) = (sentences.lines, sentences.unimplementedLines)
    if !differences.isEmpty { lines += ["", "differences:"] + spelling.written(differences) }
    if !unimplemented.isEmpty { lines += [""] + spelling.written(unimplemented) }
    return lines + ["", conclusion(comparison)]
  }

  /// Returns the last line: the meaning of the marks, or that there are none.
  func conclusion(_ comparison: EnvironmentComparison) -> String {
    if comparison.isDifferent { return legend }
    return comparison.isImpossible ? "not possible on either side" : "no difference"
  }

  private typealias Cells = (left: String, mark: String, right: String)

  /// The meaning of the marks between the columns.
  private var legend: String {
    paint("< only left  > only right  ~ counterpart  * changed  % moved", .faint)
  }

  private func heading(of step: EnvironmentComparison.ComparedStep) -> String {
    let title = paint((step.left ?? step.right)?.title ?? "", .strong)
    return step.isDifferent ? title : "\(title)  the same"
  }

  private func state(of step: StepRecord?) -> String {
    step?.endPhrase ?? "not performed"
  }

  /// Returns the lines of a row: the entries, then their arguments where they differ.
  private func cells(_ row: EnvironmentComparison.ComparedRow) -> [Cells] {
    let mark = row.difference.mark
    var cells = [(text(of: row.left, row.right), mark, text(of: row.right, row.left))]
    guard row.difference != .none else { return cells }
    let (left, right) = (arguments(of: row.left), arguments(of: row.right))
    for index in 0..<max(left.count, right.count) {
      func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "" }
      cells.append((line(left), " ", line(right)))
    }
    return cells
  }

  /// Returns an entry with what differs from the other side: the time, or the state that the app reads.
  private func text(of entry: EntryRecord?, _ other: EntryRecord?) -> String {
    guard let entry else { return "" }
    let text = TraceText.text(of: entry, withDetails: false)
    let time =
      other.map { $0.time != entry.time } ?? (entry.time > .zero) ? "  after \(entry.time)" : ""
    let reads = other.map { $0.reads != entry.reads } ?? false
    return "  \(text)\(time)\(reads ? "  @\(entry.reads?.word ?? "no code")" : "")"
  }

  private func arguments(of entry: EntryRecord?) -> [String] {
    (entry?.given ?? []).map { "            \(VisibleText.of($0))" }
  }

  private func row(_ left: String, _ mark: String, _ right: String, _ width: Int) -> String {
    let gap = String(repeating: " ", count: max(0, width - DisplayWidth.of(paint.shown(left))))
    let line = "\(left)\(gap)  \(mark)  \(right)"
    let end = line.lastIndex { $0 != " " }
    return end.map { String(line[...$0]) } ?? ""
  }

  private func problemLines(_ explained: ExplainedCase, _ side: String) -> [String]? {
    explained.problem.map { problem in
      [
        "", "\(paint(problem.step, .strong))  \(paint("not possible on the \(side)", .error))",
        "  \(VisibleText.of(problem.diagnostic.message))",
      ]
    }
  }
}

extension EnvironmentComparison.ComparedRow.Difference {
  /// The mark between the columns.
  var mark: String {
    switch self {
    case .none: " "
    case .changed: "*"
    case .counterpart: "~"
    case .moved: "%"
    case .leftOnly: "<"
    case .rightOnly: ">"
    }
  }
}
