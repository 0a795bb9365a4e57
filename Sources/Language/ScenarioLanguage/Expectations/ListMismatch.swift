@_spi(Package) internal import LifecycleCore

/// Describes why a list of calls, notifications or the like is not met.
struct ListMismatch {
  /// The list as it is in the file.
  private let written: ListForm
  /// The kinds of entries in the list.
  private let kinds: EnumSet<TermKind>
  /// The list with its items repeated, and the entries that it is compared with.
  private let matcher: ListMatcher
  private let items: [ListForm.Item]
  /// The terms after the entries that are compared.
  private let laterTerms: Set<Term>
  private let alignment: ListAlignment

  /// Returns the failures of a list of these kinds: none, or one that describes the differences.
  static func failures(
    of form: ListForm,
    _ kinds: EnumSet<TermKind>,
    _ actual: [ActualItem],
    _ observation: Observation
  ) -> [Failure] {
    let matcher = ListMatcher(form: form, actual: actual, observation: observation)
    do throws(EvaluationStop) {
      return try matcher.isMet() ? [] : [ListMismatch(matcher, kinds).failure]
    } catch {
      return [observation.failure(of: error, at: form.range)]
    }
  }

  private init(_ unexpanded: ListMatcher, _ kinds: EnumSet<TermKind>) throws(EvaluationStop) {
    written = unexpanded.form
    self.kinds = kinds
    var form = written.expanded(for: unexpanded.actual).form
    var actual = unexpanded.actual
    if written.mode == .startsWith {
      // Entries after the beginning are ignored.
      form.mode = .exact
      actual = Array(actual.prefix(form.items.count))
    }
    items = form.items
    laterTerms = Set(unexpanded.actual.dropFirst(actual.count).map(\.term))
    matcher = ListMatcher(form: form, actual: actual, observation: unexpanded.observation)
    alignment = try ListAlignment(matcher)
  }

  private var actual: [ActualItem] { matcher.actual }

  private func entry(_ position: Int) -> TraceEntry {
    matcher.observation.trace.entries[actual[position].entry]
  }

  private var failure: Failure {
    let observation = matcher.observation
    let first = alignment.differences.first
    let item = first?.expected.map { items[$0] }
    let entry = (first?.actual ?? actual.indices.last).map(entry)
    // A termination explains missing entries better than the last entry does.
    let kill = observation.termination?.entry
    var failure = observation.failure(
      at: first?.unmet?.constraint.range ?? item?.range ?? written.range,
      headline,
      rows: rows,
      because: first?.actual == nil ? kill ?? entry : entry
    )
    // Without any entry of the kind, the rules of the step explain why.
    if kill == nil, actual.isEmpty { failure.rules = observation.rulesOfStep }
    if first?.unmet == nil, first?.move == nil { failure.missing = item?.term }
    return failure
  }

  // MARK: - The headline

  private var headline: String {
    if matcher.form.elements.isEmpty {
      let names = actual.prefix(3).map { $0.term.written }.joined(separator: ", ")
      let more = actual.count > 3 ? ", and \(actual.count - 3) more" : ""
      return
        "expected no \(nouns), got \(actual.count > 1 ? "\(actual.count): " : "")\(names)\(more)"
    }
    let counts = Counts(written, actual)
    let texts = alignment.differences.map { text(of: $0, counts) }
    guard let first = texts.first else {
      return "\(nouns) differ from those expected in number or order"
    }
    let others = Set(texts).count - 1
    return others > 0 ? "\(first) (and \(others) more)" : first
  }

  /// The noun for the entries of the list, in the plural.
  private var nouns: String {
    let kinds = kinds.elements
    return kinds.count == 1 ? "\(kinds[0].noun)s" : "entries"
  }

  /// The allowed and the actual number of occurrences of each name.
  private struct Counts {
    private var expected: [Term: Times] = [:]
    private var actual: [Term: Int] = [:]

    init(_ form: ListForm, _ actual: [ActualItem]) {
      for item in form.items {
        var times = expected[item.term] ?? Times(minimum: 0, maximum: 0, range: item.range)
        times.minimum += item.minimum
        let maximum = item.times == nil && form.allowsOtherEntries ? nil : item.maximum
        times.maximum = times.maximum.flatMap { sum in maximum.map { sum + $0 } }
        expected[item.term] = times
      }
      for item in actual { self.actual[item.term, default: 0] += 1 }
    }

    /// Returns a message if a term occurred too often or not often enough; nil if it is missing or unexpected.
    func mismatch(of term: Term) -> String? {
      guard let expected = expected[term], let actual = actual[term], !expected.allows(actual)
      else { return nil }
      return "\(term.subject) \(Times.phrase(actual)), expected \(expected.phrase)"
    }
  }

  private func text(of difference: ListAlignment.Difference, _ counts: Counts) -> String {
    let actual = difference.actual.map { self.actual[$0].term }
    guard let expected = difference.expected.map({ items[$0].term }) else {
      return actual.map {
        counts.mismatch(of: $0) ?? "unexpected \($0.kind.noun) \($0.written)"
      } ?? ""
    }
    if let (_, text) = difference.unmet { return "\(expected.subject) \(text)" }
    if let (isEarly, other) = difference.move {
      guard let other else { return "\(expected.subject) in another order than expected" }
      let (actualOrder, wantedOrder) = isEarly ? ("before", "after") : ("after", "before")
      return
        "\(expected.subject) \(actualOrder) \(self.actual[other].term.written), expected \(wantedOrder)"
    }
    if let actual { return "expected \(expected.written), got \(actual.written)" }
    if laterTerms.contains(expected) { return "\(expected.subject) later than expected" }
    return counts.mismatch(of: expected)
      ?? "expected \(expected.name), but \(expected.kind.absencePhrase)"
  }

  // MARK: - Expected next to actual

  private var rows: [Failure.Row] {
    // In a form that allows other entries, an unlisted entry is not unexpected.
    let unlisted: String? = matcher.form.allowsOtherEntries ? "" : nil
    var unmet: [Int: Constraint] = [:]
    for difference in alignment.differences {
      unmet[difference.row] = difference.unmet?.constraint
    }
    let first = alignment.differences.first?.row
    return alignment.rows.enumerated().map { index, row in
      let constraint = unmet[index]
      let constraintText = constraint.map { " \($0.yamlText)" } ?? ""
      return Failure.Row(
        expected: row.expected.map { items[$0].term.written + constraintText } ?? unlisted,
        actual: row.actual.map { actual[$0].term.written },
        note: row.actual.map { note(entry($0), constraint) } ?? "",
        isFirstDifference: index == first
      )
    }
  }

  /// Returns the time of an entry, the state that the app read, and the constrained argument.
  private func note(_ entry: TraceEntry, _ constraint: Constraint?) -> String {
    let observation = matcher.observation
    let state = entry.reads.map { ", \($0.word)" } ?? ""
    let argument = constraint?.argument(of: entry, in: observation).map { "\($0) " } ?? ""
    return "\(argument)at \(entry.time - observation.start)\(state)"
  }
}
