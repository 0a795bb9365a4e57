@_exported public import LifecycleCore
public import ScenarioLanguage
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
/// An issue points at the scenario's own line. Skipped cases and expected failures are not reported as issues.
///
/// The app is the one that a scenario describes, or delegates in Swift:
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
///   - path: A file or a folder, absolute or as seen from the working directory of the tests.
///   - sourceLocation: Where an issue points that belongs to no scenario.
///   - words: The actions and probes that only this app has.
///   - app: Makes the app of each case; nil for the one that the scenario describes.
/// - Throws: `ScenarioError` where the path does not exist or holds no scenario.
public func expectScenarios(
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  words: CustomWords = CustomWords(),
  app: AppMaker? = nil
) async throws {
  let files = try ScenarioFiles(arguments: [Path(path)], without: .none)
  var configuration = RunConfiguration()
  configuration.makeApp = app
  configuration.guardsApp = true
  let runner = Runner(loader: YAMLLoader(customWords: words), configuration: configuration)
  var count = 0
  runner.run(files) { file in
    count += file.cases.count
    record(file, sourceLocation)
  }
  if count == 0 {
    throw ScenarioError(
      .nothingSelected,
      "no scenario is below '\(path)'",
      help: files.ignoredNotes.joined(separator: "; ")
    )
  }
}

/// Records an issue for each case of a file that did not pass.
private func record(_ file: FileResult, _ sourceLocation: SourceLocation) {
  if let problem = file.problem {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
  for result in file.cases where !result.outcome.isSuccess {
    var alone = file
    alone.cases = [result]
    let text = ConsoleReport(style: .quiet, paint: Paint(isColored: false)).text(of: alone)
    let place = SourceLocation(
      fileID: "Scenarios/\(file.path)",
      filePath: file.path.description,
      line: result.scenario.line,
      column: 1
    )
    Issue.record("\(text)", sourceLocation: place)
  }
}
