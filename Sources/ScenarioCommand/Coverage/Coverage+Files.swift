internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

extension Coverage {
  /// Runs the scenarios below the paths, and counts what they cover.
  init(ofScenariosBelow paths: [String]) throws(ScenarioError) {
    self.init()
    try SelectedFiles(paths).run { add($0) }
  }
}

extension TransitionCoverage {
  /// Runs the scenarios below the paths.
  init(ofScenariosBelow paths: [String]) throws(ScenarioError) {
    self.init()
    var loader = YAMLLoader()
    for entry in try SelectedFiles(paths).files {
      switch entry {
      case .failure(let error, _): throw error
      case .file(let path):
        let file = loader.load(try SourceFile(reading: path))
        add(file.scenarios.flatMap(\.plans).filter { $0.skipReason == nil })
      }
    }
  }
}

extension RuleProof {
  /// Adds every case of the files.
  ///
  /// - Returns: The files of which something could not be read or run, with what is wrong.
  mutating func load(_ selected: SelectedFiles) -> [FileResult] {
    var loader = YAMLLoader()
    var troubled: [FileResult] = []
    for entry in selected.files {
      var result = FileResult(path: entry.path)
      switch entry {
      case .failure(let error, _): result.problem = error
      case .file(let path): load(path, &loader, &result)
      }
      if result.problem != nil || !result.cases.isEmpty { troubled.append(result) }
    }
    return troubled
  }

  /// Adds the cases of a file; the result has what is wrong with it.
  private mutating func load(
    _ path: ScenarioPath,
    _ loader: inout YAMLLoader,
    _ result: inout FileResult
  ) {
    do throws(ScenarioError) {
      let file = loader.load(try SourceFile(reading: path))
      for plan in file.scenarios.flatMap(\.plans) { add(plan, of: path.display) }
      let scenarios = file.scenarios.filter { !$0.isValid }.map { ($0.info.name, $0.diagnostics) }
      let lines = file.source.lineTable()
      for (name, diagnostics) in [(CaseResult.wholeFileName, file.diagnostics)] + scenarios
      where !diagnostics.isEmpty {
        var invalid = CaseResult(name: name, outcome: .invalid)
        invalid.diagnostics = diagnostics.map { DiagnosticRecord($0, in: file.source, lines) }
        result.cases.append(invalid)
      }
    } catch {
      result.problem = error
    }
  }
}
