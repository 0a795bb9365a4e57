package import ScenarioReports
package import ScenarioRunner
internal import Synchronization
public import Testing

/// A case of a scenario, as an argument of a test.
public struct ScenarioCase: Sendable, CustomTestStringConvertible, CustomTestArgumentEncodable {
  private let prepared: PreparedCase
  /// Runs the app; nil for the app that the scenario describes.
  private let worker: SuiteWorker?
  /// What a worker process finds the suite by; nil if the cases run in this process.
  private let suite: SuiteIdentity?
  /// The warnings that tests have recorded: each once for its file.
  private static let shown = Mutex<Set<DiagnosticRecord>>([])

  init(_ prepared: PreparedCase, _ worker: SuiteWorker?, _ suite: SuiteIdentity?) {
    (self.prepared, self.worker, self.suite) = (prepared, worker, suite)
  }

  /// The name of the case, unique in its file: `Save on the way out [iOS 26.0]`.
  public var name: String { prepared.planned.name }

  /// The path of the file.
  public var path: String { "\(prepared.path)" }

  /// What Swift Testing shows for the case.
  public var testDescription: String { "\(path): \(name)" }

  /// Encodes what identifies the case, so that it can be run alone.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    try testDescription.encode(to: encoder)
  }

  /// Runs the case, and records an issue at the line of the file that was not met.
  ///
  /// A case with `skip` cancels the test case with its reason; one with `known-issue` is a known issue. The trace of
  /// a case that does not pass is attached. Code of an app runs on the main thread, as it does on a device; that of an
  /// `AppUnderTest` is in a worker process, as the ``ScenarioIsolation`` of its suite says.
  ///
  /// - Throws: Swift Testing's error for a test case that was cancelled.
  @MainActor public func run() throws {
    if SuiteWorker.requestedName != nil { SuiteWorker.endWithoutSuite() }
    let file = result(by: workerStart)
    let result = file.cases[0]
    switch result.outcome {
    case .passed:
      for warning in result.diagnostics where Self.shown.withLock({ $0.insert(warning).inserted }) {
        let location = result.location(in: path)
        Issue.record("\(warning.message)", severity: .warning, sourceLocation: location)
      }
    case .skipped:
      try Test.cancel("\(result.reason)", sourceLocation: result.location(in: path))
    case .knownIssue:
      withKnownIssue("\(result.reason)") { record(file) }
    case .failed, .unexpectedPass, .invalid, .error, .interrupted:
      record(file)
    }
  }

  /// Runs the case, and returns the result of its file with this case alone, with names as in the file.
  ///
  /// - Parameter start: How the worker process is started that runs the case; nil to run it in this process.
  /// - Returns: The result of the file.
  @MainActor package func result(by start: WorkerStart?) -> FileResult {
    var spelling = ResultSpelling()
    guard let worker else { return spelling.written(prepared.run(keepsTrace: true)) }
    return spelling.written(worker.run(prepared, by: suite == nil ? nil : start))
  }

  /// How the worker process is started; nil if this process runs the case.
  private var workerStart: WorkerStart? {
    guard let suite, suite.isUnique, let test = Test.current else { return nil }
    return WorkerStart(ofSuite: suite.name, in: test)
  }

  private func record(_ file: FileResult) {
    let result = file.cases[0]
    Issue.record("\(Self.text(of: file, .quiet))", sourceLocation: result.location(in: path))
    guard result.trace != nil else { return }
    Attachment.record(Self.text(of: file, .verbose), named: "trace.txt")
  }

  /// The text of the console about a case that did not pass.
  package static func text(of file: FileResult, _ style: ConsoleReport.Style) -> String {
    ConsoleReport(style: style, paint: Paint(isColored: false)).text(of: file)
  }
}

extension CaseResult {
  /// The line to which an issue points: that of the fault, or else of the scenario.
  package func location(in path: String) -> SourceLocation {
    let file = faultExcerpt?.path ?? path
    return SourceLocation(
      fileID: "Scenarios/\(file)",
      filePath: file,
      line: faultExcerpt?.line ?? scenario.line,
      column: max(faultExcerpt?.column ?? 1, 1)
    )
  }
}
