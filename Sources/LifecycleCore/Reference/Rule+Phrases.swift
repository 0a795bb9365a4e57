extension Trigger {
  /// The trigger, as printed on the rules page.
  var phrase: String {
    switch self {
    case .action(let kind): "`\(kind.actor.rawValue): \(kind.word)`"
    case .procedure(let procedure): procedure.phrase
    case .timer(let timer): timer.phrase
    case .change(let change): "the app is notified that \(change.phrase)"
    }
  }
}

extension Procedure {
  /// The procedure's name, in kebab case.
  var phrase: String { "*\("\(self)".kebabCase)*" }
}

extension Timer {
  fileprivate var phrase: String {
    switch self {
    case .suspension: "`suspend-after` has passed since the last reason to run ended"
    case .taskExpiration: "the background time has expired"
    case .taskGrace: "the grace period of background tasks has expired"
    case .watchdog: "a callback has reached its limit"
    case .unresponsive: "the main thread has been busy for `unresponsive-after`"
    case .eventOverdue: "the time for a background event has expired"
    case .overrun: "the app has run in the background for too long"
    case .bannerGone: "a banner was shown for 5 s"
    case .threads: "dispatched work continues"
    case .keyDiscard: "the device was locked `protected-data-delay` ago"
    case .inputDue: "delayed user input is due"
    case .work: "repeating work is due"
    }
  }
}

extension Change {
  fileprivate var phrase: String {
    switch self {
    case .accessoryConnected: "an accessory is connected"
    case .accessoryDisconnected: "an accessory is disconnected"
    case .orientation: "the device was rotated"
    case .significantTime: "the time changed significantly"
    case .batteryLevel: "the battery's charge changed"
    case .batteryState: "the device was plugged in or unplugged, or its battery is full"
    case .proximity: "the proximity sensor changed"
    case .protectedDataUnavailable: "protected files become unavailable"
    case .protectedDataAvailable: "protected files become available"
    case .displayConnected: "an external display is connected"
    case .displayDisconnected: "the external display is disconnected"
    case .screenMode: "the external display changed its mode"
    case .settings: "its preferences changed"
    case .locale: "the language or region changed"
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
    case .state(let states): "the app is \(Self.or(states.map(\.word)))"
    case .front(let places): Self.or(places.map(\.phrase))
    case .under(let covers): "\(Self.or(covers.map(\.phrase))) lies over it"
    case .fact(let fact): fact.phrase
    case .not(let fact): "not: \(fact.phrase)"
    case .reason(let reasons): "it is about \(Self.or(reasons.map(\.row.phrase)))"
    case .setting(let choice): "`\(choice.item.name)` is `\(choice.text)`"
    case .argument(let words):
      "its argument is \(Self.or(words.map { $0.map { "`\($0)`" } ?? "omitted" }))"
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
    settings[item] = value
    return settings.text(item)
  }
}

extension Effect {
  /// The effect, as printed on the rules page.
  var phrase: String {
    switch self {
    case .nothing: "nothing"
    case .perform(let procedure): procedure.phrase
    case .performIfAgreed(let procedure): "\(procedure.phrase), if the answer was yes"
    case .call(let method): "call `\(method.selector)`"
    case .callFirst(let first, let second, let third):
      "call the first that is implemented of "
        + Self.distinct([first, second, third]).map { "`\($0.selector)`" }.joined(separator: ", ")
    case .post(let name): "post `\(name.name)`"
    case .startProcess(let state): "start the process, \(state.word)"
    case .become(let state): "the app is \(state.word)"
    case .scene(let state): "the scene is \(state.word)"
    case .endProcess(let reason): "end the process (`\(reason.word)`)"
    case .overrideState(let state):
      state.map { "the app reads \($0.word) from here on" } ?? "the app reads its state again"
    case .note(let effect): "`\(effect.word)`"
    case .begin(let limit): "the limit of \(limit.phrase) begins"
    case .end(let limit): "the limit of \(limit.phrase) ends"
    case .storeURL: "the URL waits to be handed over"
    case .discardURL: "nothing waits to be handed over any more"
    case .run(let operation): operation.phrase
    }
  }

  private static func distinct(_ methods: [DelegateMethod?]) -> [DelegateMethod] {
    methods.reduce(into: []) { result, method in
      if let method, !result.contains(method) { result.append(method) }
    }
  }
}

extension Limit {
  fileprivate var phrase: String {
    switch self {
    case .launch: "the launch"
    case .enterBackground: "entering the background"
    case .terminate: "termination"
    case .resume: "the return"
    }
  }
}
