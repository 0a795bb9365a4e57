extension Effect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .nothing: "nothing"
    case .perform(let procedure): procedure.words
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
    default: deviceWords
    }
  }

  private var deviceWords: String {
    switch self {
    case .show(let place): place.words
    case .cover(let cover): "\(cover.words) lies over it"
    case .uncover: "what lies on top goes away"
    case .uncoverAll: "all that lies over it goes away"
    case .stopRinging: "the call stops to ring"
    case .answerCall: "the call screen is in front"
    case .hangUp: "the call is over"
    case .showPlaceBeforeCall: "what was in front before the call is in front"
    case .showBanner: "a banner is shown for 5 s"
    case .hideBanner: "the banner goes away"
    case .lockDevice: "the lock screen is in front"
    case .unlockDevice: "what was in front before the lock is in front"
    case .restartDevice: "the device starts anew"
    default: otherWords
    }
  }

  private var otherWords: String {
    switch self {
    case .takeURL: "the URL waits to be handed over"
    case .dropURL: "no URL waits any more"
    case .takeEvent: "the background event goes into the launch options"
    case .markForceQuit: "the app counts as force-quit"
    case .discardSession: "the scene's session is discarded, which the next launch reports"
    case .reportSessions: "no discarded session is left to report"
    case .noteChange: "take the change from the action"
    case .noteProtection(let isAvailable):
      "protected files \(isAvailable ? "are back" : "go away")"
    case .deliverChange: "tell the app of the change, if it is one"
    case .applyChange: "the device changes"
    case .queueChange: "the change waits, in place of an earlier one of its kind"
    case .deliverQueue: "tell the app of each change that waits"
    case .accessories(let areGone):
      "tell the app of each accessory that it is \(areGone ? "gone" : "connected")"
    case .block: "the main thread is busy for that time"
    case .beginTask: "a background task begins"
    case .refuseTask: "no background task begins"
    case .endTask: "the background task ends"
    case .startExpiration: "no time is left for background tasks"
    case .expireTasks: "call the expiration handler of each background task"
    case .use(let use, let isOn): "\(use) is \(isOn ? "" : "no longer ")in use"
    case .conduct(let effect): effect.words
    case .memory(let effect): effect.words
    default: preconditionFailure("Internal inconsistency: \(self) has no words")
    }
  }

  private static func distinct(_ methods: [DelegateMethod?]) -> [DelegateMethod] {
    methods.reduce(into: []) { result, method in
      if let method, !result.contains(method) { result.append(method) }
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
