@_spi(Package) internal import LifecycleCore

/// `terminated`: the process is terminated in the step, for this reason and at this time.
struct TerminatedExpectation: Expectation {
  let range: SourceRange
  let reason: TerminationReason
  /// Constraints on its time.
  let constraints: [Constraint]

  func failures(in observation: Observation) -> [Failure] {
    guard let (entry, seen) = observation.termination else {
      let cause = observation.last { _ in true }
      var failure = observation.failure(
        at: range,
        "expected termination (\(reason.word)), but state is \(observation.snapshot.state.word)",
        because: cause
      )
      failure.missing = .termination(reason)
      return [failure]
    }
    if seen != reason {
      return [
        observation.failure(
          at: range,
          "app was terminated (\(seen.word)), expected reason \(reason.word)",
          because: entry
        )
      ]
    }
    return constraints.compactMap { constraint in
      constraint.objection(to: entry, in: observation).map {
        observation.failure(at: constraint.range, "app was terminated \($0)", because: entry)
      }
    }
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    outcomes.impossibilities(of: ListForm.Item(term: .termination(reason), range: range))
  }

  var requiresTermination: Bool { true }
}

extension TerminatedExpectation {
  private enum EndKey: String, CaseIterable { case reason, at, within, after }

  private static let keys = WordTable(EndKey.self)

  static let kind = ExpectationKind(
    key: "terminated",
    summary: "why the process was terminated in the step",
    value: "reason, or mapping with reason, at, within and after",
    schema: Schema.anyOf([
      Schema.ref("termination-reason"),
      Schema.mapping(
        EndKey.allCases.map {
          ($0.rawValue, Schema.ref($0 == .reason ? "termination-reason" : "duration"))
        },
        required: ["reason"]
      ),
    ])
  ) { decoder, key, value in
    var reason: TerminationReason?
    var constraints: [Constraint] = []
    let errors = decoder.diagnostics.errorCount
    if decoder.node(value).kind == .mapping {
      decoder.fields(of: value, keys, in: "terminated") { decoder, key, _, value in
        if key == .reason {
          reason = decoder.word(value, Vocabulary.terminations, "reason")
        } else if let time = decoder.duration(value, "a duration") {
          let kind: Constraint.Kind =
            key == .at ? .at(time) : key == .within ? .within(time) : .after(time)
          constraints.append(Constraint(kind: kind, range: decoder.range(value)))
        }
      }
    } else {
      reason = decoder.word(value, Vocabulary.terminations, "reason")
    }
    guard let reason else {
      if decoder.diagnostics.errorCount == errors {
        decoder.diagnostics.add(
          .missingKey,
          at: decoder.range(key),
          "'terminated' needs a 'reason'"
        )
      }
      return nil
    }
    let range = decoder.range(value)
    return TerminatedExpectation(range: range, reason: reason, constraints: constraints)
  }
}
