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
    case .alertShown: .init("alert-shown", "an alert appears over whatever is in front")
    case .viewsResized:
      .init("views-resized", "the views that view controllers manage take their new size")

    // The background.
    case .snapshot: .init("snapshot", "the system takes a picture of the app's interface")
    case .cachesTrimmed: .init("caches-trimmed", "the system's caches for the app are given back")
    case .resumed: .init("resumed", "the app runs again after a suspension")
    case .changeQueued: .init("change-queued", "a change is noted for later")
    case .backgroundEvent: .init("background-event", "the app handles a background event")
    case .taskRefused: .init("task-refused", "a background task cannot begin")
    case .unknownTask: .init("unknown-task", "a background task ends that nobody knows")

    // Protected files.
    case .keysDiscarded: .init("keys-discarded", "the keys of protected files are thrown away")
    case .keysBack: .init("keys-back", "the keys of protected files are back")
    case .fileOpened: .init("file-opened", "the app has opened a file", [.file])
    case .fileRead: .init("file-read", "the app has read a file", [.file])
    case .fileDenied: .init("file-denied", "a protected file cannot be used", [.file])
    case .fileNotOpen: .init("file-not-open", "a file that is read is not open", [.file])

    // Installing.
    case .iconMoved: .init("icon-moved", "the app's icon has another place")
    case .appInstalled: .init("app-installed", "the app is on the device")
    case .appRemoved:
      .init("app-removed", "the app is gone from the device, with its files and preferences")
    case .deviceReset:
      .init("device-reset", "the device is as it was when it was new, without any installed app")
    }
  }
}
