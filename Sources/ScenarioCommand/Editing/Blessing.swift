internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioSystem
internal import ScenarioYAML

/// Writes into a file what the model did where its expectations are not met.
struct Blessing {
  /// The file with all that could be edited.
  private(set) var rewrite: Rewrite
  /// What was edited, in words, by place.
  private(set) var edited: [Line] = []
  /// What got weaker or was inverted by that.
  private(set) var lost: [Line] = []
  /// What fails and was left as it is.
  private(set) var left: [Line] = []
  /// How much of that is left for the reason alone that it would get weaker or be inverted.
  private(set) var refusedCount = 0
  /// What keeps scenarios of the file from being run.
  private(set) var diagnostics: [Diagnostic] = []

  /// What there is to say of a line of the file.
  struct Line: Hashable {
    var place: String
    var text: String
  }

  /// How many times a file is run, at most: what an app implements depends on the methods that are named.
  private static let rounds = 8

  /// Blesses a file; `set` are the variables that the command line sets, and with `force` expectations may get weaker.
  ///
  /// - Throws: `.io` for a fault of the program; then the file must not be written.
  init(
    _ source: SourceFile,
    set: [String: String] = [:],
    force: Bool = false
  ) throws(ScenarioError) {
    rewrite = Rewrite(source, set: set)
    for _ in 0..<Self.rounds {
      if try !bless(force: force) { return }
    }
    // Still something changes each time.
    let more = Line(
      place: source.path,
      text: "an expectation still fails after \(Self.rounds) rounds"
    )
    left.append(more)
  }

  /// Blesses what fails; returns whether something was changed.
  private mutating func bless(force: Bool) throws(ScenarioError) -> Bool {
    let file = rewrite.file
    diagnostics = file.allDiagnostics
    var trial = BlessTrial()
    for plan in file.scenarios.flatMap(\.plans) { trial.add(plan) }
    diagnostics += trial.diagnostics
    let blesser = Blesser(
      trial.changes,
      losing: trial.losses,
      force: force,
      in: rewrite.bytes
    )
    let lines = file.source.lineTable()
    func line(_ range: SourceRange, _ text: String) -> Line {
      let (path, start) = file.source.file(at: range.start)
      let number = lines.line(at: range.start) - (start > 0 ? lines.line(at: start) - 1 : 0)
      return Line(place: "\(path):\(number)", text: text)
    }
    left =
      blesser.skipped.map { line($0.range, $0.text) }
      + trial.others.sorted { $0.key.start < $1.key.start }.map { line($0.key, $0.value) }
    refusedCount = force ? 0 : blesser.losses.count
    guard blesser.bytes != rewrite.bytes else { return false }
    if let problem = try rewrite.take(blesser.bytes, changing: blesser.changes) {
      left += blesser.edited.map { line($0.range, "with this update, \(problem.message)") }
      return false
    }
    edited += blesser.edited.map { line($0.range, $0.text) }
    if force { lost += blesser.losses.map { line($0.range, $0.text) } }
    return true
  }
}
