internal import LifecycleCore

extension Decoder {
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
