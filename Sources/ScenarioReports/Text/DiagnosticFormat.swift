internal import ScenarioEvents
internal import ScenarioLanguage
public import ScenarioRunner

/// How `check` says what is wrong.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: each line of the file with a caret under the very words.
  case full
  /// For editors: `path:line:column: severity: message; help [identifier]`, one line each.
  case short
  /// For programs: one JSON document.
  case json
}

/// Writes what is wrong with files for editors and programs: nothing else, and nothing left out.
public struct DiagnosticReport {
  private let format: DiagnosticFormat
  private var items: [JSONText] = []

  /// Creates an empty report.
  public init(_ format: DiagnosticFormat) { self.format = format }

  /// Adds what is wrong with a file, and returns what can be written at once.
  public mutating func add(_ file: FileResult) -> String {
    guard let source = file.source else { return "" }
    var list = Diagnostic.List()
    file.warnings.forEach { list.add($0) }
    for result in file.cases {
      if case .invalid(let found) = result.outcome { found.forEach { list.add($0) } }
    }
    guard !list.all.isEmpty else { return "" }
    let table = source.lineTable()
    if format == .json {
      items += list.sorted.map { json($0, in: source, table) }
      return ""
    }
    return list.sorted.map { short($0, in: source, table) + "\n" }.joined()
  }

  /// What is written when all files are through.
  public var end: String {
    guard format == .json else { return "" }
    return JSONText.object([("version", .number(1)), ("diagnostics", .list(items))]).lines() + "\n"
  }

  private func short(_ diagnostic: Diagnostic, in source: SourceFile, _ table: LineTable) -> String
  {
    let excerpt = SourceExcerpt(source, diagnostic.range, table)
    let help = diagnostic.help.isEmpty ? "" : "; \(diagnostic.help)"
    let text =
      "\(excerpt.path):\(excerpt.line):\(excerpt.column): \(diagnostic.severity.rawValue): "
      + "\(diagnostic.message)\(help) [\(diagnostic.id.rawValue)]"
    return DisplayWidth.visible(text)
  }

  private func json(_ diagnostic: Diagnostic, in source: SourceFile, _ table: LineTable) -> JSONText
  {
    let start = SourceExcerpt(source, diagnostic.range, table)
    let last = Int(diagnostic.range.end)
    let end = SourceExcerpt(source, SourceRange(last, last), table)
    let offset = diagnostic.range.start - source.file(at: diagnostic.range.start).start
    return .object([
      ("path", .text(start.path)), ("line", .number(start.line)), ("column", .number(start.column)),
      ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
      ("offset", .number(Int(offset))),
      ("length", .number(Int(diagnostic.range.end - diagnostic.range.start))),
      ("severity", .text(diagnostic.severity.rawValue)), ("id", .text(diagnostic.id.rawValue)),
      ("message", .text(diagnostic.message)), ("help", .text(diagnostic.help)),
    ])
  }
}
