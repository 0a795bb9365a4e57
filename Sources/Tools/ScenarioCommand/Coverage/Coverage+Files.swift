internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

extension Coverage {
  /// Runs the scenarios below the paths, and records what they cover.
  init(ofScenariosBelow paths: [String]) throws(ScenarioError) {
    self.init()
    try SelectedFiles(paths).run { add($0) }
  }
}

extension TransitionCoverage {
  /// Runs the scenarios below the paths, and records the transitions that they take.
  init(ofScenariosBelow paths: [String]) throws(ScenarioError) {
    self.init()
    var loader = YAMLLoader.ofCommand()
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

extension MutationTest {
  /// Adds all cases of the files, with those that are refused only because their OS version is too old.
  ///
  /// - Returns: The results of files that cannot be read, and of those with invalid cases, reduced to these cases.
  mutating func load(_ selected: SelectedFiles, jobs: Int) -> [FileResult] {
    let loader = YAMLLoader.ofCommand()
    func plans(_ entry: ScenarioFiles.Entry) -> [(plan: Plan, path: Path)] {
      guard case .file(let path) = entry, let source = try? SourceFile(reading: path) else {
        return []
      }
      var loader = loader
      return loader.load(source).scenarios.flatMap { $0.plans + $0.tooEarlyPlans }
        .map { ($0, path.display) }
    }
    add(Parallel.map(selected.files.entries, jobs: jobs, plans).flatMap(\.self))
    var filesWithErrors: [FileResult] = []
    selected.run(for: .list, jobs: jobs) { file in
      var file = file
      file.cases.removeAll { $0.outcome != .invalid || $0.isTooEarly }
      if file.problem != nil || !file.cases.isEmpty { filesWithErrors.append(file) }
    }
    return filesWithErrors
  }
}

extension CaseResult {
  /// Whether all that is wrong with the case is that its OS version is too old.
  fileprivate var isTooEarly: Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy { $0.id == DiagnosticID.notOnThisVersion.name }
  }
}
