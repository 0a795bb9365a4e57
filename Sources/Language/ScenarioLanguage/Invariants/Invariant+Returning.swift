@_spi(Package) internal import LifecycleCore

extension Invariant {
  /// Invariants of an app that becomes active again.
  static let returning: [Invariant] = [
    Invariant(
      "work-resumed",
      "work that was stopped when the app became inactive, or entered the background, continues when the app is active again",
      checks: ["F57.1"],
      about: .apps(doing: [.stopWork, .suspendQueue]),
      .process { process in
        var running: Set<WorkName> = []
        // What the app begins and ends in the background is its work there.
        var ranInForeground: Set<WorkName> = []
        var stopped: [String] = []
        var isBack = false
        var last: InvariantRun.Point?
        for point in process {
          if isBack, point.isResigning || point.enters(.inactive), let name = stopped.first {
            return point.violation(
              "\(name) was stopped when the app left the active state, and not started again"
            )
          }
          isBack = point.enters(.active) || isBack && point.state == .active && !point.isResigning
          last = point
          if point.enters(.active) { ranInForeground.formUnion(running) }
          guard let action = point.action else { continue }
          let isLeaving =
            point.isResigning || point.isInterrupted
            || point.state == .background && point.wasActive
          if let work = WorkName(started: action), work.kind != WorkKind.game.rawValue {
            running.insert(work)
            if point.state != .background { ranInForeground.insert(work) }
            stopped.removeAll { $0 == work.description }
          } else if let stop = WorkName(stopped: action) {
            let ended = running.filter { $0.isStopped(by: stop) }
            if isLeaving {
              stopped += ended.intersection(ranInForeground).map(\.description).sorted()
            }
            running.subtract(ended)
            ranInForeground.subtract(ended)
          } else if action.kind == .suspendQueue, isLeaving {
            stopped.append("queue '\(action.subject ?? "")'")
          } else if action.kind == .resumeQueue {
            stopped.removeAll { $0 == "queue '\(action.subject ?? "")'" }
          }
        }
        guard isBack, let name = stopped.first, let last else { return nil }
        return last.violation(
          "\(name) was stopped when the app left the active state, and not started again"
        )
      }
    ),
    Invariant(
      "frame-rate-restored",
      "animations with OpenGL ES have their former frame rate when the app is active again",
      checks: ["F250.1"],
      about: .apps(doing: [.startWork]),
      .stateful((now: Intervals(), before: Intervals(), isAway: true)) { rates, point in
        let isAway = point.state != .active || point.isResigning
        if isAway, !rates.isAway { rates.before = rates.now }
        rates.isAway = isAway
        if let action = point.action, let work = WorkName(started: action) {
          rates.now[work] = action.interval
        }
        guard !isAway, let work = WorkName(at: point),
          work.kind == WorkKind.openGLAnimation.rawValue,
          let now = rates.now[work], let before = rates.before[work], now > before
        else { return nil }
        return point.violation(
          "\(work.description) had a lower frame rate than before when the app was active again"
        )
      }
    ),
    Invariant(
      "games-stay-paused",
      "a paused game continues only after the user has done something in the active app",
      checks: ["F57.2"],
      about: .apps(doing: [.startWork]),
      .stateful((running: Set<WorkName>(), paused: Set<WorkName>(), userActed: false)) {
        games,
        point in
        if point.state != .active || point.isResigning { games.userActed = false }
        guard let action = point.action else { return nil }
        if let stop = WorkName(stopped: action) {
          let stopped = games.running.filter { $0.isStopped(by: stop) }
          games.running.subtract(stopped)
          if point.isResigning || point.isInterrupted { games.paused.formUnion(stopped) }
        } else if action.kind.actor == .user, point.state == .active, !point.isResigning {
          games.userActed = true
        }
        guard let work = WorkName(started: action), work.kind == WorkKind.game.rawValue else {
          return nil
        }
        games.running.insert(work)
        guard games.paused.remove(work) != nil, !games.userActed else { return nil }
        return point.violation("\(work.description) continued before the user requested it")
      }
    ),
  ]
  private typealias Intervals = [WorkName: VirtualTime]
}
