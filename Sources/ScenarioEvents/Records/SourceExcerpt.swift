public import ScenarioLanguage

/// A place in a file, and the text around it: all that is needed to show it without the file.
public struct SourceExcerpt: Hashable, Sendable {
  /// The file, which may be one that is included.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in characters.
  public var column: Int
  /// The line up to the place; of a long line only the last stretch, after an ellipsis.
  public var before: String
  /// The very words.
  public var marked: String
  /// What follows them in the line.
  public var after: String

  /// The longest stretch of a line that is shown.
  private static let widest = 160

  /// Creates an excerpt from its parts.
  public init(
    path: String,
    line: Int,
    column: Int,
    before: String = "",
    marked: String = "",
    after: String = ""
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.before = before
    self.marked = marked
    self.after = after
  }

  /// Cuts the place out of a file, whose lines are handed in.
  public init(_ source: SourceFile, _ range: SourceRange, _ lines: LineTable) {
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

  /// The place as `path:line:column`.
  public var place: String { "\(path):\(line):\(column)" }
}
