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

  /// What is due now, and is due again an interval later.
  mutating func takeDue(at now: VirtualTime) -> [Piece] {
    let due = pieces.filter { $0.due <= now }
    for index in pieces.indices where pieces[index].due <= now {
      pieces[index].due = now + pieces[index].interval
    }
    return due
  }

  /// Lets each piece wait for its whole interval: it was paused until now.
  mutating func resume(at now: VirtualTime) {
    for index in pieces.indices { pieces[index].due = now + pieces[index].interval }
  }
}
