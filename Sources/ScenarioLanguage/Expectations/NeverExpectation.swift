internal import LifecycleCore

/// `never`: none of these moments occurs in the step, or in the whole run.
struct NeverExpectation: Expectation {
  let range: SourceRange
  let moments: [Moment]

  func failures(in observation: Observation) -> [Failure] {
    moments.compactMap { moment in
      moment.firstMatch(in: observation).map { match in
        observation.failure(
          at: match.range,
          "\(match.occurrencePhrase) at \(match.entry.time - observation.start), but is listed under never",
          because: match.entry
        )
      }
    }
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    moments.flatMap { $0.objections(in: context) }
  }

  /// An impossible moment can be forbidden, but that alone cannot fail.
  func canFail(in context: CaseContext) -> Bool { moments.contains { $0.canOccur(in: context) } }
}

extension NeverExpectation {
  static let kind = ExpectationKind(
    key: "never",
    summary: "what must not happen in the step",
    value: "list of moments",
    schema: Schema.ref("moments")
  ) { decoder, key, value in
    decoder.moments(value).map { NeverExpectation(range: decoder.range(key), moments: $0) }
  }
}

/// `eventually`: a moment that must occur in the run.
struct EventuallyExpectation: Expectation {
  let range: SourceRange
  let moment: Moment

  func failures(in observation: Observation) -> [Failure] {
    moment.firstMatch(in: observation) == nil ? [observation.absence(of: moment)] : []
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    moment.impossibilities(in: outcomes)
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    moment.objections(in: context, mayBeUnknown: false)
  }

  /// A moment that the script performs always occurs.
  func canFail(in context: CaseContext) -> Bool { !moment.mustOccur(in: context) }
}
