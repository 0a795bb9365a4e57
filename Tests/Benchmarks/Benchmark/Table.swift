import Foundation

/// What is measured, what came out, and how much is allowed.
struct Table {
  private var rows: [[String]] = [["", "measured", "compared with", "result", "bound", ""]]

  /// Whether every result so far keeps its bound.
  private(set) var isKept = true

  /// Adds a row; one whose result is over its bound is marked.
  mutating func add(
    _ title: String,
    measured: String,
    against: String,
    result: Double,
    bound: Double,
    unit: String
  ) {
    let keeps = result <= bound
    isKept = isKept && keeps
    let results = [result, bound].map { String(format: "%.2f\(unit)", $0) }
    rows.append([title, measured, against] + results + [keeps ? "kept" : "MISSED"])
  }

  /// The table as text, in columns.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
