/// A piece of behavior that several rules share, implemented by rules of its own.
///
/// A procedure does nothing if none of its rules applies, such as in a profile without it.
enum Procedure: UInt8, CaseIterable {
  // Launch.
  case launch, launchInBackground, launchAfterRestart, warnAboutScenes, loadInterface,
    willFinishLaunching, finishLaunching, changeStatusBarAtLaunch, postBackgroundAtLaunch
  case enterBackgroundAtLaunch, showWindow, showNewWindow
  // Preserved state.
  case preserveState, writeState, restoreState, readState, restoreByClass, restoreByDelegate,
    restoreInteraction
  // Leaving the foreground.
  case leaveForeground, resign, resignBeforeQuit, enterBackground, callOptedOut, quit
  case checkGraphics
  // Coming back.
  case bringForward, returnToForeground, resume, deliverBefore, deliverAfter
  case becomeActive, reactivate
  // URLs.
  case openURLBeforeActive, openURLAfterActive, handOverURL
  // Scenes.
  case connectScene, connectInBackground, configureScene, loadSceneInterface, sceneToForeground,
    reportDiscarded
  case openWindow, leaveScreen, closeWindow, disconnectScene, disconnectWindows
  case activateScene, destroyScene, refreshScene, connectDisplay, disconnectDisplay,
    resizeWindow, coverWindow
  // Overlays over the app.
  case showAlert, showPermissionAlert, flipNotificationCenter, wiggle, interrupt
  // Calls.
  case ring, endRinging, ringOverAudio, answerOverAudio, silenceRinging
  // The lock and protected files.
  case lock, readLocked, protectEarly, protectLate, protectData, unprotectData, flipAlwaysOn
  case discardKeys, restoreKeys, openFile, createFile, readFile, readKeychainItem
  // Changes of the device, accessories.
  case applyChange, accessoriesGo, accessoriesComeBack
  // The background.
  case wake, callSecondTime, draw, drawFrame
  // The interface.
  case userInput, dispatchTouch, dispatchToFirstResponder, sendAction, changeFirstResponder
  case drawInterface, viewsAppearEarly, viewsAppearLate, unloadView, rotateViews
  // Events, pushes, activities.
  case receive, handleEvent, pictureAfterEvent, handOver, presentNotification, answerNotification
  case continueActivity, announceActivity
  // SwiftUI.
  case createSwiftUIApp, showFirstView, openInSwiftUI, openInFirstView
  case changeScenePhase, reportScenePhase
  // Background URL sessions.
  case completeTransfer, finishSessionEvents
  // Audio.
  case noteSuspendedAudio, postInterruption, endInterruption, listenOverAudio, dismissSiri
  // Tasks of BGTaskScheduler.
  case runScheduledTask, takeDevice
  // Termination.
  case notifyTermination, callBeforeEnd, callBeforeKill, notifyKilledInFront, notifyKilledRunning,
    forceQuit, endAtReboot
  // Memory.
  case purge, warn, endForMemory, endInBackground, endInFront, endInForeground
  // Object ownership.
  case openMainPool, deallocate, misuseObject
  // Threads.
  case runOnMain, leaveMainThread
  // Endless code.
  case overflowStack, endlessCode
  // Devices.
  case fitDevice
}

/// A timer of the virtual clock.
enum ClockTimer: UInt8, CaseIterable {
  /// The app has had no reason to run for a while.
  case suspension
  /// The time of background tasks has expired.
  case taskExpiration
  /// The grace period of background tasks has expired.
  case taskGrace
  /// A callback has reached its time limit.
  case watchdog
  /// The main thread of a foreground app has been busy for too long.
  case unresponsive
  /// The time for an event in the background has expired.
  case eventOverdue
  /// The app has run in the background for too long.
  case overrun
  /// A banner disappears.
  case bannerGone
  /// The keys of protected files are discarded.
  case keyDiscard
  /// Dispatched work is due, on or off the main thread.
  case threads
  /// Delayed user input is due.
  case inputDue
  /// Repeating work is due.
  case work
  /// A task of BGTaskScheduler expires, or must be completed.
  case scheduledTask
  /// A block of the app's code is due; the simulator runs it, not a rule.
  case block
  /// The delegates of background URL sessions are due.
  case sessionEvents
  /// The system asks the user for a permission.
  case permissionPrompt

  /// Whether it needs no main thread, and so fires even while the app is busy.
  var needsNoMainThread: Bool {
    switch self {
    case .suspension, .taskExpiration, .work, .block, .sessionEvents, .permissionPrompt: false
    default: true
    }
  }

  /// The switches that say when it fires.
  var switches: [ModelSwitch] {
    switch self {
    case .suspension: [.suspendAfter]
    case .taskExpiration: [.backgroundTaskBudget, .expirationLead]
    case .taskGrace: [.expirationGrace]
    case .watchdog: [.limits]
    case .unresponsive: [.unresponsiveAfter]
    case .eventOverdue: [.backgroundEventBudget]
    case .overrun: [.backgroundOverrunAfter]
    case .keyDiscard: [.protectedDataDelay]
    case .bannerGone, .threads, .inputDue, .work, .scheduledTask, .block, .sessionEvents,
      .permissionPrompt:
      []
    }
  }

  /// Whether it belongs to the device and outlives the app's process.
  var belongsToDevice: Bool { self == .bannerGone || self == .keyDiscard }
}

/// A sequence of callbacks with a time limit.
@_spi(Package) public enum Limit: UInt8, CaseIterable, Sendable {
  case launch, backgroundLaunch, enterBackground, terminate, resume

  /// Returns the documented or measured time limit in a version, on a device or in the Simulator.
  func duration(_ limits: TimeLimits, on os: OSVersion, inSimulator: Bool = false) -> VirtualTime {
    switch (self, limits) {
    case (.launch, .measured): .seconds(inSimulator ? 30 : 20)
    // Of processor time, which the app's code on the main thread takes; reports are about iOS 13 and later.
    case (.backgroundLaunch, .measured): .seconds(os < .iOS13 ? 20 : 3)
    case (.enterBackground, .measured): .seconds(10)
    case (.launch, .documented), (.backgroundLaunch, .documented), (.enterBackground, .documented),
      (.terminate, _):
      .seconds(5)
    // The documents only say that there is a limit (QA1693): the measured one counts.
    case (.resume, _): .seconds(10)
    }
  }
}
