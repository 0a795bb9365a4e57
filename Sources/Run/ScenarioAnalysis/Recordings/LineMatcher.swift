@_spi(Package) internal import LifecycleCore

/// Compares what the moves of the model do with the lines of a recording.
///
/// It is an automaton, which is built while it is used: its states are what is left of what a move does, and a line leads
/// from one to the next. So what was compared before costs a look into a table for each line.
struct LineMatcher {
  /// What a comparison found.
  enum Finding {
    /// The lines before this index are explained, and nothing contradicts the recording.
    case explained(Int)
    /// The line at this index is not what the model does there, which is what a state has left; nil if that is the start of
    /// a process.
    case contradiction(Int, state: Int?)
  }

  /// Where a line leads from a state.
  struct Transition {
    /// What the line says about what is left.
    enum Kind: UInt8 {
      case unknown, explains, endsBefore, contradicts, contradictsStart
    }

    fileprivate(set) var kind = Kind.unknown
    /// The index of what the line is about, in what is left.
    fileprivate var explained: Int32 = 0
    /// The state after the line.
    fileprivate var target: Int32 = 0
  }

  /// What is left of what a move does.
  private struct Rest: Hashable {
    var events: [ModelEvent]
    /// Whether something came before that the model does later.
    var isReordered: Bool
  }

  /// The state in which nothing is left.
  static let end = 0

  let lines: DistinctLines
  private let patterns: EventPatterns
  private var rests = [Rest(events: [], isReordered: false)]
  private var states: [Rest: Int] = [:]
  /// The state at the start of each pattern; nil before it is needed.
  private var starts: [Int?] = []
  /// The transitions of all states, for each distinct line.
  private var transitions: [Transition]

  init(_ lines: DistinctLines, _ patterns: EventPatterns) {
    (self.lines, self.patterns) = (lines, patterns)
    transitions = Array(repeating: Transition(), count: lines.examples.count)
  }

  /// Returns the state at the start of a pattern.
  mutating func start(of pattern: Int) -> Int {
    while starts.count <= pattern { starts.append(nil) }
    if let start = starts[pattern] { return start }
    let start = state(Rest(events: patterns.all[pattern], isReordered: false))
    starts[pattern] = start
    return start
  }

  /// Returns the state in which the first events of a pattern are over.
  mutating func state(of pattern: Int, skipping count: Int) -> Int {
    state(Rest(events: Array(patterns.all[pattern].dropFirst(count)), isReordered: false))
  }

  /// Compares what is left with the lines from an index.
  ///
  /// Where the order of two terms is open, the recording may have either order.
  mutating func match(_ start: Int, from index: Int) -> Finding {
    var (state, position) = (start, index)
    while state != Self.end, position < lines.numbers.count {
      let line = lines.numbers[position]
      // Nothing is known where lines are missing.
      if line == DistinctLines.gap { break }
      let transition = transition(from: state, at: line)
      switch transition.kind {
      case .explains: (state, position) = (Int(transition.target), position + 1)
      case .endsBefore, .unknown: return .explained(position)
      case .contradicts: return .contradiction(position, state: state)
      case .contradictsStart: return .contradiction(position, state: nil)
      }
    }
    while position < lines.numbers.count, lines.numbers[position] == DistinctLines.gap {
      position += 1
    }
    return .explained(position)
  }

  /// Returns the terms that lines are about, which what is left explains.
  mutating func terms(_ start: Int, explaining range: Range<Int>) -> [Term] {
    var (state, terms): (Int, [Term]) = (start, [])
    for line in lines.numbers[range] where state != Self.end {
      let transition = transition(from: state, at: line)
      guard transition.kind == .explains else { break }
      if let term = rests[state].events[Int(transition.explained)].term { terms.append(term) }
      state = Int(transition.target)
    }
    return terms
  }

  /// Returns the terms that may come next in a state.
  func possibleTerms(in state: Int) -> [Term] {
    let events = rests[state].events
    let next = events.indices.filter { Self.canComeFirst($0, in: events) }
    return next.compactMap { events[$0].term }
  }

  // MARK: - Transitions

  /// Returns where a line with a number leads from a state.
  mutating func transition(from state: Int, at line: Int) -> Transition {
    let slot = state * lines.examples.count + line
    if transitions[slot].kind == .unknown {
      let new = newTransition(from: rests[state], at: line)
      transitions[slot] = new
    }
    return transitions[slot]
  }

  private mutating func newTransition(from rest: Rest, at number: Int) -> Transition {
    if number == DistinctLines.gap { return Transition(kind: .endsBefore) }
    let (events, line) = (rest.events, lines.examples[number])
    let next = events.indices.first { index in
      let isFirst = !events[..<index].contains { $0.term != nil }
      return events[index].isShown(by: line, comparingState: !rest.isReordered && isFirst)
        && Self.canComeFirst(index, in: events)
    }
    let before = events[..<(next ?? events.endIndex)]
    // The first process may have started before the recording.
    let contradictsStart =
      !lines.allowsStart[number] && before.contains { $0.event == .processStarted }
    guard let next else {
      if events.contains(where: { $0.term != nil }) { return Transition(kind: .contradicts) }
      return Transition(kind: contradictsStart ? .contradictsStart : .endsBefore)
    }
    if contradictsStart { return Transition(kind: .contradictsStart) }
    let overtaken = before.filter { $0.term != nil }
    let after = Rest(
      events: overtaken + events[(next + 1)...],
      isReordered: rest.isReordered || !overtaken.isEmpty
    )
    return Transition(kind: .explains, explained: Int32(next), target: Int32(state(after)))
  }

  private mutating func state(_ rest: Rest) -> Int {
    if rest.events.isEmpty { return Self.end }
    if let state = states[rest] { return state }
    states[rest] = rests.count
    rests.append(rest)
    transitions += Array(repeating: Transition(), count: lines.examples.count)
    return rests.count - 1
  }

  /// Whether no observed term must come before the one at an index.
  private static func canComeFirst(_ index: Int, in events: [ModelEvent]) -> Bool {
    events[..<index].allSatisfy { earlier in
      guard let first = earlier.term else { return true }
      if events[index].isOfAnotherScene(than: earlier) { return true }
      return events[index].term.map { UnspecifiedOrder.between(first, $0) != nil } ?? false
    }
  }
}
