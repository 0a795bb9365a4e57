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
    case .alertsDismissed: .init("alerts-dismissed", "alerts of the app are dismissed")

    // The background.
    case .snapshot: .init("snapshot", "the system takes a picture of the app's interface")
    case .cachesTrimmed: .init("caches-trimmed", "the system's caches for the app are given back")
    case .resumed: .init("resumed", "the app runs again after a suspension")
    case .changeQueued: .init("change-queued", "a change is noted for later")
    case .backgroundEvent: .init("background-event", "the app handles a background event", [.kind])
    case .taskRefused: .init("task-refused", "a background task cannot begin")
    case .unknownTask: .init("unknown-task", "a background task ends that nobody knows")

    // Notifications of the app.
    case .notificationShown:
      .init("notification-shown", "a notification of the app is shown to the user", [.notification])

    // Protected files.
    case .keysDiscarded: .init("keys-discarded", "the keys of protected files are thrown away")
    case .keysBack: .init("keys-back", "the keys of protected files are back")
    }
  }
}
