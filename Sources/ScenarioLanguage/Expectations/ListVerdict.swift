internal import LifecycleCore

/// A list of calls, notifications or the like, and how to tell that it is not met.
struct ListVerdict {
  /// `calls`, `notifications`.
  let what: String
  let form: ListForm
  /// The name of a code, as the language writes it.
  let name: (UInt8) -> String

  /// The failures of the list: none, or the first difference with everything beside it.
  func failures(seen: [SeenItem], in observation: Observation) -> [Failure] {
    let matcher = ListMatcher(form: form, seen: seen, observation: observation)
    guard let difference = matcher.firstDifference() else { return [] }
    return [failure(difference, seen: seen, in: observation)]
  }

  private func failure(
    _ difference: ListMatcher.Difference,
    seen: [SeenItem],
    in observation: Observation
  ) -> Failure {
    let entry = (difference.seenIndex.map { seen[$0].entry } ?? seen.last?.entry).map {
      observation.trace.entries[$0]
    }
    // A kill explains what did not come better than the last thing that came.
    let kill = observation.last { if case .termination = $0 { true } else { false } }
    let range = difference.objection?.constraint.range ?? difference.wanted?.range ?? form.range
    return observation.failure(
      at: range,
      message(difference, seen: seen),
      rows: rows(difference, seen: seen, observation),
      because: difference.seenIndex == nil ? kill ?? entry : entry
    )
  }

  private func message(_ difference: ListMatcher.Difference, seen: [SeenItem]) -> String {
    if let objection = difference.objection, let index = difference.seenIndex {
      return "\(name(seen[index].code)) \(objection.text)"
    }
    if form.elements.isEmpty, !seen.isEmpty {
      return "no \(what) were expected, and \(count(seen.count)) came"
    }
    switch form.mode {
    case .exact:
      let place = (difference.wantedIndex ?? difference.seenIndex ?? 0) + 1
      return "\(what) differ at \(place) of \(max(form.items.count, seen.count))"
    case .inOrder, .including:
      let missing = difference.wanted.map { name($0.code) } ?? ""
      return "\(missing) is missing\(form.mode == .inOrder ? " in this order" : "")"
    case .anyOrder:
      if let wanted = difference.wanted { return "\(name(wanted.code)) is missing" }
      return "\(difference.seenIndex.map { name(seen[$0].code) } ?? "") was not expected"
    }
  }

  private func count(_ number: Int) -> String {
    number == 1 ? "one" : "\(number)"
  }

  private func rows(
    _ difference: ListMatcher.Difference,
    seen: [SeenItem],
    _ observation: Observation
  ) -> [Failure.Row] {
    let wanted = form.items
    let first =
      form.mode == .exact
      ? difference.wantedIndex ?? difference.seenIndex : difference.seenIndex
    return (0..<max(wanted.count, seen.count)).map { index in
      Failure.Row(
        wanted: index < wanted.count ? name(wanted[index].code) : nil,
        seen: index < seen.count ? described(seen[index], observation) : nil,
        isFirstDifference: index == first
      )
    }
  }

  /// What was seen, with its moment and what the app read.
  private func described(_ item: SeenItem, _ observation: Observation) -> String {
    let entry = observation.trace.entries[item.entry]
    let state = entry.reads.map { ", \($0.word)" } ?? ""
    return "\(name(item.code))  at \(entry.time - observation.start)\(state)"
  }
}
