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
  func lines(_ diagnostic: DiagnosticRecord) -> [String] {
    let excerpt = diagnostic.excerpt
    let role: Paint.Role = diagnostic.severity == .error ? .error : .warning
    let head =
      "\(paint(VisibleText.of("\(excerpt.place):"), .strong)) "
      + "\(paint("\(diagnostic.severity.rawValue):", role)) "
      + "\(VisibleText.of(diagnostic.message)) [\(diagnostic.id)]"
    return [head] + excerpt.lines(paint, help: VisibleText.of(diagnostic.help))
  }

  /// The lines for a file's diagnostics by place: the first twenty, then how many more.
  public func lines(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
    let table = source.lineTable()
    return lines(diagnostics.map { DiagnosticRecord($0, in: source, table) }, of: source.path)
  }

  /// The lines for diagnostics by place: the first twenty, then how many more the file has.
  public func lines(_ diagnostics: [DiagnosticRecord], of path: String? = nil) -> [String] {
    var shown = diagnostics.prefix(Self.most).flatMap { lines($0) }
    let rest = diagnostics.count - Self.most
    if rest > 0 {
      let path = path ?? diagnostics[0].excerpt.path
      // Of a file with so many not all are counted.
      let bound = diagnostics.count >= Diagnostic.List.maximumCount ? "at least " : ""
      shown.append("\(VisibleText.of(path)): and \(bound)\(rest) more")
    }
    return shown
  }
}

extension SourceExcerpt {
  /// The line and the caret under its very words, with a help behind it.
  func lines(_ paint: Paint, help: String) -> [String] {
    let number = "\(line)"
    let gutter = String(repeating: " ", count: max(5, number.count + 2))
    let padded = String(repeating: " ", count: max(0, gutter.count - number.count)) + number
    func shown(_ text: String) -> String { paint.shown(VisibleText.of(text)) }
    // In one piece, so that marks join the character before them.
    let text = shown(before + marked + after)
    // A tab under a tab keeps the caret in its column, however wide tabs are shown.
    let indent = shown(before).map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of($0))
    }.joined()
    let width = max(1, DisplayWidth.of(shown(marked)))
    let caret = "^" + String(repeating: "~", count: width - 1)
    return [
      paint("\(padded) | ", .faint) + text,
      paint("\(gutter) | ", .faint) + indent + paint(caret, .caret)
        + (help.isEmpty ? "" : " \(help)"),
    ]
  }
}
