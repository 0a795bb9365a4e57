/// What a rule does, carried out by the machine one after the other.
///
/// What is rare, or of one theme, stands in an enumeration of its own, so that each `switch` is short and names all.
enum Effect {
  /// Takes the place of an effect that a test takes out.
  case nothing
  /// Applies the first rule of the procedure whose conditions hold.
  case perform(Procedure)
  /// The same, if the delegate answered yes to the question that it was asked last.
  case performIfAgreed(Procedure)

  // Calls and notifications.
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
  case device(DeviceEffect)
  case changes(ChangeEffect)
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

  // What the app does.
  case app(AppEffect)
  case conduct(ConductEffect)
  case memory(MemoryEffect)
  case ownership(OwnershipEffect)
  case thread(ThreadEffect)
  case service(ServiceEffect)

  // The interface.
  case interface(InterfaceEffect)
  case controller(ViewControllerEffect)
}

/// What a rule does about what the device shows, whatever app is in front.
enum DeviceEffect {
  case show(Place)
  case cover(Cover)
  case uncover
  case uncoverAll
  case stopRinging
  case answerCall
  case hangUp
  case showPlaceBeforeCall
  case showBanner(for: VirtualTime)
  case hideBanner
  case lock
  case unlock
  case restart
  case chooseNotificationStyle
}

/// What a rule does about changes of the device, and about accessories.
enum ChangeEffect {
  /// Takes the change from the action.
  case note
  case noteProtection(isAvailable: Bool)
  /// Tells the app of the change, if it is one.
  case deliver
  /// The device changes, and nobody is notified.
  case apply
  /// Keeps the change for later.
  case queue
  case deliverQueue
  case accessories(areGone: Bool)
}

/// What a rule does about the main thread, background tasks and background modes.
enum AppEffect {
  /// The main thread is busy for the time that the action names.
  case block
  case beginTask
  case refuseTask
  case endTask
  case startExpiration
  case expireTasks
  case use(BackgroundUse, Bool)
  /// What the app plays or records stops.
  case stopAudio
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
