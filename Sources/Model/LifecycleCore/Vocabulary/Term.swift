/// A named event in a run, the subject of lists, event patterns and failures.
///
/// To add a kind, add an enumeration of its words with their rows (`TermWord`), its case in `Term` and in `TermKind`,
/// and the code in the machine that records it.
@_spi(Package) public enum Term: Hashable, Sendable {
  /// A call to the app delegate or a scene delegate.
  case call(DelegateMethod)
  /// A notification.
  case notification(NotificationName)
  /// An effect of the system, or the result of a request of the app.
  case effect(SystemEffect)
  /// An event that an object of the interface receives.
  case event(InterfaceEvent)
  /// A call to a view controller.
  case viewCall(ViewMethod)
  /// An event of a background task.
  case task(TaskEvent)
  /// A change of the app's state.
  case state(AppState)
  /// A change of the scene's state.
  case scene(SceneState)
  /// The termination of the process.
  case termination(TerminationReason)
  /// An action of the user, the system or the app.
  case action(ActionKind)
  /// An action that only the app under test has; its name is a detail.
  case customAction

  /// The kind of the term.
  public var kind: TermKind {
    switch self {
    case .call: .calls
    case .notification: .notifications
    case .effect(let effect): effect.kind
    case .event: .events
    case .viewCall: .views
    case .task: .tasks
    case .state: .states
    case .scene: .scenes
    case .termination: .terminations
    case .action(let kind): TermKind(kind.actor)
    case .customAction: .customActions
    }
  }

  /// A unique number of the term.
  package var number: Int {
    switch self {
    case .call(let method): Int(method.rawValue)
    case .notification(let name): 1 << 8 | Int(name.rawValue)
    case .effect(let effect): 2 << 8 | Int(effect.rawValue)
    case .event(let event): 3 << 8 | Int(event.rawValue)
    case .viewCall(let method): 4 << 8 | Int(method.rawValue)
    case .task(let event): 5 << 8 | Int(event.rawValue)
    case .state(let state): 6 << 8 | Int(state.rawValue)
    case .scene(let state): 7 << 8 | Int(state.rawValue)
    case .termination(let reason): 8 << 8 | Int(reason.rawValue)
    case .action(let kind): 9 << 8 | Int(kind.rawValue)
    case .customAction: 10 << 8
    }
  }

  /// The term's row of the vocabulary.
  public var row: TermRow {
    switch self {
    case .call(let method): method.row
    case .notification(let name): name.row
    case .effect(let effect): effect.row
    case .event(let event): event.row
    case .viewCall(let method): method.row
    case .task(let event): event.row
    case .state(let state): state.row
    case .scene(let state): state.row
    case .termination(let reason): reason.row
    case .action(let kind): TermRow(kind.word, kind.summary)
    case .customAction: TermRow("action", "an action of the app's own")
    }
  }

  /// The word in the scenario language.
  public var word: String { row.word }

  /// All terms that a list can contain, in the order of the reference.
  public static let all: [Term] =
    DelegateMethod.allCases.map { .call($0) } + NotificationName.allCases.map { .notification($0) }
    + SystemEffect.allCases.map { .effect($0) } + InterfaceEvent.allCases.map { .event($0) }
    + ViewMethod.allCases.map { .viewCall($0) } + TaskEvent.allCases.map { .task($0) }
}

@_spi(Package) extension TermKind {
  /// The terms of this kind that a list can contain.
  public var terms: [Term] { Term.all.filter { $0.kind == self } }
}
