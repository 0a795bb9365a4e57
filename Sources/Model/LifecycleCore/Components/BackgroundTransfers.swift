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

/// Effects on background URL sessions.
extension Effect {
  static let createSession = Self("the background URL session exists") {
    $0.process.sessions.create($0.action.name)
  }
  static let startTransfer = Self("the transfer continues with or without the app") {
    let launchesApp = $0.action["launch-events"] != .flag(false)
    $0.storage.transfers.start($0.action.name, launchesApp: launchesApp)
  }
  /// Ends the transfers of the session; `isMissed` says that no delegate can receive that now.
  static func finishTransfers(isMissed: Bool) -> Effect {
    Self(
      "the session has no more transfers"
        + (isMissed ? ", and its delegate is notified later" : ""),
      updating: { life, _ in life.hasSessionEvents = true }
    ) {
      let failed = $0.action.word(RequestResult.self, "result") == .failure
      $0.storage.transfers.finish(
        $0.action.name,
        error: failed ? .failed : nil,
        isMissed: isMissed
      )
    }
  }
  static let cancelTransfers = Self(
    "`transfers-cancelled` for each background URL session",
    leadsTo: .code,
    updating: { life, _ in life.hasSessionEvents = true }
  ) {
    for session in $0.storage.transfers.running {
      $0.note(.transfersCancelled, [.identifier: .text(session)])
    }
    $0.storage.transfers.cancel()
  }
  static let scheduleSessionEvents = Self("the delegates of background URL sessions are due") {
    if $0.storage.transfers.hasEvents(for: $0.process.sessions.created) {
      $0.clock.timers.schedule(.sessionEvents, at: $0.clock.now)
    }
  }
  static let callSessionDelegates = Self(
    "call the delegates of background URL sessions with what they have not received",
    leadsTo: .triggers([.procedure(.completeTransfer), .procedure(.finishSessionEvents)])
  ) {
    let sessions = $0.process.sessions.created
    guard let event = $0.storage.transfers.popEvent(for: sessions) else { return }
    $0.process.sessions.current = event
    $0.repeatEffect()
    $0.trigger(.procedure(event.endsMissedEvents ? .finishSessionEvents : .completeTransfer))
  }
}
