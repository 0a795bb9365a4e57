/// A piece of behaviour that several rules share, chosen by rules of its own.
///
/// A procedure none of whose rules applies does nothing: what a profile does not know does not happen.
enum Procedure: UInt8, CaseIterable {
  // Launch.
  case launch, launchInBackground, loadInterface, finishLaunching, enterBackgroundAtLaunch
  // Leaving the foreground.
  case leaveForeground, resign, resignBeforeQuit, enterBackground, callOptedOut, quit
  // Coming back.
  case bringForward, returnToForeground, resume, deliverBefore, deliverAfter
  case becomeActive, reactivate
  // URLs.
  case openURLBeforeActive, openURLAfterActive, handOverURL
  // Scenes.
  case connectScene, configureScene, sceneToForeground, reportDiscarded
  // The lock.
  case readLocked, protectEarly, protectLate, protectData, unprotectData, flipAlwaysOn
  case flipNotificationCentre
  // Changes of the device, accessories.
  case applyChange, accessoriesGo, accessoriesComeBack
  // The background.
  case wake, callSecondTime, draw
  // Termination.
  case tellTerminate, tellKilledInFront, tellKilledRunning, endAtReboot
  // Memory.
  case purge, warn, endForMemory, endInBackground, endInFront, endInForeground
}

/// What the virtual clock can bring.
enum Timer: UInt8, CaseIterable {
  /// The last reason to run ended a while ago.
  case suspension
  /// The time of background tasks is up.
  case taskExpiration
  /// Their grace is up, too.
  case taskGrace
  /// A callback reached its limit.
  case watchdog
  /// An app runs in the background for too long.
  case overrun
  /// A banner goes away.
  case bannerGone

  /// Whether it needs no main thread: what the system does alone happens even while the app is busy.
  var isTheSystemsOwn: Bool {
    switch self {
    case .taskGrace, .watchdog, .overrun, .bannerGone: true
    case .suspension, .taskExpiration: false
    }
  }
}

/// A stretch of callbacks that must not take longer than a limit.
enum Limit: UInt8, CaseIterable {
  case launch, enterBackground, terminate, resume
}
