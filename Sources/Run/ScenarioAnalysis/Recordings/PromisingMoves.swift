/// The moves of situations that the next line does not contradict, found once for each situation and distinct line.
struct PromisingMoves {
  /// A move of a situation that a search follows.
  struct Move {
    /// Its index among the moves of the situation.
    let index: Int
    /// What it does, as a state of the matcher.
    let start: Int
    /// The situation after it.
    let target: Int
    let rank: Int
    /// The number of terms that the app does not print, and of those that come last.
    let unprinted, lastUnprinted: Int
    /// Whether it causes no call or notification that a recording would contain.
    let isSilent: Bool
  }

  /// A move that the next line contradicts.
  private struct Contradiction {
    let index: Int
    /// What it does, as a state of the matcher; nil if what contradicts is the start of a process.
    let state: Int?
    let isSilent: Bool
  }

  /// What was found about the moves of a situation at a line.
  private struct List {
    /// The number of moves that were tried.
    var tried = 0
    var moves: [Move] = []
    var contradictions: [Contradiction] = []
  }

  private let graph: SituationGraph
  private let lineKinds: Int
  private var lists: [List] = []
  /// The number of the list for each situation and distinct line; negative if there is none.
  private var numbers: [Int32] = []

  init(_ graph: SituationGraph, lineKinds: Int) {
    (self.graph, self.lineKinds) = (graph, lineKinds)
  }

  /// Returns the number of the list of a situation for a distinct line.
  mutating func list(of node: Int, at line: Int) -> Int {
    let position = node * lineKinds + line
    if position >= numbers.count {
      let count = (node + 1) * lineKinds - numbers.count
      numbers.append(contentsOf: repeatElement(-1, count: count))
    }
    if numbers[position] < 0 {
      numbers[position] = Int32(lists.count)
      lists.append(List())
    }
    return Int(numbers[position])
  }

  /// Returns the promising moves of a list that were found.
  func moves(of list: Int) -> [Move] { lists[list].moves }

  /// Tries moves until a promising one is found; returns whether there is one.
  mutating func findMove(
    for list: Int,
    of node: Int,
    at line: Int,
    _ matcher: inout LineMatcher
  ) -> Bool {
    let (count, moves) = (lists[list].moves.count, graph.moveCount(of: node))
    while lists[list].moves.count == count {
      guard lists[list].tried < moves else { return false }
      tryNext(in: list, of: node, at: line, &matcher)
    }
    return true
  }

  private mutating func tryNext(
    in list: Int,
    of node: Int,
    at line: Int,
    _ matcher: inout LineMatcher
  ) {
    let index = lists[list].tried
    lists[list].tried += 1
    guard let edge = graph.edge(index, of: node) else { return }
    let start = matcher.start(of: edge.pattern)
    let transition =
      start == LineMatcher.end ? .endsBefore : matcher.transition(from: start, at: line).kind
    switch transition {
    case .contradicts, .contradictsStart:
      lists[list].contradictions.append(
        Contradiction(
          index: index,
          state: transition == .contradicts ? start : nil,
          isSilent: edge.isSilent
        )
      )
    default:
      let move = Move(
        index: index,
        start: start,
        target: edge.target,
        rank: edge.move.rank(edge.rank, at: matcher.lines.examples[line]),
        unprinted: edge.unprinted.count,
        lastUnprinted: edge.lastUnprinted,
        isSilent: edge.isSilent
      )
      let changesNothing = edge.isSilent && edge.target == node
      if !changesNothing, !isExcelled(move, in: list) { lists[list].moves.append(move) }
    }
  }

  /// Returns whether a more probable move does the same, or two that are as probable: a search shows at most one other way.
  private func isExcelled(_ move: Move, in list: Int) -> Bool {
    let alike = lists[list].moves.lazy.filter { other in
      other.start == move.start && other.target == move.target
        && other.unprinted == move.unprinted && other.lastUnprinted == move.lastUnprinted
    }
    return alike.contains { $0.rank < move.rank } || alike.count { $0.rank == move.rank } > 1
  }

  /// Returns whether the line contradicts any of some moves of a list.
  func contradictsAny(of moves: Range<Int>, in list: Int, skippingSilent: Bool) -> Bool {
    lists[list].contradictions.contains { contradiction in
      moves.contains(contradiction.index) && !(skippingSilent && contradiction.isSilent)
    }
  }

  /// Returns what some moves of a list do that the line contradicts, as states of the matcher.
  func contradictingStates(of moves: Range<Int>, in list: Int) -> [Int] {
    lists[list].contradictions.filter { moves.contains($0.index) }.compactMap(\.state)
  }
}
