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
  public var statements: [StatementID] { served.flatMap { Behavior.statements(named: $0) ?? [] } }

  private let served: [String]
  /// Which apps can violate it.
  let matter: Matter
  /// The first violation in a run; nil if the app follows the advice.
  let firstViolation: @Sendable (InvariantRun) -> Violation?

  /// Which apps can violate an invariant; all others follow it whatever happens.
  enum Matter: Sendable {
    /// Any app could.
    case anyApp
    /// Apps that do one of these at some time.
    case apps(doing: [ActionKind])
    /// Apps with objects whose owners are counted.
    case appsWithObjects
  }

  private init(
    _ name: String,
    _ summary: String,
    _ served: [String],
    _ matter: Matter,
    _ firstViolation: @escaping @Sendable (InvariantRun) -> Violation?
  ) {
    self.name = name
    self.summary = summary
    self.served = served
    self.matter = matter
    self.firstViolation = firstViolation
  }

  /// An invariant that a run as a whole is checked against.
  init(
    _ name: String,
    _ summary: String,
    checks served: String...,
    about matter: Matter = .anyApp,
    firstViolation: @escaping @Sendable (InvariantRun) -> Violation?
  ) {
    self.init(name, summary, served, matter, firstViolation)
  }

  /// An invariant that each process of a run is checked against by itself.
  init(
    _ name: String,
    _ summary: String,
    checks served: String...,
    about matter: Matter = .anyApp,
    inEachProcess firstViolation: @escaping @Sendable (InvariantRun.Process) -> Violation?
  ) {
    self.init(name, summary, served, matter) { run in
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
    about matter: Matter = .anyApp,
    never message: @escaping @Sendable (InvariantRun.Point) -> String?
  ) {
    self.init(name, summary, served, matter) { run in
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
