@_spi(Package) internal import LifecycleCore

/// `calls`, `notifications`, `effects` and the like: the entries of a kind in the step.
struct ListExpectation: Expectation {
  /// The kinds of entries in the list; entries of other kinds are ignored.
  let kinds: EnumSet<TermKind>
  let range: SourceRange
  var form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    if form.mode == .exact, isMetPlainly(in: observation) { return [] }
    return ListMismatch.failures(of: form, kinds, actualItems(in: observation), observation)
  }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    var all: [Diagnostic] = []
    form.forEachItem { item in
      let diagnostics = item.diagnostics(in: context, mayBeUnknown: false)
      // There are nearly always none, and appending nothing costs as much as checking the item.
      if !diagnostics.isEmpty { all += diagnostics }
    }
    return all
  }

  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    form.items.flatMap { outcomes.impossibilities(of: $0) }
  }

  /// Returns the entries of the step that the list is compared with.
  func actualItems(in observation: Observation) -> [ActualItem] {
    observation.entries.compactMap { index in
      let term = observation.trace.entries[index].term
      return kinds.contains(term.kind) ? ActualItem(term: term, entry: index) : nil
    }
  }

  /// Returns whether a list in which each item stands for one entry, the common case, is met, without allocating.
  private func isMetPlainly(in observation: Observation) -> Bool {
    var matched = 0
    for entry in observation.trace.entries[observation.entries]
    where kinds.contains(entry.term.kind) {
      guard matched < form.elements.count, case .item(let item) = form.elements[matched],
        item.times == nil, item.isMet(by: entry, in: observation)
      else { return false }
      matched += 1
    }
    return matched == form.elements.count
  }
}

extension ListExpectation {
  /// Returns the expectation kind for a list of terms of one kind.
  static func kind(_ kind: TermKind) -> ExpectationKind {
    ExpectationKind(
      key: kind.key,
      summary: kind.summary,
      value: "list form of \(kind.names)s",
      schema: Schema.ref("\(kind.definition)-list")
    ) { decoder, key, value in
      guard let form = decoder.listForm(value, kind) else { return nil }
      guard kind == .calls else {
        return ListExpectation(kinds: EnumSet([kind]), range: decoder.range(key), form: form)
      }
      if containsOthers(form), !decoder.hasTrace { decoder.recordRewrite("trace", at: key) }
      return calls(form, at: decoder.range(key))
    }
  }

  /// Returns whether a list of calls contains anything else, and so is a `trace`.
  static func containsOthers(_ form: ListForm) -> Bool { form.contains { $0 != .calls } }

  /// Returns the expectation of a list of calls, which is a `trace` if it contains anything else.
  static func calls(_ form: ListForm, at range: SourceRange) -> ListExpectation {
    containsOthers(form)
      ? traced(form, at: range)
      : ListExpectation(kinds: EnumSet([.calls]), range: range, form: form)
  }

  /// The expectation of a list of all kinds that it names; `none` means all kinds that have a list.
  static let trace = ExpectationKind(
    key: "trace",
    summary:
      "calls, notifications, effects and all other items in one list, in the order in which they occur",
    value: "list form of event patterns",
    schema: Schema.ref("trace-list")
  ) { decoder, key, value in
    decoder.listForm(value, nil).map { traced($0, at: decoder.range(key)) }
  }

  /// Returns the expectation of a list of all kinds that it names.
  private static func traced(_ form: ListForm, at range: SourceRange) -> ListExpectation {
    let named = form.items.map(\.term.kind)
    let kinds = EnumSet(named.isEmpty ? TermKind.lists : named)
    return ListExpectation(kinds: kinds, range: range, form: form)
  }
}
