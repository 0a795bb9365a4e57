@_spi(Package) internal import LifecycleCore

extension Invariant {
  /// Invariants of an app that is inactive because of an interruption.
  static let inactive: [Invariant] = [
    Invariant(
      "paused-while-inactive",
      "timers, metadata queries, games and movies (except over AirPlay) pause while the app is inactive, and stay so in the background",
      checks: ["F56.1"],
      about: .apps(doing: [.startWork]),
      .stateful((inForeground: Set<WorkName>(), onAirPlay: Set<WorkName>())) { work, point in
        if let action = point.action, let started = WorkName(started: action) {
          work.inForeground.set(started, point.state != .background)
          work.onAirPlay.set(started, action.flag("airplay"))
        }
        guard let ticking = WorkName(at: point),
          ticking.kind != WorkKind.openGLAnimation.rawValue, !work.onAirPlay.contains(ticking)
        else { return nil }
        // What the app begins in the background is its work there.
        let isKept = point.state == .background && work.inForeground.contains(ticking)
        guard point.isInterrupted || isKept else { return nil }
        return point.violation(
          "\(ticking.description) continued \(isKept ? "in the background" : "while the app was inactive")",
          missing: .stopWork
        )
      }
    ),
    Invariant(
      "throttled-while-inactive",
      "animations with OpenGL ES have a lower frame rate while the app is inactive",
      checks: ["F56.1"],
      about: .apps(doing: [.startWork]),
      .stateful((now: Intervals(), whenActive: Intervals())) { intervals, point in
        if !point.isResigning, !point.isInterrupted { intervals.whenActive = intervals.now }
        if let action = point.action, let work = WorkName(started: action) {
          intervals.now[work] = action.interval
        }
        guard point.isInterrupted, let work = WorkName(at: point),
          work.kind == WorkKind.openGLAnimation.rawValue,
          let now = intervals.now[work], let before = intervals.whenActive[work], now <= before
        else { return nil }
        return point.violation(
          "\(work.description) had its full frame rate while the app was inactive"
        )
      }
    ),
    Invariant(
      "no-new-work-while-inactive",
      "nothing new is begun while the app is inactive",
      checks: ["F56.1", "F56.2"],
      about: .apps(doing: [
        .startWork, .dispatch, .addOperation, .startThread, .animateViews, .transitionViews,
      ]),
      .stateful(Set<WorkName>()) { running, point in
        guard let action = point.action else { return nil }
        let started = WorkName(started: action)
        let isNew =
          switch action.kind {
          case .startWork: started.map { !running.contains($0) } ?? false
          case .dispatch, .addOperation, .startThread, .animateViews, .transitionViews: true
          default: false
          }
        if isNew, point.isInterrupted {
          return point.violation(
            "'app: \(action.kind.word)' began new work while the app was inactive"
          )
        }
        if let started { running.insert(started) }
        if let stopped = WorkName(stopped: action) {
          running = running.filter { !$0.isStopped(by: stopped) }
        }
        return nil
      }
    ),
    Invariant(
      "quiet-while-asleep",
      "timers and other work that repeats are paused while the device sleeps",
      checks: ["F250.4"],
      about: .apps(doing: [.startWork]),
      .stateful(false) { isAsleep, point in
        switch point.action?.kind {
        case .lock, .autoLock: isAsleep = true
        case .unlock: isAsleep = false
        default: break
        }
        guard isAsleep, let work = WorkName(at: point) else { return nil }
        return point.violation(
          "\(work.description) continued while the device was asleep",
          missing: .stopWork
        )
      }
    ),
    Invariant(
      "queues-suspended-while-inactive",
      "queues do not begin work that can wait while the app is inactive",
      checks: ["F56.1", "F56.2", "F56.3"],
      about: .apps(doing: [.dispatch]),
      .stateful((given: Action?.none, waiting: [QueuedWork]())) { work, point in
        if let action = point.action { work.given = action }
        if point.effect == .workQueued {
          work.waiting.append(QueuedWork(at: point, given: work.given))
          work.given = nil
        }
        guard point.effect == .workBegan,
          let begun = work.waiting.removeFirst(matching: QueuedWork(at: point)),
          begun.canWait, point.isInterrupted
        else { return nil }
        return point.violation(
          "\(begun.queueDescription) began work that can wait while the app was inactive",
          missing: begun.queue == nil ? nil : .suspendQueue
        )
      }
    ),
  ]

  private typealias Intervals = [WorkName: VirtualTime]
}

extension Set {
  /// Inserts or removes an element.
  fileprivate mutating func set(_ element: Element, _ isElement: Bool) {
    if isElement { insert(element) } else { remove(element) }
  }
}
