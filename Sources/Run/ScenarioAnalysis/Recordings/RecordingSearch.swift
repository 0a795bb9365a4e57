@_spi(Package) internal import LifecycleCore

/// The search for moves that explain the lines of a recording: the simplest explanation first.
struct RecordingSearch {
  /// Moves that explain the lines before an index, and the situation after them.
  private struct Candidate {
    var node: Int32
    var position: Int32 = 0
    /// The last step, an index in `steps`; negative before the first one.
    var last: Int32 = -1
    /// The place of the first promising move that was not tried yet.
    var firstUntested: Int32 = 0
    /// The number of moves since the last explained line.
    var silentMoves: Int8 = 0
  }

  /// A move that led from one situation to another.
  private struct Step {
    /// The situation before it.
    var origin: Int32
    /// The index of the move in that situation; before the first line, the negative number of a move in `setupMoves`.
    var move: Int32
    /// The number of its first events that came before the recording.
    var skipped: Int32 = 0
    /// The lines that it explains.
    var start, end: Int32
    /// The situation after it.
    var target: Int32
    /// The step before it; negative if it is the first one.
    var before: Int32
  }

  /// The maximum number of moves in a row that explain no line.
  private static let maximumSilentMoves: Int8 = 2
  /// How improbable it is that a recording begins within what a move does.
  private static let beginningRank = 2
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
  private let lineCount: Int
  private var matcher: LineMatcher
  private var promising: PromisingMoves
  /// The candidates to examine, by how improbable their moves are.
  private var queue = CandidateQueue<Candidate>()
  /// The candidates that are far behind, which are examined only if all others lead nowhere.
  private var reserve: [(candidate: Candidate, penalty: Int)] = []
  /// Up to which line the candidates of the reserve are examined, too.
  private var endOfReserve = -1
  private var furthest = 0
  /// The lowest penalty with which each line was reached.
  private var lowest: [Int]
  /// The situations that were reached, with the lowest penalty and another way that is as probable.
  private var reached: ReachedSituations
  /// The steps of all candidates.
  private var steps: [Step] = []
  /// The moves before the first line.
  private var setupMoves: [RecordingMove] = []
  private var failure = SearchFailure()
  /// The situations before the first line from which no move was begun before it, with their penalties.
  private var beginnings: [(candidate: Candidate, penalty: Int)] = []

  init(_ lines: [Recording.Line], _ graph: SituationGraph, _ starts: ProcessStarts) {
    lineCount = lines.count
    self.graph = graph
    let distinct = DistinctLines(lines, starts)
    matcher = LineMatcher(distinct, graph.patterns)
    promising = PromisingMoves(graph, lineKinds: distinct.examples.count)
    reached = ReachedSituations(lineCount: lines.count)
    lowest = Array(repeating: .max, count: lines.count + 1)
  }

  /// Searches from situations that the moves before them lead to, for at most `budget` moves without progress.
  mutating func outcome(
    from setups: [[RecordingMove]],
    beginsWithin: Bool,
    budget: Int
  ) -> RecordingOutcome {
    // The first one is pushed last, and so examined first.
    for setup in setups.reversed() {
      let nodes = graph.nodes(along: setup)
      var candidate = Candidate(node: Int32(nodes[0]))
      for (move, node) in zip(setup, nodes.dropFirst()) {
        setupMoves.append(move)
        add(-setupMoves.count, 0, node, to: &candidate)
      }
      // An app that a recording finds in front is more probable than one in the background.
      let penalty = max(0, setup.count - 1)
      queue.push(candidate, penalty: penalty)
      if beginsWithin { beginnings.append((candidate, penalty)) }
      lowest[0] = 0
    }
    var start = graph.cost
    var examined = 0
    while let (candidate, penalty) = pop() {
      if Int(candidate.position) == lineCount { return .possible(explanation(candidate, penalty)) }
      let before = failure.line
      expand(candidate, penalty)
      examined += 1
      if failure.line > before { (start, examined) = (graph.cost, 0) }
      if graph.cost - start > budget || examined > Self.mostExaminations { break }
    }
    return .impossible(
      line: failure.line,
      after: path(to: failure.last),
      possible: failure.possibleTerms(promising, matcher).sorted { $0.number < $1.number },
      isExhaustive: graph.cost - start <= budget && examined <= Self.mostExaminations
    )
  }

