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
    let excerpt = SourceExcerpt(source, diagnostic.range, table)
    let place = "\(excerpt.path):\(excerpt.line):\(excerpt.column):"
    let severity = diagnostic.severity.rawValue
    let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
    let head =
      "\(paint(DisplayWidth.visible(place), .strong)) \(paint("\(severity):", role)) "
      + "\(DisplayWidth.visible(diagnostic.message)) [\(diagnostic.id.rawValue)]"
    return [head] + excerpt.lines(paint, help: DisplayWidth.visible(diagnostic.help))
  }

  /// The lines for a file's diagnostics by place: the first twenty, then how many more.
  public func lines(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
    let table = source.lineTable()
    var lines = diagnostics.prefix(Self.most).flatMap { self.lines($0, in: source, table) }
    if diagnostics.count > Self.most {
      lines.append(
        "\(DisplayWidth.visible(source.path)): and \(diagnostics.count - Self.most) more"
      )
    }
    return lines
  }
}
