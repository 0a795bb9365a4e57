@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// A breadth-first search for the fewest steps after which an action is possible that is not possible now, or in which
/// something happens.
package struct PreparationSearch {
  /// What a search looks for.
  private enum Goal {
    /// A situation in which this is possible.
    case possibility(of: Step.Activity)
    /// An occurrence of this.
    case occurrence(of: Term)
  }

  private let app: ScriptedApp
  /// The simulator after the steps that were performed, which stays as it is.
  private let origin: Simulator
  private let goal: Goal
  private let moves: [Step.Activity]

  /// The maximum length of the answer, in steps.
  static let maximumLength = 3
  /// The most moves that are tried, so that an answer takes no longer than a moment.
  private static let maximumAttempts = 2000

  /// Creates a search before a step of a plan; the app does what its script says.
  package init(_ plan: Plan, before step: Int) {
    app = ScriptedApp(plan.script)
    origin = Simulator(plan.environment, app: app)
    for step in plan.steps.prefix(step) { _ = origin.perform(step.activity) }
    let next = plan.steps[step].activity
    goal = .possibility(of: next)
    moves = Self.moves(for: next)
  }

  /// Creates a search for the steps that lead to a term in the environment and the app of a plan, from the start.
  package init(for term: Term, in plan: Plan) {
    app = ScriptedApp(plan.script)
    origin = Simulator(plan.environment, app: app)
    goal = .occurrence(of: term)
    moves = Self.usual
  }

  /// Returns the shortest list of steps that begins with the given ones; nil if none was found.
  package func shortest(from start: [Step.Activity] = []) -> [Step.Activity]? {
    let first = copy(of: origin)
    for move in start where first.perform(move) != .done { return nil }
    if !start.isEmpty, isReached(in: first) { return start }
    var seen: Set<RuleSituation> = [first.ruleSituation]
    var places = [(simulator: first, path: start)]
    var tries = 0
    for _ in 0..<Self.maximumLength {
      var farther: [(simulator: Simulator, path: [Step.Activity])] = []
      for place in places {
        for move in moves where place.simulator.allows(move) {
          tries += 1
          guard tries <= Self.maximumAttempts else { return nil }
          let simulator = copy(of: place.simulator)
          guard simulator.perform(move) == .done else { continue }
          if isReached(in: simulator) { return place.path + [move] }
          guard seen.insert(simulator.ruleSituation).inserted else { continue }
          farther.append((simulator, place.path + [move]))
        }
      }
      places = farther
    }
    return nil
  }

  private func copy(of simulator: Simulator) -> Simulator {
    Simulator(copying: simulator, app: app)
  }

  private func isReached(in simulator: Simulator) -> Bool {
    switch goal {
    case .occurrence(let term): simulator.trace.entries.contains { $0.term == term }
    case .possibility(let next): isPossible(next, in: simulator)
    }
  }

  private func isPossible(_ next: Step.Activity, in simulator: Simulator) -> Bool {
    switch next {
    case .action(let action):
      (action.kind.actor != .app || simulator.state.isRunning) && simulator.canPerform(action)
    case .custom: simulator.state.isRunning
    case .wait, .check: true
    }
  }

  // MARK: - Moves

  /// Returns what is tried before an action: what people do most often, then the rest, then what the app's code does.
  private static func moves(for next: Step.Activity) -> [Step.Activity] {
    var moves = usual
    if case .action(let action) = next, action.kind.actor == .app || action.subject != nil {
      moves += code(for: action).map { .action($0) }
    }
    return moves
  }

  private static let usual: [Step.Activity] = {
    let kinds = ActionKind.allCases.filter { kind in
      kind.actor != .app && !kind.isInput && kind.walks != .never && !kind.hasOwnTexts
    }
    let often = kinds.filter { ($0.recordings?.frequency ?? .seldom) < .oftenWithWindows }
    let rest = kinds.filter { !often.contains($0) }
    let actions = (often + rest).flatMap(forms).map(Step.Activity.action)
    return actions + [.wait(.seconds(60))]
  }()

  /// Returns the forms of an action, the shortest first.
  private static func forms(of kind: ActionKind) -> [Action] {
    let variants = Action.variants(of: kind)
    let needsArgument = kind.parameters.contains(where: \.isRequired)
    return needsArgument || variants.first?.arguments.isEmpty != false
      ? variants : [Action(kind)] + variants
  }

  /// Returns what the app's code can do about the same name, or without any.
  private static func code(for action: Action) -> [Action] {
    let kinds = ActionKind.allCases.filter {
      $0.actor == .app && !$0.isOnlyForCallbacks && !$0.needsInterface && $0 != action.kind
        && $0 != .exit
    }
    return kinds.flatMap { kind -> [Action] in
      let required = kind.parameters.filter(\.isRequired)
      if required.isEmpty { return [Action(kind)] }
      guard required.count == 1, kind.parameters[0].isRequired, let name = action.subject,
        case .name = kind.parameters[0].type
      else { return [] }
      return [Action(kind, [.text(name)])]
    }
  }
}

extension ActionKind {
  /// Whether it needs a text or a name that only its scenario knows.
  fileprivate var hasOwnTexts: Bool {
    parameters.contains { parameter in
      switch parameter.type {
      case .text, .name: parameter.isRequired
      default: false
      }
    }
  }
}

extension Simulator {
  fileprivate func allows(_ move: Step.Activity) -> Bool {
    guard case .action(let action) = move else { return true }
    return (action.kind.actor != .app || state.isRunning) && canPerform(action)
  }
}

extension Plan {
  /// Returns the steps, as they are written, after which an action is possible; nil if none were found.
  func preparation(for step: Int) -> [String]? {
    PreparationSearch(self, before: step).shortest()?.map(YAMLFlow.step)
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the steps to insert as they are written in a list of steps of the file.
  package func insertingSteps(in source: SourceFile) -> Diagnostic {
    var diagnostic = self
    diagnostic.nameLines(in: source)
    diagnostic.fixes = fixes.compactMap { fix in
      guard fix.range.start == fix.range.end, fix.text.hasSuffix("\n") else { return fix }
      return Self.text(inserting: fix.text, at: Int(fix.range.start), in: source.bytes)
        .map { Diagnostic.Fix(range: fix.range, text: $0) }
    }
    return diagnostic
  }

  private static func text(inserting lines: String, at start: Int, in bytes: [UInt8]) -> String? {
    let steps = lines.split(separator: "\n")
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = bytes[line..<start]
    if let dash = before.lastIndex(of: UInt8(ascii: "-")),
      before[..<dash].allSatisfy({ $0 == UInt8(ascii: " ") }),
      before[(dash + 1)...].allSatisfy({ $0 == UInt8(ascii: " ") })
    {
      let item = "\n" + String(repeating: " ", count: dash - line) + "- "
      return steps.map { $0 + item }.joined()
    }
    let isInList = before.last { $0 != UInt8(ascii: " ") }.map { "[,".utf8.contains($0) } ?? false
    guard isInList, start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
    return steps.map { "{\($0)}, " }.joined()
  }
}
