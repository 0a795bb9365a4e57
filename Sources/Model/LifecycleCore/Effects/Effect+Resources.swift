/// Effects on graphics, sockets, shared resources, alerts and repeating work.
extension Effect {
  // OpenGL ES.
  static let issueGraphics = Self("OpenGL ES begins to execute commands") {
    $0.process.resources.drawsWithGraphics = true
  }
  static let finishGraphics = Self("OpenGL ES has executed all commands") {
    $0.process.resources.drawsWithGraphics = false
  }

  // Sockets and Bonjour services.
  static let openSocket = Self("the socket is open") {
    let action = $0.action
    let listens = action.kind == .registerService || action.flag("listens")
    $0.process.resources.sockets.append(Socket(listens: listens), named: action.name)
  }
  static let useSocket = Self("`socket-used` or, if it does not work, `socket-failed`") {
    let name = $0.action.name
    let works = $0.process.resources.sockets[name]?.isAlive ?? false
    $0.note(works ? .socketUsed : .socketFailed, name)
  }
  static let closeSocket = Self("the socket is closed") {
    $0.process.resources.sockets.remove($0.action.name)
  }
  static let closeListeningSockets = Self("`socket-closed` for each listening socket") {
    $0.endSockets(.socketClosed) { $0.listens }
  }
  static let tearDownSockets = Self("`socket-torn-down` for each socket") {
    $0.endSockets(.socketTornDown) { _ in true }
  }
  static let sendRequest = Self(
    "`request-sent`, and the thread waits for the response",
    leadsTo: .delay
  ) {
    $0.note(.requestSent, [.name: .text($0.action.name), .thread: .text($0.currentThread)])
    if let time = $0.action.duration("takes") { $0.block(for: time) }
  }

  // Shared resources.
  static let useResource = Self("the app uses the shared resource") {
    if let resource = $0.sharedResource { $0.process.resources.shared.insert(resource) }
  }
  static let releaseResource = Self("the app no longer uses the shared resource") {
    if let resource = $0.sharedResource { $0.process.resources.shared.remove(resource) }
  }
  static let claimResource = Self(
    "the foreground app gets the resource; `resource-taken` if the app used it"
  ) {
    guard let resource = $0.sharedResource else { return }
    $0.otherApps.claimedResources.insert(resource)
    if $0.process.resources.shared.remove(resource) != nil { $0.note(.resourceTaken) }
  }

  // Alerts of the app.
  static let presentAlert = Self("the alert is presented") {
    let action = $0.action
    $0.process.resources.alerts.present(action.name, button: action.text("button"))
  }
  static let withdrawAlert = Self("the alert is no longer presented") {
    $0.process.resources.alerts.withdraw($0.action.name)
  }
  static let cancelAlert = delivering(
    "`alert-cancelled` for the topmost alert, and call its cancel handler"
  ) { $0.cancelAlert() }
  static let answerAlert = Self(
    "`alert-answered` for the topmost alert, or `event-lost` if it does not have the button"
  ) {
    guard let button = $0.action.subject, let alert = $0.process.resources.alerts.top,
      alert.button == button
    else { return $0.note(.eventLost) }
    _ = $0.process.resources.alerts.popLast()
    $0.note(.alertAnswered, [.name: .text(alert.name), .answer: .text(button)])
  }
  static let cancelAllAlerts = delivering(
    "`alert-cancelled` for each alert, and call its cancel handler"
  ) { machine in
    let delivery = machine.cancelAlert()
    if delivery != nil { machine.repeatEffect() }
    return delivery
  }

  // Work that repeats.
  static let startWork = Self("the work repeats") {
    let action = $0.action
    guard let kind = action.word(WorkKind.self, "kind") else { return }
    let every = action.duration("every") ?? .seconds(1)
    var milliseconds = max(every.milliseconds, 1)
    if action.word(WorkRate.self, "rate") == .low { milliseconds *= 10 }
    let interval = VirtualTime(milliseconds: milliseconds)
    $0.process.resources.work.start(
      .init(kind: kind, name: action.text("name"), interval: interval, due: $0.clock.now + interval)
    )
    $0.watchWork()
  }
  static let stopWork = Self("the work no longer repeats") {
    if let kind = $0.action.word(WorkKind.self, "kind") {
      $0.process.resources.work.stop(kind, $0.action.text("name"))
    }
    $0.watchWork()
  }
  static let tick = Self(
    "`tick` for each work item that is due",
    leadsTo: .triggers([.procedure(.drawFrame)])
  ) { $0.tick() }
}
