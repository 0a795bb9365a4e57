internal import LifecycleCore

extension Decoder {
  /// The keys of a property.
  enum PropertyKey: String, CaseIterable {
    case state, balanced, after, until, never, eventually
  }

  private static let propertyKeys = WordTable(PropertyKey.self)

  /// `always`: a list of properties.
  mutating func properties(_ index: Tree.Index) -> [AlwaysExpectation] {
    guard let items = items(index, "a list of properties") else { return [] }
    var properties: [AlwaysExpectation] = []
    for item in items {
      if let property = property(item) {
        properties.append(AlwaysExpectation(range: range(item), property: property))
      }
    }
    return properties
  }

  private mutating func property(_ index: Tree.Index) -> AlwaysExpectation.Property? {
    var values: [PropertyKey: Tree.Index] = [:]
    let errors = diagnostics.errorCount
    fields(of: index, Self.propertyKeys, in: "a property") { _, key, _, value in
      values[key] = value
    }
    guard diagnostics.errorCount == errors, !values.isEmpty else { return nil }
    if let states = values[.state], values.count == 1 { return self.states(states) }
    if let pair = values[.balanced], values.count == 1 { return balanced(pair) }
    let until = values[.until]
    guard let after = values[.after], values[.state] == nil, values[.balanced] == nil,
      (values[.never] == nil) != (values[.eventually] == nil)
    else {
      wrongType(
        index,
        "this is no property",
        help: "write {state: [..]}, {balanced: [begin, end]}, or {after: .., never: [..]}, with "
          + "'eventually' in place of 'never' and 'until' where it ends"
      )
      return nil
    }
    guard let begin = moment(after) else { return nil }
    var end: Moment?
    if let until {
      guard let read = moment(until) else { return nil }
      end = read
    }
    if let never = values[.never] {
      return moments(never).map { .never(after: begin, until: end, $0) }
    }
    return values[.eventually].flatMap { moments($0) }.map {
      .eventually(after: begin, until: end, $0)
    }
  }

  private mutating func states(_ index: Tree.Index) -> AlwaysExpectation.Property? {
    guard let items = items(index, "a list of states") else { return nil }
    var states: [AppState] = []
    for item in items {
      if let state = word(item, Vocabulary.states, "state") { states.append(state) }
    }
    return .states(states)
  }

  private mutating func balanced(_ index: Tree.Index) -> AlwaysExpectation.Property? {
    guard let moments = moments(index) else { return nil }
    guard moments.count == 2 else {
      wrongType(index, "'balanced' has a beginning and an end", help: "write [begin, end]")
      return nil
    }
    return .balanced(moments[0], moments[1])
  }
}
