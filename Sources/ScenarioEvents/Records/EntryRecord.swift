public import LifecycleCore
internal import ScenarioLanguage

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

  /// When, on the virtual clock, from the beginning of the step or of the case.
  public var time: VirtualTime
  /// What it is.
  public var kind: Kind
  /// What exactly.
  public var text: String
  /// What `applicationState` reads there; nil where no code runs.
  public var reads: AppState?
  /// The rule that caused it, by its index in the causes of its step; -1 for none.
  public var cause = -1
  /// How long it takes, for work of the app and the like.
  public var duration: VirtualTime?
  /// What a call, an effect or an action was given, by name.
  public var details: [DetailRecord] = []
}

extension EntryRecord {
  /// Whether all is the same, texts byte by byte: a stream tells of what is equal only once.
  public static func == (first: EntryRecord, second: EntryRecord) -> Bool {
    first.time == second.time && first.kind == second.kind && first.reads == second.reads
      && first.cause == second.cause && first.duration == second.duration
      && ExactText(first.text) == ExactText(second.text) && first.details == second.details
  }

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

extension DetailRecord {
  /// Whether both have the same name and value, texts byte by byte.
  public static func == (first: DetailRecord, second: DetailRecord) -> Bool {
    guard first.name == second.name else { return false }
    return switch (first.value, second.value) {
    case (.text(let one), .text(let other)): ExactText(one) == ExactText(other)
    case (.list(let one), .list(let other)):
      one.elementsEqual(other) { ExactText($0) == ExactText($1) }
    case (.mapping(let one), .mapping(let other)):
      one.mapValues { ExactText($0) } == other.mapValues { ExactText($0) }
    default: false
    }
  }
}
