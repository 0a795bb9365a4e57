@_spi(Package) internal import LifecycleCore

/// The furthest line that a search could not explain, and what would have been possible there.
///
/// A search notices contradictions at each line that it comes to, so that terms are found only in the end.
struct SearchFailure {
  /// The index of the line.
  private(set) var line = 0
  /// The last step before it; negative if there is none.
  private(set) var last = -1
  /// Moves that the line contradicts, in lists of promising moves.
  private var moves: [(list: Int, range: Range<Int>)] = []
  /// What the line contradicts after others that the same moves explain, as states of the matcher.
  private var states: [Int] = []

  /// Notices a line that is not what a move does after the lines before; the state is nil if that is the start of a process.
  mutating func notice(_ line: Int, after last: Int, insteadOf state: Int?) {
    guard line >= self.line else { return }
    if line > self.line { self = SearchFailure(line: line, last: last) }
    if let state { states.append(state) }
  }

  /// Notices the moves of a list that were tried at a line, which it may contradict.
  mutating func notice(_ line: Int, after last: Int, insteadOf moves: Range<Int>, in list: Int) {
    guard line >= self.line else { return }
    if line > self.line { self = SearchFailure(line: line, last: last) }
    self.moves.append((list, moves))
  }

  /// Returns what would have been possible at the line.
  func possibleTerms(_ promising: PromisingMoves, _ matcher: LineMatcher) -> Set<Term> {
    let contradicting = moves.flatMap { promising.contradictingStates(of: $0.range, in: $0.list) }
    return Set(Set(contradicting + states).flatMap { matcher.possibleTerms(in: $0) })
  }
}
