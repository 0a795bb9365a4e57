extension Trigger {
  /// What makes the rule apply, as the page of the rules prints it.
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
  /// The procedure's name, in the spelling of the language.
  var words: String { "*\("\(self)".kebabCase)*" }
}

extension Timer {
  fileprivate var words: String {
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
    case .inputDue: "what the user does later is due"
    case .work: "repeating work is due"
    }
  }
}

extension Change {
  fileprivate var words: String {
    switch self {
    case .accessoryConnected: "an accessory is connected"
    case .accessoryDisconnected: "an accessory is disconnected"
    case .orientation: "the device was turned"
    case .significantTime: "the time changed significantly"
    case .batteryLevel: "the battery's charge changed"
    case .batteryState: "the battery was plugged in, full or unplugged"
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
