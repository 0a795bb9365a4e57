internal import ScenarioLanguage
internal import ScenarioRunner
internal import ScenarioYAML

/// Writes into a file what the model did where its expectations are not met.
struct Blessing {
  /// The file with all that could be mended.
  private(set) var source: SourceFile
  /// What was mended, in words, by place.
  private(set) var mended: [Line] = []
  /// What fails and was left as it is.
  private(set) var left: [Line] = []
  /// What keeps scenarios of the file from being played.
  private(set) var diagnostics: [Diagnostic] = []

  /// What there is to say of a line of the file.
  struct Line: Hashable {
    var place: String
    var text: String
  }

  private let set: [String: String]

  /// How often a file is played anew, at most: what an app implements depends on the methods that are named.
  private static let rounds = 4

  /// Blesses a file; `set` are the variables that the command line sets.
  init(_ source: SourceFile, set: [String: String] = [:]) {
    self.source = source
    self.set = set
    for _ in 0..<Self.rounds {
      let bytes = self.source.bytes
      bless()
      if self.source.bytes == bytes { return }
    }
  }

  private mutating func bless() {
    var loader = YAMLLoader(set: set)
    let file = loader.load(source)
    diagnostics = file.allDiagnostics
    var trial = BlessTrial()
    for plan in file.scenarios.flatMap(\.plans) { trial.add(plan) }
    diagnostics += trial.diagnostics
    let blesser = Blesser(trial.changes, in: source.bytes)
    let lines = file.source.lineTable()
    func line(_ range: SourceRange, _ text: String) -> Line {
      let (path, start) = file.source.file(at: range.start)
      let number = lines.line(at: range.start) - (start > 0 ? lines.line(at: start) - 1 : 0)
      return Line(place: "\(path):\(number)", text: text)
    }
    left =
      blesser.left.map { line($0.range, $0.text) }
      + trial.others.sorted { $0.key.start < $1.key.start }.map { line($0.key, $0.value) }
    guard blesser.bytes != source.bytes else { return }
    let next = SourceFile(path: source.path, location: source.location, bytes: blesser.bytes)
    // What cannot be played as it was is no blessing.
    let isBroken = loader.load(next).allDiagnostics.count > file.allDiagnostics.count
    guard !isBroken else {
      left += blesser.mended.map { line($0.range, "it cannot be written in place") }
      return
    }
    mended += blesser.mended.map { line($0.range, $0.text) }
    source = next
  }
}
