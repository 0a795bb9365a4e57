/// A piece of behavior that several rules share, chosen by rules of its own.
///
/// A procedure none of whose rules applies does nothing: what a profile does not know does not happen.
enum Procedure: UInt8, CaseIterable {
  // Launch.
  case launch, launchInBackground, launchAfterRestart, loadInterface, willFinishLaunching,
    finishLaunching
  case enterBackgroundAtLaunch, showWindow, showNewWindow
  // The state that is kept.
  case preserveState, writeState, restoreState, readState, restoreByClass, restoreByDelegate
  // Leaving the foreground.
  case leaveForeground, resign, resignBeforeQuit, enterBackground, callOptedOut, quit
  case checkGraphics
  // Coming back.
  case bringForward, returnToForeground, resume, deliverBefore, deliverAfter
  case becomeActive, reactivate
  // URLs.
  case openURLBeforeActive, openURLAfterActive, handOverURL
  // Scenes.
  case connectScene, configureScene, loadSceneInterface, sceneToForeground, reportDiscarded
  // What lies over the app.
  case showAlert, showPanel, flipNotificationCentre, wiggle, interrupt
  // The lock and protected files.
  case lock, readLocked, protectEarly, protectLate, protectData, unprotectData, flipAlwaysOn
  case discardKeys, restoreKeys, openFile, readFile
  // Changes of the device, accessories.
  case applyChange, accessoriesGo, accessoriesComeBack
  // The background.
  case wake, callSecondTime, draw, drawFrame
  // The interface.
  case userInput, dispatchTouch, dispatchToFirstResponder, sendAction, changeFirstResponder
  case drawInterface, viewsAppearEarly, viewsAppearLate, unloadView, rotateViews
  // Events, pushes, activities.
  case receive, handleEvent, pictureAfterEvent, handOver
  // Termination.
  case notifyTermination, callBeforeEnd, notifyKilledInFront, notifyKilledRunning, forceQuit,
    endAtReboot
  // Memory.
  case purge, warn, endForMemory, endInBackground, endInFront, endInForeground
  // Objects and their owners.
  case openMainPool, deallocate, misuseObject
  // Threads.
  case runOnMain, leaveMainThread
  // Code without an end.
  case overflowStack, endlessCode
  // Devices.
  case fitDevice
}

/// The timers of the virtual clock.
enum Timer: UInt8, CaseIterable {
  /// The last reason to run ended a while ago.
  case suspension
  /// The time of background tasks is up.
  case taskExpiration
  /// Their grace is up, too.
  case taskGrace
  /// A callback reached its limit.
  case watchdog
  /// The main thread of an app in front is busy for too long.
  case unresponsive
  /// The time for an event in the background is up.
  case eventOverdue
  /// An app runs in the background for too long.
  case overrun
  /// A banner disappears.
  case bannerGone
  /// The keys of protected files go.
  case keyDiscard
  /// Work off the main thread continues, or work for it is due.
  case threads
  /// What the user does is due.
  case inputDue
  /// Work that repeats is due.
  case work

  /// Whether it needs no main thread: what the system does alone happens even while the app is busy.
  var needsNoMainThread: Bool {
    switch self {
    case .suspension, .taskExpiration, .work: false
    default: true
    }
  }

  /// Whether it is about the device, and outlives the app's process.
  var belongsToDevice: Bool { self == .bannerGone || self == .keyDiscard }
}

/// A stretch of callbacks that must not take longer than a limit.
enum Limit: UInt8, CaseIterable {
  case launch, enterBackground, terminate, resume

  /// How long they may take: as the documents have it, or as it was measured.
  func duration(_ limits: TimeLimits) -> VirtualTime {
    switch (self, limits) {
    case (.launch, .measured): .seconds(20)
    case (.launch, .documents), (.enterBackground, _), (.terminate, _): .seconds(5)
    // The documents only say that there is a limit (QA1693): the measured one counts.
    case (.resume, _): .seconds(10)
    }
  }
}
