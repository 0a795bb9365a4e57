public import LifecycleCore

/// All that happened when a case was played: what a timeline shows.
public struct TraceRecord: Hashable, Sendable {
  /// The steps that were played, those of `finally` last.
  public var steps: [StepRecord] = []
  /// Everything that happened, in order.
  public var entries: [EntryRecord] = []
  /// The rules at work; an entry names the one that caused it by its index here.
  public var causes: [CauseRecord] = []
  /// What the numbers of the rules mean.
  public var rules: RuleTable

  /// Creates the record of nothing.
  public init(rules: RuleTable) { self.rules = rules }

  /// The rules that led to an entry, the one that began it all first.
  public func rules(of entry: EntryRecord) -> [RuleRecord] {
    var found: [RuleRecord] = []
    var cause = entry.cause
    // A stream may hold a circle; no chain is longer than the list.
    while causes.indices.contains(cause), found.count < causes.count {
      if let rule = rules[causes[cause].rule] { found.append(rule) }
      cause = causes[cause].parent
    }
    return found.reversed()
  }

  /// The rules' texts are no part of what happened.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.steps == rhs.steps && lhs.entries == rhs.entries && lhs.causes == rhs.causes
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
    hasher.combine(entries)
    hasher.combine(causes)
  }
}

/// One step: what was done, and how things stood at its end.
public struct StepRecord: Hashable, Sendable {
  /// The action as the language writes it, `user: press-home`.
  public var words: String
  /// The file in which it stands, if that is not the case's own.
  public var path: String?
  /// Its line, counted from 1.
  public var line: Int
  /// What of the trace's entries it is.
  public var entries: Range<Int>
  /// When it began.
  public var start: VirtualTime
  /// When it ended.
  public var end: VirtualTime
  /// The state of the app at its end.
  public var state: AppState
  /// The state of the scene at its end.
  public var scene: SceneState
  /// Whether it stands under `finally`.
  public var isFinal = false
  /// Whether its action could be done: only a step of `finally` is passed over.
  public var wasPossible = true
}

/// Something that happened.
public struct EntryRecord: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// A delegate was called; the text is the selector.
    case call
    /// A notification was posted; the text is its name.
    case notification
    /// The app came into a state.
    case state
    /// The scene came into a state.
    case scene
    /// An expiration handler was called; the text is the task's name.
    case expiration
    /// The user did something; the text is the action's word.
    case user
    /// The system did something.
    case system
    /// The app did something.
    case app
    /// Something happened without a call or a notification; the vocabulary says which list of a step is about it.
    case effect
    /// Something that the user or the system did reached an object of the interface, or was discarded.
    case event
    /// A view or a view controller was told something; the text is the selector.
    case view
    /// The process went away; the text is the reason's word.
    case termination
  }

  /// When, on the virtual clock.
  public var time: VirtualTime
  /// What it is.
  public var kind: Kind
  /// What exactly.
  public var text: String
  /// What `applicationState` reads there; nil where no code runs.
  public var reads: AppState?
  /// The rule that caused it, by its index in the trace's causes; -1 for none.
  public var cause = -1
  /// How long it takes, for work of the app and the like.
  public var duration: VirtualTime?
  /// What a call, an effect or an action was given, by name.
  public var details: [DetailRecord] = []
}

extension EntryRecord {
  /// What mostly stays so from one entry to the next: a stream tells where it does not.
  struct Setting {
    var time: VirtualTime
    var reads: AppState?
    var cause: Int
  }

  /// What stands before the first entry.
  static let beforeAll = Setting(time: .zero, reads: nil, cause: -1)

  var setting: Setting {
    get { Setting(time: time, reads: reads, cause: cause) }
    set { (time, reads, cause) = (newValue.time, newValue.reads, newValue.cause) }
  }
}

/// Something that a call, an effect or an action was given.
public struct DetailRecord: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// What was given.
  public var value: Details.Value
}

/// A rule at work, and the one that asked for it.
public struct CauseRecord: Hashable, Sendable {
  /// The rule's number.
  public var rule: Int
  /// The cause that asked for it, by its index in the trace's causes; -1 for an action or a timer.
  public var parent: Int
}
