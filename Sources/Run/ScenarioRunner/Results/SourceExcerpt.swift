@_spi(Package) package import ScenarioJSON
@_spi(Package) package import ScenarioLanguage

/// A position in a file and the text around it, so that it can be shown without the file.
package struct SourceExcerpt: Hashable, Sendable {
  /// The file, which may be an included one.
  package var path = ""
  /// The line, counted from 1.
  package var line = 1
  /// The column in characters, counted from 1; after 4,096 bytes of a line, in bytes.
  package var column = 1
  /// The line before the marked text; the end of it, after an ellipsis, if it is long.
  package var before = ""
  /// The marked text.
  package var marked = ""
  /// The line after the marked text.
  package var after = ""

  /// Creates an empty excerpt.
  package init() {}

  /// The position as `path:line:column`.
  package var location: String { "\(path):\(line):\(column)" }
}

extension SourceExcerpt {
  /// The maximum number of characters to show of a line.
  private static let maximumWidth = 160
  /// The number of bytes to search for them.
  private static let window = 4096

  /// Creates the excerpt of a range, given the lines of its file.
  package init(_ source: SourceFile, _ range: SourceRange, _ lines: LineTable) {
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

  /// Returns the start of a range as text.
  private static func text(of bytes: [UInt8], _ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range.prefix(window)], as: UTF8.self)
    return String(text.prefix(maximumWidth))
  }

  /// Returns the end of a range as text, so that the caret stays visible, and its number of characters.
  private static func head(of bytes: [UInt8], _ range: Range<Int>) -> (text: String, count: Int) {
    guard range.count > window else {
      let text = String(decoding: bytes[range], as: UTF8.self)
      return (text.count > maximumWidth ? "…" + text.suffix(maximumWidth / 2) : text, text.count)
    }
    // Counting the characters for many positions in a very long line would take minutes.
    let text = String(decoding: bytes[range.suffix(window)], as: UTF8.self)
    return ("…" + text.suffix(maximumWidth / 2), range.count)
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
