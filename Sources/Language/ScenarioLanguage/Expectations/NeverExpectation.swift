@_spi(Package) internal import LifecycleCore

/// `never`: none of these event patterns occurs in the step, or in the whole run.
struct NeverExpectation: Expectation {
  let range: SourceRange
  let eventPatterns: [EventPattern]

  func failures(in observation: Observation) -> [Failure] {
    do throws(EvaluationStop) {
      return try eventPatterns.firstMatches(in: observation).compactMap { match in
        guard let match else { return nil }
        return observation.failure(
          at: match.range,
          "\(match.occurrencePhrase) at \(match.entry.time - observation.start), but is listed under never",
          because: match.entry
        )
      }
    } catch {
      return [observation.failure(of: error, at: range)]
    }
  }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    eventPatterns.flatMap { $0.diagnostics(in: context) }
  }

  /// An impossible event pattern can be forbidden, but that alone cannot fail.
  func canFail(in context: CaseContext) -> Bool {
    eventPatterns.contains { $0.canOccur(in: context) }
  }
}

extension NeverExpectation {
  static let kind = ExpectationKind(
    key: "never",
    summary: "what must not happen in the step",
    value: "list of event patterns",
    schema: Schema.ref("event-patterns")
  ) { decoder, key, value in
    decoder.eventPatterns(value).map {
      NeverExpectation(range: decoder.range(key), eventPatterns: $0)
    }
  }
}

/// `eventually`: an event pattern that must occur in the run.
struct EventuallyExpectation: Expectation {
  let range: SourceRange
  let eventPattern: EventPattern

  func failures(in observation: Observation) -> [Failure] {
    do throws(EvaluationStop) {
      let match = try [eventPattern].firstMatches(in: observation).first ?? nil
      return match == nil ? [observation.absence(of: eventPattern)] : []
    } catch {
      return [observation.failure(of: error, at: range)]
    }
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    eventPattern.impossibilities(in: outcomes)
  }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    eventPattern.diagnostics(in: context, mayBeUnknown: false)
  }

  /// An event pattern that the script performs always occurs.
  func canFail(in context: CaseContext) -> Bool { !eventPattern.mustOccur(in: context) }
}
