extension Machine {
  /// Carries out what the app does with the screen, the network and shared resources.
  mutating func carryOut(_ effect: ConductEffect) -> Delivery? {
    var name: String { action.text(0) ?? "" }
    switch effect {
    case .issueGraphics: belongings.drawsWithGraphics = true
    case .finishGraphics: belongings.drawsWithGraphics = false
    case .openSocket:
      let isService = action.kind == .registerService
      belongings.sockets.open(name, listens: isService || action.argument(1) == .flag(true))
    case .useSocket: note(belongings.sockets.works(name) ? .socketUsed : .socketFailed, name)
    case .closeSocket: belongings.sockets.close(name)
    case .closeListening:
      for name in belongings.sockets.end(onlyListening: true) { note(.socketClosed, name) }
    case .tearDownSockets:
      for name in belongings.sockets.end(onlyListening: false) { note(.socketTornDown, name) }
    case .useResource: belongings.resources |= resourceOfAction
    case .releaseResource: belongings.resources &= ~resourceOfAction
    case .claimResource: claimResource()
    case .showView: belongings.views.show(name)
    case .hideView: belongings.views.hide(name)
    case .markView: belongings.views.mark(name)
    case .drawViews: drawViews()
    case .trimCaches: trimCaches()
    case .presentAlert: belongings.alerts.present(name)
    case .withdrawAlert: belongings.alerts.withdraw(name)
    case .cancelAlert, .cancelAllAlerts:
      guard let alert = belongings.alerts.popLast() else { break }
      note(.alertCancelled, alert.name)
      if case .cancelAllAlerts = effect { repeatEffect() }
      return .cancellation(alert.id)
    }
    return nil
  }

  // MARK: - Shared resources

  /// Whether the app in front has the resource that the app asks for.
  var resourceIsClaimed: Bool {
    place == .otherApp && claimedResources & resourceOfAction != 0
  }

  private var resourceOfAction: UInt8 {
    if case .word(let index) = action.argument(0) { SharedResource.mask(index) } else { 0 }
  }

  private mutating func claimResource() {
    claimedResources |= resourceOfAction
    guard belongings.resources & resourceOfAction != 0 else { return }
    belongings.resources &= ~resourceOfAction
    note(.resourceTaken)
  }

  // MARK: - Views

  /// Ends a turn of the run loop; true if views that were marked in it are to be drawn now.
  ///
  /// In the background nothing is drawn: marks wait until the app is active.
  mutating func endTurn() -> Bool {
    if heap != nil { drainPools() }
    guard belongings.views.wereMarked else { return false }
    belongings.views.wereMarked = false
    guard state == .active || state == .inactive else { return false }
    trigger(.procedure(.draw))
    return true
  }

  private mutating func drawViews() {
    let whole = belongings.views.restore()
    if !whole.isEmpty {
      if settings.isOn(.redrawAfterTrim) {
        for name in whole { belongings.views.mark(name) }
      } else {
        note(.layersRestored, whole)
      }
    }
    for name in belongings.views.draw() { note(.viewDrawn, name) }
  }

  private mutating func trimCaches() {
    note(.cachesTrimmed)
    let views = belongings.views.empty()
    if !views.isEmpty { note(.layersEmptied, views) }
    for name in belongings.objects.emptyCache() { note(.imageFreed, name) }
  }
}
