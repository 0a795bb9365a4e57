/// The work of the app that repeats: timers, queries, movies, games and animations.
struct RepeatingWork {
  struct Piece {
    let kind: WorkKind
    let name: String?
    let interval: VirtualTime
    var due: VirtualTime
  }

  private var pieces: [Piece] = []

  var isEmpty: Bool { pieces.isEmpty }

  /// When the first of it is due.
  var nextDeadline: VirtualTime? { pieces.lazy.map(\.due).min() }

  /// Takes a piece up, in place of an older one of that kind and name.
  mutating func start(_ piece: Piece) {
    pieces.removeAll { $0.kind == piece.kind && $0.name == piece.name }
    pieces.append(piece)
  }

  /// Stops the piece of that name, or all of the kind.
  mutating func stop(_ kind: WorkKind, _ name: String?) {
    pieces.removeAll { $0.kind == kind && (name == nil || $0.name == name) }
  }

  /// What is due now, and is due again some intervals later.
  mutating func takeDue(at now: VirtualTime, skipping factor: Int64) -> [Piece] {
    let due = pieces.filter { $0.due <= now }
    for index in pieces.indices where pieces[index].due <= now {
      let interval = pieces[index].interval.milliseconds * factor
      pieces[index].due = now + VirtualTime(milliseconds: interval)
    }
    return due
  }

  /// Lets each piece wait for its whole interval: it stood still until now.
  mutating func resume(at now: VirtualTime) {
    for index in pieces.indices { pieces[index].due = now + pieces[index].interval }
  }
}

extension Machine {
  /// Carries out what concerns work that repeats.
  mutating func carryOutWork(_ effect: ConductEffect) {
    switch effect {
    case .startWork:
      guard let kind = kindOfWork else { break }
      var interval = VirtualTime.seconds(1)
      if case .duration(let every) = action.argument(2) {
        interval = max(every, VirtualTime(milliseconds: 1))
      }
      if action.argument(3) == .word(1) {
        interval = VirtualTime(milliseconds: interval.milliseconds * 10)
      }
      belongings.work.start(
        .init(kind: kind, name: action.text(1), interval: interval, due: now + interval)
      )
    case .stopWork:
      if let kind = kindOfWork { belongings.work.stop(kind, action.text(1)) }
    case .tick:
      for piece in belongings.work.takeDue(at: now, skipping: activity.countTick()) {
        var values = [Detail.kind: Details.Value.text(piece.kind.rawValue)]
        values[.name] = piece.name.map { .text($0) }
        note(.tick, values)
        if piece.kind == .openGLAnimation { performNow(.drawFrame) }
        if state == .notRunning { return }
      }
    default: break
    }
    watchWork()
  }

  /// Waits for the work that is due first; a suspended app does none.
  mutating func watchWork() {
    timers.cancel(.work)
    if state != .suspended, let due = belongings.work.nextDeadline {
      timers.schedule(.work, at: due)
    }
  }

  private var kindOfWork: WorkKind? {
    mutating get {
      guard case .word(let index) = action.argument(0) else { return nil }
      return WorkKind.allCases[index]
    }
  }
}
