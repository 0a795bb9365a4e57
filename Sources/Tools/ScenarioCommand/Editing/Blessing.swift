internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioReports
internal import ScenarioSystem
internal import ScenarioYAML

/// The result of updating the failing expectations of a file to match the model.
struct Blessing {
  /// The file with all updates that could be made.
  private(set) var rewrite: Rewrite
  /// Descriptions of the updates that were made.
  private(set) var edited: [Message] = []
  /// Descriptions of the expectations that these updates weakened or inverted.
  private(set) var weakened: [Message] = []
  /// Reasons why failing expectations were not updated.
  private(set) var notUpdated: [Message] = []
  /// The number of updates that were refused only because they weaken or invert an expectation.
  private(set) var refusedCount = 0
  /// The diagnostics that prevent scenarios of the file from being run.
  private(set) var diagnostics: [Diagnostic] = []

  /// A message about a line of the file.
  typealias Message = RewrittenFile.Message

  /// The maximum number of runs of a file: updated method names can change what the app implements.
  private static let maximumRounds = 8

  /// Blesses a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - variables: The variables that the command line sets.
  ///   - force: Whether updates may weaken or invert expectations.
  /// - Throws: `.io` for an internal error, in which case the file must not be written.
  init(
    _ source: SourceFile,
    variables: [String: String] = [:],
    force: Bool = false
  ) throws(ScenarioError) {
    rewrite = Rewrite(source, .ofCommand(variables: variables))
    for _ in 0..<Self.maximumRounds {
      if try !blessOnce(force: force) { return }
    }
    // Even the last round changed the file.
    let message = Message(
      source.path,
      "an expectation still fails after \(Self.maximumRounds) rounds"
    )
    notUpdated.append(message)
  }

  /// Runs the file once and updates what fails; returns whether the file was changed.
  private mutating func blessOnce(force: Bool) throws(ScenarioError) -> Bool {
    let file = rewrite.file
    diagnostics = file.allDiagnostics
    var collector = SuggestedEditCollector(app: CommandContext.current.makeApp)
    for plan in file.scenarios.flatMap(\.plans) { collector.add(plan) }
    diagnostics += collector.diagnostics
    diagnostics = diagnostics.map { $0.written(in: file.answerSpelling) }
    let blesser = Blesser(
      collector.changes,
      weakenings: collector.weakenings,
      force: force,
      in: rewrite.bytes
    )
    let lines = file.source.lineTable()
    let spelling = file.answerSpelling
    func message(_ range: SourceRange, _ text: String) -> Message {
      let (path, start) = file.source.file(at: range.start)
      let number = lines.line(at: range.start) - (start > 0 ? lines.line(at: start) - 1 : 0)
      return Message("\(path):\(number)", spelling.written(text))
    }
    notUpdated =
      blesser.skipped.map { message($0.range, $0.text) }
      + collector.otherFailures.sorted { $0.key.start < $1.key.start }.map {
        message($0.key, $0.value)
      }
    refusedCount = force ? 0 : blesser.weakenings.count
    guard blesser.bytes != rewrite.bytes else { return false }
    if let problem = try rewrite.replaceBytes(with: blesser.bytes, changing: blesser.changes) {
      notUpdated += blesser.edited.map {
        message($0.range, "the update would cause an error or warning: \(problem.message)")
      }
      return false
    }
    edited += blesser.edited.map { message($0.range, $0.text) }
    if force { weakened += blesser.weakenings.map { message($0.range, $0.text) } }
    return true
  }
}
