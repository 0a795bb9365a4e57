internal import LifecycleCore

extension CallsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation) { event in
      if case .call(let method, _) = event { (method.rawValue, method.selector) } else { nil }
    }.mends
  }
}

extension NotificationsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation) { event in
      if case .notification(let name) = event { (name.rawValue, name.name) } else { nil }
    }.mends
  }
}

extension EffectsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation) { event in
      guard case .effect(let effect, _) = event, effect.list == list else { return nil }
      return (effect.rawValue, effect.word)
    }.mends
  }
}

extension EventsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation) { event in
      if case .interfaceEvent(let event, _) = event { (event.rawValue, event.word) } else { nil }
    }.mends
  }
}

extension ViewsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation) { event in
      if case .viewCall(let method, _) = event { (method.rawValue, method.selector) } else { nil }
    }.mends
  }
}

/// Finds what a list would say: what stands in it and was seen is kept, with what is asked of it.
struct ListMender {
  private let form: ListForm
  private let observation: Observation
  /// What was seen, and how the language calls it.
  private var seen: [SeenItem] = []
  private var names: [String] = []
  /// Whether the list is written, and not what `strict` makes of its absence.
  private let isWritten: Bool

  /// Creates the mender of the list under the key at `key`; `name` tells what an event is, if the list is about it.
  init(
    _ key: SourceRange,
    _ form: ListForm,
    _ observation: Observation,
    name: (TraceEntry.Event) -> (code: UInt8, name: String)?
  ) {
    self.form = form
    self.observation = observation
    isWritten = key != form.range
    for index in observation.entries {
      guard let item = name(observation.trace.entries[index].event) else { continue }
      seen.append(SeenItem(code: item.code, entry: index))
      names.append(item.name)
    }
  }

  /// What the list and each of its constraints would say.
  var mends: [Mend] {
    let matcher = ListMatcher(form: form, seen: seen, observation: observation)
    guard !matcher.isMet() else {
      return isWritten ? [list(.keep)] + form.items.flatMap { $0.constraints.map(kept) } : []
    }
    guard isWritten else { return [list(.byHand("the step says nothing of them, and is strict"))] }
    let isPlain = form.elements.allSatisfy { if case .item = $0 { true } else { false } }
    guard isPlain else { return [list(.byHand("the order of some of them is open"))] }
    let items = form.items
    let pairs = ListPairing(matcher: matcher).pairs
    return [list(change(items, pairs))]
      + pairs.flatMap { expected, actual in
        items[expected].constraints.map {
          $0.mend(by: observation.trace.entries[seen[actual].entry], in: observation)
        }
      }
  }

  private func list(_ change: Mend.Change) -> Mend { Mend(range: form.range, change: change) }

  private func kept(_ constraint: Constraint) -> Mend {
    Mend(range: constraint.range, change: .keep)
  }

  private func change(
    _ items: [ListForm.Item],
    _ pairs: [ListPairing.Pair]
  ) -> Mend.Change {
    if seen.isEmpty { return .word("none") }
    var mended: [Mend.Item] = []
    switch form.mode {
    case .exact:
      let partner = Dictionary(pairs.map { ($0.actual, $0.expected) }, uniquingKeysWith: { $1 })
      mended = seen.indices.map { partner[$0].map { .kept($0) } ?? .new(names[$0]) }
    case .anyOrder:
      let used = Set(pairs.map(\.actual))
      mended = pairs.map { .kept($0.expected) }
      mended += seen.indices.filter { !used.contains($0) }.map { .new(names[$0]) }
    case .inOrder, .including:
      mended = pairs.map { .kept($0.expected) }
      // A list of nothing would say nothing: then it names all that came.
      if mended.isEmpty { mended = names.map { .new($0) } }
    }
    return mended == items.indices.map { .kept($0) } ? .keep : .items(mended)
  }
}
