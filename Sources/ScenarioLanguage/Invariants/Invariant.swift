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
  private let check: Check

  /// Which apps can violate an invariant; all others follow it whatever happens.
  enum Matter: Sendable {
    /// Any app could.
    case anyApp
    /// Apps that do one of these at some time.
    case apps(doing: [ActionKind])
    /// Apps with objects whose owners are counted.
    case appsWithObjects
  }

  init(
    _ name: String,
    _ summary: String,
    checks served: [String],
    about matter: Matter = .anyApp,
    _ check: Check
  ) {
    self.name = name
    self.summary = summary
    self.served = served
    self.matter = matter
    self.check = check
  }

  /// The first violation in a run; nil if the app follows the advice.
  func firstViolation(_ run: InvariantRun) -> Violation? { check.firstViolation(run) }
}

extension Invariant {
  /// Every invariant, theme by theme.
  public static let all =
    leaving + inactive + returning + background + launch + memory + description
}

extension Invariant {
  /// How the first violation in a run is found.
  struct Check: Sendable {
    let firstViolation: @Sendable (InvariantRun) -> Violation?

    /// A look at the run as a whole.
    static func run(_ firstViolation: @escaping @Sendable (InvariantRun) -> Violation?) -> Check {
      Check(firstViolation: firstViolation)
    }

    /// A look at each process of a run by itself.
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

    /// Goes through each process, point by point, with a state that says what must be known of those before.
    static func following<State: Sendable>(
      _ start: State,
      _ violation: @escaping @Sendable (inout State, InvariantRun.Point) -> Violation?
    ) -> Check {
      .process { process in
        var state = start
        return process.firstViolation { violation(&state, $0) }
      }
    }

    /// Something that must not happen; the closure says what is wrong with a point, or nil.
    static func never(
      _ message: @escaping @Sendable (InvariantRun.Point) -> String?
    ) -> Check {
      .run { run in
        run.whole.firstViolation { point in
          message(point).map { Violation(message: $0, entry: point.entry) }
        }
      }
    }

    /// What an action begins, and another must end before the app is suspended.
    static func left(
      _ begin: ActionKind,
      until end: ActionKind,
      or effect: SystemEffect? = nil,
      message: @escaping @Sendable (String) -> String
    ) -> Check {
      .following([String]()) { open, point in
        if let action = point.action, let name = action.subject {
          if action.kind == begin { open.append(name) }
          if action.kind == end { open.removeAll { $0 == name } }
        }
        if let effect, point.effect == effect { open.removeAll { $0 == point.text(.name) } }
        guard point.enters(.suspended), let name = open.first else { return nil }
        return point.violation(message(name), missing: end)
      }
    }
  }
}

/// An invariant by its place in the file, under `invariants` or `violates`.
struct NamedInvariant: Sendable {
  var invariant: Invariant
  var range: SourceRange
}
