internal import LifecycleCore

/// Something that may happen in a run: an item of a list, or any of several.
struct Moment: Sendable {
  /// The items, any of which is the moment.
  let items: [ListForm.Item]
  /// Whether it is written as a choice, so that it is not known which should come.
  private let isChoice: Bool

  static func item(_ item: ListForm.Item) -> Moment { Moment(items: [item], isChoice: false) }

  static func any(_ moments: [Moment]) -> Moment {
    Moment(items: moments.flatMap(\.items), isChoice: true)
  }

  /// The one item; nil for a choice.
  var item: ListForm.Item? { isChoice ? nil : items.first }

  /// The entry that is the moment, where it is written, and that it happened, in words.
  typealias Match = (entry: TraceEntry, range: SourceRange, happened: String)

  /// The first entry of the observation that is the moment.
  func firstMatch(in observation: Observation) -> Match? {
    for entry in observation.trace.entries[observation.entries] {
      if let match = match(entry, in: observation) { return match }
    }
    return nil
  }

  /// What of the moment the entry is; nil if it is none of it.
  func match(_ entry: TraceEntry, in observation: Observation) -> Match? {
    for item in items where item.isMet(by: entry, in: observation) {
      return (entry, item.range, "\(item.name) \(item.term.kind.happened)")
    }
    return nil
  }

  /// Whether the entry is the moment.
  func matches(_ entry: TraceEntry, in observation: Observation) -> Bool {
    items.contains { $0.isMet(by: entry, in: observation) }
  }

  /// Where it is written.
  var range: SourceRange { items.first?.range ?? .startOfFile }

  /// The moment as a noun.
  var words: String { items.map(\.name).joined(separator: " or ") }

  /// That it did not happen, perhaps in a certain time: `expected applicationDidBecomeActive:, not called`.
  func missing(_ time: String = "") -> String {
    "expected \(words)\(time), \(item?.term.kind.absent ?? "did not happen")"
  }

  // MARK: - What can be

  /// What this app, or this OS, could never do; a selector unknown to the OS may be here.
  func objections(in context: CaseContext, mayBeUnknown: Bool = true) -> [Diagnostic] {
    items.flatMap { $0.objections(in: context, mayBeUnknown: mayBeUnknown) }
  }

  /// Why the moment cannot come in a run of which this is the outcomes.
  func impossibilities(in outcomes: PossibleOutcomes) -> [Diagnostic] {
    let all = items.map { outcomes.impossibilities(of: $0) }
    return all.contains { $0.isEmpty } ? [] : all.flatMap(\.self)
  }

  /// Whether the moment could come in the case, whatever the app does.
  func canCome(in context: CaseContext) -> Bool { items.contains { $0.canCome(in: context) } }

  /// Whether the moment comes whatever the app does: the script itself does it.
  func mustCome(in context: CaseContext) -> Bool {
    items.contains { item in item.action.map { context.script?.does($0) ?? false } ?? false }
  }
}

extension Observation {
  /// The failure of a moment that did not come, perhaps in a certain time.
  func absence(
    of moment: Moment,
    _ time: String = "",
    because entry: TraceEntry? = nil
  ) -> Failure {
    var failure = failure(at: moment.range, moment.missing(time), because: entry)
    failure.missing = moment.item?.term
    return failure
  }
}
