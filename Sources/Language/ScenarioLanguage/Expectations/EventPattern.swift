@_spi(Package) internal import LifecycleCore

/// An event that may occur in a run: a list item, or any of several.
struct EventPattern: Sendable {
  /// The alternative items.
  let items: [ListForm.Item]
  /// Whether the event pattern is a choice, so that no single item is expected.
  private let isChoice: Bool

  static func item(_ item: ListForm.Item) -> EventPattern {
    EventPattern(items: [item], isChoice: false)
  }

  static func any(_ eventPatterns: [EventPattern]) -> EventPattern {
    EventPattern(items: eventPatterns.flatMap(\.items), isChoice: true)
  }

  /// The only item; nil for a choice.
  var item: ListForm.Item? { isChoice ? nil : items.first }

  /// A matching entry, the range of the matched item, and a phrase that states that it occurred.
  typealias Match = (entry: TraceEntry, range: SourceRange, occurrencePhrase: String)

  /// Returns the first entry of the observation that matches the event pattern.
  fileprivate func firstMatch(in observation: Observation) -> Match? {
    for entry in observation.trace.entries[observation.entries] {
      if let match = match(entry, in: observation) { return match }
    }
    return nil
  }

  /// Returns the match of an entry with one of the items; nil if there is none.
  func match(_ entry: TraceEntry, in observation: Observation) -> Match? {
    // The terms are compared in place, since few items match, and iterating would copy each.
    for index in items.indices where items[index].term == entry.term {
      let item = items[index]
      guard item.isMet(by: entry, in: observation) else { continue }
      return (entry, item.range, "\(item.name) \(item.term.kind.occurrencePhrase)")
    }
    return nil
  }

  /// Returns whether the entry matches the event pattern.
  func matches(_ entry: TraceEntry, in observation: Observation) -> Bool {
    items.contains { $0.isMet(by: entry, in: observation) }
  }

  /// What it costs to compare an entry with the event pattern.
  var comparisons: Int {
    items.reduce(0) { $0 + ($1.constraints.isEmpty ? 1 : EvaluationBudget.constrainedCost) }
  }

  /// The range of the first item.
  var range: SourceRange { items.first?.range ?? .startOfFile }

  /// The event pattern as a noun phrase.
  var name: String { items.map(\.name).joined(separator: " or ") }

  /// Returns a message that the event pattern did not occur: `expected applicationDidBecomeActive:, but it was not called`.
  func missingMessage(_ time: String = "") -> String {
    "expected \(name)\(time), but \(item?.term.kind.absencePhrase ?? "none of them happened")"
  }

  // MARK: - Possibility

  /// Returns why this app or OS could never do this; terms that the OS does not have can be allowed.
  func diagnostics(in context: CaseContext, mayBeUnknown: Bool = true) -> [Diagnostic] {
    items.flatMap { $0.diagnostics(in: context, mayBeUnknown: mayBeUnknown) }
  }

  /// Returns why the event pattern can occur in no case of the scenario.
  ///
  /// It is for what opens or closes a span: in a case without it, the property holds, and the other cases check it.
  func absences(in context: CaseContext) -> [Diagnostic] {
    let absences = items.map { $0.absence(in: context) }
    let occurs = zip(items, absences).contains { item, absence in
      absence.map { $0.id != .notImplemented && context.hasElsewhere(item.term) } ?? true
    }
    return diagnostics(in: context) + (occurs ? [] : absences.compactMap(\.self))
  }

  /// Returns why the event pattern cannot occur with these possible outcomes.
  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    let all = items.map { outcomes.impossibilities(of: $0) }
    return all.contains { $0.isEmpty } ? [] : all.flatMap(\.self)
  }

  /// Returns whether the event pattern could occur in the case.
  func canOccur(in context: CaseContext) -> Bool { items.contains { $0.canOccur(in: context) } }

  /// Returns whether the event pattern always occurs because the script performs it.
  func mustOccur(in context: CaseContext) -> Bool {
    items.contains { item in item.action.map { context.script?.performs($0) ?? false } ?? false }
  }
}

extension [EventPattern] {
  /// The number of items that are compared with each entry; for more, an index is created.
  private static var maximumComparedItems: Int { 8 }

  /// Returns the first entry that matches each event pattern.
  func firstMatches(
    in observation: Observation
  ) throws(EvaluationStop) -> [EventPattern.Match?] {
    let count = reduce(0) { $0 + $1.items.count }
    guard count > Self.maximumComparedItems else {
      let comparisons = reduce(0) { $0 + $1.comparisons }
      try observation.budget.spend(observation.entries.count, times: comparisons)
      return map { $0.firstMatch(in: observation) }
    }
    let terms = Set(flatMap { $0.items.map(\.term) })
    try observation.budget.spend(observation.entries.count)
    let actual = observation.entries.compactMap { entry in
      let term = observation.trace.entries[entry].term
      return terms.contains(term) ? ActualItem(term: term, entry: entry) : nil
    }
    let index = ListIndex(actual, observation)
    return try map { pattern throws(EvaluationStop) in
      let firsts = try pattern.items.map { item throws(EvaluationStop) in
        try index.firstPosition(of: item)
      }
      return firsts.compactMap(\.self).min().flatMap { position in
        pattern.match(observation.trace.entries[actual[position].entry], in: observation)
      }
    }
  }
}

extension Observation {
  /// Returns the failure of an event pattern that did not occur, optionally within a certain time.
  func absence(
    of eventPattern: EventPattern,
    _ time: String = "",
    because entry: TraceEntry? = nil
  ) -> Failure {
    var failure = failure(at: eventPattern.range, eventPattern.missingMessage(time), because: entry)
    failure.missing = eventPattern.item?.term
    return failure
  }
}
