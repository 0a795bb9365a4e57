extension Trigger {
  /// The trigger, as printed on the rules page.
  var phrase: String {
    switch self {
    case .action(let kind): "`\(kind.actor.rawValue): \(kind.word)`"
    case .procedure(let procedure): procedure.phrase
    case .timer(let timer): timer.phrase
    case .deviceEvent(let event): "the app is notified that \(event.phrase)"
    }
  }
}

extension Procedure {
  /// The procedure's name, in kebab case.
  var phrase: String { "*\("\(self)".kebabCase)*" }
}

extension ClockTimer {
  fileprivate var phrase: String {
    switch self {
    case .suspension: "`suspend-after` has passed since the app last had a reason to run"
    case .taskExpiration: "the background time has expired"
    case .taskGrace: "the grace period of background tasks has expired"
    case .watchdog: "a callback has exceeded its time limit"
    case .unresponsive: "the main thread has been busy for `unresponsive-after`"
    case .permissionPrompt: "the app is idle after a request for a permission"
    case .eventOverdue: "the time for a background event has expired"
    case .overrun: "the app has run in the background for too long"
    case .bannerGone: "a banner has been shown for 5 s"
    case .threads: "dispatched work continues"
    case .keyDiscard: "`protected-data-delay` has passed since the device was locked"
    case .inputDue: "delayed user input is due"
    case .work: "repeating work is due"
    case .block: "a block of the app's code is due"
    case .scheduledTask: "a task of BGTaskScheduler has run for too long"
    case .sessionEvents: "the delegates of background URL sessions are due"
    }
  }
}

extension DeviceEvent {
  fileprivate var phrase: String {
    switch self {
    case .accessoryConnected: "an accessory is connected"
    case .accessoryDisconnected: "an accessory is disconnected"
    case .orientation: "the device rotates"
    case .significantTime: "the time changes significantly"
    case .batteryLevel: "the battery's charge changes"
    case .batteryState: "the device is plugged in or unplugged, or its battery becomes full"
    case .proximity: "the proximity sensor changes"
    case .protectedDataUnavailable: "protected files become unavailable"
    case .protectedDataAvailable: "protected files become available"
    case .displayConnected: "an external display is connected"
    case .displayDisconnected: "the external display is disconnected"
    case .screenMode: "the external display changes its mode"
    case .settings: "its preferences change"
    case .locale: "the language or region changes"
    case .statusBar: "the in-call status bar appears or disappears"
    }
  }
}

extension String {
  /// The camel-case name in kebab case: `open-url-before-active` for `openURLBeforeActive`.
  fileprivate var kebabCase: String {
    let characters = Array(self)
    var result = ""
    for (index, character) in characters.enumerated() {
      if character.isUppercase, index > 0 {
        let isAfterWord = !characters[index - 1].isUppercase
        let isBeforeWord = index + 1 < characters.count && !characters[index + 1].isUppercase
        if isAfterWord || isBeforeWord { result += "-" }
      }
      result += character.lowercased()
    }
    return result
  }
}

extension Condition {
  /// The condition, as printed on the rules page.
  var phrase: String {
    switch self {
    case .state(let states): "the app is \(Self.or(states.map(\.phrase)))"
    case .front(let places): Self.or(places.map(\.phrase))
    case .under(let overlays): "the topmost overlay is \(Self.or(overlays.map(\.phrase)))"
    case .fact(let fact): fact.phrase
    case .not(let fact): "not: \(fact.phrase)"
    case .reason(let reasons): "the reason is \(Self.or(reasons.map(\.properties.phrase)))"
    case .setting(let choice): "`\(choice.modelSwitch.name)` is `\(choice.text)`"
    case .argument(let words):
      "the argument is \(Self.or(words.map { $0.map { "`\($0)`" } ?? "omitted" }))"
    }
  }

  private static func or(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension SettingChoice {
  /// The value, as written in scenarios.
  var text: String {
    var settings = Settings()
    settings[modelSwitch] = value
    return settings.text(modelSwitch)
  }
}

extension Effect {
  /// The effect, as printed on the rules page.
  var phrase: String {
    switch self {
    case .nothing: "nothing"
    case .perform(let procedure): procedure.phrase
    case .performIfAgreed(let procedure): "\(procedure.phrase), if the delegate returns YES"
    case .part(let kind): Trigger.action(kind).phrase
    case .call(let method): "call `\(method.selector)`"
    case .callFirst(let first, let second, let third):
      "call the first method that the app implements: "
        + Self.distinct([first, second, third]).map { "`\($0.selector)`" }.joined(separator: ", ")
    case .post(let name): "post `\(name.name)`"
    case .startProcess(let state): "start the process in the state `\(state.word)`"
    case .become(let state): "the app is now \(state.phrase)"
    case .scene(let state): "the scene is now `\(state.word)`"
    case .endProcess(let reason): "end the process (`\(reason.word)`)"
    case .overrideState(let state):
      state.map { "report the state `\($0.word)` to the app" }
        ?? "report the actual state to the app again"
    case .note(let effect): "`\(effect.word)`"
    case .begin(let limit): "start the time limit for \(limit.phrase)"
    case .end(let limit): "stop the time limit for \(limit.phrase)"
    case .storeURL: "keep the URL for the app"
    case .discardURL: "discard what is kept for the app"
    case .run(let operation): operation.phrase
    }
  }

  private static func distinct(_ methods: [DelegateMethod?]) -> [DelegateMethod] {
    methods.reduce(into: []) { result, method in
      if let method, !result.contains(method) { result.append(method) }
    }
  }
}

extension AppState {
  /// The state as a predicate.
  fileprivate var phrase: String {
    switch self {
    case .notRunning: "not running"
    case .background: "in the background"
    case .inactive, .active, .suspended: word
    }
  }
}

extension Limit {
  /// What the limit is for, within a sentence.
  package var phrase: String {
    switch self {
    case .launch: "the launch"
    case .backgroundLaunch: "the launch in the background"
    case .enterBackground: "entering the background"
    case .terminate: "termination"
    case .resume: "the return to the foreground"
    }
  }
}
