@_spi(Package) internal import LifecycleCore

/// `within`: the longest virtual time that the step may take.
struct WithinExpectation: Expectation {
  let range: SourceRange
  let limit: VirtualTime

  func failures(in observation: Observation) -> [Failure] {
    let taken = observation.end - observation.start
    guard taken > limit else { return [] }
    let message = "the step took \(taken), expected at most \(limit)"
    return [observation.failure(at: range, message)]
  }
}

extension WithinExpectation {
  static let kind = ExpectationKind(
    key: "within",
    summary: "the longest virtual time that the step may take",
    value: "duration",
    schema: Schema.ref("duration")
  ) { decoder, _, value in
    decoder.duration(value, "how long the step may take").map {
      WithinExpectation(range: decoder.range(value), limit: $0)
    }
  }
}
