extension ConductEffect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .issueGraphics: "OpenGL ES begins to work"
    case .finishGraphics: "OpenGL ES has done all that it was asked for"
    case .openSocket: "the socket is open"
    case .useSocket: "`socket-used` or, if it does not work, `socket-failed`"
    case .closeSocket: "the socket is closed"
    case .closeListening: "`socket-closed` for each socket that listens"
    case .tearDownSockets: "`socket-torn-down` for each socket"
    case .useResource: "the app uses the shared resource"
    case .releaseResource: "the app uses the shared resource no longer"
    case .claimResource: "the app in front gets it; `resource-taken` if the app used it"
    case .showView: "the view is in the window, and must be drawn"
    case .hideView: "the view is no longer in the window"
    case .markView: "the view must be drawn"
    case .drawViews: "`layers-restored` if they were emptied, `view-drawn` for each view that must"
    case .trimCaches:
      "`caches-trimmed`, with `layers-emptied` and `image-freed` where there are any"
    case .presentAlert: "the alert is presented"
    case .withdrawAlert: "the alert is no longer presented"
    case .startWork: "the work repeats"
    case .stopWork: "the work repeats no longer"
    case .tick: "`tick` for each work that is due"
    case .sendRequest: "`request-sent`, and the thread waits for the response"
    case .cancelAlert: "`alert-cancelled` for the topmost alert, and call its cancel handler"
    case .cancelAllAlerts: "`alert-cancelled` for each alert, and call its cancel handler"
    }
  }
}

extension MemoryEffect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .holdObject: "the object is in memory"
    case .cacheImage: "the image is in the cache"
    case .useObject: "`object-found` or `object-missing`"
    case .releaseObject: "the object is free, if no cache has it"
    case .saveObject: "the object is on disk"
    case .restoreObject: "`object-found` and it is in memory, or `object-missing`"
    case .beginPressure: "memory is needed"
    case .endSuspendedApps:
      "end suspended apps, the largest first, until there is enough (`other-app-ended` for another one)"
    case .endRunningApps: "end apps that run in the background in the same way"
    case .endFrontApp: "`other-app-ended` for the one in front"
    }
  }
}
