@_spi(Package) internal import LifecycleCore

/// `state`: the state of the app at the step's end.
struct StateExpectation: Expectation {
  let range: SourceRange
  let state: AppState

  func failures(in observation: Observation) -> [Failure] {
    let actual = observation.snapshot.state
    guard actual != state else { return [] }
    var message = "state is \(actual.word), expected \(state.word)"
    var cause = observation.lastSoFar { $0.kind == .states }
    if state == .suspended, actual == .background, let open = observation.openTasks {
      message += ": \(open.description)"
      cause = open.first
    }
    var failure = observation.failureAtEnd(at: range, message, because: cause)
    failure.missing = .state(state)
    return [failure]
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    outcomes.impossibilities(
      of: state,
      at: range,
      \.state,
      "the state cannot be \(state.word)",
      words: \.word
    )
  }

  var requiresTermination: Bool { state == .notRunning }
}

extension StateExpectation {
  static let kind = ExpectationKind(
    key: "state",
    summary: "the state of the app at the step's end",
    value: "state",
    schema: Schema.ref("app-state"),
    checksFinalState: true
  ) { decoder, key, value in
    decoder.word(value, Vocabulary.states, "state").map {
      StateExpectation(range: decoder.range(value), state: $0)
    }
  }
}
