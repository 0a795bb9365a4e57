@_spi(Package) package import ScenarioLanguage

/// A file and its lines, for excerpts.
package struct FileContext: Sendable {
  package let source: SourceFile
  package let lines: LineTable

  package init(_ source: SourceFile) {
    self.source = source
    lines = source.lineTable()
  }

  /// Returns an excerpt of a range.
  func excerpt(_ range: SourceRange) -> SourceExcerpt { SourceExcerpt(source, range, lines) }

  /// Returns the record of a diagnostic.
  package func record(_ diagnostic: Diagnostic) -> DiagnosticRecord {
    DiagnosticRecord(diagnostic, in: source, lines)
  }

  /// Returns a warning about the app that the cases of the file run against.
  package func warning(_ message: String) -> DiagnosticRecord {
    var record = DiagnosticRecord()
    (record.id, record.severity, record.message) = (DiagnosticRecord.appID, .warning, message)
    record.excerpt = excerpt(SourceRange(0, 0))
    return record
  }
}
