internal import LifecycleCore

extension CallsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation, name: Self.name) { event in
      if case .call(let method, _) = event { method.rawValue } else { nil }
    }.mends
  }
}

extension NotificationsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation, name: Self.name) { event in
      if case .notification(let name) = event { name.rawValue } else { nil }
    }.mends
  }
}

extension EffectsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation, name: Self.name, opposite: Self.opposite) { event in
      guard case .effect(let effect, _) = event, effect.list == list else { return nil }
      return effect.rawValue
    }.mends
  }

  private static func opposite(_ code: UInt8) -> UInt8? {
    SystemEffect(rawValue: code)?.opposite?.rawValue
  }
}

extension EventsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation, name: Self.name) { event in
      if case .interfaceEvent(let event, _) = event { event.rawValue } else { nil }
    }.mends
  }
}

extension ViewsExpectation: Blessable {
  package func mends(in observation: Observation) -> [Mend] {
    ListMender(range, form, observation, name: Self.name) { event in
      if case .viewCall(let method, _) = event { method.rawValue } else { nil }
    }.mends
  }
}

/// Finds what a list would say: what stands in it and was seen is kept, with what is asked of it.
struct ListMender {
  private let form: ListForm
  private let observation: Observation
  private var seen: [SeenItem] = []
  /// How the language calls a code.
  private let name: (UInt8) -> String
  /// What the code is the opposite of.
  private let opposite: (UInt8) -> UInt8?
  /// Whether the list is written, and not what `strict` makes of its absence.
  private let isWritten: Bool

  /// Creates the mender of the list under the key at `key`; `code` is nil for an event that the list is not about.
  init(
    _ key: SourceRange,
    _ form: ListForm,
    _ observation: Observation,
    name: @escaping (UInt8) -> String,
    opposite: @escaping (UInt8) -> UInt8? = { _ in nil },
    code: (TraceEntry.Event) -> UInt8?
  ) {
    self.form = form
    self.observation = observation
    self.name = name
    self.opposite = opposite
    isWritten = key != form.range
    for index in observation.entries {
      guard let code = code(observation.trace.entries[index].event) else { continue }
      seen.append(SeenItem(code: code, entry: index))
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
    let change = change(items, pairs)
    return [Mend(range: form.range, change: change, losses: losses(items, change))]
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
      mended = seen.indices.map { partner[$0].map { .kept($0) } ?? .new(name(seen[$0].code)) }
    case .anyOrder:
      let used = Set(pairs.map(\.actual))
      mended = pairs.map { .kept($0.expected) }
      mended += seen.indices.filter { !used.contains($0) }.map { .new(name(seen[$0].code)) }
    case .inOrder, .including:
      mended = pairs.map { .kept($0.expected) }
      // A list of nothing would say nothing: then it names all that came.
      if mended.isEmpty { mended = seen.map { .new(name($0.code)) } }
    }
    return mended == items.indices.map { .kept($0) } ? .keep : .items(mended)
  }

  // MARK: - What is lost

  /// The items that a change takes away, as far as the new list does not say as much without them.
  ///
  /// A list that says exactly what comes stays as strict when its items change; what was asked of an item is lost with
  /// it, and so is an item of a list that has room for others.
  private func losses(_ items: [ListForm.Item], _ change: Mend.Change) -> [Mend.Loss] {
    switch change {
    case .word(let word):
      let count = "\(items.count) item\(items.count == 1 ? "" : "s")"
      return [.inverted("\(word) in place of \(count)", at: form.range)]
    case .items(let mended):
      let kept = Set(
        mended.compactMap { if case .kept(let index) = $0 { index } else { nil } }
      )
      let new = Set(mended.compactMap { if case .new(let name) = $0 { name } else { nil } })
      return items.indices.filter { !kept.contains($0) }.compactMap { loss(items[$0], new) }
    case .keep, .text, .byHand: return []
    }
  }

  private func loss(_ item: ListForm.Item, _ new: Set<String>) -> Mend.Loss? {
    let lost = name(item.code)
    if let opposite = opposite(item.code).map(name), new.contains(opposite) {
      return .inverted("\(opposite) in place of \(lost)", at: item.range)
    }
    if !item.constraints.isEmpty {
      let keys = item.constraints.map { "'\($0.key)'" }.joined(separator: ", ")
      return .weaker("removing \(lost) with \(keys)", at: item.range)
    }
    switch form.mode {
    case .exact, .anyOrder: return nil
    case .inOrder, .including: return .weaker("removing \(lost)", at: item.range)
    }
  }
}
