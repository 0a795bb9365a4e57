@_spi(Package) package import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
@_spi(Package) package import ScenarioRunner

/// The output format of `check`.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the line of the file with a caret for each diagnostic.
  case full
  /// For editors: `path:line:column: severity: message; help [identifier]`, one line each.
  case short
  /// For programs: one JSON document.
  case json
}

/// Formats the diagnostics of files for editors and programs, without omissions.
package struct DiagnosticReport {
  private let format: DiagnosticFormat
  private var items: [JSONValue] = []

  /// Creates an empty report.
  package init(_ format: DiagnosticFormat) { self.format = format }

  /// Adds the diagnostics of a file, and returns the text that can be written immediately.
  package mutating func add(_ file: FileResult) -> String {
    let diagnostics = file.allDiagnostics
    if format == .json {
      items += diagnostics.map(\.json)
      return ""
    }
    return diagnostics.map { short($0) + "\n" }.joined()
  }

  /// The text after all files.
  package var end: String {
    guard format == .json else { return "" }
    return JSONFormat.check.document([("diagnostics", .list(items))])
  }

  private func short(_ diagnostic: DiagnosticRecord) -> String {
    let help = diagnostic.help.isEmpty ? "" : "; \(diagnostic.help)"
    let text =
      "\(diagnostic.excerpt.location): \(diagnostic.severity.rawValue): "
      + "\(diagnostic.message)\(help) [\(diagnostic.id)]"
    return VisibleText.of(text)
  }
}

extension DiagnosticRecord {
  /// The diagnostic with its place.
  package var json: JSONValue {
    var pairs: [(key: String, value: JSONValue)] = [
      ("path", .text(excerpt.path)), ("line", .number("\(excerpt.line)")),
      ("column", .number("\(excerpt.column)")), ("endLine", .number("\(endLine)")),
      ("endColumn", .number("\(endColumn)")), ("offset", .number("\(offset)")),
      ("length", .number("\(length)")), ("severity", .text(severity.rawValue)),
      ("id", .text(id)), ("message", .text(message)), ("help", .text(help)),
    ]
    if !fixes.isEmpty { pairs.append(("fixes", .list(fixes.map(\.json)))) }
    return .object(pairs)
  }
}

extension DiagnosticRecord.Fix {
  fileprivate var json: JSONValue {
    [
      "offset": .number("\(offset)"), "length": .number("\(length)"), "text": .text(text),
    ]
  }
}
