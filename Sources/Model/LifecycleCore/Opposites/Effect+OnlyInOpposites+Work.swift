/// Work that repeats, and blocks.
extension Effect {
  static let onlyInOppositesOfWork = [
    runBlockOnMain,
    continueWorkWhileSuspended, repeatAtFullRate, restartTimers, tickForEachTime, tickAndRestart,
  ]

  /// A suspended app does no work that repeats.
  private static let continueWorkWhileSuspended = Self("the app's repeating work continues") {
    guard let due = $0.process.resources.work.nextDeadline else { return }
    $0.clock.timers.schedule(.work, at: due)
  }
  private static let repeatAtFullRate = Self("the work repeats at its full rate") {
    guard let kind = $0.action.word(WorkKind.self, "kind") else { return }
    let interval = $0.action.duration("every") ?? .seconds(1)
    $0.process.resources.work.start(
      .init(
        kind: kind,
        name: $0.action.text("name"),
        interval: interval,
        due: $0.clock.now + interval
      )
    )
    $0.watchWork()
  }
  private static let restartTimers = Self("each timer that is due begins again") {
    $0.restartDueWork()
  }
  private static let tickForEachTime = Self("`tick` for each time that has passed") {
    while let due = $0.process.resources.work.nextDeadline, due <= $0.clock.now {
      for item in $0.process.resources.work.popDue(at: due) { $0.noteTick(of: item) }
    }
    $0.watchWork()
  }
  private static let tickAndRestart = Self("`tick` for each that is due, which begins again") {
    for item in $0.restartDueWork() { $0.noteTick(of: item) }
  }

  /// The code of a block runs beside the code that dispatches it.
  private static let runBlockOnMain = runningAppCode("the main thread runs the block itself") {
    $0.perform($0.action.script("block"))
  }
}

extension Machine {
  /// Starts the work that is due from now on, and returns it.
  @discardableResult
  fileprivate mutating func restartDueWork() -> [RepeatingWork.Item] {
    let items = process.resources.work.popDue(at: clock.now)
    for item in items {
      process.resources.work.start(
        .init(
          kind: item.kind,
          name: item.name,
          interval: item.interval,
          due: clock.now + item.interval
        )
      )
    }
    watchWork()
    return items
  }

  fileprivate mutating func noteTick(of item: RepeatingWork.Item) {
    var values: Details = [.kind: .text(item.kind.rawValue)]
    values.set(.name, item.name)
    note(.tick, values)
  }
}
