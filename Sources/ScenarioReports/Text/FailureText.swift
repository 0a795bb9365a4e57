internal import LifecycleCore
internal import ScenarioLanguage
internal import ScenarioRunner

/// Writes a failed expectation: its own words, wanted beside seen, and the rule that explains it.
struct FailureText {
  let paint: Paint
  let source: SourceFile
  let table: LineTable

  init(_ paint: Paint, _ source: SourceFile) {
    self.paint = paint
    self.source = source
    table = source.lineTable()
  }

  /// The place of a failure, `path:line:column`.
  func place(of failure: Failure) -> String {
    let excerpt = SourceExcerpt(source, failure.range, table)
    return "\(excerpt.path):\(excerpt.line):\(excerpt.column)"
  }

  func lines(_ failure: Failure, in record: PlayedCase?) -> [String] {
    let excerpt = SourceExcerpt(source, failure.range, table)
    var lines = [
      "\(paint(DisplayWidth.visible(place(of: failure)) + ":", .strong)) "
        + "\(paint("failed:", .error)) \(DisplayWidth.visible(failure.message))"
    ]
    lines += excerpt.lines(paint, help: "")
    lines += table(failure.rows)
    lines.append("   at:  \(failure.time) of virtual time, the app is \(failure.state.word)")
    if let record { lines += why(failure.rules.map { record.book.rules[$0] }) }
    return lines
  }

  /// The rules that led to what was seen, from the action to the last of them, each with its first source.
  ///
  /// Rules that follow one another from one source share its line; the others stand in the reference.
  private func why(_ rules: [Rule]) -> [String] {
    var lines: [String] = []
    for (position, rule) in rules.enumerated() {
      lines.append("   \(position == 0 ? "why:" : "    ") \(rule.reason)")
      let next = position + 1 < rules.count ? rules[position + 1] : nil
      if let source = rule.sources.first, source != next?.sources.first {
        lines.append("          (\(source.citation))")
      }
    }
    return lines
  }

  /// Wanted and seen side by side, the first difference marked.
  private func table(_ rows: [Failure.Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let number = "\(rows.count)".count
    let nothing = "(nothing)"
    let width = rows.map { DisplayWidth.of(paint.shown($0.wanted ?? nothing)) }.max() ?? 0
    let seenWidth = rows.map { DisplayWidth.of(paint.shown($0.seen ?? nothing)) }.max() ?? 0
    let gap = String(repeating: " ", count: number)
    var lines = ["   \(gap) \(pad("wanted", width))   seen"]
    for (index, row) in rows.enumerated() {
      let position = pad("\(index + 1)", number)
      let mark = row.isFirstDifference ? "!" : " "
      let seen = row.seen ?? nothing
      let line =
        "   \(position) \(pad(row.wanted ?? nothing, width)) \(mark) "
        + (row.note.isEmpty ? seen : "\(pad(seen, seenWidth))  \(row.note)")
      lines.append(row.isFirstDifference ? paint(line, .error) : line)
    }
    return lines
  }

  private func pad(_ text: String, _ width: Int) -> String {
    let shown = paint.shown(text)
    return shown + String(repeating: " ", count: max(0, width - DisplayWidth.of(shown)))
  }
}
