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

  /// What cannot come may be forbidden, but proves nothing by itself.
  func canFail(in context: CaseContext) -> Bool { moments.contains { $0.canCome(in: context) } }
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

/// `eventually`: a moment that must come in the run.
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

  /// What the script does comes in any case.
  func canFail(in context: CaseContext) -> Bool { !moment.mustCome(in: context) }
}
