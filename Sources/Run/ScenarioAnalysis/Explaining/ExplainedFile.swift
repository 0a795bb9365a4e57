@_spi(Package) package import ScenarioLanguage
package import ScenarioRunner
package import ScenarioSystem

/// A scenario file whose cases are explained or compared.
package struct ExplainedFile: Sendable {
  /// The file.
  package let source: SourceFile
  /// The selected cases that can be run.
  package let plans: [Plan]
  /// The results of the selected cases, with the diagnostics of those that cannot be run.
  package let result: FileResult

  /// Reads a file, and finds its selected cases.
  ///
  /// - Throws: The error of a file that cannot be read.
  package init(
    _ entry: ScenarioFiles.Entry,
    _ selection: Selection,
    _ loader: some ScenarioLoader
  ) throws(ScenarioError) {
    var configuration = RunConfiguration()
    configuration.selection = selection
    var runner = FileRunner(loader: loader, configuration: configuration)
    let file = runner.prepare(entry)
    if let problem = file.result.problem { throw problem }
    source = file.context.source
    plans = file.executable.map(\.plan)
    result = file.result
  }

  /// Whether a selected case has errors.
  package var isInvalid: Bool { result.cases.contains { $0.outcome == .invalid } }
}
