internal import LifecycleCore

/// `effects` and the lists beside it: what happens in the step without a call or a notification.
struct EffectsExpectation: Expectation {
  /// Which of the lists it is: effects of other lists are not its matter.
  let list: EffectList
  let range: SourceRange
  let form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    var seen: [SeenItem] = []
    for index in observation.entries {
      if case .effect(let effect, _) = observation.trace.entries[index].event, effect.list == list {
        seen.append(SeenItem(code: effect.rawValue, entry: index))
      }
    }
    return ListVerdict(words: .effects(list), form: form, name: Self.name) {
      SystemEffect(rawValue: $0).map { .effect($0) }
    }.failures(
      seen: seen,
      in: observation
    )
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    form.items.flatMap { MethodObjection.ofConstraints($0.constraints, in: context) }
  }

  func impossibilities(in prospect: Prospect) -> [Diagnostic] {
    form.items.flatMap { item in
      SystemEffect(rawValue: item.code).map { Impossibility.ofEffect($0, item, in: prospect) } ?? []
    }
  }

  static func name(_ code: UInt8) -> String { SystemEffect(rawValue: code)?.word ?? "" }
}

extension EffectsExpectation {
  /// The key of a list.
  static func kind(_ list: EffectList) -> ExpectationKind {
    ExpectationKind(
      key: list.rawValue,
      summary: list.summary,
      value: "list form of \(list.one)s",
      schema: Schema.ref("\(ItemKind.effect(list).definition)-list"),
      isAboutTheState: false
    ) { decoder, key, value in
      decoder.listForm(value, .effect(list)).map {
        EffectsExpectation(list: list, range: decoder.range(key), form: $0)
      }
    }
  }
}
