internal import LifecycleCore

/// `effects`: what happens in the step without a call or a notification.
struct EffectsExpectation: Expectation {
  let range: SourceRange
  let form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    var seen: [SeenItem] = []
    for index in observation.entries {
      if case .effect(let effect, _) = observation.trace.entries[index].event {
        seen.append(SeenItem(code: effect.rawValue, entry: index))
      }
    }
    return ListVerdict(what: "effects", form: form, name: Self.name).failures(
      seen: seen,
      in: observation
    )
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    form.items.flatMap { MethodObjection.ofConstraints($0.constraints, on: context.os) }
  }

  func impossibilities(in prospect: Prospect) -> [Diagnostic] {
    form.items.flatMap { item in
      SystemEffect(rawValue: item.code).map { Impossibility.ofEffect($0, item, in: prospect) } ?? []
    }
  }

  private static func name(_ code: UInt8) -> String { SystemEffect(rawValue: code)?.word ?? "" }
}

extension EffectsExpectation {
  static let kind = ExpectationKind(
    key: "effects",
    summary: "what happens without a call or a notification",
    value: "list form of effects",
    schema: Schema.ref("effect-list")
  ) { decoder, key, value in
    decoder.listForm(value, .effect).map { EffectsExpectation(range: decoder.range(key), form: $0) }
  }
}
