internal import LifecycleCore

extension Decoder {
  enum ConstraintKey {
    case at, within, after, state, scene, times, optional
    case detail(Detail)
  }

  static let constraintKeys = WordTable<ConstraintKey>(
    [
      ("at", .at), ("within", .within), ("after", .after), ("state", .state), ("scene", .scene),
      ("times", .times), ("optional", .optional),
    ]
      + Detail.allCases.map { ($0.word, .detail($0)) }
  )
  private static let readableStates = WordTable<AppState>(
    [AppState.active, .inactive, .background].map { ($0.word, $0) }
  )

  /// The scenes that there are: a model of several will know more.
  static let sceneNames = WordTable([("main", "main")])

  /// What is asked of an item.
  mutating func readConstraints(_ index: Tree.Index, into item: inout ListForm.Item) {
    // Passed on whole, since a closure cannot hold it.
    var read = item
    fields(of: index, Self.constraintKeys, in: "the constraints of an item") {
      decoder,
      key,
      keyIndex,
      value in
      switch key {
      case .times: decoder.readTimes(value, into: &read)
      case .optional: decoder.readOptional(value, into: &read)
      default: break
      }
      guard let kind = decoder.constraint(key, keyIndex, value, of: read.term) else { return }
      var constraint = Constraint(kind: kind, range: decoder.range(value))
      if case .detail(let detail) = key, let kind = read.term.kind(named: detail) {
        constraint.named = decoder.names(value, of: kind)
      }
      read.constraints.append(constraint)
    }
    item = read
  }

  private mutating func constraint(
    _ key: ConstraintKey,
    _ keyIndex: Tree.Index,
    _ value: Tree.Index,
    of owner: Term
  ) -> Constraint.Kind? {
    switch key {
    case .times, .optional: return nil
    case .at: return duration(value, "a duration").map { .at($0) }
    case .within: return duration(value, "a duration").map { .within($0) }
    case .after: return duration(value, "a duration").map { .after($0) }
    case .state:
      return word(value, Self.readableStates, "readable state").map { .state($0) }
    case .scene:
      guard owner.belongsToScene else {
        diagnostics.add(
          .unknownArgument,
          at: range(keyIndex),
          "\(owner.asked) belongs to no scene",
          help: "only the calls of a scene delegate do"
        )
        return nil
      }
      return word(value, Self.sceneNames, "scene").map { .scene($0) }
    case .detail(let detail):
      guard owner.row.arguments.contains(detail) else {
        let known = owner.row.arguments.map(\.word).joined(separator: ", ")
        diagnostics.add(
          .unknownArgument,
          at: range(keyIndex),
          "\(owner.asked) has no argument '\(detail.word)'",
          help: known.isEmpty ? "it has none that can be asked for" : "it has \(known)"
        )
        return nil
      }
      return pattern(value).map { .argument(detail, $0) }
    }
  }

  /// The names in what is wanted of an argument.
  private func names(_ index: Tree.Index, of kind: NamedThing.Kind) -> [NamedThing] {
    switch node(index).kind {
    case .scalar where isText(index, "any") || isText(index, "none"): []
    case .scalar, .quoted: [NamedThing(kind: kind, name: string(index), range: range(index))]
    case .list: children(index).flatMap { names($0, of: kind) }
    case .mapping: []
    }
  }

  /// What is wanted of an argument.
  private mutating func pattern(_ index: Tree.Index) -> ArgumentPattern? {
    switch node(index).kind {
    case .scalar, .quoted:
      guard let text = exactText(index, "the argument's value") else { return nil }
      if node(index).kind == .scalar {
        if text == "any" { return .any }
        if text == "none" { return ArgumentPattern.none }
      }
      return .text(text)
    case .list:
      guard let items = items(index, "a list of texts") else { return nil }
      var patterns: [ArgumentPattern] = []
      for item in items {
        if let pattern = pattern(item) { patterns.append(pattern) }
      }
      return .list(patterns)
    case .mapping:
      var pairs: [(key: String, value: ArgumentPattern)] = []
      for (key, value) in tree.fields(index) {
        if let pattern = pattern(value) { pairs.append((string(key), pattern)) }
      }
      return .mapping(pairs)
    }
  }
}

extension Term {
  /// Whether it belongs to a scene.
  var belongsToScene: Bool {
    if case .call(let method) = self { method.isSceneMethod } else { false }
  }

  /// What is asked for something, in a diagnostic.
  fileprivate var asked: String { kind == .notifications ? "a notification" : "'\(word)'" }
}

extension TermKind {
  /// What is wrong with a name that is none of the kind.
  var unknown: DiagnosticID {
    switch self {
    case .calls: .unknownSelector
    case .notifications: .unknownNotification
    case .effects, .objects, .threads: .unknownEffect
    case .events: .unknownEvent
    case .views: .unknownViewMethod
    default: .unknownWord
    }
  }
}
