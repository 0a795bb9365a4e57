internal import LifecycleCore

/// `calls`: the calls on the app delegate and the scene delegates in the step.
struct CallsExpectation: Expectation {
  let range: SourceRange
  let form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    if form.mode == .exact, isMetPlainly(in: observation) { return [] }
    var seen: [SeenItem] = []
    for index in observation.entries {
      if case .call(let method, _) = observation.trace.entries[index].event {
        seen.append(SeenItem(code: method.rawValue, entry: index))
      }
    }
    return ListVerdict(words: .calls, form: form, name: Self.name) {
      DelegateMethod(rawValue: $0).map { .call($0) }
    }.failures(
      seen: seen,
      in: observation
    )
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    let named = MethodSet(rawValue: form.codes)
    if named.isSubset(of: context.callable), !form.hasConstraints { return [] }
    return form.items.flatMap { item -> [Diagnostic] in
      guard let method = DelegateMethod(rawValue: item.code) else { return [] }
      return MethodObjection.all(method, at: item.range, in: context, mayBeUnknown: false)
        + MethodObjection.ofConstraints(item.constraints, in: context)
    }
  }

  func impossibilities(in prospect: Prospect) -> [Diagnostic] {
    form.items.flatMap { item in
      DelegateMethod(rawValue: item.code).map {
        Impossibility.ofCall($0, item, in: prospect)
      } ?? []
    }
  }

  /// The common case, an ordered list without constraints, compared without collecting anything.
  private func isMetPlainly(in observation: Observation) -> Bool {
    var wanted = 0
    for entry in observation.trace.entries[observation.entries] {
      guard case .call(let method, _) = entry.event else { continue }
      guard wanted < form.elements.count, case .item(let item) = form.elements[wanted],
        item.code == method.rawValue, item.constraints.isEmpty
      else { return false }
      wanted += 1
    }
    return wanted == form.elements.count
  }

  static func name(_ code: UInt8) -> String {
    DelegateMethod(rawValue: code)?.selector ?? ""
  }
}

extension CallsExpectation {
  static let kind = ExpectationKind(
    key: "calls",
    summary: "the calls on the app delegate and the scene delegates",
    value: "list form of selectors",
    schema: Schema.ref("selector-list"),
    isAboutTheState: false
  ) { decoder, key, value in
    decoder.listForm(value, .selector).map { CallsExpectation(range: decoder.range(key), form: $0) }
  }
}