  /// Tries moves until one explains lines; the others are tried only if that leads nowhere.
  private mutating func expand(_ candidate: Candidate, _ penalty: Int) {
    let (node, position) = (Int(candidate.node), Int(candidate.position))
    let line = matcher.lines.numbers[position]
    let list = promising.list(of: node, at: line)
    // A silent move can only explain the start or end of a process, or a gap.
    let skipsSilent =
      candidate.silentMoves == Self.maximumSilentMoves && matcher.lines.isTerm[line]
    var moves = promising.moves(of: list)
    var nextMove = Int(candidate.firstUntested)
    let firstUntested = nextMove == 0 ? 0 : moves[nextMove - 1].index + 1
    var explainsNothing = false
    var lastTried: Int?
    while true {
      if nextMove == moves.count {
        // Without a copy of the list while it grows.
        moves = []
        let isLonger = promising.findMove(for: list, of: node, at: line, &matcher)
        moves = promising.moves(of: list)
        if !isLonger { break }
      }
      let move = moves[nextMove]
      nextMove += 1
      if move.isSilent, skipsSilent { continue }
      let end: Int
      switch matcher.match(move.start, from: position) {
      case .explained(let index): end = index
      case .contradiction(let line, let state):
        failure.notice(line, after: Int(candidate.last), insteadOf: state)
        continue
      }
      if end == position { explainsNothing = true }
      let silentMoves = end == position ? candidate.silentMoves + 1 : 0
      guard silentMoves <= Self.maximumSilentMoves else { continue }
      // A recording can end in the middle of what a move does.
      let isCut = end == lineCount && end > position
      let unprinted = isCut ? move.unprinted - move.lastUnprinted : move.unprinted
      let cost =
        penalty + move.rank + unprinted * Self.unprintedRank + (end == position ? 1 : 0)
      let next = Int32(steps.count)
      // Whether the situation is reached in a better way, or in another one that is as good; nil for neither.
      let isBetter: Bool? = reached.update(move.target, after: end) { entry in
        if entry.penalty > Int32(cost) {
          (entry.penalty, entry.other) = (Int32(cost), -1)
          return true
        }
        guard entry.penalty == Int32(cost), entry.other < 0 else { return nil }
        entry.other = next
        return false
      }
      guard let isBetter else { continue }
      var longer = candidate
      add(move.index, end, move.target, to: &longer)
      guard isBetter else { continue }
      longer.position = Int32(end)
      longer.silentMoves = silentMoves
      longer.firstUntested = 0
      furthest = max(furthest, end)
      lowest[end] = min(lowest[end], cost)
      if end > position {
        var rest = candidate
        rest.firstUntested = Int32(nextMove)
        queue.push(rest, penalty: penalty)
      }
      // Pushed last, and so examined first.
      queue.push(longer, penalty: cost)
      if end > position {
        lastTried = move.index
        break
      }
    }
    guard position >= failure.line else { return }
    let tried = firstUntested..<(lastTried.map { $0 + 1 } ?? graph.moveCount(of: node))
    if position == failure.line || explainsNothing
      || promising.contradictsAny(of: tried, in: list, skippingSilent: skipsSilent)
    {
      failure.notice(position, after: Int(candidate.last), insteadOf: tried, in: list)
    }
  }

  /// Begins within what moves do, of which the recording has the end or nothing: the last resort.
  private mutating func beginWithinMoves() {
    let all = beginnings
    beginnings = []
    for (candidate, penalty) in all {
      let node = Int(candidate.node)
      for index in 0..<graph.moveCount(of: node) {
        guard let edge = graph.edge(index, of: node), !edge.isSilent else { continue }
        for skipped in 1...graph.patterns.all[edge.pattern].count {
          let state = matcher.state(of: edge.pattern, skipping: skipped)
          guard case .explained(let end) = matcher.match(state, from: 0) else { continue }
          let isCut = end == lineCount && end > 0
          let unprinted = edge.unprinted(after: skipped, isCut: isCut).count
          let cost =
            penalty + edge.rank + Self.beginningRank + unprinted * Self.unprintedRank
          let isBetter = reached.update(edge.target, after: end) { entry in
            guard entry.penalty > Int32(cost) else { return false }
            (entry.penalty, entry.other) = (Int32(cost), -1)
            return true
          }
          guard isBetter else { continue }
          var begun = candidate
          add(index, end, edge.target, to: &begun)
          steps[steps.count - 1].skipped = Int32(skipped)
          begun.position = Int32(end)
          furthest = max(furthest, end)
          lowest[end] = min(lowest[end], cost)
          queue.push(begun, penalty: cost)
        }
      }
    }
  }

