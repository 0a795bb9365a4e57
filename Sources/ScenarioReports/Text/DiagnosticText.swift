public import ScenarioEvents
public import ScenarioLanguage

/// Writes diagnostics as a compiler does: place, message, identifier, the line and a caret.
public struct DiagnosticText {
  /// How many diagnostics of a file are shown.
  public static let most = 20

  private let paint: Paint

  /// Creates a writer with a paint.
  public init(_ paint: Paint) { self.paint = paint }

  /// The lines for one diagnostic.
  public func lines(_ diagnostic: Diagnostic, in source: SourceFile, _ table: LineTable) -> [String]
  {
    lines(DiagnosticRecord(diagnostic, in: source, table))
  }

  /// The lines for a file's diagnostics by place: the first twenty, then how many more.
  public func lines(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
    let table = source.lineTable()
    return lines(diagnostics.map { DiagnosticRecord($0, in: source, table) }, of: source.path)
  }

  /// The lines for one diagnostic.
  public func lines(_ diagnostic: DiagnosticRecord) -> [String] {
    let excerpt = diagnostic.excerpt
    let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
    let head =
      "\(paint(DisplayWidth.visible("\(excerpt.place):"), .strong)) "
      + "\(paint("\(diagnostic.severity.rawValue):", role)) "
      + "\(DisplayWidth.visible(diagnostic.message)) [\(diagnostic.id)]"
    return [head] + excerpt.lines(paint, help: DisplayWidth.visible(diagnostic.help))
  }

  /// The lines for diagnostics by place: the first twenty, then how many more the file has.
  public func lines(_ diagnostics: [DiagnosticRecord], of path: String? = nil) -> [String] {
    var lines = diagnostics.prefix(Self.most).flatMap { self.lines($0) }
    if diagnostics.count > Self.most {
      let path = path ?? diagnostics[0].excerpt.path
      lines.append("\(DisplayWidth.visible(path)): and \(diagnostics.count - Self.most) more")
    }
    return lines
  }
}
