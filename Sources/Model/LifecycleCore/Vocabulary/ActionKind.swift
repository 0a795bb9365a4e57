/// A kind of action, with a word in the scenario language.
///
/// To add one, add its case here, its entry in the catalogue (`ActionKind+UserEntries.swift` and so on) and its rules in `Rules`.
@_spi(Package) public enum ActionKind: UInt8, CaseIterable, Sendable {
  // Actions of the user.
  case tapIcon, pressHome, openSwitcher, chooseApp, openOtherApp, removeFromSwitcher
  case forceQuit
  case acceptCall, declineCall, endCall, acceptAlert, dismissAlert
  case tapBanner, pullDownBanner, cancelAppAlert, tapAlertButton
  case openNotificationCenter, closeNotificationCenter
  case openControlCenter, closeControlCenter, openSiri, closeSiri
  case lock, unlock
  case tapNotification, chooseNotificationAction
  case continueActivity, openUniversalLink, acceptCloudKitShare, chooseQuickAction
  case rotate, changeSettings, changeLocale
  case connectAccessory, disconnectAccessory, connectDisplay, disconnectDisplay
  case chooseNotificationStyle
  case turnOnLowPowerMode, turnOffLowPowerMode, changePermission
  case moveIcon, uninstall, resetDevice, install, buildAndRun
  case finishScreen, openDocumentElsewhere
  case rotateLeft, rotateRight, scaleDisplay
  case cancelContinuedTask
  case tap, doubleTap, touchAndHold, twoFingerTap, swipe, flick, drag, pinch
  case putFingerDown, moveFinger, liftFinger, shake, typeText
  case connectKeyboard, disconnectKeyboard, tapBackButton, selectTab
  case openWindow, closeWindow, hideWindow, resizeWindow, coverWindow, uncoverWindow
  case openAppBeside, closeSplitView
  // Actions of the system.
  case incomingCall, callerHangsUp, showAlert, deliverNotification
  case openURL, launchOtherApp
  case backgroundEvent, backgroundFetch, backgroundTransferDone, push, localNotification
  case finishHandoff, updateActivity
  case finishRemoteRegistration
  case claimSharedResource, tearDownSockets
  case autoLock, lowMemory, reboot, reclaimScene, prewarm
  case runBackgroundTask, expireBackgroundTask, terminateApp
  case significantTimeChange, batteryLevel, batteryState, proximity, screenMode
  case toggleInCallStatusBar, copyInOtherApp
  case remoteControl, sensor
  case beginAudioInterruption, endAudioInterruption, changeAudioRoute
  // Actions of the app.
  case work, returnValue, installViews, setWindowScene, beginBackgroundTask, endBackgroundTask
  case startAudio, stopAudio, startLocationUpdates, stopLocationUpdates
  case startTransfer, createBackgroundSession, registerForRemoteNotifications
  case requestPermission
  case keepCompletionHandler, callCompletionHandler
  case openFile, createFile, readFile, closeFile, readKeychainItem
  case createGraphicsContext, issueGraphicsCommands, finishGraphicsCommands
  case registerService, unregisterService, openSocket, useSocket, closeSocket
  case useSharedResource, releaseSharedResource, addCalendarEvent
  case makeFormatter, useFormatter
  case showView, hideView, setNeedsDisplay, presentAlert, presentActionSheet, withdrawAlert
  case holdObject, cacheImage, useObject, releaseObject, saveObject, restoreObject
  case addSubview, removeFromSuperview, setFrame, setText, drawString, showWindow
  case becomeFirstResponder, resignFirstResponder, designate
  case loadView, present, dismiss, pushViewController, popViewController
  case makeObject, obtainObject, retain, release, autorelease, openPool, drainPool
  case setProperty, sendMessage
  case dispatch, addOperation, startThread, performOnMainThread, animateViews,
    transitionViews
  case suspendQueue, resumeQueue
  case startWork, stopWork, sendRequest, createTemporaryFile, deleteTemporaryFile
  case presentScreen, copy, paste, askForCalls
  case registerBackgroundTask, submitTaskRequest, cancelTaskRequest, cancelAllTaskRequests
  case getPendingTaskRequests, setTaskCompleted
  case lockFile, unlockFile
  case requestSceneActivation, requestSceneDestruction, requestSceneRefresh, chooseConfiguration
  case exit

