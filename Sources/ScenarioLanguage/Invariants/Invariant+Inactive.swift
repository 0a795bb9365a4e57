internal import LifecycleCore

extension Invariant {
  /// What an app does while an interruption makes it inactive.
  static let inactive: [Invariant] = [
    Invariant(
      "paused-while-inactive",
      "timers, metadata queries, games and movies, but those over AirPlay, pause while the app is inactive",
      checks: "F56.1",
      about: .apps(doing: [.startWork]),
      inEachProcess: { process in
        var onAirPlay: Set<WorkName> = []
        for point in process {
          if let action = point.action, let work = WorkName(started: action) {
            if action.isOverAirPlay { onAirPlay.insert(work) } else { onAirPlay.remove(work) }
          }
          guard point.isInterrupted, let work = WorkName(at: point),
            work.kind != WorkKind.openGLAnimation.rawValue, !onAirPlay.contains(work)
          else { continue }
          return point.violation(
            "\(work.words) continued while the app was inactive",
            missing: .stopWork
          )
        }
        return nil
      }
    ),
    Invariant(
      "throttled-while-inactive",
      "animations with OpenGL ES have a lower frame rate while the app is inactive",
      checks: "F56.1",
      about: .apps(doing: [.startWork]),
      inEachProcess: { process in
        var intervals: [WorkName: VirtualTime] = [:]
        var whenActive: [WorkName: VirtualTime] = [:]
        for point in process {
          if !point.isResigning, !point.isInterrupted { whenActive = intervals }
          if let action = point.action {
            if let work = WorkName(started: action) { intervals[work] = action.interval }
          }
          guard point.isInterrupted, let work = WorkName(at: point),
            work.kind == WorkKind.openGLAnimation.rawValue,
            let now = intervals[work], let before = whenActive[work], now <= before
          else { continue }
          return point.violation("\(work.words) had its full frame rate while the app was inactive")
        }
        return nil
      }
    ),
    Invariant(
      "no-new-work-while-inactive",
      "nothing new is begun while the app is inactive",
      checks: "F56.1",
      "F56.2",
      about: .apps(doing: [.startWork, .dispatch, .addOperation, .startThread, .animateViews]),
      inEachProcess: { process in
        var running: Set<WorkName> = []
        for point in process {
          guard let action = point.action else { continue }
          let started = WorkName(started: action)
          let isNew =
            switch action.kind {
            case .startWork: started.map { !running.contains($0) } ?? false
            case .dispatch, .addOperation, .startThread, .animateViews: true
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
        }
        return nil
      }
    ),
    Invariant(
      "queues-suspended-while-inactive",
      "queues whose work can wait begin none while the app is inactive",
      checks: "F56.1",
      "F56.2",
      "F56.3",
      about: .apps(doing: [.dispatch]),
      inEachProcess: { process in
        var given: Action?
        var waiting: [QueuedWork] = []
        for point in process {
          if let action = point.action { given = action }
          if point.effect == .workQueued {
            waiting.append(QueuedWork(at: point, given: given))
            given = nil
          }
          guard point.effect == .workBegan,
            let work = waiting.takeFirst(like: QueuedWork(at: point)),
            work.canWait, point.isInterrupted
          else { continue }
          return point.violation(
            "\(work.place) began work that can wait while the app was inactive",
            missing: work.queue == nil ? nil : .suspendQueue
          )
        }
        return nil
      }
    ),
  ]
}
