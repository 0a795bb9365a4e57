@_spi(Package) package import ScenarioLanguage
package import ScenarioRunner

/// Formats diagnostics like a compiler: location, message, identifier, the line and a caret.
package struct DiagnosticText {
  /// The maximum number of diagnostics to show for a file.
  package static let maximumCount = 20

  private let paint: Paint

  /// Creates a formatter with colors.
  package init(_ paint: Paint) { self.paint = paint }

  /// Returns the lines for one diagnostic.
  func lines(_ diagnostic: DiagnosticRecord) -> [String] {
    let excerpt = diagnostic.excerpt
    let role: Paint.Role =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .faint
      }
    let head =
      "\(paint(VisibleText.of("\(excerpt.location):"), .strong)) "
      + "\(paint("\(diagnostic.severity.rawValue):", role)) "
      + "\(VisibleText.of(diagnostic.message)) [\(diagnostic.id)]"
    return [head] + excerpt.lines(paint, help: VisibleText.of(diagnostic.help))
  }

  /// Returns the lines for a file's diagnostics, up to the limit, and the number of others.
  package func lines(_ diagnostics: [Diagnostic], in source: SourceFile) -> [String] {
    let table = source.lineTable()
    return lines(diagnostics.map { DiagnosticRecord($0, in: source, table) }, of: source.path)
  }

  /// Returns the lines for diagnostics, up to the limit, and the number of others in the file.
  package func lines(_ diagnostics: [DiagnosticRecord], of path: String? = nil) -> [String] {
    var shown = diagnostics.prefix(Self.maximumCount).flatMap { lines($0) }
    let rest = diagnostics.count - Self.maximumCount
    if rest > 0 {
      let path = path ?? diagnostics[0].excerpt.path
      // The number of recorded diagnostics is limited, too.
      let bound = diagnostics.count >= Diagnostic.List.maximumCount ? "at least " : ""
      shown.append("\(VisibleText.of(path)): and \(bound)\(rest) more")
    }
    return shown
  }
}

extension SourceExcerpt {
  /// Returns the line and a caret under the marked text, followed by a help text.
  package func lines(_ paint: Paint, help: String) -> [String] {
    let number = "\(line)"
    let gutter = String(repeating: " ", count: max(5, number.count + 2))
    let padded = String(repeating: " ", count: max(0, gutter.count - number.count)) + number
    func shown(_ text: String) -> String { paint.shown(VisibleText.of(text)) }
    // Formatted together, so that combining marks join the character before them.
    let text = shown(before + marked + after)
    // A tab in the indentation keeps the caret in its column, regardless of the tab width.
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
