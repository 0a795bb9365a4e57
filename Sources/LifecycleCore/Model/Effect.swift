/// What a rule does, carried out by the machine one after the other.
enum Effect {
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
  case answer
  case beginTask
  case refuseTask
  case endTask
  case startExpiration
  case expireTasks
  case use(BackgroundUse, Bool)
}

/// Something that the system does and the app is not told.
public enum SystemEffect: UInt8, CaseIterable, Sendable {
  /// The launch image is shown.
  case launchImage
  /// The main interface file is loaded.
  case interfaceLoaded
  /// The window is laid out and drawn for the first time.
  case firstDrawing
  /// Touches reach the app again.
  case touchesOn
  /// Touches no longer reach the app.
  case touchesOff
  /// The system takes a picture of the app's interface.
  case snapshot
  /// The system's caches for the app are given back.
  case cachesTrimmed
  /// The app runs again after a suspension.
  case resumed
  /// Alerts of the app are dismissed.
  case alertsDismissed
  /// The keys of protected files are thrown away.
  case keysDiscarded
  /// The keys of protected files are back.
  case keysBack
  /// A change was noted for later.
  case changeQueued
  /// A background event reaches the app.
  case backgroundEvent
  /// A background task was refused.
  case taskRefused
  /// A background task ended that nobody knows.
  case unknownTask

  /// The effect in words.
  public var words: String {
    switch self {
    case .launchImage: "launch image shown"
    case .interfaceLoaded: "main interface file loaded"
    case .firstDrawing: "window laid out and drawn"
    case .touchesOn: "touches on"
    case .touchesOff: "touches off"
    case .snapshot: "snapshot taken"
    case .cachesTrimmed: "caches trimmed"
    case .resumed: "resumed"
    case .alertsDismissed: "alerts dismissed"
    case .keysDiscarded: "keys of protected files discarded"
    case .keysBack: "keys of protected files back"
    case .changeQueued: "change queued"
    case .backgroundEvent: "background event handled"
    case .taskRefused: "background task refused"
    case .unknownTask: "no such background task"
    }
  }
}

/// A use of a background mode that keeps an app running.
enum BackgroundUse: UInt8 {
  case audio, location

  var mask: UInt8 { 1 << rawValue }
}
