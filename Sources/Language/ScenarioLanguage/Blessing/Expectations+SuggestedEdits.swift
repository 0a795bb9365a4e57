@_spi(Package) internal import LifecycleCore

extension StateExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    [.word(observation.snapshot.state.word, expected: state.word, at: range)]
  }
}

extension ScenesExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    items.map {
      let actual = observation.snapshot.state(ofScene: $0.name.name).word
      return .word(actual, expected: $0.state.word, at: $0.range)
    }
  }
}

extension FrontExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    [.word(observation.snapshot.front.word, expected: screen.word, at: range)]
  }
}

extension OverExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    let actual = observation.snapshot.overlay?.word ?? "none"
    return [.word(actual, expected: overlay?.word ?? "none", at: range)]
  }
}

extension WithinExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    let taken = observation.end - observation.start
    guard taken > limit else { return [.kept(range)] }
    let weakening = SuggestedEdit.Weakening.weaker("\(taken) in place of \(limit)", at: range)
    return [SuggestedEdit(range: range, change: .word("\(taken)"), weakenings: [weakening])]
  }
}

extension RetainCountsExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    func word(_ count: Int) -> String { count == 0 ? "none" : "\(count)" }
    return items.map { item in
      let count = actualCount(item, in: observation).count
      var edit = SuggestedEdit.word(word(count), expected: word(item.count), at: item.range)
      // An object that still exists although none is expected leaks: the opposite of what was required.
      if item.count == 0, count > 0 {
        edit.weakenings = [.inverted("\(word(count)) in place of none", at: item.range)]
      }
      return edit
    }
  }
}

extension ShownViewsExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    items.map { item in
      let actual = actual(item, in: observation)
      guard !isSame(actual, item.value) else { return .kept(item.range) }
      return SuggestedEdit(range: item.range, change: actual.map(suggestedChange) ?? .word("none"))
    }
  }
}

extension TerminatedExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    guard let (entry, actual) = observation.termination else {
      return [SuggestedEdit(range: range, change: .manual("the app was not terminated"))]
    }
    let edit: SuggestedEdit =
      if reasons.contains(actual) {
        .kept(range)
      } else if code == nil {
        .word(actual.word, expected: text, at: range)
      } else {
        SuggestedEdit(range: range, change: .manual("the app was terminated (\(actual.word))"))
      }
    return [edit]
      + constraints.map { $0.suggestedEdit(by: entry, in: observation) }
  }
}

extension SuggestedEdit {
  fileprivate static func word(
    _ actual: String,
    expected: String,
    at range: SourceRange
  ) -> SuggestedEdit {
    guard actual != expected else { return .kept(range) }
    return SuggestedEdit(
      range: range,
      change: .word(actual),
      weakenings: actual == "none" ? [.inverted("none in place of \(expected)", at: range)] : []
    )
  }
}

extension Constraint {
  /// Returns the edit that makes the constraint match the entry.
  func suggestedEdit(by entry: TraceEntry, in observation: Observation) -> SuggestedEdit {
    let change = change(by: entry, in: observation)
    return SuggestedEdit(range: range, change: change, weakenings: weakenings(by: change))
  }

  private func change(by entry: TraceEntry, in observation: Observation) -> SuggestedEdit.Change {
    guard objection(to: entry, in: observation) != nil else { return .keep }
    switch kind {
    case .at, .within, .after: return .word("\(entry.time - observation.start)")
    case .state: return entry.reads.map { .word($0.word) } ?? .manual("nothing was read there")
    case .scene: return .manual("another scene was called")
    case .action: return .manual("the action had other arguments")
    case .argument(let detail, let pattern):
      let actual = observation.trace.details(of: entry)?[detail]
      switch (pattern, actual) {
      case (.mapping, _), (.list, _), (_, .list), (_, .mapping):
        return .manual("'\(detail.word)' is more than a string")
      case (_, nil): return .word("none")
      case (_, .text(let text)): return .text(text)
      }
    }
  }

  /// Returns the requirements that are lost if the constraint is changed.
  private func weakenings(by change: SuggestedEdit.Change) -> [SuggestedEdit.Weakening] {
    guard case .word(let word) = change else { return [] }
    switch kind {
    case .within(let time), .after(let time):
      return [.weaker("\(word) in place of \(time)", at: range)]
    case .argument(_, let pattern):
      return [.inverted("none in place of \(pattern.yamlText)", at: range)]
    case .at, .state, .scene, .action: return []
    }
  }

  /// The key of the constraint in a scenario file.
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

extension AppExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    items.map { item in
      guard case .value(let actual)? = observation.probes[item.name] else {
        return SuggestedEdit(range: item.range, change: .manual("'\(item.name)' cannot be read"))
      }
      return actual == item.value
        ? .kept(item.range) : SuggestedEdit(range: item.range, change: actual.suggestedChange)
    }
  }
}

extension AppValue {
  /// The change that makes a scenario expect the value.
  fileprivate var suggestedChange: SuggestedEdit.Change {
    switch self {
    case .null, .bool, .integer, .number: .word(description)
    case .text(let text) where AppValue(plain: text) == self: .text(text)
    case .text, .list, .mapping: .manual("the value is \(description)")
    }
  }
}
