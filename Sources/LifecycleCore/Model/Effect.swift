/// What a rule does, carried out by the machine one after the other.
enum Effect {
  /// Takes the place of an effect that a test takes out.
  case nothing
  /// Applies the first rule of the procedure whose conditions hold.
  case perform(Procedure)
  /// The same, if the delegate answered yes to the question that it was asked last.
  case performIfAgreed(Procedure)

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
  case chooseNotificationStyle
  case statusBar(StatusBarEffect)
  case files(FileEffect)
  case installation(InstallationEffect)

  // Limits of time.
  case begin(Limit)
  case end(Limit)

  // URLs, events, sessions.
  case takeURL
  case dropURL
  case event(EventEffect)
  case markForceQuit
  case discardSession
  case reportSessions

  // The objects of the app, and the state that is kept of them.
  case object(ObjectEffect)
  case preservation(PreservationEffect)

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
  case ownership(OwnershipEffect)
  case thread(ThreadEffect)
  case service(ServiceEffect)

  // The interface.
  case interface(InterfaceEffect)
  case controller(ViewControllerEffect)
}

/// What a rule does about an event, a push and the like.
enum EventEffect {
  /// Takes from the action what it brings.
  case take
  /// Shows the notification that the action brings to the user.
  case showToUser
  /// Takes the notification that the user was shown last.
  case takeShown
  /// The app begins with the event, and in the background its time runs.
  case begin
  /// Runs the app's code for the event.
  case handle
  /// The callback has returned: the app is done with the event, unless it kept the completion handler.
  case end
  case keepHandler
  case callHandler
}

/// A use of a background mode that keeps an app running.
enum BackgroundUse: UInt8 {
  case audio, location

  var mask: UInt8 { 1 << rawValue }
}
