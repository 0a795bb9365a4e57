@_spi(Package) internal import LifecycleCore

/// An item of `always`: a property that holds throughout the run.
struct AlwaysExpectation: Expectation {
  enum Property: Sendable {
    /// The app enters no other states.
    case states([AppState])
    /// Each beginning has an end, and no end precedes its beginning.
    case balanced(EventPattern, EventPattern)
    /// None of these event patterns occurs in any span.
    case never(Span, [EventPattern])
    /// Each of these event patterns occurs in every span.
    case eventually(Span, [EventPattern])
  }

  /// Every period from one event pattern to another, or to the end of the run.
  struct Span: Sendable {
    let after: EventPattern
    let until: EventPattern?

    fileprivate func diagnostics(in context: CaseContext) -> [Diagnostic] {
      after.absences(in: context) + (until?.absences(in: context) ?? [])
    }

    fileprivate var phrase: String {
      " after \(after.name)\(until.map { " and before \($0.name)" } ?? "")"
    }
  }

  let range: SourceRange
  let property: Property

  func failures(in observation: Observation) -> [Failure] {
    do throws(EvaluationStop) {
      try observation.budget.spend(observation.entries.count, times: property.comparisons)
    } catch {
      return [observation.failure(of: error, at: range)]
    }
    return switch property {
    case .states(let states): [otherState(than: states, observation)].compactMap(\.self)
    case .balanced(let begin, let end): [imbalance(begin, end, observation)].compactMap(\.self)
    case .never(let span, let eventPatterns):
      eventPatterns.compactMap { first($0, in: span, observation) }
    case .eventually(let span, let eventPatterns):
      eventPatterns.compactMap { missing($0, in: span, observation) }
    }
  }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    switch property {
    case .states: []
    case .balanced(let begin, let end): [begin, end].flatMap { $0.absences(in: context) }
    case .never(let span, let eventPatterns):
      span.diagnostics(in: context) + eventPatterns.flatMap { $0.diagnostics(in: context) }
    case .eventually(let span, let eventPatterns):
      span.diagnostics(in: context)
        + eventPatterns.flatMap { $0.diagnostics(in: context, mayBeUnknown: false) }
    }
  }

  /// A property that forbids only impossible event patterns, or allows all states, always holds.
  func canFail(in context: CaseContext) -> Bool {
    switch property {
    case .states(let states): AppState.allCases.contains { !states.contains($0) }
    case .balanced(let begin, let end): begin.canOccur(in: context) || end.canOccur(in: context)
    case .never(let span, let eventPatterns):
      span.after.canOccur(in: context) && eventPatterns.contains { $0.canOccur(in: context) }
    case .eventually(let span, let eventPatterns):
      span.after.canOccur(in: context) && !eventPatterns.isEmpty
    }
  }

  private func otherState(than states: [AppState], _ observation: Observation) -> Failure? {
    for entry in observation.trace.entries[observation.entries] {
      guard case .state(let state) = entry.term, !states.contains(state) else { continue }
      let expected = states.map(\.word).joined(separator: ", ")
      let message =
        "state is \(state.word), expected \(states.count > 1 ? "one of " : "")\(expected)"
      return observation.failure(at: range, message, because: entry)
    }
    return nil
  }

  private func imbalance(
    _ begin: EventPattern,
    _ end: EventPattern,
    _ observation: Observation
  ) -> Failure? {
    var open: [TraceEntry] = []
    for entry in observation.trace.entries[observation.entries] {
      if begin.matches(entry, in: observation) {
        open.append(entry)
      } else if end.matches(entry, in: observation), open.popLast() == nil {
        let message = begin.missingMessage(" before \(end.name)")
        return observation.failure(at: end.range, message, because: entry)
      }
    }
    guard let first = open.first else { return nil }
    let message = end.missingMessage(" after \(begin.name)")
    return observation.failure(at: begin.range, message, because: first)
  }

  private func first(
    _ eventPattern: EventPattern,
    in span: Span,
    _ observation: Observation
  ) -> Failure? {
    var isOpen = false
    for entry in observation.trace.entries[observation.entries] {
      if isOpen, span.until?.matches(entry, in: observation) == true {
        isOpen = false
      } else if isOpen, let match = eventPattern.match(entry, in: observation) {
        let time = entry.time - observation.start
        let message =
          "\(match.occurrencePhrase) at \(time)\(span.phrase), but is listed under never"
        return observation.failure(at: eventPattern.range, message, because: entry)
      }
      if span.after.matches(entry, in: observation) { isOpen = true }
    }
    return nil
  }

  private func missing(
    _ eventPattern: EventPattern,
    in span: Span,
    _ observation: Observation
  ) -> Failure? {
    var pendingSince: TraceEntry?
    for entry in observation.trace.entries[observation.entries] {
      if pendingSince != nil {
        if eventPattern.matches(entry, in: observation) {
          pendingSince = nil
        } else if let until = span.until, until.matches(entry, in: observation) {
          return observation.absence(of: eventPattern, span.phrase, because: entry)
        }
      }
      if span.after.matches(entry, in: observation) { pendingSince = entry }
    }
    return pendingSince.map {
      observation.absence(of: eventPattern, " after \(span.after.name)", because: $0)
    }
  }
}

extension AlwaysExpectation.Property {
  /// The number of names with which each entry is compared.
  fileprivate var comparisons: Int {
    switch self {
    case .states: 1
    case .balanced(let begin, let end): begin.comparisons + end.comparisons
    case .never(let span, let patterns), .eventually(let span, let patterns):
      patterns.reduce(0) { sum, pattern in
        sum + pattern.comparisons + span.after.comparisons + (span.until?.comparisons ?? 0)
      }
    }
  }
}
