internal import LifecycleCore

/// An item of `always`: something that holds throughout the run.
struct AlwaysExpectation: Expectation {
  enum Property: Sendable {
    /// The app comes into no other states.
    case states([AppState])
    /// As many ends as beginnings, and no end before its beginning.
    case balanced(Moment, Moment)
    /// Each time, from the one moment to the other (or the run's end), none of these.
    case never(after: Moment, until: Moment?, [Moment])
    /// Each time, from the one moment to the other (or the run's end), each of these.
    case eventually(after: Moment, until: Moment?, [Moment])
  }

  let range: SourceRange
  let property: Property

  func failures(in observation: Observation) -> [Failure] {
    let entries = observation.trace.entries[observation.entries]
    switch property {
    case .states(let states): return strayStates(states, entries, observation)
    case .balanced(let begin, let end):
      return imbalance(from: begin, to: end, entries, observation)
    case .never(let after, let until, let moments):
      return moments.compactMap { firstBetween(after, until, $0, entries, observation) }
    case .eventually(let after, let until, let moments):
      return moments.compactMap { missing($0, after, until, entries, observation) }
    }
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    let (wanted, others): ([Moment], [Moment]) =
      switch property {
      case .states: ([], [])
      case .balanced(let begin, let end): ([], [begin, end])
      case .never(let after, let until, let moments):
        ([], [after] + (until.map { [$0] } ?? []) + moments)
      case .eventually(let after, let until, let moments):
        (moments, [after] + (until.map { [$0] } ?? []))
      }
    return wanted.flatMap { $0.objections(in: context, mayBeUnknown: false) }
      + others.flatMap { $0.objections(in: context, mayBeUnknown: true) }
  }

  private func strayStates(
    _ states: [AppState],
    _ entries: ArraySlice<TraceEntry>,
    _ observation: Observation
  ) -> [Failure] {
    for entry in entries {
      guard case .state(let state) = entry.term, !states.contains(state) else { continue }
      let expected = states.map(\.word).joined(separator: ", ")
      let message =
        "state is \(state.word), expected \(states.count > 1 ? "one of " : "")\(expected)"
      return [observation.failure(at: range, message, because: entry)]
    }
    return []
  }

  private func imbalance(
    from begin: Moment,
    to end: Moment,
    _ entries: ArraySlice<TraceEntry>,
    _ observation: Observation
  ) -> [Failure] {
    var open: [TraceEntry] = []
    for entry in entries {
      if begin.matches(entry, in: observation) {
        open.append(entry)
      } else if end.matches(entry, in: observation) {
        guard open.popLast() != nil else {
          let message = begin.missing(" before \(end.words)")
          return [observation.failure(at: end.range, message, because: entry)]
        }
      }
    }
    guard let first = open.first else { return [] }
    let message = end.missing(" after \(begin.words)")
    return [observation.failure(at: begin.range, message, because: first)]
  }

  private func firstBetween(
    _ after: Moment,
    _ until: Moment?,
    _ moment: Moment,
    _ entries: ArraySlice<TraceEntry>,
    _ observation: Observation
  ) -> Failure? {
    var isOpen = false
    for entry in entries {
      if isOpen, until?.matches(entry, in: observation) == true {
        isOpen = false
      } else if isOpen, let match = moment.match(entry, in: observation) {
        let time = entry.time - observation.start
        let message =
          "\(match.happened) at \(time)\(Self.span(after, until)), but is listed under never"
        return observation.failure(at: moment.range, message, because: entry)
      }
      if after.matches(entry, in: observation) { isOpen = true }
    }
    return nil
  }

  private func missing(
    _ moment: Moment,
    _ after: Moment,
    _ until: Moment?,
    _ entries: ArraySlice<TraceEntry>,
    _ observation: Observation
  ) -> Failure? {
    var waitsSince: TraceEntry?
    for entry in entries {
      if waitsSince != nil, moment.matches(entry, in: observation) {
        waitsSince = nil
      } else if let until, waitsSince != nil, until.matches(entry, in: observation) {
        let message = moment.missing(Self.span(after, until))
        var failure = observation.failure(at: moment.range, message, because: entry)
        failure.missing = moment.outcome
        return failure
      }
      if after.matches(entry, in: observation) { waitsSince = entry }
    }
    guard let waitsSince else { return nil }
    let message = moment.missing(Self.span(after, nil))
    var failure = observation.failure(at: moment.range, message, because: waitsSince)
    failure.missing = moment.outcome
    return failure
  }

  /// From where to where.
  private static func span(_ after: Moment, _ until: Moment?) -> String {
    " after \(after.words)\(until.map { " and before \($0.words)" } ?? "")"
  }
}
