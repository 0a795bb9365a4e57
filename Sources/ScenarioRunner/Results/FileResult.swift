internal import ScenarioLanguage
public import ScenarioSystem

/// The result of one file: those of its cases, in the order of the file.
public struct FileResult: Sendable {
  /// The path as seen from the working directory; of a folder that cannot be read it ends in a slash.
  public var path: Path
  /// The results.
  public var cases: [CaseResult] = []
  /// Why it could not be read at all.
  public var problem: ScenarioError?

  /// What only the process that read the file knows of it.
  public var facts = FileFacts()

  /// Creates the result of a file without cases, which may be one that could not be read.
  public init(path: Path, problem: ScenarioError? = nil) {
    self.path = path
    self.problem = problem
  }

  /// What is wrong with the file, by place; what several cases share is in it once.
  public var diagnostics: [DiagnosticRecord] {
    // By index, here and below: a result that is handed out is copied.
    let invalid = cases.indices.filter { cases[$0].outcome == .invalid }
    return distinct(invalid.flatMap { cases[$0].diagnostics })
  }

  /// Warnings about valid cases that were checked, and what a lint found, by place.
  public var warnings: [DiagnosticRecord] {
    let isChecked = cases.indices.contains {
      cases[$0].outcome == .passed && !cases[$0].diagnostics.isEmpty
    }
    guard isChecked || !facts.findings.isEmpty else { return [] }
    var places: Set<DiagnosticRecord> = []
    let warnings = cases.lazy.filter { $0.outcome == .passed }.flatMap(\.diagnostics)
    // Of several versions, the first one describes what is wrong.
    let ofCases = warnings.filter { places.insert($0.withoutWords).inserted }
    return distinct(facts.findings + ofCases)
  }

  /// Errors and warnings, by place.
  public var allDiagnostics: [DiagnosticRecord] { distinct(warnings + diagnostics) }

  private func distinct(_ all: some Collection<DiagnosticRecord>) -> [DiagnosticRecord] {
    if all.isEmpty { return [] }
    var known: Set<DiagnosticRecord> = []
    let found = all.filter { known.insert($0).inserted }
    func key(_ record: DiagnosticRecord) -> (String, Int) {
      // What it includes comes behind the file itself.
      (record.excerpt.path == "\(path)" ? "" : record.excerpt.path, record.offset)
    }
    let sorted = found.enumerated().sorted {
      let (one, other) = (key($0.element), key($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }
    return sorted.prefix(Diagnostic.List.maximumCount).map(\.element)
  }

  /// How many scenarios its cases were made from.
  public var scenarioCount: Int {
    // The cases of one scenario follow one another.
    let indices = cases.indices.filter { cases[$0].scenario.name != nil }
    return zip([nil] + indices, indices).count { last, index in
      last.map { !cases[$0].scenario.isSame(as: cases[index].scenario) } ?? true
    }
  }

  /// Turns it into the result of a file that was chosen and not read.
  package mutating func leaveUnread(_ reason: String) {
    let wholeFile = CaseResult(name: CaseResult.wholeFileName, outcome: .interrupted)
    cases = [wholeFile.interrupted(reason)]
  }
}

extension DiagnosticRecord {
  /// Its identifier and place alone.
  fileprivate var withoutWords: DiagnosticRecord {
    var record = self
    (record.message, record.help) = ("", "")
    return record
  }
}

/// What the process that read a file knows of it, apart from the results of its cases.
public struct FileFacts: Sendable {
  /// The valid cases that were not chosen, where something else in the file is invalid.
  public var passedOver: [String] = []
  /// The tags that its scenarios have, where tags choose.
  public var tags: [String] = []
  /// The names of the variables that were substituted somewhere.
  public var usedVariables: Set<String> = []
  /// The files that it includes, as they are displayed.
  public var includedPaths: [String] = []
  /// The fingerprint of its bytes, where the run makes one.
  public var fingerprint = Fingerprint()
  /// The wall-clock time that reading it took, in nanoseconds, where the run is timed.
  public var loadTime: UInt64 = 0
  /// What a lint found in the file, apart from its cases.
  public var findings: [DiagnosticRecord] = []
  /// What a lint compares with other files, where the run lints.
  var lintFacts: LintFacts?
}
