internal import LifecycleCore

/// Why a list of calls, notifications or the like is not met.
struct ListMismatch {
  /// The list as it is written.
  private let written: ListForm
  /// The list with as many copies of each item as it may stand for.
  private var form: ListForm
  /// What comes behind what is compared.
  private var later: Set<Term> = []
  /// What the list is about.
  let kinds: EnumSet<TermKind>

  /// Creates the comparison with a list.
  init(form: ListForm, kinds: EnumSet<TermKind>) {
    written = form
    self.form = form
    self.kinds = kinds
  }

  /// The failures of the list: none, or one that names what differs.
  func failures(seen: [SeenItem], _ observation: Observation) -> [Failure] {
    let matcher = ListMatcher(form: form, seen: seen, observation: observation)
    if matcher.isMet() { return [] }
    var mismatch = self
    mismatch.form = form.expanded(for: seen)
    var compared = seen
    if form.mode == .startsWith {
      // What follows is nobody's matter.
      mismatch.form.mode = .exact
      compared = Array(seen.prefix(mismatch.form.items.count))
      mismatch.later = Set(seen.dropFirst(compared.count).map(\.term))
    }
    let expanded = ListMatcher(form: mismatch.form, seen: compared, observation: observation)
    return [mismatch.failure(of: expanded, in: observation)]
  }

  private func failure(of matcher: ListMatcher, in observation: Observation) -> Failure {
    let seen = matcher.seen
    let alignment = ListAlignment(matcher)
    let first = alignment.differences.first
    let item = first?.expected.map { form.items[$0] }
    let entry = (first?.actual ?? seen.indices.last).map {
      observation.trace.entries[seen[$0].entry]
    }
    // A kill explains what did not happen better than the last thing that did.
    let kill = observation.termination?.entry
    var failure = observation.failure(
      at: first?.unmet?.constraint.range ?? item?.range ?? form.range,
      headline(alignment, seen: seen),
      rows: rows(alignment, seen: seen, observation),
      because: first?.actual == nil ? kill ?? entry : entry
    )
    // Where nothing of the kind happened at all, what the step did instead says why.
    if kill == nil, seen.isEmpty { failure.rules = observation.rulesOfStep }
    if first?.unmet == nil, first?.move == nil { failure.missing = item?.term }
    return failure
  }

  // MARK: - The headline

  private func headline(_ alignment: ListAlignment, seen: [SeenItem]) -> String {
    if form.elements.isEmpty {
      let names = seen.prefix(3).map { $0.term.written }.joined(separator: ", ")
      let more = seen.count > 3 ? ", and \(seen.count - 3) more" : ""
      return
        "expected no \(nouns), got \(seen.count > 1 ? "\(seen.count): " : "")\(names)\(more)"
    }
    let items = form.items
    let counts = Counts(written, seen)
    let texts = alignment.differences.map { text(of: $0, items, counts, seen) }
    guard let first = texts.first else {
      return "\(nouns) differ from those expected in number or order"
    }
    let others = Set(texts).count - 1
    return others > 0 ? "\(first) (and \(others) more)" : first
  }

  /// What the things of the list are.
  private var nouns: String {
    let kinds = kinds.elements
    return kinds.count == 1 ? "\(kinds[0].noun)s" : "entries"
  }

  /// How often each name may come, and how often it happened.
  private struct Counts {
    private var expected: [Term: Times] = [:]
    private var actual: [Term: Int] = [:]

    init(_ form: ListForm, _ seen: [SeenItem]) {
      for item in form.items {
        var times = expected[item.term] ?? Times(least: 0, most: 0, range: item.range)
        times.least += item.least
        let most = item.times == nil && form.hasRoomForOthers ? nil : item.most
        times.most = times.most.flatMap { sum in most.map { sum + $0 } }
        expected[item.term] = times
      }
      for item in seen { actual[item.term, default: 0] += 1 }
    }

    /// That it happened too often, or not often enough; nil where it is not both expected and there.
    func mismatch(of term: Term) -> String? {
      guard let expected = expected[term], let actual = actual[term], !expected.allows(actual)
      else { return nil }
      return "\(term.subject) \(Times.words(actual)), expected \(expected.words)"
    }
  }

  private func text(
    of difference: ListAlignment.Difference,
    _ items: [ListForm.Item],
    _ counts: Counts,
    _ seen: [SeenItem]
  ) -> String {
    let actual = difference.actual.map { seen[$0].term }
    guard let expected = difference.expected.map({ items[$0].term }) else {
      return actual.map {
        counts.mismatch(of: $0) ?? "unexpected \($0.kind.noun) \($0.written)"
      } ?? ""
    }
    if let (_, text) = difference.unmet { return "\(expected.subject) \(text)" }
    if let (isEarly, other) = difference.move {
      guard let other else { return "\(expected.subject) in another order than expected" }
      let (place, wanted) = isEarly ? ("before", "after") : ("after", "before")
      return "\(expected.subject) \(place) \(seen[other].term.written), expected \(wanted)"
    }
    if let actual { return "expected \(expected.written), got \(actual.written)" }
    if later.contains(expected) { return "\(expected.subject) later than expected" }
    return counts.mismatch(of: expected) ?? "expected \(expected.name), \(expected.kind.absent)"
  }

  // MARK: - Expected next to actual

  private func rows(
    _ alignment: ListAlignment,
    seen: [SeenItem],
    _ observation: Observation
  ) -> [Failure.Row] {
    let items = form.items
    // Some forms leave room for others: beside those there is nothing to say.
    let nobody: String? = form.hasRoomForOthers ? "" : nil
    var unmet: [Int: Constraint] = [:]
    for difference in alignment.differences {
      unmet[difference.row] = difference.unmet?.constraint
    }
    let first = alignment.differences.first?.row
    return alignment.rows.enumerated().map { index, row in
      let constraint = unmet[index]
      let asked = constraint.map { " \($0.words)" } ?? ""
      return Failure.Row(
        expected: row.expected.map { items[$0].term.written + asked } ?? nobody,
        actual: row.actual.map { seen[$0].term.written },
        note: row.actual.map { note(seen[$0], constraint, observation) } ?? "",
        isFirstDifference: index == first
      )
    }
  }

  /// When it happened, what the app read there, and the argument that a constraint is about.
  private func note(
    _ item: SeenItem,
    _ constraint: Constraint?,
    _ observation: Observation
  ) -> String {
    let entry = observation.trace.entries[item.entry]
    let state = entry.reads.map { ", \($0.word)" } ?? ""
    let argument = constraint?.argument(of: entry, in: observation).map { "\($0) " } ?? ""
    return "\(argument)at \(entry.time - observation.start)\(state)"
  }
}
