/// Something that the system does without a call or a notification, or what comes of something that the app asks for.
///
/// To add one: its case here, its entry in the catalogue (`SystemEffect+Catalogue.swift`), a rule that notes it.
public enum SystemEffect: UInt8, CaseIterable, Sendable {
  // Launch.
  case launchImage, interfaceLoaded, firstDrawing, runLoop, processPrepared
  // The objects of the app.
  case main, applicationMain, applicationMade, infoRead, delegateMade
  case windowMade, viewControllerMade, viewLoaded, viewsInstalled, viewsTurned, windowShown
  case sceneMade
  // The state that is kept.
  case viewControllerEncoded, archiveWritten, archiveDiscarded
  case viewControllerRestored, viewControllerDropped
  // The screen.
  case touchesOn, touchesOff, alertShown, viewsResized, eventLost
  case scrolled, windowHidden
  // The background.
  case snapshot, cachesTrimmed, resumed, changeQueued, backgroundEvent
  case taskRefused, unknownTask, throttled
  case audioStopped, transfersCancelled, consoleMessage
  // Notifications of the app.
  case notificationShown
  // Views and alerts of the app.
  case viewDrawn, unseenUpdate, layersEmptied, layersRestored
  case alertPresented, actionSheetPresented, alertCancelled
  // Sockets and shared resources.
  case socketUsed, socketFailed, socketClosed, socketTornDown
  case resourceGranted, resourceRefused, resourceTaken
  // Work that repeats, the network.
  case tick, requestSent
  // Memory and other apps.
  case objectFound, objectMissing, imageFreed, codePagesDropped
  case otherAppForward, otherAppBackground, otherAppEnded
  // Protected files.
  case keysDiscarded, keysBack, fileOpened, fileRead, fileDenied, fileNotOpen
  // Installing.
  case iconMoved, appInstalled, appRemoved, deviceReset
  // Who owns which object.
  case poolOpened, poolDrained
  case objectMade, objectRetained, objectReleased, objectAutoreleased
  case objectDeallocated, objectLeaked, referenceCleared
  case messageSent, messageToNil, messageSkipped
  // Threads.
  case workQueued, workBegan, workEnded
  // Services of the system, kinds of devices.
  case screenPresented, screenDismissed, pasted, pasteboardEmpty, callInProgress, noCall
  case compatibilityMode, displayScaled, calendarEventAdded, formatted, keyboardShown

  /// The word of the language.
  public var word: String { description.word }

  /// What happens, in one sentence.
  public var summary: String { description.summary }

  /// What can be asked of it by name.
  public var arguments: [Detail] { description.arguments }

  /// The list of a step in which it is expected; each list is exact about its own effects alone.
  public var list: EffectList { description.list }

  private var description: SystemEffectDescription { Self.descriptions[Int(rawValue)] }

  private static let descriptions = allCases.map(\.catalogueEntry)
}

/// An entry of the vocabulary.
struct SystemEffectDescription {
  var word: String
  var summary: String
  var arguments: [Detail]
  var list: EffectList

  init(
    _ word: String,
    _ summary: String,
    _ arguments: [Detail] = [],
    in list: EffectList = .effects
  ) {
    self.word = word
    self.summary = summary
    self.arguments = arguments
    self.list = list
  }
}
