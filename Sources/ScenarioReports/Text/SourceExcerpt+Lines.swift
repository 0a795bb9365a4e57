internal import ScenarioRunner

extension SourceExcerpt {
  /// The line and the caret under its very words, with a help behind it.
  func lines(_ paint: Paint, help: String) -> [String] {
    let number = "\(line)"
    let gutter = String(repeating: " ", count: max(5, number.count + 2))
    let padded = String(repeating: " ", count: max(0, gutter.count - number.count)) + number
    func shown(_ text: String) -> String { paint.shown(DisplayWidth.visible(text)) }
    // In one piece, so that marks join the character before them.
    let text = shown(before + marked + after)
    // A tab under a tab keeps the caret in its column, however wide tabs are shown.
    let indent = shown(before).map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of($0))
    }.joined()
    let width = max(1, DisplayWidth.of(shown(marked)))
    let caret = "^" + String(repeating: "~", count: width - 1)
    return [
      paint("\(padded) | ", .faint) + text,
      paint("\(gutter) | ", .faint) + indent + paint(caret, .caret)
        + (help.isEmpty ? "" : " \(help)"),
    ]
  }
}
