/// Effects on the main thread, background tasks and background modes.
extension Effect {
  static let keepMainBusy = Self("the main thread is busy for that time", leadsTo: .delay) {
    if let time = $0.action.duration("time") { $0.block(for: time) }
  }

  static let beginTask = Self("a background task begins") {
    _ = $0.process.tasks.begin($0.action.name)
  }
  static let refuseTask = Self("no background task begins") { $0.note(.taskRefused) }
  static let endTask = Self("the background task ends") {
    // App code in Swift passes the identifier; a script means the oldest task with that name.
    let id = $0.action.identifier ?? $0.process.tasks.find($0.action.name)
    if let id, $0.process.tasks.end(id) { return }
    $0.note(.unknownTask)
    $0.writeToConsole(.unknownTask, $0.action.subject)
  }
  static func warn(_ message: ConsoleMessage) -> Effect {
    Self("the system writes '\(message.word)' to the console") { $0.writeToConsole(message, nil) }
  }
  static let startExpiration = Self("no time is left for background tasks") {
    $0.process.tasks.expireAll()
  }
  static let expireTasks = delivering("call the expiration handler of each background task") {
    guard let task = $0.process.tasks.nextExpiring() else { return nil }
    $0.record(.task(.expired), [.name: .text(task.name)])
    $0.ruleStack.ranInBackground = true
    $0.repeatEffect()
    return .handler(.task(task.id))
  }

  static func use(_ use: BackgroundMode, _ isOn: Bool) -> Effect {
    Self("\(use) is \(isOn ? "" : "no longer ")in use") {
      if isOn {
        $0.process.backgroundUses.insert(use)
      } else {
        $0.process.backgroundUses.remove(use)
      }
    }
  }
  static let stopAudio = Self("`audio-stopped`, if it plays or records") { $0.stopAudio() }
}
