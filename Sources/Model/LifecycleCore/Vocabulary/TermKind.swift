/// A kind of terms, which corresponds to a list of a step.
public enum TermKind: UInt8, CaseIterable, Sendable {
  /// Calls to delegates.
  case calls
  /// Notifications.
  case notifications
  /// Effects of the system, and the results of the app's requests.
  case effects
  /// Creation, ownership, messages and deallocation of objects.
  case objects
  /// Dispatched work, and the thread on which it runs.
  case threads
  /// Events that the objects of an interface receive.
  case events
  /// Calls to view controllers.
  case views
  /// Events of background tasks.
  case tasks
  /// States of the app.
  case states
  /// States of the scene.
  case scenes
  /// Terminations of the process.
  case terminations
  /// Actions of the user.
  case userActions
  /// Actions of the system.
  case systemActions
  /// Actions of the app.
  case appActions
  /// Actions that only the app under test has.
  case customActions

  /// Creates the kind of an actor's actions.
  init(_ actor: Actor) {
    switch actor {
    case .user: self = .userActions
    case .system: self = .systemActions
    case .app: self = .appActions
    }
  }

  /// The kinds that have a list in a step, in the order of the reference.
  @_spi(Package) public static let lists = allCases.filter { !$0.summary.isEmpty }

  /// The key of its list, or of a single term: `{state: active}`.
  @_spi(Package) public var key: String { row.key }
  /// The noun for one term in messages.
  @_spi(Package) public var noun: String { row.noun }
  /// The noun for the names of its terms.
  @_spi(Package) public var names: String { row.names ?? row.noun }
  /// The past participle for one term, such as called or posted; nil if it just happens.
  @_spi(Package) public var verb: String? { row.verb }
  /// A description of the list in one sentence.
  @_spi(Package) public var summary: String { row.summary }
  /// The word for one term in records, which several kinds can share.
  @_spi(Package) public var recordWord: String { row.record ?? row.noun }

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
      Row("effects", "effect").about("what happens apart from calls and notifications")
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
    case .appActions, .customActions: Row("app", "action", record: "app")
    }
  }
}
