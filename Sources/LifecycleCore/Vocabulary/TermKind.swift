/// What terms are, and the list of a step that is about them.
public enum TermKind: UInt8, CaseIterable, Sendable {
  /// Calls on delegates.
  case calls
  /// Notifications.
  case notifications
  /// What the system does, and the results of the app's requests.
  case effects
  /// Which objects are made, owned, sent messages and deallocated.
  case objects
  /// Which work is given away, and where it runs.
  case threads
  /// What the objects of an interface get.
  case events
  /// Calls on view controllers.
  case views
  /// What happens to background tasks.
  case tasks
  /// States of the app.
  case states
  /// States of the scene.
  case scenes
  /// Ends of the process.
  case terminations
  /// Actions of the user.
  case userActions
  /// Actions of the system.
  case systemActions
  /// Actions of the app.
  case appActions

  /// The kind of an actor's actions.
  init(_ actor: Actor) {
    switch actor {
    case .user: self = .userActions
    case .system: self = .systemActions
    case .app: self = .appActions
    }
  }

  /// Those that a list of a step is about, in the order of the reference.
  public static let lists = allCases.filter { !$0.summary.isEmpty }

  /// The key of its list, or under which one of them is written: `{state: active}`.
  public var key: String { row.key }
  /// What one of them is, in a message.
  public var noun: String { row.noun }
  /// What its names are.
  public var names: String { row.names ?? row.noun }
  /// What happens with one: it is called, posted, received; nil where it just happens.
  public var verb: String? { row.verb }
  /// What the list is about, in one sentence.
  public var summary: String { row.summary }
  /// The word by which a record of what happened calls one: several kinds can share it.
  public var recordWord: String { row.record ?? row.noun }

  private var row: Row { Self.rows[Int(rawValue)] }
  private static let rows = allCases.map(\.makeRow)

  private struct Row {
    let key: String
    let noun: String
    var names: String?
    var verb: String?
    var record: String?
    var summary = ""

    init(
      _ key: String,
      _ noun: String,
      names: String? = nil,
      verb: String? = nil,
      record: String? = nil
    ) {
      self.key = key
      self.noun = noun
      self.names = names
      self.verb = verb
      self.record = record
    }

    consuming func about(_ summary: String) -> Row {
      self.summary = summary
      return self
    }
  }

  private var makeRow: Row {
    switch self {
    case .calls:
      Row("calls", "call", names: "selector", verb: "called")
        .about("the calls to the app delegate and the scene delegates")
    case .notifications:
      Row("notifications", "notification", verb: "posted")
        .about("the notifications posted to the app")
    case .effects:
      Row("effects", "effect").about("what happens without a call or a notification")
    case .objects:
      Row("objects", "object event", record: "effect")
        .about("what happens to the objects that the scenario describes")
    case .threads:
      Row("threads", "thread event", record: "effect").about(
        "what happens to the work that the app dispatches"
      )
    case .events:
      Row("events", "event", verb: "received")
        .about(
          "the events that objects of the interface receive: touches, action messages, redraws"
        )
    case .views:
      Row("views", "view controller call", names: "view method", verb: "called", record: "view")
        .about("the calls to the view controllers of the interface")
    case .tasks:
      Row("tasks", "task event", record: "expiration").about("what happens to background tasks")
    case .states: Row("state", "state", verb: "entered")
    case .scenes: Row("scene", "scene state", verb: "entered", record: "scene")
    case .terminations: Row("terminated", "termination")
    case .userActions: Row("user", "action", record: "user")
    case .systemActions: Row("system", "action", record: "system")
    case .appActions: Row("app", "action", record: "app")
    }
  }
}
