internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

/// Writes a failed expectation: its own words, expected next to actual, and the rule that explains it.
struct FailureText {
  let paint: Paint

  init(_ paint: Paint) { self.paint = paint }

  func lines(_ failure: FailureRecord) -> [String] {
    var lines = [
      failure.step.map { "step \($0) of \(failure.stepCount), \(failure.words)" }
        ?? "the whole run",
      "\(paint(VisibleText.of(failure.excerpt.place) + ":", .strong)) "
        + "\(paint("failed:", .error)) \(VisibleText.of(failure.message))",
    ]
    lines += failure.excerpt.lines(paint, help: "")
    lines += table(failure.rows)
    lines.append("   at:  \(failure.time) of virtual time, app state: \(failure.state.word)")
    return lines + why(failure.reasons)
  }

  /// The rules that led to what was seen, from the action to the last of them, each with its first source.
  ///
  /// Rules that follow one another from one source share its line; the others are in the reference.
  private func why(_ reasons: [FailureRecord.Reason]) -> [String] {
    var lines: [String] = []
    for (position, reason) in reasons.enumerated() {
      lines.append("   \(position == 0 ? "why:" : "    ") \(reason.text)")
      let next = position + 1 < reasons.count ? reasons[position + 1] : nil
      if let source = reason.source, source != next?.source {
        lines.append("          (\(source))")
      }
    }
    return lines
  }

  /// Expected and actual side by side, the first difference marked.
  private func table(_ rows: [Failure.Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let number = "\(rows.count)".count
    let nothing = "(nothing)"
    let cells = ["expected"] + rows.map { $0.expected ?? nothing }
    let width = cells.map { DisplayWidth.of(paint.shown($0)) }.max() ?? 0
    let actualWidth = rows.map { DisplayWidth.of(paint.shown($0.actual ?? nothing)) }.max() ?? 0
    let gap = String(repeating: " ", count: number)
    var lines = ["   \(gap) \(pad("expected", width))   actual"]
    for (index, row) in rows.enumerated() {
      let position = pad("\(index + 1)", number)
      let mark = row.isFirstDifference ? "!" : " "
      let actual = row.actual ?? nothing
      let line =
        "   \(position) \(pad(row.expected ?? nothing, width)) \(mark) "
        + (row.note.isEmpty ? actual : "\(pad(actual, actualWidth))  \(row.note)")
      lines.append(row.isFirstDifference ? paint(line, .error) : line)
    }
    return lines
  }

  private func pad(_ text: String, _ width: Int) -> String {
    let shown = paint.shown(text)
    return shown + String(repeating: " ", count: max(0, width - DisplayWidth.of(shown)))
  }
}
