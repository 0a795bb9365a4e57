public import LifecycleCore
internal import ScenarioLanguage
public import ScenarioSystem

/// Which statements of the documents the scenarios of a run cover, and how those scenarios ended.
public struct Coverage: Sendable {
  /// How a scenario, or all scenarios of a statement, ended.
  public enum Verdict: String, Comparable, Sendable {
    /// Every case passed.
    case passed
    /// No case ended worse than being skipped or failing as known.
    case open
    /// A case failed or could not be run.
    case failed

    /// Whether the first one is better.
    public static func < (one: Self, other: Self) -> Bool {
      one == .passed && other != .passed || one == .open && other == .failed
    }
  }

  /// A scenario that names a statement.
  public struct Scenario: Sendable {
    /// Its file, as seen from the working directory.
    public var path: Path
    /// Its line, counted from 1.
    public var line: Int
    /// Its name.
    public var name: String
    /// How many test cases it makes.
    public var cases = 0
    /// How the worst of them ended.
    public var verdict = Verdict.passed
  }

  /// The scenarios of each statement, in the order of the run.
  public private(set) var scenarios: [StatementID: [Scenario]] = [:]

  /// Creates the coverage of nothing.
  public init() {}

  /// Adds the result of a file.
  public mutating func add(_ file: FileResult) {
    for result in file.cases {
      guard let name = result.scenario.name else { continue }
      for id in result.scenario.statements.compactMap({ StatementID($0) }) {
        add(result, name, id, at: file.path)
      }
    }
  }

  private mutating func add(
    _ result: CaseResult,
    _ name: String,
    _ id: StatementID,
    at path: Path
  ) {
    var scenario = Scenario(path: path, line: result.scenario.line, name: name)
    // The cases of one scenario follow one another.
    if let last = scenarios[id]?.last, last.path == path, last.line == scenario.line,
      ExactText(last.name) == ExactText(name)
    {
      scenario = last
      scenarios[id]?.removeLast()
    }
    scenario.cases += 1
    scenario.verdict = max(scenario.verdict, Verdict(result.outcome))
    scenarios[id, default: []].append(scenario)
  }

  /// What is known of a statement.
  public func status(of id: StatementID) -> Status {
    let all = scenarios[id] ?? []
    if all.isEmpty { return Behavior[id]?.isAdvice == true ? .advice : .uncovered }
    if all.contains(where: { $0.verdict == .failed }) { return .failed }
    return all.contains { $0.verdict == .passed } ? .passed : .open
  }

  /// What is known of a statement.
  public enum Status: String, CaseIterable, Sendable {
    /// Scenarios cover it, and none of them failed.
    case passed
    /// Scenarios cover it, but none was run, or each one failed as known.
    case open
    /// A scenario that covers it failed.
    case failed
    /// No scenario covers it.
    case uncovered
    /// It is advice to developers, which no scenario can show.
    case advice
  }
}

extension Coverage.Verdict {
  fileprivate init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .skipped, .knownIssue: .open
      case .failed, .unexpectedPass, .invalid, .error, .interrupted: .failed
      }
  }
}
