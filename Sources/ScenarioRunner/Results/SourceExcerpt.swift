public import ScenarioLanguage

/// A place in a file, and the text around it: all that is needed to show it without the file.
public struct SourceExcerpt: Hashable, Sendable {
  /// The file, which may be one that is included.
  public var path = ""
  /// The line, counted from 1.
  public var line = 1
  /// The column, counted from 1 in characters; behind 4,096 bytes of a line, in bytes.
  public var column = 1
  /// The line up to the place; of a long line only the last stretch, after an ellipsis.
  public var before = ""
  /// The very words.
  public var marked = ""
  /// What follows them in the line.
  public var after = ""

  /// Creates an excerpt of nothing.
  package init() {}

  /// The place as `path:line:column`.
  public var place: String { "\(path):\(line):\(column)" }
}

extension SourceExcerpt {
  /// The longest stretch of a line that is shown.
  private static let widest = 160
  /// The bytes in which such a stretch is looked for.
  private static let window = 4096

  /// Cuts the place out of a file, whose lines are handed in.
  public init(_ source: SourceFile, _ range: SourceRange, _ lines: LineTable) {
    let bytes = source.bytes
    let start = min(Int(range.start), bytes.count)
    let whole = lines.line(at: Int32(start))
    let file = source.file(at: Int32(start))
    self.init()
    path = file.path
    line = whole - lines.line(at: file.start) + 1
    var first = Int(lines.starts[whole - 1])
    if first == Int(file.start), bytes[first...].starts(with: [0xEF, 0xBB, 0xBF]) {
      first = min(first + 3, start)
    }
    var last = whole < lines.starts.count ? Int(lines.starts[whole]) - 1 : bytes.count
    if last > first, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    let end = min(max(Int(range.end), start), max(last, start))
    let head = Self.head(of: bytes, min(first, start)..<start)
    column = head.count + 1
    before = head.text
    marked = Self.text(of: bytes, start..<end)
    after = last > end ? Self.text(of: bytes, end..<last) : ""
  }

  /// The first stretch of what is there.
  private static func text(of bytes: [UInt8], _ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range.prefix(window)], as: UTF8.self)
    return String(text.prefix(widest))
  }

  /// The last stretch of what is there, so that the caret stays in sight, and how many characters there are.
  private static func head(of bytes: [UInt8], _ range: Range<Int>) -> (text: String, count: Int) {
    guard range.count > window else {
      let text = String(decoding: bytes[range], as: UTF8.self)
      return (text.count > widest ? "…" + text.suffix(widest / 2) : text, text.count)
    }
    // Nobody reads such a column, and to count it for each of many places in a line of megabytes takes minutes.
    let text = String(decoding: bytes[range.suffix(window)], as: UTF8.self)
    return ("…" + text.suffix(widest / 2), range.count)
  }
}

extension SourceExcerpt: FieldObject {
  package mutating func code(_ coder: inout some FieldCoder) throws(JSONError) {
    try coder.field("path", &path)
    try coder.field("line", &line)
    try coder.field("column", &column)
    try coder.field("before", &before, default: "")
    try coder.field("marked", &marked, default: "")
    try coder.field("after", &after, default: "")
  }
}
