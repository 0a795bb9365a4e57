@_spi(Package) internal import ScenarioLanguage
public import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// The scenarios under a path, as arguments of a parameterized test.
///
/// ```swift
/// @Test(arguments: try ScenarioSuite("Scenarios", of: notes).cases)
/// func lifeCycle(_ scenario: ScenarioCase) async throws {
///   try await scenario.run()
/// }
/// ```
///
/// The cases of an app under test run in a worker process, so that a crash, a hang or an exit is a failure of one case:
/// see ``ScenarioIsolation``.
///
/// Every case of every scenario is a test case of its own, with the name that `scenario-run list` prints. Swift Testing
/// takes 0.3 s for 2,000 test cases and 7 s for 10,000: give a larger suite several tests, by folder or by tag.
public struct ScenarioSuite: Sendable {
  /// The cases, in the order of the files.
  public let cases: [ScenarioCase]

  /// Runs the cases in a worker process; nil without an app under test.
  package let worker: SuiteWorker?

  /// Reads the scenarios under a path.
  ///
  /// - Parameters:
  ///   - path: A file or a folder, absolute or relative to the package of the test.
  ///   - app: The app under test; nil for the apps that the scenarios describe.
  ///   - variables: The values of variables in all files, as `--set` has them.
  ///   - tag: A condition on the tags, as `--tag` has it: `login`, `login and not slow`; nil for all scenarios.
  ///   - isolation: Where the cases run, if there is an app under test.
  ///   - testFile: The file of the test, by which its package is found.
  ///   - testLine: The line of the test.
  ///   - testColumn: The column of the test.
  /// - Throws: `ScenarioError` if the path does not exist, the condition is invalid, or nothing is selected.
  public init(
    _ path: String,
    of app: (any AppSource)? = nil,
    variables: [String: String] = [:],
    tag: String? = nil,
    isolation: ScenarioIsolation = .process,
    testFile: String = #filePath,
    testLine: Int = #line,
    testColumn: Int = #column
  ) throws {
    let worker = app.map { SuiteWorker(app: $0, variables: variables) }
    let identity = app.map {
      SuiteIdentity(
        path,
        of: $0,
        variables: variables,
        tag: tag,
        at: "\(testFile):\(testLine):\(testColumn)"
      )
    }
    if let worker, let identity, SuiteWorker.requestedName == identity.name { worker.serve() }
    self.worker = worker
    var selection = Selection()
    selection.tags = try tag.map(TagExpression.init(parsing:))
    let files = try ScenarioFiles(
      arguments: [Path(PackageFolder.resolve(path, from: testFile))],
      without: .none
    )
    let loader = YAMLLoader(
      variables: variables,
      customWords: app?.words ?? CustomWords()
    )
    let prepared = try PreparedCase.all(in: files, selection: selection, loader: loader)
    guard !prepared.isEmpty else {
      throw ScenarioError.nothingSelected(
        tag.map { "no scenario below '\(path)' has a tag that matches '\($0)'" }
          ?? "no scenario is below '\(path)'",
        help: files.ignoredNotes.joined(separator: "; ")
      )
    }
    let isolated = isolation == .process && !ScenarioIsolation.isImpossible
    cases = prepared.map { ScenarioCase($0, worker, isolated ? identity : nil) }
  }
}

/// Where relative paths begin: tests run from any folder.
enum PackageFolder {
  /// Returns the path as seen from the package that contains the test file; unchanged if it is absolute, or if there is
  /// no such package.
  static func resolve(_ path: String, from testFile: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    var folder = testFile[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileReader.exists(Path("\(folder)/Package.swift")) { return "\(folder)/\(path)" }
    }
    return path
  }
}
