@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// A case that runs by itself, for test frameworks in which each case is a test of its own.
package struct PreparedCase: Sendable {
  /// The path of its file.
  package let path: Path
  /// The result before the case is run; final if the case is invalid.
  package let planned: CaseResult
  /// The path by which a worker opens its file.
  let location: Path
  let item: PreparedFile.Case?
  let context: FileContext

  /// Reads files and returns the selected cases, in the order of the files.
  ///
  /// - Throws: `ScenarioError` if a file or folder cannot be read, or no file has a variable of the loader.
  package static func all(
    in files: some Sequence<ScenarioFiles.Entry>,
    selection: Selection = Selection(),
    loader: some ScenarioLoader
  ) throws(ScenarioError) -> [PreparedCase] {
    var configuration = RunConfiguration()
    configuration.selection = selection
    var runner = FileRunner(loader: loader, configuration: configuration)
    var cases: [PreparedCase] = []
    var unusedVariables = Set(loader.variables.keys)
    for entry in files {
      let file = runner.prepare(entry)
      if let problem = file.result.problem { throw problem }
      unusedVariables.subtract(file.result.facts.usedVariables)
      var items = file.executable[...]
      for (position, planned) in file.result.cases.enumerated() {
        let item = items.first?.position == position ? items.popFirst() : nil
        cases.append(
          PreparedCase(
            path: file.result.path,
            planned: planned,
            location: file.location,
            item: item,
            context: file.context
          )
        )
      }
    }
    if let name = unusedVariables.min() {
      throw ScenarioError.usage("no scenario has a variable with the name '\(name)'")
    }
    return cases
  }

  /// Runs the case in this process and returns the result of its file with this case alone.
  ///
  /// If code of the app exits, crashes or hangs, the case and its step are printed before this process ends.
  ///
  /// - Parameters:
  ///   - app: Makes the app; nil for the app that the scenario describes.
  ///   - keepsTrace: Whether the result contains the trace.
  /// - Returns: The result of the file.
  package func run(app: AppMaker? = nil, keepsTrace: Bool = false) -> FileResult {
    var file = FileResult(path: path)
    var configuration = RunConfiguration()
    configuration.makeApp = app
    configuration.keepsTraces = keepsTrace
    configuration.guardsApp = true
    var runner = CaseRunner(configuration)
    file.cases = [planned]
    if let item { runner.run(item.plan, &file.cases[0], warnings: item.warnings, in: context) }
    return file
  }
}
