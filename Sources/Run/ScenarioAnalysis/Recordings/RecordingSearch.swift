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
  /// How improbable it is that an app leaves out a call.
  private static let unprintedRank = 3
  /// How far behind the furthest candidate others are put aside, in lines: what happened long ago seldom matters.
  private static let window = 8
  /// How much more improbable than the most probable way to a line others are, to be put aside.
  private static let excess = 6
  /// The maximum number of candidates to examine for an explanation that is as probable as the first one.
  private static let maximumOthers = 2_000
  /// The maximum number of candidates in a row that explain no further line: what they do is known, so that it costs little.
  private static let mostExaminations = 100_000

  private let graph: SituationGraph
  private let lines: [Recording.Line]
  private let matcher: LineMatcher
  /// The candidates to examine, by how improbable their moves are.
  private var queue: [[Candidate]] = []
  /// A number below which the queue is empty; a search from 0 each time would take a time that grows with the recording.
  private var lowestPenalty = 0
  /// The candidates that are far behind, which are examined only if all others lead nowhere.
  private var reserve: [(candidate: Candidate, penalty: Int)] = []
  /// Up to which line the candidates of the reserve are examined, too.
  private var endOfReserve = -1
  private var furthest = 0
  /// The lowest penalty with which each line was reached.
  private var lowest: [Int]
  /// The lowest penalty with which each situation was reached.
  private var known: [Known: Int] = [:]
  /// The last steps of other ways to situations that are as probable as the first way.
  private var others: [Known: Int] = [:]
  /// The steps of all candidates, with what each led to and the step before it.
  private var steps: [(step: RecordingStep, reached: Known, before: Int?)] = []
  /// The furthest line that could not be explained, the last step before it, and what was possible instead.
  private var failure = (line: 0, last: Int?.none, possible: Set<Term>())

  init(_ lines: [Recording.Line], _ graph: SituationGraph, showsProcesses: Bool) {
    self.lines = lines
    self.graph = graph
    matcher = LineMatcher(lines, showsProcesses: showsProcesses)
    lowest = Array(repeating: .max, count: lines.count + 1)
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
      for (move, node) in zip(setup, nodes.dropFirst()) {
        add(move, [], 0..<0, node, [], to: &candidate)
      }
      // An app that a recording finds in front is more probable than one in the background.
      push(candidate, penalty: max(0, setup.count - 1))
      lowest[0] = 0
    }
    var start = graph.cost
    var examined = 0
    while let (candidate, penalty) = pop() {
      if candidate.position == lines.count { return .possible(explanation(candidate, penalty)) }
      let before = failure.line
      expand(candidate, penalty)
      examined += 1
      if failure.line > before { (start, examined) = (graph.cost, 0) }
      if graph.cost - start > budget || examined > Self.mostExaminations { break }
    }
    return .impossible(
      line: failure.line,
      after: path(to: failure.last),
      possible: failure.possible.sorted { $0.number < $1.number },
      isExhaustive: graph.cost - start <= budget && examined <= Self.mostExaminations
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
      guard let (end, terms) = match(edge.events, of: candidate) else { continue }
      let explained = candidate.position..<end
      let silentMoves = explained.isEmpty ? candidate.silentMoves + 1 : 0
      guard silentMoves <= Self.maximumSilentMoves else { continue }
      // A recording can end in the middle of what a move does.
      let unprinted =
        end == lines.count && !explained.isEmpty
        ? Array(edge.unprinted.dropLast(edge.lastUnprinted)) : edge.unprinted
      let cost =
        penalty + edge.rank + unprinted.count * Self.unprintedRank + (explained.isEmpty ? 1 : 0)
      let reached = Known(position: end, node: edge.target)
      var longer = candidate
      if let lowest = known[reached], lowest <= cost {
        if lowest == cost, others[reached] == nil {
          add(edge.move, terms, explained, edge.target, unprinted, to: &longer)
          others[reached] = longer.last
        }
        continue
      }
      known[reached] = cost
      others[reached] = nil
      add(edge.move, terms, explained, edge.target, unprinted, to: &longer)
      longer.position = end
      longer.silentMoves = silentMoves
      longer.firstUntested = 0
      furthest = max(furthest, end)
      lowest[end] = min(lowest[end], cost)
      if !explained.isEmpty {
        var rest = candidate
        rest.firstUntested = index + 1
        push(rest, penalty: penalty)
      }
      // Pushed last, and so examined first.
      push(longer, penalty: cost)
      if !explained.isEmpty { break }
    }
  }

  private mutating func add(
    _ move: RecordingMove,
    _ terms: [Term],
    _ explained: Range<Int>,
    _ node: Int,
    _ unprinted: [Term],
    to candidate: inout Candidate
  ) {
    steps.append(
      (
        RecordingStep(
          move: move,
          lines: explained,
          state: graph.state(of: node),
          terms: terms,
          unprinted: unprinted
        ), Known(position: explained.upperBound, node: node), candidate.last
      )
    )
    candidate.last = steps.count - 1
    candidate.node = node
  }

  /// Returns the explanation that a candidate found, and another one that is as probable.
  private mutating func explanation(_ candidate: Candidate, _ penalty: Int) -> RecordingExplanation
  {
    let steps = path(to: candidate.last)
    var unprinted: [Term] = []
    for term in steps.flatMap(\.unprinted) where !unprinted.contains(term) {
      unprinted.append(term)
    }
    return RecordingExplanation(
      steps: steps,
      other: otherPath(besides: candidate, penalty),
      unprinted: unprinted
    )
  }

  /// Returns the steps of another explanation with the same penalty; nil if none is found soon.
  private mutating func otherPath(
    besides found: Candidate,
    _ penalty: Int
  ) -> [RecordingStep]? {
    for _ in 0..<Self.maximumOthers {
      guard let (candidate, other) = pop(), other == penalty else { break }
      if candidate.position == lines.count { return path(to: candidate.last) }
      expand(candidate, penalty)
    }
    // A way that joins the found one; where it does so is the last step that both have.
    var rest: [RecordingStep] = []
    var index = found.last
    while let number = index {
      if let joining = others[steps[number].reached], joining != number {
        return path(to: joining) + rest.reversed()
      }
      rest.append(steps[number].step)
      index = steps[number].before
    }
    return nil
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
    while true {
      while lowestPenalty < queue.count, queue[lowestPenalty].isEmpty { lowestPenalty += 1 }
      guard lowestPenalty < queue.count else {
        if reserve.isEmpty { return nil }
        // Until one of them leads further than all others.
        endOfReserve = furthest
        for item in reserve { push(item.candidate, penalty: item.penalty) }
        reserve = []
        continue
      }
      let candidate = queue[lowestPenalty].removeLast()
      let best = lowest[candidate.position]
      if furthest > endOfReserve,
        candidate.position + Self.window < furthest || lowestPenalty > best + Self.excess
      {
        reserve.append((candidate, lowestPenalty))
        continue
      }
      return (candidate, lowestPenalty)
    }
  }

  // MARK: - Lines

  /// Returns the index after the lines that the events explain; nil if they contradict the recording.
  private mutating func match(
    _ events: [ModelEvent],
    of candidate: Candidate
  ) -> (end: Int, terms: [Term])? {
    switch matcher.match(events, from: candidate.position, furthest: failure.line) {
    case .explained(let end, let terms):
      if end == candidate.position { fail(at: end, candidate, insteadOf: []) }
      return (end, terms)
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
