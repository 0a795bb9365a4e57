@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
package import ScenarioRunner
package import ScenarioSystem

/// The statements of the documents that the scenarios of a run cover, and the outcomes of these scenarios.
package struct Coverage: Sendable {
  /// The combined outcome of a scenario's cases.
  package enum ScenarioOutcome: String, Comparable, Sendable {
    /// Every case passed.
    case passed
    /// No case failed, but some were skipped or have a known issue.
    case open
    /// A case failed or could not be executed.
    case failed

    /// Whether the first outcome is better.
    package static func < (one: Self, other: Self) -> Bool {
      one == .passed && other != .passed || one == .open && other == .failed
    }
  }

  /// A scenario that covers a statement.
  package struct Scenario: Sendable {
    /// The displayed path of its file.
    package var path: Path
    /// Its line, counted from 1.
    package var line: Int
    /// Its name.
    package var name: String
    /// The number of its cases.
    package var cases = 0
    /// The worst outcome of its cases.
    package var outcome = ScenarioOutcome.passed
  }

  /// The scenarios that cover each statement, in the order of the run.
  package private(set) var scenarios: [StatementID: [Scenario]] = [:]

  /// Creates an empty coverage.
  package init() {}

  /// Adds the result of a file.
  package mutating func add(_ file: FileResult) {
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
    // The cases of a scenario are consecutive.
    if let last = scenarios[id]?.last, last.path == path, last.line == scenario.line,
      ExactText(last.name) == ExactText(name)
    {
      scenario = last
      scenarios[id]?.removeLast()
    }
    scenario.cases += 1
    scenario.outcome = max(scenario.outcome, ScenarioOutcome(result.outcome))
    scenarios[id, default: []].append(scenario)
  }

  /// Returns the coverage status of a statement.
  package func status(of id: StatementID) -> Status {
    let all = scenarios[id] ?? []
    if all.isEmpty {
      let statement = Behavior[id]
      if statement?.isAdvice == true { return .advice }
      return statement?.unobservableBecause == nil ? .uncovered : .notObservable
    }
    if all.contains(where: { $0.outcome == .failed }) { return .failed }
    return all.contains { $0.outcome == .passed } ? .passed : .open
  }

  /// The coverage status of a statement.
  package enum Status: String, CaseIterable, Sendable {
    /// Scenarios cover it, at least one passed, and none failed.
    case passed
    /// Scenarios cover it, but all were skipped or have known issues.
    case open
    /// A scenario that covers it failed.
    case failed
    /// No scenario covers it.
    case uncovered
    /// It is advice to developers, of which `docs/advice.md` says what checks it.
    case advice
    /// No run can show it, for a reason that stands behind it.
    case notObservable = "not-observable"
  }
}

extension Coverage.ScenarioOutcome {
  fileprivate init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .skipped, .knownIssue: .open
      case .failed, .unexpectedPass, .invalid, .error, .interrupted: .failed
      }
  }
}
