/// The transfers of background URL sessions, which the system continues without the app.
struct BackgroundTransfers {
  /// What the delegate of a session receives.
  struct Event {
    let session: String
    /// The error of a transfer that failed.
    var error: TransferError?
    /// Whether this is not the end of a transfer: it follows the events that the delegate missed.
    var endsMissedEvents = false
  }

  /// The identifiers of the sessions with transfers, the oldest first.
  private(set) var running: [String] = []
  /// The identifiers of the sessions whose events do not launch the app.
  private(set) var sessionsWithoutLaunch: Set<String> = []
  /// What the delegates have not received yet, the oldest first.
  private var events: [Event] = []

  mutating func start(_ session: String, launchesApp: Bool) {
    if !running.contains(session) { running.append(session) }
    if launchesApp {
      sessionsWithoutLaunch.remove(session)
    } else {
      sessionsWithoutLaunch.insert(session)
    }
  }

  /// Ends the transfers of a session; `isMissed` says that no delegate can receive that now.
  mutating func finish(_ session: String, error: TransferError?, isMissed: Bool) {
    running.removeAll { $0 == session }
    events.removeAll { $0.session == session && $0.endsMissedEvents }
    events.append(Event(session: session, error: error))
    if isMissed { events.append(Event(session: session, endsMissedEvents: true)) }
  }

  /// Cancels all transfers, which the delegates receive as errors.
  mutating func cancel() {
    events += running.map { Event(session: $0, error: .cancelled) }
    running.removeAll()
  }

  /// Returns whether there is something for one of these sessions.
  func hasEvents(for sessions: [String]) -> Bool {
    events.contains { sessions.contains($0.session) }
  }

  /// Removes and returns the first event for one of these sessions.
  mutating func popEvent(for sessions: [String]) -> Event? {
    events.firstIndex { sessions.contains($0.session) }.map { events.remove(at: $0) }
  }
}

/// The background URL sessions of the process.
struct BackgroundSessions {
  /// The identifiers of the sessions that the process has created.
  private(set) var created: [String] = []
  /// The event that a delegate receives now.
  var current: BackgroundTransfers.Event?

  mutating func create(_ session: String) {
    if !created.contains(session) { created.append(session) }
  }
}
