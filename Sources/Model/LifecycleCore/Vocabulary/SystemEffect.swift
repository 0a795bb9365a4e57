/// An effect of the system other than a call or a notification, or the result of a request of the app.
///
/// To add one, add its case here, its entry in the catalogue (`SystemEffect+Catalogue.swift`) and a rule for it.
@_spi(Package) public enum SystemEffect: UInt8, CaseIterable, Sendable {
  // Launch.
  case launchImage, interfaceLoaded, firstDrawing, runLoop, processPrepared
  // The objects of the app.
  case main, applicationMain, applicationMade, infoRead, delegateMade
  case windowMade, viewControllerMade, viewLoaded, viewsInstalled, viewsTurned, windowShown
  case windowNotShown
  case sceneMade
  // Preserved state.
  case viewControllerEncoded, archiveWritten, archiveDiscarded
  case viewControllerRestored, viewControllerDropped
  // The screen.
  case touchesOn, touchesOff, alertShown, viewsResized, eventLost
  case scrolled, windowHidden
  // The background.
  case snapshot, cachesTrimmed, resumed, changeQueued, backgroundEvent
  case taskRefused, unknownTask, throttled
  case audioStopped, audioNotStarted, transferDeferred, transfersCancelled, consoleMessage
  case taskRegistered, taskNotRegistered
  case taskRequestSubmitted, taskRequestRefused, pendingTaskRequests
  case sceneRequestFailed
  case permissionAnswered
  // Notifications of the app.
  case notificationShown
  // Views and alerts of the app.
  case viewDrawn, unseenUpdate, layersEmptied, layersRestored
  case alertPresented, actionSheetPresented, alertCancelled, alertAnswered
  // Sockets and shared resources.
  case socketUsed, socketFailed, socketClosed, socketTornDown
  case resourceGranted, resourceRefused, resourceTaken
  // Repeating work and the network.
  case tick, requestSent
  // Memory and other apps.
  case objectSaved, objectFound, objectMissing, imageFreed, codePagesDropped
  case otherAppForward, otherAppBackground, otherAppEnded
  // Protected files.
  case keysDiscarded, keysBack, fileOpened, fileRead, fileDenied, fileNotOpen
  case keychainItemRead, keychainItemDenied
  // Installation.
  case iconMoved, appInstalled, appRemoved, deviceReset
  // Object ownership.
  case poolOpened, poolDrained
  case objectMade, objectRetained, objectReleased, objectAutoreleased
  case objectDeallocated, objectLeaked, referenceCleared
  case messageSent, messageToNil, messageSkipped
  // Threads.
  case workQueued, workBegan, workEnded
  // System services and kinds of devices.
  case screenPresented, screenDismissed, pasted, pasteboardEmpty, callInProgress, noCall
  case compatibilityMode, displayScaled, calendarEventAdded, formatted, keyboardShown

  /// The kind, which selects the list of a step in which the effect is expected.
  public var kind: TermKind { Self.rows[Int(rawValue)].list }

  /// The opposite result of the same request, such as an object found or missing.
  public var opposite: SystemEffect? {
    row.opposite ?? Self.allCases.first { $0.row.opposite == self }
  }
}
