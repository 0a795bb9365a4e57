@_spi(Package) @_exported public import LifecycleCore
@_spi(Package) public import ScenarioLanguage
internal import ScenarioReports
public import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML
public import Testing

/// Runs all scenarios under a path in a test, and records an issue for each case that does not pass.
///
/// ```swift
/// @Test func lifeCycle() async throws {
///   try await expectScenarios(at: "Scenarios")
/// }
/// ```
///
/// An issue points at the expectation that was not met. Expected failures are not reported as issues, nor are skipped
/// cases; if all are skipped, that is a warning.
///
/// The app is the one that a scenario describes, or delegates in Swift, with `import ScenarioDelegates`:
///
/// ```swift
/// try await expectScenarios(at: "Scenarios") { _ in DelegateApp { NotesDelegate() } }
/// ```
///
/// Their code then runs in place of what `during` and the like script; what the system knows of the app, such as its
/// background modes, is still what the scenario says. It runs in the process of the tests: if it crashes, hangs or
/// exits, the case and the step are printed, and the tests end with a failure.
///
/// - Parameters:
///   - path: A file or a folder, absolute or relative to the package of the test.
///   - sourceLocation: Where an issue points that belongs to no scenario; its file is that of the test.
///   - words: The actions and probes that only this app has.
///   - app: Makes the app of each case; nil for the one that the scenario describes.
/// - Throws: `ScenarioError` where the path does not exist or holds no scenario.
public func expectScenarios(
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  words: CustomWords = CustomWords(),
  app: AppMaker? = nil
) async throws {
  let resolved = PackageFolder.resolve(path, from: sourceLocation.filePath)
  let files = try ScenarioFiles(arguments: [Path(resolved)], without: .none)
  var configuration = RunConfiguration()
  configuration.makeApp = app
  configuration.guardsApp = true
  let runner = Runner(loader: YAMLLoader(customWords: words), configuration: configuration)
  var count = 0
  var reasons: [String] = []
  runner.run(files) { file in
    count += file.cases.count
    reasons += file.cases.filter { $0.outcome == .skipped }.map(\.reason)
    recordIssues(of: file, sourceLocation)
  }
  if let reason = reasons.first, reasons.count == count {
    let message = "all cases are skipped: \(reason)"
    Issue.record("\(message)", severity: .warning, sourceLocation: sourceLocation)
  }
  if count == 0 {
    throw ScenarioError.nothingSelected(
      "no scenario is below '\(path)'",
      help: files.ignoredNotes.joined(separator: "; ")
    )
  }
}

/// Records an issue for each case of a file that did not pass.
private func recordIssues(of file: FileResult, _ sourceLocation: SourceLocation) {
  if let problem = file.problem {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
  for result in file.cases where !result.outcome.isSuccess {
    var alone = file
    alone.cases = [result]
    let text = ScenarioCase.text(of: alone, .quiet)
    Issue.record("\(text)", sourceLocation: result.location(in: "\(file.path)"))
  }
}
