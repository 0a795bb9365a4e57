extension Effect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .perform(let procedure): procedure.words
    case .performIfAgreed(let procedure): "\(procedure.words), if the answer was yes"
    case .call(let method): "call `\(method.selector)`"
    case .callFirst(let first, let second, let third):
      "call the first that is implemented of "
        + Self.distinct([first, second, third]).map { "`\($0.selector)`" }.joined(separator: ", ")
    case .post(let name): "post `\(name.name)`"
    case .startProcess(let state): "start the process, \(state.word)"
    case .become(let state): "the app is \(state.word)"
    case .scene(let state): "the scene is \(state.word)"
    case .endProcess(let reason): "end the process (`\(reason.word)`)"
    case .read(let state):
      state.map { "the app reads \($0.word) from here on" } ?? "the app reads its state again"
    case .note(let effect): "`\(effect.word)`"
    case .begin(let limit): "the limit of \(limit.words) begins"
    case .end(let limit): "the limit of \(limit.words) ends"
    case .device(let effect): effect.words
    case .changes(let effect): effect.words
    case .statusBar(let effect): effect.words
    case .files(let effect): effect.words
    case .installation(let effect): effect.words
    case .takeURL: "the URL waits to be handed over"
    case .dropURL: "nothing waits to be handed over any more"
    case .event(let effect): effect.words
    case .markForceQuit: "the app counts as force-quit"
    case .discardSession: "the scene's session is discarded, which the next launch reports"
    case .reportSessions: "no discarded session is left to report"
    case .object(let effect): effect.words
    case .preservation(let effect): effect.words
    case .app(let effect): effect.words
    case .conduct(let effect): effect.words
    case .memory(let effect): effect.words
    case .interface(let effect): effect.words
    case .controller(let effect): effect.words
    case .ownership(let effect): effect.words
    case .thread(let effect): effect.words
    case .service(let effect): effect.words
    }
  }

  private static func distinct(_ methods: [DelegateMethod?]) -> [DelegateMethod] {
    methods.reduce(into: []) { result, method in
      if let method, !result.contains(method) { result.append(method) }
    }
  }
}

extension DeviceEffect {
  fileprivate var words: String {
    switch self {
    case .show(let place): place.words
    case .cover(let cover): "\(cover.words) lies over it"
    case .uncover: "what lies on top disappears"
    case .uncoverAll: "all that lies over it disappears"
    case .stopRinging: "the call stops to ring"
    case .answerCall: "the call screen is in front"
    case .hangUp: "the call is over"
    case .showPlaceBeforeCall: "what was in front before the call is in front"
    case .showBanner(let time): "a banner is shown for \(time)"
    case .hideBanner: "the banner disappears"
    case .lock: "the lock screen is in front"
    case .unlock: "what was in front before the lock is in front"
    case .restart: "the device restarts"
    case .chooseNotificationStyle: "notifications are shown so from now on"
    }
  }
}

extension ChangeEffect {
  fileprivate var words: String {
    switch self {
    case .note: "take the change from the action"
    case .noteProtection(let isAvailable):
      "protected files \(isAvailable ? "are back" : "go away")"
    case .deliver: "notify the app of the change, if it is one"
    case .apply: "the device changes"
    case .queue: "the change waits, in place of an earlier one of its kind"
    case .deliverQueue: "notify the app of each change that waits"
    case .accessories(let areGone):
      "notify the app of each accessory that it is \(areGone ? "gone" : "connected")"
    }
  }
}

extension AppEffect {
  fileprivate var words: String {
    switch self {
    case .block: "the main thread is busy for that time"
    case .beginTask: "a background task begins"
    case .refuseTask: "no background task begins"
    case .endTask: "the background task ends"
    case .startExpiration: "no time is left for background tasks"
    case .expireTasks: "call the expiration handler of each background task"
    case .stopAudio: "`audio-stopped`, if it plays or records"
    case .use(let use, let isOn): "\(use) is \(isOn ? "" : "no longer ")in use"
    }
  }
}

extension EventEffect {
  fileprivate var words: String {
    switch self {
    case .take: "what has happened waits to be handed over"
    case .showToUser: "the notification is shown to the user"
    case .takeShown: "the notification shown last waits to be handed over"
    case .begin: "the app begins with the event"
    case .handle: "run the app's code for the event"
    case .end: "the app is done with the event, unless it kept the completion handler"
    case .keepHandler: "the completion handler is kept"
    case .callHandler: "the app is done with the event of the completion handler"
    }
  }
}

extension ObjectEffect {
  fileprivate var words: String {
    switch self {
    case .make(.window): "a window is made, if there is none"
    case .make(.viewController): "the view controller is made, if there is none"
    case .make(.view): "its view is loaded, if it was not"
    case .make(.installation): "the view is put into the window"
    case .make(.display): "the window is shown"
    case .showWindow: "\(Procedure.showWindow.words), if it was not"
    case .loadInstalledView: "the view that is installed is loaded, if it was not"
    case .turnViews: "the views are turned, if the device is"
    }
  }
}

extension PreservationEffect {
  fileprivate var words: String {
    switch self {
    case .ask: "\(Procedure.preserveState.words), if the delegate knows the question"
    case .encode: "each view controller with an identifier writes its state down"
    case .writeArchive: "the state is kept"
    case .discardArchive: "the state that was kept is thrown away"
    case .restoreEach: "restore each view controller that was kept"
    case .settle: "the view controller comes from who can make it, or is dropped"
    }
  }
}

extension Limit {
  fileprivate var words: String {
    switch self {
    case .launch: "the launch"
    case .enterBackground: "entering the background"
    case .terminate: "termination"
    case .resume: "the return"
    }
  }
}
