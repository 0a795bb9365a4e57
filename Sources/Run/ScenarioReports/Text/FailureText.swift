@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioRunner

/// Formats a failure: the expectation, expected and actual items, and the rules that explain it.
package struct FailureText {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }

  package func lines(_ failure: FailureRecord) -> [String] {
    var lines = [
      failure.step.map { "step \($0) of \(failure.stepCount), \(failure.stepText)" }
        ?? "the whole run",
      "\(paint(VisibleText.of(failure.excerpt.location) + ":", .strong)) "
        + "\(paint("failed:", .error)) \(VisibleText.of(failure.message))",
    ]
    lines += failure.excerpt.lines(paint, help: "")
    lines += table(failure.rows)
    lines.append("   at:  \(failure.time) of virtual time, app state: \(failure.state.word)")
    return lines + reasonLines(failure.reasons)
  }

  /// Returns the rules that explain the failure in order, with their first sources.
  ///
  /// Consecutive rules with the same source and the same confidence share its line; an inferred rule is marked.
  private func reasonLines(_ reasons: [FailureRecord.Reason]) -> [String] {
    var lines: [String] = []
    for (position, reason) in reasons.enumerated() {
      lines.append("   \(position == 0 ? "why:" : "    ") \(VisibleText.of(reason.text))")
      let next = position + 1 < reasons.count ? citation(reasons[position + 1]) : nil
      if let citation = citation(reason), citation != next {
        lines.append("          (\(citation))")
      }
    }
    return lines
  }

  /// Returns the first source of a rule, with a mark if it is inferred; nil without either.
  private func citation(_ reason: FailureRecord.Reason) -> String? {
    guard reason.isInferred else { return reason.source }
    return Self.inferred(paint) + (reason.source.map { ": \($0)" } ?? "")
  }

  /// The mark of a rule that is inferred.
  package static func inferred(_ paint: Paint) -> String {
    paint("! INFERRED, and may be wrong", .warning)
  }

  /// Returns expected and actual items side by side, with the first difference marked.
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
