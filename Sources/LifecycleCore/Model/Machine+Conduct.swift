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
    case .showView: setHidden(name, false)
    case .hideView: setHidden(name, true)
    case .markView: markView(name)
    case .drawViews: drawViews()
    case .trimCaches: trimCaches()
    case .presentAlert: belongings.alerts.present(name)
    case .withdrawAlert: belongings.alerts.withdraw(name)
    case .startWork, .stopWork, .tick: carryOutWork(effect)
    case .sendRequest:
      note(
        .requestSent,
        [.name: .text(name), .thread: .text(isBesideMain ? "background" : "main")]
      )
      if case .duration(let time) = action.argument(1) { block(for: time) }
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
    mutating get { place == .otherApp && claimedResources & resourceOfAction != 0 }
  }

  private var resourceOfAction: UInt8 {
    mutating get {
      if case .word(let index) = action.argument(0) { SharedResource.mask(index) } else { 0 }
    }
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
    if belongings.views.wereMarked {
      belongings.views.wereMarked = false
      if isInForeground {
        trigger(.procedure(.draw))
        return true
      }
    }
    if let interface { return endTurn(interface) }
    return false
  }

  private mutating func setHidden(_ name: String, _ isHidden: Bool) {
    if let interface, let view = interface.tree.index(of: name) {
      interface.tree.setHidden(view, isHidden)
      if !isHidden { mark(view, nil, interface) }
    } else if isHidden {
      belongings.views.hide(name)
    } else {
      belongings.views.show(name)
    }
  }

  private mutating func markView(_ name: String) {
    guard let interface, let view = interface.tree.index(of: name) else {
      return belongings.views.mark(name)
    }
    mark(view, Rectangle(action), interface)
  }

  private mutating func mark(_ view: Int, _ area: Rectangle?, _ interface: Interface) {
    interface.tree.mark(view, area)
    interface.wasMarked = true
  }

  private mutating func drawViews() {
    var whole = belongings.views.restore()
    if let interface { whole += interface.restoreLayers() }
    if !whole.isEmpty {
      if settings.isOn(.redrawAfterTrim) {
        for name in whole { markView(name) }
      } else {
        note(.layersRestored, whole)
      }
    }
    for name in belongings.views.draw() { note(.viewDrawn, name) }
    if let interface, interface.tree.mustDraw { trigger(.procedure(.drawInterface)) }
  }

  private mutating func trimCaches() {
    note(.cachesTrimmed)
    var views = belongings.views.empty()
    if let interface { views += interface.emptyLayers() }
    if !views.isEmpty { note(.layersEmptied, views) }
    for name in belongings.objects.emptyCache() { note(.imageFreed, name) }
  }
}

extension Rectangle {
  /// The area that an action is about, if it says all of it.
  init?(_ action: Action) {
    guard case .count(let x) = action.argument(1), case .count(let y) = action.argument(2),
      case .count(let width) = action.argument(3), case .count(let height) = action.argument(4)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
