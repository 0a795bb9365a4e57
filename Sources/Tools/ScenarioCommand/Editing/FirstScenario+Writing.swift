@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

extension FirstScenario {
  /// Creates a file with the scenario, and prints its path.
  ///
  /// - Returns: Whether it was created; false after printing what prevents it from passing.
  /// - Throws: `.usage` for an unknown action, or a path that exists or would not be found.
  func write(to path: Path, _ console: Console) throws(ScenarioError) -> Bool {
    try NewFile.check(path)
    var source = SourceFile(path, at: path, bytes: Array(try draft().utf8))
    if let outcomes = StepOutcomes.all(of: source) {
      source = SourceFile(path, at: path, bytes: Array(try draft(outcomes).utf8))
    }
    // The expectations of the draft are placeholders, so they may always be replaced.
    let blessing = try Blessing(source, force: true)
    guard blessing.diagnostics.isEmpty, blessing.notUpdated.isEmpty else {
      let lines = DiagnosticText(console.paint).lines(
        blessing.diagnostics,
        in: blessing.rewrite.file.source
      )
      let notUpdated = blessing.notUpdated.map { "\($0.location): \($0.text)" }
      console.print((lines + notUpdated).joined(separator: "\n") + "\n")
      console.error("'\(path)' was not written")
      return false
    }
    let bytes = blessing.rewrite.bytesWithPayloads(of: CommandContext.current.makeApp)
    let formatted = ScenarioFormatter.formatted(
      SourceFile(path, at: path, bytes: bytes),
      spelling: console.names ?? blessing.rewrite.file.answerSpelling
    )
    try NewFile.create(path, formatted, console)
    return true
  }

  /// Derives a scenario name from a file name: `phone-call.yaml` becomes `Phone call`.
  static func name(from path: Path) -> String {
    let file = path.description.split(separator: "/").last ?? ""
    let stem = file.prefix { $0 != "." }
    let words = stem.map { $0 == "-" || $0 == "_" ? " " : $0 }
    let name = String(words.prefix(1)).uppercased() + String(words.dropFirst())
    return name.isEmpty ? "What it shows" : name
  }
}
