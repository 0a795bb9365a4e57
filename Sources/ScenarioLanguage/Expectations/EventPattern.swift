internal import LifecycleCore

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
  func firstMatch(in observation: Observation) -> Match? {
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
