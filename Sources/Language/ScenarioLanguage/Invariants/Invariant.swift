@_spi(Package) public import LifecycleCore

/// Advice of the documents that is checked in a run, by the name under `invariants` and `violates`.
///
/// To add one, add an entry to the list of its theme, and to `Scenarios/advice` one scenario that violates it
/// and one that follows it.
@_spi(Package) public struct Invariant: Sendable {
  /// Its name in a scenario.
  public let name: String
  /// The advice, in one sentence.
  public let summary: String
  /// The statements of the documents that it checks.
  public var statements: [StatementID] {
    statementNames.flatMap { Behavior.statements(named: $0) ?? [] }
  }

  private let statementNames: [String]
  /// The apps that can violate it.
  let applicability: Applicability
  private let check: Check

  /// The apps that can violate an invariant; all others always follow it.
  enum Applicability: Sendable {
    /// Any app.
    case anyApp
    /// Apps that perform one of these actions.
    case apps(doing: [ActionKind])
    /// Apps with objects whose owners are counted.
    case appsWithObjects
  }

  init(
    _ name: String,
    _ summary: String,
    checks statementNames: [String],
    about applicability: Applicability = .anyApp,
    _ check: Check
  ) {
    self.name = name
    self.summary = summary
    self.statementNames = statementNames
    self.applicability = applicability
    self.check = check
  }

  /// Returns the first violation in a run; nil if the app follows the advice.
  func firstViolation(_ run: InvariantRun) -> Violation? { check.firstViolation(run) }
}

extension Invariant {
  /// Every invariant, theme by theme.
  public static let all =
    leaving + inactive + returning + background + launch + memory + description
}

extension Invariant {
  /// A function that finds the first violation in a run.
  struct Check: Sendable {
    let firstViolation: @Sendable (InvariantRun) -> Violation?

    /// Creates a check of the run as a whole.
    static func run(_ firstViolation: @escaping @Sendable (InvariantRun) -> Violation?) -> Check {
      Check(firstViolation: firstViolation)
    }

    /// Creates a check of each process of a run.
    static func process(
      _ firstViolation: @escaping @Sendable (InvariantRun.Process) -> Violation?
    ) -> Check {
      .run { run in
        for process in run.processes {
          if let violation = firstViolation(process) { return violation }
        }
        return nil
      }
    }

    /// Creates a check of each point of each process, with a state that is carried from point to point.
    static func stateful<State: Sendable>(
      _ start: State,
      _ violation: @escaping @Sendable (inout State, InvariantRun.Point) -> Violation?
    ) -> Check {
      .process { process in
        var state = start
        return process.firstViolation { violation(&state, $0) }
      }
    }

    /// Creates a check that something never happens; the closure returns a message for a point that violates it.
    static func never(
      _ message: @escaping @Sendable (InvariantRun.Point) -> String?
    ) -> Check {
      .run { run in
        run.allEntries.firstViolation { point in
          message(point).map { Violation(message: $0, entry: point.entry) }
        }
      }
    }

    /// Creates a check that whatever some actions begin, another one ends before the app is suspended.
    static func endedBeforeSuspension(
      _ begin: ActionKind...,
      until end: ActionKind,
      or effects: SystemEffect...,
      message: @escaping @Sendable (String) -> String
    ) -> Check {
      .stateful([String]()) { open, point in
        if let action = point.action, let name = action.subject {
          if begin.contains(action.kind) { open.append(name) }
          if action.kind == end { open.removeAll { $0 == name } }
        }
        if let effect = point.effect, effects.contains(effect) {
          open.removeAll { $0 == point.text(.name) }
        }
        guard point.enters(.suspended), let name = open.first else { return nil }
        return point.violation(message(name), missing: end)
      }
    }
  }
}

/// An invariant under `invariants` or `violates`, with its range in the file.
struct NamedInvariant: Sendable {
  var invariant: Invariant
  var range: SourceRange
}