  /// Adds a step to a candidate: a move, which explains the lines before an index and leads to a situation.
  private mutating func add(_ move: Int, _ end: Int, _ node: Int, to candidate: inout Candidate) {
    steps.append(
      Step(
        origin: candidate.node,
        move: Int32(move),
        start: candidate.position,
        end: Int32(end),
        target: Int32(node),
        before: candidate.last
      )
    )
    candidate.last = Int32(steps.count - 1)
    candidate.node = Int32(node)
  }

  // MARK: - Explanations

  /// Returns the explanation that a candidate found, and another one that is as probable.
  private mutating func explanation(_ candidate: Candidate, _ penalty: Int) -> RecordingExplanation
  {
    let steps = path(to: Int(candidate.last))
    var unprinted: [Term] = []
    for term in steps.lazy.flatMap(\.unprinted) where !unprinted.contains(term) {
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
      if Int(candidate.position) == lineCount { return path(to: Int(candidate.last)) }
      expand(candidate, penalty)
    }
    // A way that joins the found one; where it does so is the last step that both have.
    var rest: [Int] = []
    var number = Int(found.last)
    while number >= 0 {
      let (node, position) = (Int(steps[number].target), Int(steps[number].end))
      let joining = Int(reached.update(node, after: position) { $0.other })
      if joining >= 0, joining != number {
        return path(to: joining) + rest.reversed().map { step($0) }
      }
      rest.append(number)
      number = Int(steps[number].before)
    }
    return nil
  }

  private mutating func path(to last: Int) -> [RecordingStep] {
    var path: [RecordingStep] = []
    var number = last
    while number >= 0 {
      path.append(step(number))
      number = Int(steps[number].before)
    }
    return path.reversed()
  }

  /// Returns a step with all that is printed of it.
  private mutating func step(_ number: Int) -> RecordingStep {
    let step = steps[number]
    let lines = Int(step.start)..<Int(step.end)
    let state = graph.state(of: Int(step.target))
    guard step.move >= 0, let edge = graph.edge(Int(step.move), of: Int(step.origin)) else {
      return RecordingStep(move: setupMoves[-1 - Int(step.move)], lines: lines, state: state)
    }
    let isCut = lines.upperBound == lineCount && !lines.isEmpty
    let skipped = Int(step.skipped)
    let start =
      skipped == 0
      ? matcher.start(of: edge.pattern) : matcher.state(of: edge.pattern, skipping: skipped)
    return RecordingStep(
      move: edge.move,
      lines: lines,
      state: state,
      startsProcess: graph.patterns.all[edge.pattern].contains { $0.event == .processStarted },
      beganBefore: skipped > 0,
      terms: matcher.terms(start, explaining: lines),
      unprinted: edge.unprinted(after: skipped, isCut: isCut)
    )
  }

  /// Returns the most probable candidate; those that are far behind come last.
  private mutating func pop() -> (Candidate, penalty: Int)? {
    while true {
      guard let (candidate, penalty) = queue.pop() else {
        if reserve.isEmpty {
          if beginnings.isEmpty { return nil }
          beginWithinMoves()
          continue
        }
        // Until one of them leads further than all others.
        endOfReserve = furthest
        for item in reserve { queue.push(item.candidate, penalty: item.penalty) }
        reserve = []
        continue
      }
      let position = Int(candidate.position)
      if furthest > endOfReserve,
        position + Self.window < furthest || penalty > lowest[position] + Self.excess
      {
        reserve.append((candidate, penalty))
        continue
      }
      return (candidate, penalty)
    }
  }
}
