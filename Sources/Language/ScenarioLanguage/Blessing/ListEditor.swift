@_spi(Package) internal import LifecycleCore

extension ListExpectation: Blessable {
  package func suggestedEdits(in observation: Observation) -> [SuggestedEdit] {
    let editor = ListEditor(range, form, actualItems(in: observation), observation)
    do throws(EvaluationStop) {
      return try editor.edits()
    } catch {
      let message = observation.failure(of: error, at: form.range).message
      return [SuggestedEdit(range: form.range, change: .manual(message))]
    }
  }
}

/// Edits a list to match the observed entries: items that were observed are kept with their constraints.
struct ListEditor {
  private let form: ListForm
  private let observation: Observation
  private let actual: [ActualItem]
  /// Whether the list is in the file, rather than implied by `strict`.
  private let isWritten: Bool

  /// Creates an editor for the list whose key is at `key`.
  init(_ key: SourceRange, _ form: ListForm, _ actual: [ActualItem], _ observation: Observation) {
    self.form = form
    self.observation = observation
    self.actual = actual
    isWritten = key != form.range
  }

  /// The edits of the list and of each of its constraints.
  func edits() throws(EvaluationStop) -> [SuggestedEdit] {
    let matcher = ListMatcher(form: form, actual: actual, observation: observation)
    guard try !matcher.isMet() else {
      return isWritten
        ? [.kept(form.range)] + form.items.flatMap { $0.constraintRanges.map { .kept($0) } } : []
    }
    guard isWritten else { return [list(.manual("the step is strict, and has no list of them"))] }
    let isPlain = form.elements.allSatisfy { if case .item = $0 { true } else { false } }
    guard isPlain else { return [list(.manual("the order of some of them is open"))] }
    guard let (recounted, recounts) = recounted() else {
      return [list(.manual("some of them may occur any number of times"))]
    }
    let (expanded, origins) = recounted.expanded(for: actual)
    let items = form.items
    let expandedMatcher = ListMatcher(form: expanded, actual: actual, observation: observation)
    let pairs = try expandedMatcher.pairs().map {
      (expected: origins[$0.expected], actual: $0.actual)
    }
    let change = change(items, pairs)
    return [SuggestedEdit(range: form.range, change: change, weakenings: weakenings(items, change))]
      + recounts
      + pairs.flatMap { pair in
        items[pair.expected].constraints.map {
          $0.suggestedEdit(
            by: observation.trace.entries[actual[pair.actual].entry],
            in: observation
          )
        }
      }
  }

  /// Returns the list with the observed counts, and the edits of `times`; nil if the counts are ambiguous.
  private func recounted() -> (form: ListForm, edits: [SuggestedEdit])? {
    var form = form
    var edits: [SuggestedEdit] = []
    for (index, element) in form.elements.enumerated() {
      guard case .item(var item) = element, let times = item.times else { continue }
      let count = actual.count { $0.term == item.term }
      if times.allows(count) {
        edits.append(.kept(times.range))
        continue
      }
      let isOnlyOne = form.items.count { $0.term == item.term } == 1
      guard isOnlyOne, times.minimum > 0 else { return nil }
      item.times = count == 0 ? nil : Times(minimum: count, maximum: count, range: times.range)
      form.elements[index] = .item(item)
      if count > 0 { edits.append(SuggestedEdit(range: times.range, change: .word("\(count)"))) }
    }
    return (form, edits)
  }

  private func list(_ change: SuggestedEdit.Change) -> SuggestedEdit {
    SuggestedEdit(range: form.range, change: change)
  }

  private func change(
    _ items: [ListForm.Item],
    _ pairs: [ListMatcher.Pair]
  ) -> SuggestedEdit.Change {
    if actual.isEmpty { return .word("none") }
    var edited: [SuggestedEdit.Item] = []
    switch form.mode {
    case .exact:
      let matchOf = Dictionary(pairs.map { ($0.actual, $0.expected) }, uniquingKeysWith: { $1 })
      edited = actual.indices.map { matchOf[$0].map { .kept($0) } ?? .new(actual[$0].term.written) }
    case .anyOrder:
      let used = Set(pairs.map(\.actual))
      edited = pairs.map { .kept($0.expected) }
      edited += actual.indices.filter { !used.contains($0) }.map { .new(actual[$0].term.written) }
    case .startsWith, .inOrder, .including:
      edited = pairs.map { .kept($0.expected) }
      // An empty list would require nothing, so it names all observed entries.
      if edited.isEmpty { edited = actual.map { .new($0.term.written) } }
    }
    // Several entries can match one item, which is written once.
    var seenItems: Set<SuggestedEdit.Item> = []
    edited = edited.filter { item in
      if case .kept = item { seenItems.insert(item).inserted } else { true }
    }
    for case .new(let name) in edited where name.hasPrefix("{") {
      return .manual("\(name) is not a name alone")
    }
    return edited == items.indices.map { .kept($0) } ? .keep : .items(edited)
  }

  // MARK: - Lost requirements

  /// Returns the removed items whose requirements the new list does not cover.
  ///
  /// An exact list stays as strict when its items change; the constraints of a removed item are lost,
  /// and so is an item of a list that allows other entries.
  private func weakenings(
    _ items: [ListForm.Item],
    _ change: SuggestedEdit.Change
  ) -> [SuggestedEdit.Weakening] {
    switch change {
    case .word(let word):
      let count = "\(items.count) item\(items.count == 1 ? "" : "s")"
      return [.inverted("\(word) in place of \(count)", at: form.range)]
    case .items(let edited):
      let kept = Set(
        edited.compactMap { if case .kept(let index) = $0 { index } else { nil } }
      )
      let new = Set(edited.compactMap { if case .new(let name) = $0 { name } else { nil } })
      return items.indices.filter { !kept.contains($0) }.compactMap { weakening(items[$0], new) }
    case .keep, .text, .manual: return []
    }
  }

  private func weakening(_ item: ListForm.Item, _ new: Set<String>) -> SuggestedEdit.Weakening? {
    let lost = item.term.written
    if case .effect(let effect) = item.term, let opposite = effect.opposite?.word,
      new.contains(opposite)
    {
      return .inverted("\(opposite) in place of \(lost)", at: item.range)
    }
    if !item.constraints.isEmpty {
      let keys = item.constraints.map { "'\($0.key)'" }.joined(separator: ", ")
      return .weaker("removing \(lost) with \(keys)", at: item.range)
    }
    return form.allowsOtherEntries ? .weaker("removing \(lost)", at: item.range) : nil
  }
}

extension ListForm.Item {
  /// The ranges of the item's constraints.
  fileprivate var constraintRanges: [SourceRange] {
    constraints.map(\.range) + (times.map { [$0.range] } ?? [])
  }
}