  /// The actor.
  public var actor: Actor { description.actor }

  /// The word in the scenario language.
  public var word: String { description.word }

  /// A description in one sentence.
  public var summary: String { description.summary }

  /// Its aliases, as developers and testers call it.
  package var aliases: [ActionAlias] { description.aliases.flatMap(\.all) }

  /// Words that may mean it, but may mean something else, too.
  package var uncertainAliases: [ActionAlias] { description.uncertainAliases.flatMap(\.all) }

  /// The parameters; the value of the first one can be written without its name.
  public var parameters: [Parameter] { description.parameters }

  /// The kinds of names that the parameters are for.
  package var nameKinds: EnumSet<NameKind> { description.nameKinds }

  /// A text that is possible as an argument that is required.
  package var sampleText: String { self == .openUniversalLink ? "https://example.com/a" : "a" }

  /// The kind of thing that it brings into the app; nil if it brings nothing.
  package var payload: PayloadKind? { description.payload ?? launchReason?.payload }

  /// The reason for which it launches or wakes the app, or brings it to the front; nil if it does not.
  var launchReason: LaunchReason? { description.launchReason }

  /// The property of the device that it changes, and the new value if that is always the same; nil if it changes none.
  var change: (property: DeviceProperty, value: Int?)? { description.change }

  /// What it does with the screen or the device; nil if the app receives no event of its interface.
  var input: ActionInput? { description.input }

  /// The indices of the arguments for each finger: on a view, or at the coordinates of a point.
  package var touchArguments: [(view: Int, x: Int, y: Int)] { input?.locations ?? [] }

  /// The code that it hands over, with the index of its parameter; nil if there is none.
  var handler: (kind: ActionHandler, index: Int)? { description.handler }

  /// What the app's code calls; nil if the app does the work itself, or does not act.
  package var receiver: Participant? { description.receiver }

  /// Where recordings contain it, and what they show of it; nil if it is not looked for in recordings.
  package var recordings: RecordedAction? { description.recordings }

  /// How often a random walk tries it.
  package var walks: WalkFrequency { description.walks }

  /// Whether it is only valid in a callback, under `during:`.
  public var isOnlyForCallbacks: Bool { has(.isOnlyForCallbacks) }

  /// Whether the user causes it.
  package var isOfUser: Bool { actor == .user || has(.isAlsoOfUser) }

  /// Whether the user acts in the interface of the app.
  package var isInput: Bool { has(.isInput) }

  /// Whether it uses views, which is restricted to the main thread.
  var belongsToMainThread: Bool { has(.belongsToMainThread) }

  /// Whether it is only possible without automatic reference counting.
  package var countsReferences: Bool { has(.countsReferences) }

  /// Whether what the app receives of it depends on the background modes in its Info.plist.
  package var dependsOnModes: Bool { has(.dependsOnModes) }

  /// Whether it repeats after a pause, which cannot be zero.
  package var repeats: Bool { has(.repeats) }

  /// Whether the app's code may do it later, with `after` as the last argument.
  var canBeDelayed: Bool { has(.canBeDelayed) }

  /// Whether the app must have an interface.
  package var needsInterface: Bool {
    has(.needsInterface) || !nameKinds.isDisjoint(with: .views)
      || !nameKinds.isDisjoint(with: .controllers)
  }

  private func has(_ trait: ActionTraits) -> Bool { description.traits.contains(trait) }

  private var description: ActionDescription { Self.descriptions[Int(rawValue)] }

  private static let descriptions = allCases.map { kind in
    // A test requires that each has an entry.
    kind.userEntry ?? kind.windowEntry ?? kind.systemEntry ?? kind.appEntry ?? kind.interfaceEntry
      ?? .app("\(kind)", "has no entry")
  }
}

extension ActionKind: Comparable {
  /// Orders actions as in the vocabulary.
  public static func < (lhs: ActionKind, rhs: ActionKind) -> Bool { lhs.rawValue < rhs.rawValue }
}
