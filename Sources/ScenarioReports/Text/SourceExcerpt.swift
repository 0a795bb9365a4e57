internal import ScenarioLanguage

/// A place in a file: its line, its column, and the line with a caret under the very words.
struct SourceExcerpt {
  /// The file, which may be one that is included.
  let path: String
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1 in characters.
  let column: Int

  /// The longest stretch of a line that is shown.
  private static let widest = 160

  private let before: String
  private let marked: String
  private let after: String

  init(_ source: SourceFile, _ range: SourceRange, _ lines: LineTable) {
    let bytes = source.bytes
    let start = min(Int(range.start), bytes.count)
    let whole = lines.line(at: Int32(start))
    let file = source.file(at: Int32(start))
    path = file.path
    line = whole - lines.line(at: file.start) + 1
    var first = Int(lines.starts[whole - 1])
    if first == Int(file.start), bytes[first...].starts(with: [0xEF, 0xBB, 0xBF]) {
      first = min(first + 3, start)
    }
    var last = whole < lines.starts.count ? Int(lines.starts[whole]) - 1 : bytes.count
    if last > first, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    let head = String(decoding: bytes[min(first, start)..<start], as: UTF8.self)
    let end = min(max(Int(range.end), start), max(last, start))
    column = head.count + 1
    // Of a very long line only the surroundings are shown, so that the caret stays in sight.
    before = head.count > Self.widest ? "…" + head.suffix(Self.widest / 2) : head
    marked = String(
      String(decoding: bytes[start..<end], as: UTF8.self).prefix(Self.widest)
    )
    after =
      last > end
      ? String(String(decoding: bytes[end..<last], as: UTF8.self).prefix(Self.widest)) : ""
  }

  /// The line and the caret under it, with a help behind it.
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
