internal import LifecycleCore

extension StateExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    [.word(observation.standing.state.word, wanted: state.word, at: range)]
  }
}

extension ScenesExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let seen = observation.standing.scene.word
    return items.map { .word(seen, wanted: $0.state.word, at: $0.range) }
  }
}

extension FrontExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    [.word(observation.standing.front.word, wanted: place.word, at: range)]
  }
}

extension OverExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let seen = observation.standing.cover?.word ?? "none"
    return [.word(seen, wanted: cover?.word ?? "none", at: range)]
  }
}

extension WithinExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let taken = observation.end - observation.start
    return [Mend(range: range, change: taken <= most ? .keep : .word("\(taken)"))]
  }
}

extension RetainCountsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    func word(_ count: Int) -> String { count == 0 ? "none" : "\(count)" }
    return items.map {
      .word(word(seen($0, in: observation).count), wanted: word($0.count), at: $0.range)
    }
  }
}

extension TerminatedExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let entry = observation.last { if case .termination = $0 { true } else { false } }
    guard let entry, case .termination(let seen) = entry.event else {
      return [Mend(range: range, change: .byHand("the app was not terminated"))]
    }
    return [.word(seen.word, wanted: reason.word, at: range)]
      + constraints.map { $0.mend(by: entry, in: observation) }
  }
}

extension Mend {
  fileprivate static func word(_ seen: String, wanted: String, at range: SourceRange) -> Mend {
    Mend(range: range, change: seen == wanted ? .keep : .word(seen))
  }
}

extension Constraint {
  /// What the constraint would say of this entry.
  func mend(by entry: TraceEntry, in observation: Observation) -> Mend {
    Mend(range: range, change: change(by: entry, in: observation))
  }

  private func change(by entry: TraceEntry, in observation: Observation) -> Mend.Change {
    guard objection(to: entry, in: observation) != nil else { return .keep }
    switch kind {
    case .at, .within, .after: return .word("\(entry.time - observation.start)")
    case .state: return entry.reads.map { .word($0.word) } ?? .byHand("nothing was read there")
    case .scene: return .byHand("another scene was called")
    case .argument(let detail, let pattern):
      let seen = entry.details.flatMap { observation.trace.details[$0].values[detail] }
      switch (pattern, seen) {
      case (.mapping, _), (.list, _), (_, .list), (_, .mapping):
        return .byHand("'\(detail.word)' is more than a text")
      case (_, nil): return .word("none")
      case (_, .text(let text)): return .text(text)
      }
    }
  }
}
