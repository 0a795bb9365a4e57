@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioJSON

extension TreeDecoder {
  /// Decodes `always`: a list of properties.
  mutating func properties(_ index: Tree.Index) -> [AlwaysExpectation] {
    list(index, "a list of properties") { decoder, item in
      let range = decoder.range(item)
      return decoder.property(item).map { AlwaysExpectation(range: range, property: $0) }
    } ?? []
  }

  private mutating func property(_ index: Tree.Index) -> AlwaysExpectation.Property? {
    var partial = Grammar.PartialProperty()
    guard read(index, Grammar.property, into: &partial) else { return nil }
    if let pair = partial.balanced, pair.count != 2 {
      reportWrongType(index, "'balanced' has a beginning and an end") { "write [begin, end]" }
      return nil
    }
    if let property = partial.property { return property }
    reportWrongType(index, "not a property") {
      "write {state: […]}, {balanced: [begin, end]}, or {after: …, never: […]}, with "
        + "'eventually' in place of 'never' and 'until' where it ends"
    }
    return nil
  }
}

extension Grammar {
  /// A list of properties.
  static let properties = ValueType("list of properties", Schema.list("property")) {
    $0.properties($1)
  }

  /// The keys of a property before they are combined.
  struct PartialProperty: Sendable {
    var states: [AppState]?
    var balanced: [EventPattern]?
    var after: EventPattern?
    var until: EventPattern?
    var never: [EventPattern]?
    var eventually: [EventPattern]?
  }

  static let property = Mapping<PartialProperty>("a property") {
    Field("state", states, "the app enters no other state") { $0.states = $1 }
    Field("balanced", beginAndEnd, "as many ends as beginnings") { $0.balanced = $1 }
    Field("after", eventPattern, "each time after this event pattern") { $0.after = $1 }
    Field("until", eventPattern, "up to this event pattern, otherwise to the end of the run") {
      $0.until = $1
    }
    Field("never", eventPatternList, "none of these occurs") { $0.never = $1 }
    Field("eventually", eventPatternList, "each of these occurs") { $0.eventually = $1 }
  }

  private static let states = word("state", Vocabulary.states) { Schema.ref("app-state") }
    .list("a list of states")

  private static let beginAndEnd = ValueType<[EventPattern]>(
    "`[begin, end]`",
    Schema.list("event-pattern").adding("maxItems", 2)
  ) { $0.eventPatterns($1) }

  private static let eventPattern = ValueType<EventPattern>(
    "event pattern",
    Schema.ref("event-pattern")
  ) { $0.eventPattern($1) }

  /// A list of event patterns.
  static let eventPatternList = ValueType<[EventPattern]>(
    "list of event patterns",
    Schema.ref("event-patterns")
  ) {
    $0.eventPatterns($1)
  }
}

extension Grammar.PartialProperty {
  /// The property that the keys form; nil for an invalid combination.
  fileprivate var property: AlwaysExpectation.Property? {
    switch (states, balanced, after, never, eventually) {
    case (let states?, nil, nil, nil, nil) where until == nil: .states(states)
    case (nil, let pair?, nil, nil, nil) where until == nil: .balanced(pair[0], pair[1])
    case (nil, nil, let begin?, let never?, nil):
      .never(.init(after: begin, until: until), never)
    case (nil, nil, let begin?, nil, let eventually?):
      .eventually(.init(after: begin, until: until), eventually)
    default: nil
    }
  }
}
