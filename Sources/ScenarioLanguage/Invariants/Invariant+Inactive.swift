internal import LifecycleCore

extension Invariant {
  /// What an app does while an interruption makes it inactive.
  static let inactive: [Invariant] = [
    Invariant(
      "paused-while-inactive",
      "timers, metadata queries, games and movies, but those over AirPlay, pause while the app is inactive",
      checks: "F56.1"
    ) { run in
      var onAirPlay: Set<RepeatingWork> = []
      for point in run {
        if let action = point.action, let work = RepeatingWork(started: action) {
          if action.isSet(at: 4) { onAirPlay.insert(work) } else { onAirPlay.remove(work) }
        }
        guard point.isInterrupted, let work = RepeatingWork(at: point),
          work.kind != WorkKind.openGLAnimation.rawValue, !onAirPlay.contains(work)
        else { continue }
        return point.violation(
          "\(work.words) went on while the app was inactive",
          missing: .stopWork
        )
      }
      return nil
    },
    Invariant(
      "throttled-while-inactive",
      "animations with OpenGL ES have a lower frame rate while the app is inactive",
      checks: "F56.1"
    ) { run in
      var intervals: [RepeatingWork: VirtualTime] = [:]
      var whenActive: [RepeatingWork: VirtualTime] = [:]
      for point in run {
        if !point.isResigning, !point.isInterrupted { whenActive = intervals }
        if let action = point.action {
          if let work = RepeatingWork(started: action) { intervals[work] = action.interval }
        }
        guard point.isInterrupted, let work = RepeatingWork(at: point),
          work.kind == WorkKind.openGLAnimation.rawValue,
          let now = intervals[work], let before = whenActive[work], now <= before
        else { continue }
        return point.violation("\(work.words) had its full frame rate while the app was inactive")
      }
      return nil
    },
    Invariant(
      "no-new-work-while-inactive",
      "nothing new is begun while the app is inactive",
      checks: "F56.1",
      "F56.2"
    ) { run in
      var running: Set<RepeatingWork> = []
      for point in run {
        guard let action = point.action else { continue }
        let started = RepeatingWork(started: action)
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
        if let stopped = RepeatingWork(stopped: action) {
          running = running.filter { !$0.isStopped(by: stopped) }
        }
      }
      return nil
    },
    Invariant(
      "queues-suspended-while-inactive",
      "queues whose work can wait begin none while the app is inactive",
      checks: "F56.1",
      "F56.2",
      "F56.3"
    ) { run in
      var canWait: Set<String> = []
      for point in run {
        if let action = point.action, action.kind == .dispatch, action.isSet(at: 4) {
          canWait.insert(action.text(at: 1) ?? "global")
        }
        guard point.isInterrupted, point.effect == .workBegan, let queue = point.text(.queue),
          canWait.contains(queue)
        else { continue }
        return point.violation(
          "queue '\(queue)' began work that can wait while the app was inactive",
          missing: .suspendQueue
        )
      }
      return nil
    },
  ]

  /// What an app does when it is active again.
  static let returning: [Invariant] = [
    Invariant(
      "work-resumed",
      "what was stopped when the app became inactive goes on when it is active again",
      checks: "F57.1"
    ) { run in
      var running: Set<RepeatingWork> = []
      var stopped: [String] = []
      var isBack = false
      var last: InvariantRun.Point?
      for point in run {
        if point.enters(.notRunning) { (running, stopped) = ([], []) }
        if isBack, point.isResigning || point.enters(.inactive), let name = stopped.first {
          return point.violation(
            "\(name) was stopped when the app became inactive, and not started again"
          )
        }
        isBack = point.enters(.active) || isBack && point.state == .active && !point.isResigning
        last = point
        guard let action = point.action else { continue }
        let isLeaving = point.isResigning || point.isInterrupted
        if let work = RepeatingWork(started: action), work.kind != WorkKind.game.rawValue {
          running.insert(work)
          stopped.removeAll { $0 == work.words }
        } else if let stop = RepeatingWork(stopped: action) {
          let ended = running.filter { $0.isStopped(by: stop) }
          if isLeaving { stopped += ended.map(\.words).sorted() }
          running.subtract(ended)
        } else if action.kind == .suspendQueue, isLeaving {
          stopped.append("queue '\(action.text(at: 0) ?? "")'")
        } else if action.kind == .resumeQueue {
          stopped.removeAll { $0 == "queue '\(action.text(at: 0) ?? "")'" }
        }
      }
      guard isBack, let name = stopped.first, let last else { return nil }
      return last.violation(
        "\(name) was stopped when the app became inactive, and not started again"
      )
    },
    Invariant(
      "games-stay-paused",
      "a game that was paused goes on only after the user did something in the active app",
      checks: "F57.2"
    ) { run in
      var running: Set<RepeatingWork> = []
      var paused: Set<RepeatingWork> = []
      var userActed = false
      for point in run {
        guard let action = point.action else { continue }
        if point.isResigning || point.isInterrupted {
          if let stop = RepeatingWork(stopped: action) {
            paused.formUnion(running.filter { $0.isStopped(by: stop) })
          }
          userActed = false
        } else if action.kind.actor == .user {
          userActed = point.state == .active && point.wasActive
        }
        guard let work = RepeatingWork(started: action), work.kind == WorkKind.game.rawValue else {
          continue
        }
        running.insert(work)
        guard paused.remove(work) != nil, !userActed else { continue }
        return point.violation("\(work.words) went on before the user asked for it")
      }
      return nil
    },
  ]
}

/// Work that repeats, by its kind and name.
private struct RepeatingWork: Hashable {
  var kind: String
  var name: String?

  /// The work in words: `timer 'clock'`.
  var words: String { name.map { "\(kind) '\($0)'" } ?? kind }

  /// The work that goes on at an entry.
  init?(at point: InvariantRun.Point) {
    guard point.effect == .tick, let kind = point.text(.kind) else { return nil }
    self.init(kind: kind, name: point.text(.name))
  }

  /// What an action starts.
  init?(started action: Action) { self.init(action, .startWork) }

  /// What an action stops.
  init?(stopped action: Action) { self.init(action, .stopWork) }

  /// Whether it is what an action stops: without a name that is all of the kind.
  func isStopped(by stop: RepeatingWork) -> Bool {
    kind == stop.kind && (stop.name == nil || name == stop.name)
  }

  private init?(_ action: Action, _ kind: ActionKind) {
    guard action.kind == kind, let word = action.word(at: 0) else { return nil }
    self.init(kind: WorkKind.allCases[word].rawValue, name: action.text(at: 1))
  }

  private init(kind: String, name: String?) {
    self.kind = kind
    self.name = name
  }
}

extension Action {
  /// The time between two ticks of the work that it starts.
  fileprivate var interval: VirtualTime {
    var interval = VirtualTime.seconds(1)
    if arguments.count > 2, case .duration(let every) = arguments[2] { interval = every }
    return word(at: 3) == 1 ? VirtualTime(milliseconds: interval.milliseconds * 10) : interval
  }
}
