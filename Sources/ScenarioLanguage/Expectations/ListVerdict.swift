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
    return [failure(difference, of: matcher, in: observation)]
  }

  private func failure(
    _ difference: ListMatcher.Difference,
    of matcher: ListMatcher,
    in observation: Observation
  ) -> Failure {
    let seen = matcher.seen
    let entry = (difference.seenIndex.map { seen[$0].entry } ?? seen.last?.entry).map {
      observation.trace.entries[$0]
    }
    // A kill explains what did not come better than the last thing that came.
    let kill = observation.last { if case .termination = $0 { true } else { false } }
    let range = difference.objection?.constraint.range ?? difference.wanted?.range ?? form.range
    let alignment = ListAlignment(matcher, difference)
    var failure = observation.failure(
      at: range,
      message(difference, alignment, seen: seen),
      rows: rows(alignment, seen: seen, observation),
      because: difference.seenIndex == nil ? kill ?? entry : entry
    )
    // Where nothing of the kind came at all, what the step did instead says why.
    if kill == nil, seen.isEmpty { failure.rules = observation.rulesOfStep }
    return failure
  }

  private func message(
    _ difference: ListMatcher.Difference,
    _ alignment: ListAlignment,
    seen: [SeenItem]
  ) -> String {
    if let objection = difference.objection, let index = difference.seenIndex {
      return "'\(name(seen[index].code))' \(objection.text)"
    }
    if form.elements.isEmpty, !seen.isEmpty {
      return "no \(what) were expected, and \(seen.count == 1 ? "one" : "\(seen.count)") came"
    }
    switch form.mode {
    case .exact:
      let place = (alignment.firstDifference ?? 0) + 1
      return "\(what) differ at \(place) of \(alignment.rows.count)"
    case .inOrder, .including:
      let missing = difference.wanted.map { name($0.code) } ?? ""
      return "'\(missing)' is missing\(form.mode == .inOrder ? " in this order" : "")"
    case .anyOrder:
      if let wanted = difference.wanted { return "'\(name(wanted.code))' is missing" }
      return "'\(difference.seenIndex.map { name(seen[$0].code) } ?? "")' was not expected"
    }
  }

  private func rows(
    _ alignment: ListAlignment,
    seen: [SeenItem],
    _ observation: Observation
  ) -> [Failure.Row] {
    let items = form.items
    // Some forms leave room for others: beside those there is nothing to say.
    let nobody: String? = form.mode == .inOrder || form.mode == .including ? "" : nil
    return alignment.rows.enumerated().map { index, row in
      Failure.Row(
        wanted: row.wanted.map { name(items[$0].code) } ?? nobody,
        seen: row.seen.map { name(seen[$0].code) },
        note: row.seen.map { note(seen[$0], observation) } ?? "",
        isFirstDifference: index == alignment.firstDifference
      )
    }
  }

  /// When it was seen, and what the app read there.
  private func note(_ item: SeenItem, _ observation: Observation) -> String {
    let entry = observation.trace.entries[item.entry]
    let state = entry.reads.map { ", \($0.word)" } ?? ""
    return "at \(entry.time - observation.start)\(state)"
  }
}
