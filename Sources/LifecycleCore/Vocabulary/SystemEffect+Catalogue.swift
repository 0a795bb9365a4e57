extension SystemEffect {
  /// One switch over all, so that the compiler finds an effect without an entry.
  var catalogueEntry: SystemEffectDescription {
    switch self {
    // Launch.
    case .launchImage: .init("launch-image", "the launch image is shown")
    case .interfaceLoaded: .init("interface-loaded", "the main interface file is loaded")
    case .firstDrawing:
      .init("first-drawing", "the window is laid out and drawn for the first time")

    // The screen.
    case .touchesOn: .init("touches-on", "touches reach the app again")
    case .touchesOff: .init("touches-off", "touches no longer reach the app")

    // The background.
    case .snapshot:
      .init("snapshot", "the system takes a picture of the app's interface", [.views])
    case .cachesTrimmed: .init("caches-trimmed", "the system's caches for the app are given back")
    case .resumed: .init("resumed", "the app runs again after a suspension")
    case .changeQueued: .init("change-queued", "a change is noted for later")
    case .backgroundEvent: .init("background-event", "the app handles a background event")
    case .taskRefused: .init("task-refused", "a background task cannot begin")
    case .unknownTask: .init("unknown-task", "a background task ends that nobody knows")
    case .throttled:
      .init("throttled", "an app that worked in the background for too long is slowed down")

    // Views and alerts of the app.
    case .viewDrawn: .init("view-drawn", "a view draws itself", [.name])
    case .unseenUpdate:
      .init(
        "unseen-update",
        "a view is to be drawn anew in the background, which nobody sees",
        [.name]
      )
    case .layersEmptied:
      .init("layers-emptied", "the layers of the views shown lose their backing stores", [.views])
    case .layersRestored:
      .init("layers-restored", "they have them back, and no view had to draw", [.views])
    case .alertCancelled:
      .init(
        "alert-cancelled",
        "an alert of the app is dismissed, and its cancel handler runs",
        [.name]
      )

    // Sockets and shared resources.
    case .socketUsed: .init("socket-used", "a socket does what it is asked for", [.name])
    case .socketFailed:
      .init("socket-failed", "a socket is closed or dead, which is an error", [.name])
    case .socketClosed:
      .init("socket-closed", "the system closes a listening socket and its service", [.name])
    case .socketTornDown:
      .init("socket-torn-down", "a socket of the suspended app is dead", [.name])
    case .resourceGranted: .init("resource-granted", "the app gets a shared resource", [.name])
    case .resourceRefused:
      .init("resource-refused", "the app does not get it: the app in front has it", [.name])
    case .resourceTaken:
      .init("resource-taken", "the app in front gets a resource that the app used", [.name])

    // Memory and other apps.
    case .objectFound: .init("object-found", "an object is where the app left it", [.name])
    case .objectMissing: .init("object-missing", "an object is no longer in memory", [.name])
    case .imageFreed:
      .init("image-freed", "the system drops a cached image that the app does not hold", [.name])
    case .codePagesDropped:
      .init("code-pages-dropped", "pages of code leave the memory, which nobody notices")
    case .otherAppForward: .init("other-app-forward", "another app comes to the front", [.name])
    case .otherAppBackground:
      .init("other-app-background", "another app leaves the front and stays in memory", [.name])
    case .otherAppEnded: .init("other-app-ended", "another app is terminated", [.name])

    // Protected files.
    case .keysDiscarded: .init("keys-discarded", "the keys of protected files are thrown away")
    case .keysBack: .init("keys-back", "the keys of protected files are back")
    }
  }
}
