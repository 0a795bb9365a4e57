internal import LifecycleCore

/// A participant of a sequence diagram; the cases are in order from left to right.
public enum Lifeline: Hashable, Comparable, Sendable {
  case user, system, application, appDelegate
  /// The delegate of the only scene.
  case sceneDelegate
  /// The delegate of one of several scenes, which are numbered in the order in which they take part.
  case scene(Int, name: String)
  case notificationCenter, views, viewControllers, objects, backgroundThread

  /// The title.
  public var name: String {
    switch self {
    case .user: "User"
    case .system: "System"
    case .application: "UIApplication"
    case .appDelegate: "App delegate"
    case .sceneDelegate: "Scene delegate"
    case .scene(_, let name): "Scene \(VisibleText.of(name))"
    case .notificationCenter: "Notification center"
    case .views: "Window and views"
    case .viewControllers: "View controllers"
    case .objects: "App objects"
    case .backgroundThread: "Background thread"
    }
  }

  /// The identifier in Mermaid.
  var identifier: String {
    if case .scene(let number, _) = self { "scene\(number)" } else { "\(self)" }
  }

  /// Whether it is part of the user interface, which few scenarios test.
  var isInterface: Bool { self == .views || self == .viewControllers }
}

extension SystemEffect {
  /// The sender and the receiver of the message; the sender is nil for the app's own code.
  var participants: (from: Lifeline?, to: Lifeline) {
    switch self {
    case .launchImage, .keyboardShown, .alertShown, .alertCancelled, .notificationShown:
      (.system, .user)
    case .applicationMain, .applicationMade, .infoRead, .interfaceLoaded, .runLoop:
      (.application, .application)
    case .delegateMade: (.application, .appDelegate)
    case .sceneMade: (.application, .sceneDelegate)
    case .firstDrawing, .windowMade, .windowShown, .viewsInstalled, .viewsTurned, .viewsResized,
      .viewDrawn, .unseenUpdate, .layersEmptied, .layersRestored:
      (.application, .views)
    case .viewControllerMade, .viewLoaded, .viewControllerEncoded, .viewControllerRestored,
      .viewControllerDropped, .screenPresented, .screenDismissed:
      (.application, .viewControllers)
    case .keysDiscarded, .keysBack, .otherAppForward, .otherAppBackground, .otherAppEnded,
      .iconMoved, .appInstalled, .appRemoved, .deviceReset, .processPrepared:
      (.system, .system)
    case .poolOpened, .poolDrained, .objectMade, .objectRetained, .objectReleased,
      .objectAutoreleased, .objectDeallocated, .objectLeaked, .referenceCleared, .messageSent,
      .messageToNil, .messageSkipped:
      (nil, .objects)
    case .workQueued, .workBegan, .workEnded: (.backgroundThread, .backgroundThread)
    case .main, .archiveWritten, .archiveDiscarded, .touchesOn, .touchesOff, .eventLost, .scrolled,
      .windowHidden, .snapshot, .cachesTrimmed, .resumed, .changeQueued, .backgroundEvent,
      .taskRefused, .unknownTask, .throttled, .audioStopped, .transferDeferred, .transfersCancelled,
      .consoleMessage,
      .taskRegistered, .taskNotRegistered, .taskRequestSubmitted, .taskRequestRefused,
      .pendingTaskRequests, .sceneRequestFailed,
      .alertPresented, .actionSheetPresented, .socketUsed, .socketFailed,
      .socketClosed,
      .socketTornDown, .resourceGranted, .resourceRefused, .resourceTaken, .tick, .requestSent,
      .objectFound, .objectMissing, .imageFreed, .codePagesDropped, .fileOpened, .fileRead,
      .fileDenied, .fileNotOpen, .pasted, .pasteboardEmpty, .callInProgress, .noCall,
      .compatibilityMode, .displayScaled, .calendarEventAdded, .formatted:
      (.system, .application)
    }
  }
}

extension ActionReceiver {
  /// The lifeline of the receiver.
  var lifeline: Lifeline {
    switch self {
    case .application: .application
    case .views: .views
    case .viewControllers: .viewControllers
    case .objects: .objects
    case .system: .system
    }
  }
}
