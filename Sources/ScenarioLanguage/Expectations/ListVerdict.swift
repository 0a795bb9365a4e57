internal import LifecycleCore

/// A list of calls, notifications or the like, and how to tell that it is not met.
struct ListVerdict {
  /// The list as it is written.
  private let written: ListForm
  /// The list with as many copies of each item as it may stand for.
  private var form: ListForm
  /// What comes behind what is compared.
  private var later: Set<Term> = []
  /// What the list is about.
  let kinds: EnumSet<TermKind>

  /// Creates the verdict on a list.
  init(form: ListForm, kinds: EnumSet<TermKind>) {
    written = form
    self.form = form
    self.kinds = kinds
  }

  /// The failures of the list: none, or one that names what differs.
  func failures(seen: [SeenItem], _ observation: Observation) -> [Failure] {
    let matcher = ListMatcher(form: form, seen: seen, observation: observation)
    if matcher.isMet() { return [] }
    var verdict = self
    verdict.form = form.expanded(for: seen)
    var compared = seen
    if form.mode == .startsWith {
      // What follows is nobody's matter.
      verdict.form.mode = .exact
      compared = Array(seen.prefix(verdict.form.items.count))
      verdict.later = Set(seen.dropFirst(compared.count).map(\.term))
    }
    return [
      verdict.failure(
        of: ListMatcher(form: verdict.form, seen: compared, observation: observation),
        in: observation
      )
    ]
  }

  private func failure(of matcher: ListMatcher, in observation: Observation) -> Failure {
    let seen = matcher.seen
    let alignment = ListAlignment(matcher)
    let first = alignment.differences.first?.difference
    let actual = first?.actual
    let entry = (actual ?? seen.indices.last).map { observation.trace.entries[seen[$0].entry] }
    // A kill explains what did not happen better than the last thing that did.
    let kill = observation.termination?.entry
    var failure = observation.failure(
      at: first?.constraint?.range ?? first?.expected.map { form.items[$0].range } ?? form.range,
      headline(alignment, seen: seen),
      rows: rows(alignment, seen: seen, observation),
      because: actual == nil ? kill ?? entry : entry
    )
    // Where nothing of the kind happened at all, what the step did instead says why.
    if kill == nil, seen.isEmpty { failure.rules = observation.rulesOfStep }
    switch first {
    case .missing(let item), .replaced(let item, _):
      failure.missing = form.items[item].term
    default: break
    }
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
    let census = Census(written, seen)
    var all: Set<String> = []
    var first = ""
    for (_, difference) in alignment.differences {
      let text = text(of: difference, items, census, seen)
      if all.isEmpty { first = text }
      all.insert(text)
    }
    if all.isEmpty { return "\(nouns) differ from those expected in number or order" }
    return all.count > 1 ? "\(first) (and \(all.count - 1) more)" : first
  }

  /// What the things of the list are.
  private var nouns: String {
    let kinds = kinds.elements
    return kinds.count == 1 ? "\(kinds[0].noun)s" : "entries"
  }

  /// How often each name may come, and how often it happened.
  private struct Census {
    var expected: [Term: Times] = [:]
    var actual: [Term: Int] = [:]

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
  }

  private func text(
    of difference: ListAlignment.Difference,
    _ items: [ListForm.Item],
    _ census: Census,
    _ seen: [SeenItem]
  ) -> String {
    /// That it happened too often, or not often enough; nil where it is not both expected and there.
    func miscount(_ term: Term) -> String? {
      guard let expected = census.expected[term], let actual = census.actual[term],
        !expected.allows(actual)
      else { return nil }
      return "\(term.subject) \(Times.words(actual)), expected \(expected.words)"
    }
    switch difference {
    case .missing(let item) where later.contains(items[item].term):
      return "\(items[item].term.subject) later than expected"
    case .missing(let item):
      return miscount(items[item].term) ?? items[item].term.missing()
    case .unexpected(let actual):
      let term = seen[actual].term
      return miscount(term) ?? "unexpected \(term.kind.noun) \(term.written)"
    case .replaced(let item, let actual):
      return "expected \(items[item].term.written), got \(seen[actual].term.written)"
    case .moved(let item, _, let isEarly, let other):
      let subject = items[item].term.subject
      guard let other else { return "\(subject) in another order than expected" }
      let (place, expected) = isEarly ? ("before", "after") : ("after", "before")
      return "\(subject) \(place) \(seen[other].term.written), expected \(expected)"
    case .unmet(let item, _, _, let text): return "\(items[item].term.subject) \(text)"
    }
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
    for case (let row, .unmet(_, _, let constraint, _)) in alignment.differences {
      unmet[row] = constraint
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

extension ListAlignment.Difference {
  /// The item that is not met, by its index; nil where something happened that is not expected.
  var expected: Int? {
    switch self {
    case .missing(let item), .replaced(let item, _), .moved(let item, _, _, _),
      .unmet(let item, _, _, _):
      item
    case .unexpected: nil
    }
  }

  /// What happened there, by its index; nil where nothing did.
  var actual: Int? {
    switch self {
    case .missing: nil
    case .unexpected(let actual), .replaced(_, let actual), .moved(_, let actual, _, _),
      .unmet(_, let actual, _, _):
      actual
    }
  }

  /// The constraint that is not met.
  var constraint: Constraint? {
    if case .unmet(_, _, let constraint, _) = self { constraint } else { nil }
  }
}
