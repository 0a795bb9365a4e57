@_spi(Package) internal import LifecycleCore

/// `terminated`: the process is terminated in the step, for this reason or with this code, and at this time.
struct TerminatedExpectation: Expectation {
  let range: SourceRange
  /// The reason; several if only a code is expected that they have in common.
  let reasons: [TerminationReason]
  /// The expected exception code of the crash report.
  let code: String?
  /// Constraints on its time.
  let constraints: [Constraint]

  /// What is expected, as in `watchdog` and `the code 0x8badf00d`.
  var text: String { code.map { "the code \($0)" } ?? reasons[0].word }

  func failures(in observation: Observation) -> [Failure] {
    guard let (entry, seen) = observation.termination else {
      let cause = observation.last { _ in true }
      var failure = observation.failure(
        at: range,
        "expected termination (\(text)), but state is \(observation.snapshot.state.word)",
        because: cause
      )
      failure.missing = .termination(reasons[0])
      return [failure]
    }
    if !reasons.contains(seen) {
      let expected = code == nil ? "reason \(text)" : text
      let codeOfSeen = code == nil ? "" : seen.exceptionCode.map { ", \($0)" } ?? ", without a code"
      return [
        observation.failure(
          at: range,
          "app was terminated (\(seen.word)\(codeOfSeen)), expected \(expected)",
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
    let all = reasons.map {
      outcomes.impossibilities(of: ListForm.Item(term: .termination($0), range: range))
    }
    return all.contains(where: \.isEmpty) ? [] : all[0]
  }

  var requiresTermination: Bool { true }
}

extension TerminatedExpectation {
  private enum EndKey: String, CaseIterable { case reason, code, at, within, after }

  private static let keys = WordTable(EndKey.self)

  /// The exception codes, with the reasons that have them.
  private static let codes: WordTable<[TerminationReason]> = {
    let all = TerminationReason.allCases.compactMap(\.exceptionCode)
    let distinct = all.indices.filter { all[..<$0].contains(all[$0]) == false }.map { all[$0] }
    return WordTable(
      distinct.map { code in
        (code, TerminationReason.allCases.filter { $0.exceptionCode == code })
      }
    )
  }()

  static let kind = ExpectationKind(
    key: "terminated",
    summary: "why the process was terminated in the step",
    value: "reason, or mapping with reason or code, at, within and after",
    schema: Schema.anyOf(
      [Schema.ref("termination-reason")]
        + [EndKey.reason, .code].map { required in
          Schema.mapping(
            EndKey.allCases.filter { $0 == required || $0 != .reason && $0 != .code }.map { key in
              switch key {
              case .reason: (key.rawValue, Schema.ref("termination-reason"))
              case .code: (key.rawValue, Schema.words(codes))
              case .at, .within, .after: (key.rawValue, Schema.ref("duration"))
              }
            },
            required: [required.rawValue]
          )
        }
    )
  ) { decoder, key, value in
    var reasons: [TerminationReason]?
    var code: String?
    var constraints: [Constraint] = []
    let errors = decoder.diagnostics.errorCount
    if decoder.node(value).kind == .mapping {
      decoder.fields(of: value, keys, in: "terminated") { decoder, key, _, value in
        switch key {
        case .reason where code == nil:
          reasons = decoder.word(value, Vocabulary.terminations, "reason").map { [$0] }
        case .code where reasons == nil:
          reasons = decoder.word(value, codes, "exception code")
          code = reasons?.first?.exceptionCode
        case .reason, .code:
          decoder.diagnostics.add(
            .wrongType,
            at: decoder.range(value),
            "'terminated' has a 'reason' or a 'code', not both",
            help: "leave one of them out"
          )
        case .at, .within, .after:
          guard let time = decoder.duration(value, "a duration") else { return }
          let kind: Constraint.Kind =
            key == .at ? .at(time) : key == .within ? .within(time) : .after(time)
          constraints.append(Constraint(kind: kind, range: decoder.range(value)))
        }
      }
    } else {
      reasons = decoder.word(value, Vocabulary.terminations, "reason").map { [$0] }
    }
    guard let reasons, decoder.diagnostics.errorCount == errors else {
      if decoder.diagnostics.errorCount == errors {
        decoder.diagnostics.add(
          .missingKey,
          at: decoder.range(key),
          "'terminated' needs a 'reason' or a 'code'"
        )
      }
      return nil
    }
    return TerminatedExpectation(
      range: decoder.range(value),
      reasons: reasons,
      code: code,
      constraints: constraints
    )
  }
}
