public import ScenarioLanguage
public import ScenarioSystem

/// What came of one file: its cases in the order of the file.
public struct FileResult: Sendable {
  /// The path as seen from the working directory; of a folder that cannot be read it ends in a slash.
  public var path: Path
  /// The file's bytes, where something is to be shown from them.
  public var source: SourceFile?
  /// The line of each case's scenario, counted from 1.
  public var lines: [Int] = []
  /// The results.
  public var cases: [CaseResult] = []
  /// How many scenarios its cases were made from.
  public var scenarioCount = 0
  /// The valid cases that were not chosen, where something else in the file is invalid.
  public var passedOver: [String] = []
  /// Why it could not be read at all.
  public var problem: ScenarioError?
  /// The tags that its scenarios carry, where tags choose.
  public var tags: [String] = []
  /// The names of the variables that were put in somewhere.
  public var usedVariables: Set<String> = []
  /// The files that it includes, as they are displayed.
  public var includedPaths: [String] = []
  /// The fingerprint of its bytes, where the run makes one.
  public var fingerprint = Fingerprint()
  /// The wall-clock time that reading it took, in nanoseconds, where the run is timed.
  public var loadTime: UInt64 = 0

  /// What a lint found in the file, beside its cases.
  public var findings: [Diagnostic] = []
  /// What a lint compares with other files, where the run lints.
  var lintFacts: LintFacts?

  /// What is not as it is meant in valid cases, by place; what several cases share is said once.
  public var warnings: [Diagnostic] {
    var list = Diagnostic.List()
    for finding in findings { list.add(finding) }
    for result in cases where !result.warnings.isEmpty {
      if case .passed = result.outcome { result.warnings.forEach { list.addOnce($0) } }
    }
    return list.sorted
  }

  /// Creates an empty result.
  public init(path: Path) { self.path = path }
}

/// How many cases ended how.
public struct Counts: Hashable, Sendable {
  /// Cases that passed.
  public var passed = 0
  /// Cases that failed, those that passed against a known issue among them.
  public var failed = 0
  /// Cases that were not played.
  public var skipped = 0
  /// Cases that failed as was known.
  public var knownIssues = 0
  /// Scenarios and files that could not be played.
  public var invalid = 0
  /// What is not as it is meant in cases that were checked and are valid.
  public var warnings = 0
  /// Cases whose process crashed, hung or went away.
  public var errors = 0
  /// Cases that the end of the run cut off.
  public var interrupted = 0
  /// Cases among those that passed which did not at first.
  public var flaky = 0
  /// Cases that were played twice, and not all happened alike.
  public var different = 0
  /// Files and folders that could not be read.
  public var unreadable = 0
  /// Scenarios that the cases were made from.
  public var scenarios = 0
  /// Files that they stand in.
  public var files = 0

  /// Creates counts of nothing.
  public init() {}

  /// Every test case of the run.
  public var cases: Int {
    passed + failed + skipped + knownIssues + invalid + errors + interrupted
  }

  /// Whether nothing is among them that fails a run.
  public var isGood: Bool { failed + errors + interrupted + invalid + unreadable == 0 }

  /// Adds a file's results.
  public mutating func add(_ file: FileResult) {
    if file.problem != nil { unreadable += 1 }
    if !file.cases.isEmpty { files += 1 }
    scenarios += file.scenarioCount
    warnings += file.warnings.count
    // By index: a result is not copied for it.
    for index in file.cases.indices {
      add(file.cases[index].outcome.verdict)
      if file.cases[index].isFlaky { flaky += 1 }
      if file.cases[index].isDifferent { different += 1 }
    }
  }
}
