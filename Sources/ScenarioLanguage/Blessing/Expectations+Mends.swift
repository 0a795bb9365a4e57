internal import LifecycleCore

extension StateExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    [.word(observation.snapshot.state.word, wanted: state.word, at: range)]
  }
}

extension ScenesExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let seen = observation.snapshot.scene.word
    return items.map { .word(seen, wanted: $0.state.word, at: $0.range) }
  }
}

extension FrontExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    [.word(observation.snapshot.front.word, wanted: place.word, at: range)]
  }
}

extension OverExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let seen = observation.snapshot.cover?.word ?? "none"
    return [.word(seen, wanted: cover?.word ?? "none", at: range)]
  }
}

extension WithinExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    let taken = observation.end - observation.start
    guard taken > most else { return [Mend(range: range, change: .keep)] }
    return [
      Mend(
        range: range,
        change: .word("\(taken)"),
        losses: [.weaker("\(taken) in place of \(most)", at: range)]
      )
    ]
  }
}

extension RetainCountsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    func word(_ count: Int) -> String { count == 0 ? "none" : "\(count)" }
    return items.map { item in
      let count = seen(item, in: observation).count
      var mend = Mend.word(word(count), wanted: word(item.count), at: item.range)
      // An object that must be gone, and is there, leaks: the opposite of what was asked for.
      if item.count == 0, count > 0 {
        mend.losses = [.inverted("\(word(count)) in place of none", at: item.range)]
      }
      return mend
    }
  }
}

extension ShownViewsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    items.map { item in
      let actual = actual(item, in: observation)
      guard actual != item.value else { return Mend(range: item.range, change: .keep) }
      return Mend(range: item.range, change: actual.map(change) ?? .word("none"))
    }
  }
}

extension TerminatedExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    guard let (entry, seen) = observation.termination else {
      return [Mend(range: range, change: .byHand("the app was not terminated"))]
    }
    return [.word(seen.word, wanted: reason.word, at: range)]
      + constraints.map { $0.mend(by: entry, in: observation) }
  }
}

extension Mend {
  fileprivate static func word(_ seen: String, wanted: String, at range: SourceRange) -> Mend {
    guard seen != wanted else { return Mend(range: range, change: .keep) }
    return Mend(
      range: range,
      change: .word(seen),
      losses: seen == "none" ? [.inverted("none in place of \(wanted)", at: range)] : []
    )
  }
}

extension Constraint {
  /// What the constraint would say of this entry.
  func mend(by entry: TraceEntry, in observation: Observation) -> Mend {
    let change = change(by: entry, in: observation)
    return Mend(range: range, change: change, losses: losses(by: change))
  }

  private func change(by entry: TraceEntry, in observation: Observation) -> Mend.Change {
    guard objection(to: entry, in: observation) != nil else { return .keep }
    switch kind {
    case .at, .within, .after: return .word("\(entry.time - observation.start)")
    case .state: return entry.reads.map { .word($0.word) } ?? .byHand("nothing was read there")
    case .scene: return .byHand("another scene was called")
    case .action: return .byHand("the action had other arguments")
    case .argument(let detail, let pattern):
      let seen = observation.trace.details(of: entry)?.values[detail]
      switch (pattern, seen) {
      case (.mapping, _), (.list, _), (_, .list), (_, .mapping):
        return .byHand("'\(detail.word)' is more than a text")
      case (_, nil): return .word("none")
      case (_, .text(let text)): return .text(text)
      }
    }
  }

  /// What is lost where the constraint is changed.
  private func losses(by change: Mend.Change) -> [Mend.Loss] {
    guard case .word(let word) = change else { return [] }
    switch kind {
    case .within(let time), .after(let time):
      return [.weaker("\(word) in place of \(time)", at: range)]
    case .argument(_, let pattern):
      return [.inverted("none in place of \(pattern.words)", at: range)]
    case .at, .state, .scene, .action: return []
    }
  }

  /// The key under which it is written.
  var key: String {
    switch kind {
    case .at: "at"
    case .within: "within"
    case .after: "after"
    case .state: "state"
    case .scene: "scene"
    case .argument(let detail, _): detail.word
    case .action(let action): action.kind.actor.rawValue
    }
  }
}
