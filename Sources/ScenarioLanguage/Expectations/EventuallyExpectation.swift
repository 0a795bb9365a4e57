internal import LifecycleCore

/// `eventually`: a moment that must come in the run.
struct EventuallyExpectation: Expectation {
  let range: SourceRange
  let moment: Moment

  func failures(in observation: Observation) -> [Failure] {
    guard moment.firstMatch(in: observation) == nil else { return [] }
    var failure = observation.failure(at: moment.range, moment.missing(), because: nil)
    failure.missing = moment.outcome
    return [failure]
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    moment.impossibilities(in: outcomes)
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    moment.objections(in: context, mayBeUnknown: false)
  }
}
