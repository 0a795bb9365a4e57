/// What keeps an app running in the background while its main thread is idle.
struct ReasonsToRun: OptionSet {
  let rawValue: UInt8

  /// A background task that was not ended.
  static let tasks = ReasonsToRun(rawValue: 1)
  /// An event with which the app is not done.
  static let event = ReasonsToRun(rawValue: 2)
  /// A background mode that is declared, where that is enough.
  static let declaredMode = ReasonsToRun(rawValue: 4)
  /// The app plays or records audio, and declares it.
  static let audio = ReasonsToRun(rawValue: 8)
  /// The app follows the location, and declares it.
  static let location = ReasonsToRun(rawValue: 16)
}

extension Machine {
  /// The background modes with which an app is not suspended where declaring them is enough.
  private static let modesThatRun: Set<BackgroundMode> = [.audio, .location, .voip]

  /// What keeps the app from being suspended now.
  var reasonsToRun: ReasonsToRun {
    var reasons: ReasonsToRun = []
    if !process.tasks.live.isEmpty { reasons.insert(.tasks) }
    if process.events.areAwaited { reasons.insert(.event) }
    let modes = world.app.backgroundModes
    if settings.value(BackgroundModeUse.self) == .declared {
      if !modes.isDisjoint(with: Self.modesThatRun) { reasons.insert(.declaredMode) }
    } else {
      let uses = process.backgroundUses
      if uses.contains(.audio), modes.contains(.audio) { reasons.insert(.audio) }
      if uses.contains(.location), modes.contains(.location) { reasons.insert(.location) }
    }
    return reasons
  }

  /// Why an app that is in the background is not suspended, each reason in words.
  var whyNotSuspended: [String] {
    guard life.state == .background else { return [] }
    let reasons = reasonsToRun
    var words: [String] = []
    if reasons.contains(.tasks) {
      words += process.tasks.live.map { "background task '\($0.name)' is not ended" }
    }
    if reasons.contains(.event) {
      words.append("the app is not done with a background event: it owes the completion handler")
    }
    if reasons.contains(.declaredMode) {
      let modes = world.app.backgroundModes.intersection(Self.modesThatRun).map(\.rawValue).sorted()
      words.append(
        "UIBackgroundModes declares \(modes.joined(separator: ", ")), which keeps the app running "
          + "(\(ModelSwitch.backgroundMode.name): \(settings.text(.backgroundMode)))"
      )
    }
    if reasons.contains(.audio) { words.append("the app uses background audio") }
    if reasons.contains(.location) {
      words.append("the app follows the location in the background")
    }
    if words.isEmpty, let due = clock.timers.deadline(of: .suspension) {
      words.append("the app is suspended only at \(due) (\(ModelSwitch.suspendAfter.name))")
    }
    return words
  }
}
