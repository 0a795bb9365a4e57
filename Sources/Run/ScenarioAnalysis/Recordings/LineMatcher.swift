@_spi(Package) internal import LifecycleCore

/// Compares what one move of the model does with the next lines of a recording.
struct LineMatcher {
  /// What the comparison found.
  enum Finding {
    /// The lines before this index are explained by these terms, and nothing contradicts the recording.
    case explained(Int, [Term])
    /// The line at this index is not what the model does there: one of these terms.
    case contradiction(Int, [Term])
  }

  private let lines: [Recording.Line]
  /// Whether each start of a process is in the recording.
  private let showsProcesses: Bool

  init(_ lines: [Recording.Line], showsProcesses: Bool) {
    (self.lines, self.showsProcesses) = (lines, showsProcesses)
  }

  /// Compares what the model did with the lines from an index.
  ///
  /// Where the order of two terms is open, the recording may have either order. The terms of a contradiction are found
  /// only if it is not before `furthest`.
  func match(_ events: [ModelEvent], from start: Int, furthest: Int) -> Finding {
    var position = start
    var terms: [Term] = []
    // Nearly all moves either do nothing that could be recorded, or something else.
    guard !events.isEmpty || isGap(start) else { return .explained(start, []) }
    var events = events
    var isReordered = false
    while position < lines.count, !events.isEmpty {
      // Nothing is known where lines are missing.
      if isGap(position) { break }
      let next = events.indices.first { index in
        let isFirst = !events[..<index].contains { $0.term != nil }
        return events[index].isShown(by: lines[position], comparingState: !isReordered && isFirst)
          && canComeFirst(index, in: events)
      }
      guard let next else {
        if !events.contains(where: { $0.term != nil }) {
          guard showsProcesses, position > 0, startsProcess(events[...]) else { break }
          return .contradiction(position, [])
        }
        guard position >= furthest else { return .contradiction(position, []) }
        let eligible = events.indices.filter { canComeFirst($0, in: events) }
        return .contradiction(position, eligible.compactMap { events[$0].term })
      }
      // The first process may have started before the recording.
      if showsProcesses, position > 0, startsProcess(events[..<next]) {
        return .contradiction(position, [])
      }
      if let term = events[next].term { terms.append(term) }
      let overtaken = events[..<next].filter { $0.term != nil }
      if !overtaken.isEmpty { isReordered = true }
      events = overtaken + events[(next + 1)...]
      position += 1
    }
    while isGap(position) { position += 1 }
    return .explained(position, terms)
  }

  private func startsProcess(_ events: ArraySlice<ModelEvent>) -> Bool {
    events.contains { $0.event == .processStarted }
  }

  private func isGap(_ position: Int) -> Bool {
    position < lines.count && lines[position].event == .gap
  }

  /// Whether no observed term must come before the one at an index.
  private func canComeFirst(_ index: Int, in events: [ModelEvent]) -> Bool {
    events[..<index].allSatisfy { earlier in
      guard let first = earlier.term else { return true }
      if events[index].isOfAnotherScene(than: earlier) { return true }
      return events[index].term.map { UnspecifiedOrder.between(first, $0) != nil } ?? false
    }
  }
}
