/// What a rule does, carried out by the machine one after the other.
enum Effect {
  /// Takes the place of an effect that a test takes out.
  case nothing
  /// Applies the first rule of the procedure whose conditions hold.
  case perform(Procedure)

  // What the app is told.
  case call(DelegateMethod)
  /// Calls the first of these that the OS knows and the app implements.
  case callFirst(DelegateMethod, DelegateMethod, DelegateMethod? = nil)
  case post(NotificationName)

  // States.
  case startProcess(AppState)
  case become(AppState)
  case scene(SceneState)
  case endProcess(TerminationReason)
  /// What the app reads until further notice, whatever its state is; nil for its state.
  case read(AppState?)
  case note(SystemEffect)

  // The device.
  case show(Place)
  case cover(Cover)
  case uncover
  case uncoverAll
  case stopRinging
  case answerCall
  case hangUp
  case showPlaceBeforeCall
  case showBanner
  case hideBanner
  case lockDevice
  case unlockDevice
  case restartDevice

  // Limits of time.
  case begin(Limit)
  case end(Limit)

  // URLs, events, sessions.
  case takeURL
  case dropURL
  case takeEvent
  case markForceQuit
  case discardSession
  case reportSessions

  // Changes.
  case noteChange
  case noteProtection(isAvailable: Bool)
  case deliverChange
  case applyChange
  case queueChange
  case deliverQueue
  case accessories(areGone: Bool)

  // What the app does.
  case block
  case beginTask
  case refuseTask
  case endTask
  case startExpiration
  case expireTasks
  case use(BackgroundUse, Bool)
  case conduct(ConductEffect)
  case memory(MemoryEffect)
}

/// A use of a background mode that keeps an app running.
enum BackgroundUse: UInt8 {
  case audio, location

  var mask: UInt8 { 1 << rawValue }
}
