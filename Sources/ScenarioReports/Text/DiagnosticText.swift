public import ScenarioLanguage
public import ScenarioRunner

/// Writes diagnostics as a compiler does: place, message, identifier, the line and a caret.
public struct DiagnosticText {
  /// How many diagnostics of a file are shown.
  public static let most = 20

  private let paint: Paint

  /// Creates a writer with a paint.
  public init(_ paint: Paint) { self.paint = paint }

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

  /// The lines for a file's diagnostics by place: the first twenty, then how many more.
  public func lines(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
    let table = source.lineTable()
    return lines(diagnostics.map { DiagnosticRecord($0, in: source, table) }, of: source.path)
  }

  /// The lines for diagnostics by place: the first twenty, then how many more the file has.
  public func lines(_ diagnostics: [DiagnosticRecord], of path: String? = nil) -> [String] {
    let shown = diagnostics.prefix(Self.most).flatMap { lines($0) }
    return shown + rest(of: diagnostics.count, path: path ?? diagnostics.first?.excerpt.path ?? "")
  }

  /// The line that says how many more there are.
  private func rest(of count: Int, path: String) -> [String] {
    guard count > Self.most else { return [] }
    // Of a file with so many not all are counted.
    let bound = count >= Diagnostic.List.most ? "at least " : ""
    return ["\(DisplayWidth.visible(path)): and \(bound)\(count - Self.most) more"]
  }
}
