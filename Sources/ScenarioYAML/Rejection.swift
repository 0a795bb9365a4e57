import ScenarioLanguage

/// Ends the reading of a file with its one diagnostic: what follows would be a guess.
struct Rejection: Error {
  private var diagnostic: Diagnostic
  private var earlier: SourceRange?

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// Of two things that cannot both stand, `earlier` is the place of the first.
  init(
    _ id: DiagnosticID,
    at range: SourceRange,
    _ message: String,
    help: String = "",
    earlier: SourceRange? = nil
  ) {
    diagnostic = Diagnostic(id, at: range, message, help: help)
    self.earlier = earlier
  }

  /// The diagnostic, which names the line of the earlier place.
  func diagnostic(in source: SourceFile) -> Diagnostic {
    guard let earlier else { return diagnostic }
    var named = diagnostic
    named.message += ", first in line \(source.lineTable().line(at: earlier.start))"
    return named
  }
}
