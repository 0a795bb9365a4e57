/// A table of a generated page.
struct MarkdownTable {
  private var lines: [String]

  /// Creates a table without rows.
  init(_ columns: [String]) {
    lines = [Self.line(columns), Self.line(columns.map { _ in "---" })]
  }

  /// Adds a row.
  mutating func add(_ cells: [String]) { lines.append(Self.line(cells)) }

  /// Creates a table without rows.
  init(_ columns: String...) { self.init(columns) }

  /// Adds a row.
  mutating func add(_ cells: String...) { add(cells) }

  /// The table's text, without a line end after it.
  var text: String { lines.joined(separator: "\n") }

  private static func line(_ cells: [String]) -> String {
    let escaped = cells.map { cell in
      cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
    return "| \(escaped.joined(separator: " | ")) |"
  }
}
