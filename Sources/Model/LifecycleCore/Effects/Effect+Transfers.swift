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
