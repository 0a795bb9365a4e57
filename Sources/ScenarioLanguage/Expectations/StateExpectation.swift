internal import LifecycleCore

/// `state`: the state of the app at the step's end.
struct StateExpectation: Expectation {
  let range: SourceRange
  let state: AppState

  func failures(in observation: Observation) -> [Failure] {
    guard observation.snapshot.state != state else { return [] }
    var failure = stateFailure(in: observation)
    failure.missing = .state(state)
    return [failure]
  }

  private func stateFailure(in observation: Observation) -> Failure {
    let message = "state is \(observation.snapshot.state.word), expected \(state.word)"
    if state == .suspended, observation.snapshot.state == .background,
      let wakefulness = Wakefulness(in: observation)
    {
      return observation.failureAtEnd(
        at: range,
        "\(message): \(wakefulness.words)",
        because: wakefulness.cause
      )
    }
    let cause = observation.lastSoFar { $0.kind == .states }
    return observation.failureAtEnd(at: range, message, because: cause)
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    Impossibility.of(state, at: range, in: outcomes, \.state) {
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
