internal import ScenarioReports
internal import ScenarioRunner
public import Testing

/// A case of a scenario, as an argument of a test.
public struct ScenarioCase: Sendable, CustomTestStringConvertible, CustomTestArgumentEncodable {
  private let prepared: PreparedCase
  private let app: (any AppSource)?

  init(_ prepared: PreparedCase, app: (any AppSource)?) {
    (self.prepared, self.app) = (prepared, app)
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
  /// a case that does not pass is attached. Code of an app runs on the main thread, as it does on a device.
  ///
  /// - Throws: Swift Testing's error for a test case that was cancelled.
  @MainActor public func run() throws {
    let file = prepared.run(app: app?.makeApp, keepsTrace: true)
    let result = file.cases[0]
    switch result.outcome {
    case .passed: break
    case .skipped:
      try Test.cancel("\(result.reason)", sourceLocation: result.location(in: path))
    case .knownIssue:
      withKnownIssue("\(result.reason)") { record(file) }
    case .failed, .unexpectedPass, .invalid, .error, .interrupted:
      record(file)
    }
  }

  private func record(_ file: FileResult) {
    let result = file.cases[0]
    Issue.record("\(text(of: file, .quiet))", sourceLocation: result.location(in: path))
    guard result.trace != nil else { return }
    Attachment.record(text(of: file, .verbose), named: "trace.txt")
  }

  private func text(of file: FileResult, _ style: ConsoleReport.Style) -> String {
    ConsoleReport(style: style, paint: Paint(isColored: false)).text(of: file)
  }
}

extension CaseResult {
  /// The line to which an issue points: that of the fault, or else of the scenario.
  func location(in path: String) -> SourceLocation {
    let file = faultExcerpt?.path ?? path
    return SourceLocation(
      fileID: "Scenarios/\(file)",
      filePath: file,
      line: faultExcerpt?.line ?? scenario.line,
      column: max(faultExcerpt?.column ?? 1, 1)
    )
  }
}
