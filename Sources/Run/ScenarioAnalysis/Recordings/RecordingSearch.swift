@_spi(Package) internal import LifecycleCore

/// The search for moves that explain the lines of a recording: the simplest explanation first.
struct RecordingSearch {
  /// Moves that explain the lines before an index, and the situation after them.
  private struct Candidate {
    var node: Int
    var position: Int
    /// The last step, an index in `steps`; nil before the first one.
    var last: Int?
    /// The number of moves since the last explained line.
    var silentMoves = 0
    /// The first move that was not tried yet.
    var firstUntested = 0
  }

  /// A situation that was reached after some of the lines.
  private struct Known: Hashable {
    var position: Int
    var node: Int
  }

  /// The maximum number of moves in a row that explain no line.
  private static let maximumSilentMoves = 2

  private let graph: SituationGraph
  private let lines: [Recording.Line]
  private let matcher: LineMatcher
  /// The candidates to examine, by the number of their moves that explain no line or are uncommon.
  private var queue: [[Candidate]] = []
  /// A number below which the queue is empty; a search from 0 each time would take a time that grows with the recording.
  private var lowestPenalty = 0
  private var known: Set<Known> = []
  private var steps: [(step: RecordingStep, before: Int?)] = []
  /// The furthest line that could not be explained, the last step before it, and what was possible instead.
  private var failure = (line: 0, last: Int?.none, possible: Set<Term>())

  init(_ lines: [Recording.Line], _ graph: SituationGraph) {
    self.lines = lines
    self.graph = graph
    matcher = LineMatcher(lines)
  }

  /// Searches from situations that the moves before them lead to, for at most `budget` moves without progress.
  mutating func outcome(
    from setups: [[RecordingMove]],
    budget: Int
  ) -> RecordingOutcome {
    // The first one is pushed last, and so examined first.
    for setup in setups.reversed() {
      let nodes = graph.nodes(along: setup)
      var candidate = Candidate(node: nodes[0], position: 0)
      for (move, node) in zip(setup, nodes.dropFirst()) { add(move, 0..<0, node, to: &candidate) }
      push(candidate, penalty: 0)
    }
    var start = graph.cost
    while let (candidate, penalty) = pop() {
      if candidate.position == lines.count { return .possible(path(to: candidate.last)) }
      let before = failure.line
      expand(candidate, penalty)
      if failure.line > before { start = graph.cost }
      if graph.cost - start > budget { break }
    }
    return .impossible(
      line: failure.line,
      after: path(to: failure.last),
      possible: failure.possible.sorted { $0.number < $1.number },
      isExhaustive: graph.cost - start <= budget
    )
  }

  /// Tries moves until one explains lines; the others are tried only if that leads nowhere.
  private mutating func expand(_ candidate: Candidate, _ penalty: Int) {
    let isSilentLine =
      candidate.position < lines.count && !lines[candidate.position].isTerm
    for index in candidate.firstUntested..<graph.moveCount(of: candidate.node) {
      guard let edge = graph.edge(index, of: candidate.node) else { continue }
      // A silent move can only explain the start or end of a process, or a gap.
      if edge.isSilent, !isSilentLine, candidate.silentMoves == Self.maximumSilentMoves { continue }
      guard let end = match(edge.events, of: candidate) else { continue }
      let explained = candidate.position..<end
      let silentMoves = explained.isEmpty ? candidate.silentMoves + 1 : 0
      guard silentMoves <= Self.maximumSilentMoves,
        known.insert(Known(position: end, node: edge.target)).inserted
      else { continue }
      var longer = candidate
      add(edge.move, explained, edge.target, to: &longer)
      longer.position = end
      longer.silentMoves = silentMoves
      longer.firstUntested = 0
      if !explained.isEmpty {
        var rest = candidate
        rest.firstUntested = index + 1
        push(rest, penalty: penalty)
      }
      // Pushed last, and so examined first.
      push(longer, penalty: penalty + (explained.isEmpty || !edge.move.isCommon ? 1 : 0))
      if !explained.isEmpty { break }
    }
  }

  private mutating func add(
    _ move: RecordingMove,
    _ explained: Range<Int>,
    _ node: Int,
    to candidate: inout Candidate
  ) {
    steps.append(
      (RecordingStep(move: move, lines: explained, state: graph.state(of: node)), candidate.last)
    )
    candidate.last = steps.count - 1
    candidate.node = node
  }

  private func path(to last: Int?) -> [RecordingStep] {
    var path: [RecordingStep] = []
    var index = last
    while let number = index {
      path.append(steps[number].step)
      index = steps[number].before
    }
    return path.reversed()
  }

  // MARK: - Queue

  private mutating func push(_ candidate: Candidate, penalty: Int) {
    while queue.count <= penalty { queue.append([]) }
    queue[penalty].append(candidate)
    lowestPenalty = min(lowestPenalty, penalty)
  }

  private mutating func pop() -> (Candidate, penalty: Int)? {
    while lowestPenalty < queue.count, queue[lowestPenalty].isEmpty { lowestPenalty += 1 }
    guard lowestPenalty < queue.count else { return nil }
    return (queue[lowestPenalty].removeLast(), lowestPenalty)
  }

  // MARK: - Lines

  /// Returns the index after the lines that the events explain; nil if they contradict the recording.
  private mutating func match(_ events: [ModelEvent], of candidate: Candidate) -> Int? {
    switch matcher.match(events, from: candidate.position, furthest: failure.line) {
    case .explained(let end):
      if end == candidate.position { fail(at: end, candidate, insteadOf: []) }
      return end
    case .contradiction(let line, let terms):
      fail(at: line, candidate, insteadOf: terms)
      return nil
    }
  }

  private mutating func fail(at line: Int, _ candidate: Candidate, insteadOf terms: [Term]) {
    guard line >= failure.line else { return }
    if line > failure.line { failure = (line, candidate.last, []) }
    failure.possible.formUnion(terms)
  }
}

extension Recording.Line {
  /// Whether it is about a call or a notification.
  fileprivate var isTerm: Bool {
    if case .term = event { true } else { false }
  }
}
