public import LifecycleCore

/// Advice of the documents that a run can be checked against, by the name that `invariants` and `violates` use.
///
/// To add one: an entry in the list of its theme, and in `Scenarios/advice` one scenario that violates it and one that
/// follows it.
public struct Invariant: Sendable {
  /// Its name in a scenario.
  public let name: String
  /// What it asks of an app, in one sentence.
  public let summary: String
  /// The statements of the documents that it checks.
  public var statements: [StatementID] { served.flatMap { Behaviour.statements(named: $0) ?? [] } }

  private let served: [String]
  /// The first violation in a run; nil if the app follows the advice.
  let firstViolation: @Sendable (InvariantRun) -> Violation?

  init(
    _ name: String,
    _ summary: String,
    checks served: String...,
    firstViolation: @escaping @Sendable (InvariantRun) -> Violation?
  ) {
    self.name = name
    self.summary = summary
    self.served = served
    self.firstViolation = firstViolation
  }

  /// An invariant that each process of a run is checked against by itself.
  init(
    _ name: String,
    _ summary: String,
    checks served: String...,
    inEachProcess firstViolation: @escaping @Sendable (InvariantRun.Process) -> Violation?
  ) {
    self.name = name
    self.summary = summary
    self.served = served
    self.firstViolation = { run in
      for process in run.processes {
        if let violation = firstViolation(process) { return violation }
      }
      return nil
    }
  }

  /// An invariant that a certain entry of the trace violates.
  init(
    _ name: String,
    _ summary: String,
    checks served: String...,
    never message: @escaping @Sendable (InvariantRun.Point) -> String?
  ) {
    self.name = name
    self.summary = summary
    self.served = served
    firstViolation = { run in
      for point in run {
        if let message = message(point) { return Violation(message: message, entry: point.entry) }
      }
      return nil
    }
  }
}

extension Invariant {
  /// Every invariant, theme by theme.
  public static let all =
    leaving + inactive + returning + background + launch + memory + description
}
