internal import LifecycleCore

/// Work that repeats, by its kind and name.
struct WorkName: Hashable {
  var kind: String
  var name: String?

  /// The work in words: `timer 'clock'`.
  var words: String { name.map { "\(kind) '\($0)'" } ?? kind }

  /// The work that goes on at an entry.
  init?(at point: InvariantRun.Point) {
    guard point.effect == .tick, let kind = point.text(.kind) else { return nil }
    self.init(kind: kind, name: point.text(.name))
  }

  /// What an action starts.
  init?(started action: Action) { self.init(action, .startWork) }

  /// What an action stops.
  init?(stopped action: Action) { self.init(action, .stopWork) }

  /// Whether it is what an action stops: without a name that is all of the kind.
  func isStopped(by stop: WorkName) -> Bool {
    kind == stop.kind && (stop.name == nil || name == stop.name)
  }

  private init?(_ action: Action, _ kind: ActionKind) {
    guard action.kind == kind, let work = action.work else { return nil }
    self.init(kind: work.kind.rawValue, name: work.name)
  }

  private init(kind: String, name: String?) {
    self.kind = kind
    self.name = name
  }
}
