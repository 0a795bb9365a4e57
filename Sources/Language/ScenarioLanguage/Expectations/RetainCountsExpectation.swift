@_spi(Package) internal import LifecycleCore

/// `retain-counts`: the number of owners of objects at the step's end.
struct RetainCountsExpectation: Expectation {
  /// Objects and their counts; nil for an object that is deallocated or does not exist yet.
  typealias Item = ExpectedValue<Int>

  let range: SourceRange
  let items: [Item]

  func failures(in observation: Observation) -> [Failure] {
    items.compactMap { item in
      let (actualCount, last) = actualCount(item, in: observation)
      guard actualCount != item.count else { return nil }
      return observation.failure(
        at: item.range,
        "'\(item.name)' has \(Self.ownerText(actualCount)), expected \(item.count == 0 ? "none" : "\(item.count)")",
        because: last
      )
    }
  }

  /// Returns the number of owners of an object, and the last entry that changed it.
  func actualCount(_ item: Item, in observation: Observation) -> (count: Int, last: TraceEntry?) {
    let last = observation.trace.lastEntry(
      ofObject: item.name,
      before: observation.entries.upperBound
    )
    guard let last, last.term.kind == .objects,
      case .text(let count)? = observation.trace.details(of: last)?[.count]
    else { return (0, last) }
    return (Int(count) ?? 0, last)
  }

  func diagnostics(in context: CaseContext) -> [Diagnostic] {
    items.compactMap { context.names?.objection(toObject: $0.name, at: $0.nameRange) }
  }

  private static func ownerText(_ count: Int) -> String {
    count == 0 ? "no owner" : count == 1 ? "1 owner" : "\(count) owners"
  }
}

extension ExpectedValue<Int> {
  /// The number of owners: 0 if the object does not exist.
  var count: Int { value ?? 0 }
}

extension RetainCountsExpectation {
  static let kind = ExpectationKind(
    key: "retain-counts",
    summary: "the retain counts of objects at the step's end",
    value: "mapping of objects to counts, or `none` for a deallocated object",
    schema: Schema.expectedValues(Schema.integer(1...1_000_000)),
    checksFinalState: true
  ) { decoder, key, value in
    decoder.expectedValues(value, "'retain-counts'") { decoder, count in
      let help: Diagnostic.Help =
        "write none for an object that is deallocated or does not exist yet"
      return decoder.integer(count, 1...1_000_000, "a count, or none", help: help)
    }.map { RetainCountsExpectation(range: decoder.range(key), items: $0) }
  }
}
