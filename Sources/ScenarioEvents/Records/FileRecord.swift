internal import ScenarioLanguage
public import ScenarioRunner
public import ScenarioSystem

/// What came of one file: the records of its cases, in the order of the file.
public struct FileRecord: Sendable {
  /// The path as seen from the working directory and as it is displayed; of a folder that cannot be read it ends in a
  /// slash.
  public var path: String
  /// The records.
  public var cases: [CaseRecord] = []
  /// Why it could not be read at all.
  public var problem: ScenarioError?

  /// Creates the record of a file without cases.
  public init(path: String) { self.path = path }

  /// Records what came of a file.
  ///
  /// - Parameters:
  ///   - file: What came of it.
  ///   - withTraces: Whether all that happened is recorded, where the results hold it.
  public init(_ file: FileResult, withTraces: Bool = false) {
    path = file.path.description
    problem = file.problem
    // A file without anything to be shown from it has its lines, where they are wanted.
    let source = file.source ?? SourceFile(file.path)
    let lines = source.lineTable()
    var recorder = withTraces ? TraceRecorder() : nil
    cases = file.cases.enumerated().map { index, result in
      var record = CaseRecord(result, at: index, of: source, lines, &recorder)
      if index < file.lines.count { record.line = file.lines[index] }
      return record
    }
  }

  /// What is wrong with the file, by place.
  ///
  /// What is wrong with a suite is wrong with each of its scenarios: it is told once.
  public var diagnostics: [DiagnosticRecord] {
    var found: [DiagnosticRecord] = []
    var known: Set<DiagnosticRecord> = []
    for record in cases where record.outcome == .invalid {
      for diagnostic in record.diagnostics where known.insert(diagnostic).inserted {
        found.append(diagnostic)
      }
    }
    return found.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
  }

  /// Its cases as they were before they were played.
  public var planned: [PlannedCase] {
    cases.map { PlannedCase(name: $0.name, line: $0.line, index: $0.index) }
  }

  /// How many scenarios its cases were made from.
  public var scenarioCount: Int {
    var count = 0
    var last: (line: Int, offset: Int, name: String)?
    // The cases of one scenario follow one another.
    for record in cases {
      guard let name = record.scenario else { continue }
      let here = (record.line, record.offset, name)
      if last.map({ $0 != here }) ?? true { count += 1 }
      last = here
    }
    return count
  }
}
