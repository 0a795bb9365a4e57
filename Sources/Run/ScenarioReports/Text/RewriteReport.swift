@_spi(Package) internal import ScenarioJSON
@_spi(Package) package import ScenarioLanguage
@_spi(Package) internal import ScenarioRunner

/// What a command that rewrites a file changes in it, or cannot change.
package struct RewrittenFile {
  /// A change, or what could not be changed, and its place.
  package struct Message: Hashable {
    /// `path:line`, or the path.
    package var location: String
    /// What is changed, or why it is not.
    package var text: String

    /// Creates a message.
    package init(_ location: String, _ text: String) {
      (self.location, self.text) = (location, text)
    }
  }

  /// The path of the file.
  package let path: String
  /// Whether its contents change.
  package var isChanged = false
  /// The changes; none if a line about each would say nothing.
  package var changes: [Message] = []
  /// What must be changed by hand.
  package var notChanged: [Message] = []
  /// What is wrong with the file.
  package var diagnostics: [Diagnostic] = []
  /// The contents that the diagnostics are about.
  package var source: SourceFile?

  /// Creates the report of a file that stays as it is.
  package init(_ path: String) { self.path = path }

  /// What is printed of it.
  package func text(_ paint: Paint) -> String {
    var lines = changes.map { VisibleText.of("\($0.location): \($0.text)") }
    if isChanged, changes.isEmpty { lines.append(VisibleText.of(path)) }
    lines += notChanged.map { VisibleText.of("\($0.location): not changed: \($0.text)") }
    if let source, !diagnostics.isEmpty {
      lines += DiagnosticText(paint).lines(diagnostics, in: source)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The document of `fmt` and `bless` with `--format json`, described by `docs/rewrite.schema.json`.
package struct RewriteJSON {
  private var files: [JSONValue] = []

  /// Creates an empty document.
  package init() {}

  /// Adds a file, if there is something to report.
  package mutating func add(_ file: RewrittenFile) {
    guard file.isChanged || !file.notChanged.isEmpty || !file.diagnostics.isEmpty else { return }
    func list(_ messages: [RewrittenFile.Message]) -> JSONValue {
      .list(messages.map { ["location": .text($0.location), "text": .text($0.text)] })
    }
    let diagnostics = file.source.map { source in
      let lines = source.lineTable()
      return file.diagnostics.map { DiagnosticRecord($0, in: source, lines).json }
    }
    files.append(
      .object([
        ("path", .text(file.path)), ("changed", .flag(file.isChanged)),
        ("changes", list(file.changes)), ("notChanged", list(file.notChanged)),
        ("diagnostics", .list(diagnostics ?? [])),
      ])
    )
  }

  /// The document.
  ///
  /// - Parameters:
  ///   - command: The subcommand.
  ///   - isWritten: Whether changed files were written.
  ///   - errors: Why files could not be read or written.
  ///   - counts: The numbers of files.
  /// - Returns: The text of the document.
  package func text(
    of command: String,
    isWritten: Bool,
    errors: [String],
    counts: [(key: String, value: Int)]
  ) -> String {
    JSONFormat.rewrite.document([
      ("command", .text(command)), ("written", .flag(isWritten)), ("files", .list(files)),
      ("errors", .texts(errors)),
      ("counts", .object(counts.map { ($0.key, .number("\($0.value)")) })),
    ])
  }
}
