public import LifecycleCore

/// All that happened when a case was played: what a timeline shows.
public struct TraceRecord: Hashable, Sendable {
  /// The steps that were played, those of `finally` last.
  public var steps: [StepRecord] = []
  /// What the numbers of the rules mean.
  public var rules: RuleTable

  /// Creates the record of nothing.
  public init(rules: RuleTable) { self.rules = rules }

  /// Everything that happened, in order, with times from the beginning of the case.
  public var entries: [EntryRecord] { steps.flatMap(\.entries) }

  /// The rules that led to an entry of a step, the one that began it all first.
  public func rules(of entry: EntryRecord, in step: StepRecord) -> [RuleRecord] {
    step.trace.rules(of: entry).compactMap { rules[$0] }
  }

  /// The rules' texts are no part of what happened.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.steps == rhs.steps }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// One step: what was done, and how things stood at its end.
public struct StepRecord: Hashable, Sendable {
  /// The action as the language writes it, `user: press-home`.
  public var words = ""
  /// The file in which it stands, if that is not the case's own.
  public var path: String?
  /// Its line, counted from 1.
  public var line = 1
  /// When it began.
  public var start = VirtualTime.zero
  /// When it ended.
  public var end = VirtualTime.zero
  /// The state of the app at its end.
  public var state = AppState.notRunning
  /// The state of the scene at its end.
  public var scene = SceneState.unattached
  /// Whether it stands under `finally`.
  public var isFinal = false
  /// Whether its action could be done: only a step of `finally` is passed over.
  public var wasPossible = true
  /// Whether its expectations were evaluated: not those of a step after the one at which the scenario stopped.
  public var wasEvaluated = true
  /// What happened in it.
  public var trace = StepTrace.empty

  /// What happened in it, with times from the beginning of the case.
  public var entries: [EntryRecord] {
    trace.entries.map { entry in
      var entry = entry
      entry.time = start + entry.time
      return entry
    }
  }
}
