internal import LifecycleCore

/// `never`: none of these moments in the step, or in the whole run.
struct NeverExpectation: Expectation {
  let range: SourceRange
  let moments: [Moment]

  func failures(in observation: Observation) -> [Failure] {
    moments.compactMap { moment in
      moment.firstMatch(in: observation).map { match in
        observation.failure(
          at: match.range,
          "\(match.happened) at \(match.entry.time - observation.start), but is listed under never",
          because: match.entry
        )
      }
    }
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    moments.flatMap { $0.objections(in: context) }
  }
}

extension NeverExpectation {
  static let kind = ExpectationKind(
    key: "never",
    summary: "what must not happen in the step",
    value: "list of moments",
    schema: Schema.ref("moments"),
    isAboutTheState: false
  ) { decoder, key, value in
    decoder.moments(value).map { NeverExpectation(range: decoder.range(key), moments: $0) }
  }
}
