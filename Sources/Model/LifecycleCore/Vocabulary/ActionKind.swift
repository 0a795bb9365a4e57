/// A kind of action, with a word in the scenario language.
///
/// To add one, add its case here, its entry in the catalogue (`ActionKind+Catalogue.swift`) and its rules in `Rules`. A
/// device change that can be queued, such as the battery level, also needs a `DeviceProperty` (`DeviceChange.swift`).
public enum ActionKind: UInt8, CaseIterable, Sendable {
  // Actions of the user.
  case tapIcon, pressHome, openSwitcher, chooseApp, openOtherApp, removeFromSwitcher
  case acceptCall, declineCall, endCall, acceptAlert, dismissAlert
  case tapBanner, pullDownBanner, cancelAppAlert
  case openNotificationCenter, closeNotificationCenter
  case openControlCenter, closeControlCenter, openSiri, closeSiri
  case lock, unlock
  case tapNotification, chooseNotificationAction
  case continueActivity, acceptCloudKitShare, chooseQuickAction
  case rotate, changeSettings, changeLocale
  case connectAccessory, disconnectAccessory, connectDisplay, disconnectDisplay
  case chooseNotificationStyle
  case moveIcon, uninstall, resetDevice, install, buildAndRun
  case finishScreen, openDocumentElsewhere
  case rotateLeft, rotateRight, scaleDisplay
  case cancelContinuedTask
  case tap, doubleTap, touchAndHold, twoFingerTap, swipe, flick, drag, pinch
  case putFingerDown, moveFinger, liftFinger, shake, typeText
  case connectKeyboard, disconnectKeyboard, tapBackButton, selectTab
  case openWindow, closeWindow, hideWindow, resizeWindow
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
  case work, returnValue, installViews, beginBackgroundTask, endBackgroundTask
  case startAudio, stopAudio, startLocationUpdates, stopLocationUpdates
  case startTransfer, createBackgroundSession, registerForRemoteNotifications
  case keepCompletionHandler, callCompletionHandler
  case openFile, readFile, closeFile
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
  case dispatch, addOperation, startThread, performOnMainThread, animateViews
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

  /// The parameters; the value of the first one can be written without its name.
  public var parameters: [Parameter] { description.parameters }

  /// The kinds of names that the parameters are for.
  package var nameKinds: NameKinds { description.nameKinds }

  /// Whether it is only valid in a callback, under `during:`.
  public var isOnlyForCallbacks: Bool { self == .returnValue || self == .keepCompletionHandler }

  /// Whether it uses views, which is restricted to the main thread.
  var belongsToMainThread: Bool {
    switch self {
    case .installViews, .showView, .hideView, .setNeedsDisplay, .presentAlert,
      .presentActionSheet, .withdrawAlert, .animateViews, .presentScreen:
      true
    default: false
    }
  }

  private var description: ActionDescription { Self.descriptions[Int(rawValue)] }

  private static let descriptions = allCases.map(\.catalogueEntry)
}

extension ActionKind: Comparable {
  /// Orders actions as in the vocabulary.
  public static func < (lhs: ActionKind, rhs: ActionKind) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The actor in a step.
public enum Actor: String, CaseIterable, Sendable {
  /// The user of the device.
  case user
  /// The operating system and the outside environment.
  case system
  /// The app's own code.
  case app
}

/// An entry of the vocabulary: the actor, word, description and parameters of an action.
struct ActionDescription {
  let actor: Actor
  let word: String
  let summary: String
  private(set) var parameters: [Parameter] = []
  private(set) var nameKinds = NameKinds()

  static func user(_ word: String, _ summary: String) -> Self {
    Self(actor: .user, word: word, summary: summary)
  }

  static func system(_ word: String, _ summary: String) -> Self {
    Self(actor: .system, word: word, summary: summary)
  }

  static func app(_ word: String, _ summary: String) -> Self {
    Self(actor: .app, word: word, summary: summary)
  }

  /// Adds parameters that several actions share.
  consuming func with(_ parameters: [Parameter]) -> Self {
    // Most have one parameter; its array is a constant.
    if self.parameters.isEmpty {
      self.parameters = parameters
    } else {
      self.parameters += parameters
    }
    for case .name(let kind) in parameters.lazy.map(\.type) { nameKinds.insert(kind) }
    return self
  }

  /// Adds a required parameter.
  func required(_ name: String, _ type: ParameterType, _ summary: String) -> Self {
    with([.required(name, type, summary)])
  }

  /// Adds the scene that is to receive what the action brings.
  func arrivingInScene() -> Self {
    optional(
      "scene",
      .name(.receivingScene),
      "which scene receives it; by default the one that was opened last"
    )
  }

  /// Adds an optional parameter.
  func optional(_ name: String, _ type: ParameterType, _ summary: String) -> Self {
    with([.optional(name, type, summary)])
  }

  /// Adds a parameter with one word of a list.
  func required<Words: WordList>(_ name: String, _: Words.Type, _ summary: String) -> Self {
    required(name, .word(Words.words), summary)
  }

  /// Adds a parameter with one word of a list.
  func optional<Words: WordList>(_ name: String, _: Words.Type, _ summary: String) -> Self {
    optional(name, .word(Words.words), summary)
  }

  /// Adds a required `name` parameter.
  func named(_ summary: String, _ kind: NameKind = .other) -> Self {
    required("name", .name(kind), summary)
  }
}

extension ActionKind {
  /// Whether the user touches the interface, which is mostly of no consequence for the app's life.
  package var isInput: Bool { self >= .tap && self <= .selectTab }

  /// Whether it replaces the app or erases what the app has stored.
  package var replacesApp: Bool {
    switch self {
    case .moveIcon, .uninstall, .resetDevice, .install, .buildAndRun: true
    default: false
    }
  }
}
