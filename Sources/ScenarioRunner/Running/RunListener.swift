public import ScenarioLanguage
public import ScenarioSystem

/// Hears what a worker does at the moment when it is done, whatever the order of the files.
public protocol RunListener {
  /// Whether a result must hold what happened, also where the case passed.
  var wantsRecords: Bool { get }

  /// A file was read, and these of its cases are about to be played.
  ///
  /// The lines are those of the whole file where records are wanted, or else reach to its last scenario.
  mutating func fileStarted(_ source: SourceFile, _ lines: LineTable, cases: [PlannedCase])
  /// A case of that file came to its end, or one attempt of it did.
  mutating func caseFinished(_ result: CaseResult, at index: Int, of source: SourceFile)
  /// A file or folder could not be read.
  mutating func fileUnreadable(_ path: Path, _ problem: ScenarioError)
  /// A case begins, or results are handed out: what was heard so far must be safe, whatever comes of that.
  mutating func flush()
}

extension RunListener {
  /// Hears of a file at once, after it was played.
  mutating func hear(_ file: FileResult) {
    if let problem = file.problem { return fileUnreadable(file.path, problem) }
    // What needs no words of the file needs no more of it than its lines.
    let source = file.source ?? SourceFile(file.path)
    let planned = file.planned
    fileStarted(source, source.lineTable(), cases: planned)
    for (index, result) in file.cases.enumerated() {
      for attempt in result.earlier.indices {
        var earlier = result.earlier[attempt]
        earlier.earlier = Array(result.earlier[..<attempt])
        caseFinished(earlier, at: index, of: source)
      }
      caseFinished(result, at: index, of: source)
    }
  }
}

/// A case that is about to be played.
public struct PlannedCase: Hashable, Sendable {
  /// Its name, unique in its file.
  public var name: String
  /// The line of its scenario, counted from 1.
  public var line: Int
  /// Where it stands among the cases of its file that were selected, those of other shards counted too.
  public var index: Int

  /// Creates a case that is about to be played.
  public init(name: String, line: Int, index: Int) {
    self.name = name
    self.line = line
    self.index = index
  }
}

extension FileResult {
  /// Its cases as they were before they were played.
  var planned: [PlannedCase] {
    zip(cases, lines).enumerated().map { PlannedCase(name: $1.0.name, line: $1.1, index: $0) }
  }
}
