internal import LifecycleCore

/// `state`: the state of the app at the step's end.
struct StateExpectation: Expectation {
  let range: SourceRange
  let state: AppState

  func failures(in observation: Observation) -> [Failure] {
    guard observation.standing.state != state else { return [] }
    let cause = observation.lastSoFar { if case .state = $0 { true } else { false } }
    return [
      observation.failure(
        at: range,
        "the app is \(observation.standing.state.word), not \(state.word)",
        because: cause
      )
    ]
  }

  func impossibilities(in prospect: Prospect) -> [Diagnostic] {
    Impossibility.of(state, at: range, in: prospect, \.state) {
      "the app cannot be \($0.word)"
    } words: {
      $0.word
    }
  }

  var speaksOfTermination: Bool { state == .notRunning }
}

extension StateExpectation {
  static let kind = ExpectationKind(
    key: "state",
    summary: "the state of the app at the step's end",
    value: "a state",
    schema: Schema.ref("app-state"),
    isAboutTheState: true
  ) { decoder, key, value in
    decoder.word(value, Vocabulary.states, "state").map {
      StateExpectation(range: decoder.range(value), state: $0)
    }
  }
}
