extension Trigger {
  /// What makes the rule apply, as the page of the rules says it.
  var words: String {
    switch self {
    case .action(let kind): "`\(kind.actor.rawValue): \(kind.word)`"
    case .procedure(let procedure): procedure.words
    case .timer(let timer): timer.words
    case .change(let change): "the app is notified that \(change.words)"
    }
  }
}

extension Procedure {
  /// The procedure's name, in the habit of the language.
  var words: String { "*\("\(self)".kebabCase)*" }
}

extension Timer {
  fileprivate var words: String {
    switch self {
    case .suspension: "the last reason to run ended a while ago"
    case .taskExpiration: "the time of background tasks is up"
    case .taskGrace: "the grace period of background tasks is up"
    case .watchdog: "a callback has reached its limit"
    case .unresponsive: "the main thread has been busy for `unresponsive-after`"
    case .eventOverdue: "the time for an event in the background is up"
    case .overrun: "the app has run in the background for too long"
    case .bannerGone: "a banner was shown for 5 s"
    case .threads: "work that the app gave away continues"
    case .keyDiscard: "the device was locked `protected-data-delay` ago"
    case .inputDue: "what the user does later is due"
    case .work: "work that repeats is due"
    }
  }
}

extension Change {
  fileprivate var words: String {
    switch self {
    case .accessoryConnected: "an accessory is connected"
    case .accessoryDisconnected: "an accessory is gone"
    case .orientation: "the device was turned"
    case .significantTime: "the time changed significantly"
    case .batteryLevel: "the battery's charge changed"
    case .batteryState: "the battery was plugged in, full or unplugged"
    case .proximity: "the proximity sensor changed"
    case .protectedDataUnavailable: "protected files go away"
    case .protectedDataAvailable: "protected files are back"
    case .displayConnected: "an external display is connected"
    case .displayDisconnected: "the external display is gone"
    case .screenMode: "the external display changed its mode"
    case .settings: "its preferences changed"
    case .locale: "the language or region changed"
    case .statusBar: "the status bar of a call comes or goes"
    }
  }
}

extension String {
  /// `openURLBeforeActive` as `open-url-before-active`.
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
