@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes the constraints of a list item: a mapping, or the value of its main argument alone.
  mutating func readConstraints(_ index: Tree.Index, into item: inout ListForm.Item) {
    let kind = node(index).kind
    guard kind == .scalar || kind == .quoted else {
      let isFiredTimer = item.isFiredTimer
      readFields(index, Grammar.constraints, into: &item)
      return isFiredTimer ? checkFiredTimer(index, item) : ()
    }
    if item.isFiredTimer { return readName(index, ofFiredTimer: &item) }
    guard let name = item.term.mainArgument else {
      let (text, term) = (string(index), item.term.constrainedName)
      let names = item.term.row.arguments.filter { $0 != .scene }.map(\.word)
      let value = Self.quotedIfNeeded(text)
      guard !names.isEmpty else {
        return reportWrongType(index, "\(term) has no argument") { "remove '\(text)'" }
      }
      return reportWrongType(index, "\(term) has several arguments") {
        .oneOf(names.map { "{ \($0): \(value) }" }, after: "write one of: ")
      }
    }
    let key = tree.appendScalar(name)
    let mapping = tree.appendMapping(of: [(key, index)], at: range(index))
    readFields(mapping, Grammar.constraints, into: &item)
    if rewriteLog != nil, let text = flowText(index) {
      recordRewrite("{ \(name): \(text) }", at: index)
    }
  }

  /// Reports a key that no item of a list has, with those of this one; returns false for another word for a key.
  fileprivate mutating func reportUnknownArgument(_ key: Tree.Index, of term: Term) -> Bool {
    if Grammar.constraints.name(meantBy: string(key)) != nil { return false }
    let arguments = term.row.arguments.map(\.word)
    let words = arguments + ["at", "within", "after", "state", "times", "optional"]
    reportUnknownKey(key, in: term.constrainedName, words)
    return true
  }

  /// Returns the names in an argument pattern.
  fileprivate func names(_ index: Tree.Index, of kind: NamedReference.Kind) -> [NamedReference] {
    switch node(index).kind {
    case .scalar where isText(index, "any") || isText(index, "none"): []
    case .scalar, .quoted: [NamedReference(kind: kind, name: string(index), range: range(index))]
    case .list: children(index).flatMap { names($0, of: kind) }
    case .mapping: []
    }
  }

  /// Returns whether an argument pattern consists of possible values of its detail; otherwise reports the first that is not.
  fileprivate mutating func check(
    _ index: Tree.Index,
    _ values: DetailValues,
    of detail: Detail
  ) -> Bool {
    if isText(index, "any") || isText(index, "none") { return true }
    switch (node(index).kind, values) {
    case (.list, _): return children(index).allSatisfy { check($0, values, of: detail) }
    case (.mapping, .keys(let words)):
      for (key, _) in tree.fields(index) where !words.contains(string(key)) {
        reportUnknown(.unknownArgument, key, "key of '\(detail.word)'", words)
        return false
      }
    case (.scalar, .words(let words)) where !words.contains(string(index)),
      (.quoted, .words(let words)) where !words.contains(string(index)):
      reportUnknown(.wrongType, index, detail.word, words)
      return false
    case (.scalar, .number) where Int(string(index)) == nil,
      (.quoted, .number) where Int(string(index)) == nil:
      reportWrongType(index, "'\(detail.word)' is a whole number, not '\(string(index))'") {
        "write a whole number, or 'any'"
      }
      return false
    default: break
    }
    return true
  }

  /// Returns the URL of a web page, alone or as the only item of a list; nil for anything else, such as a type of activities.
  fileprivate func webPage(_ index: Tree.Index) -> Tree.Index? {
    var items = tree.cursor(index)
    let first = node(index).kind == .list ? items.next(in: tree) : index
    guard let first, node(index).kind != .list || items.next(in: tree) == nil,
      WebLink(string(first)) != nil
    else { return nil }
    return first
  }

  /// Decodes an argument pattern.
  fileprivate mutating func pattern(_ index: Tree.Index) -> ArgumentPattern? {
    switch node(index).kind {
    case .scalar, .quoted:
      guard let text = exactText(index, "the argument's value") else { return nil }
      if node(index).kind == .scalar {
        if text == "any" { return .any }
        if text == "none" { return ArgumentPattern.none }
      }
      return .text(text)
    case .list:
      return list(index, "a list of strings") { $0.pattern($1) }.map { .list($0) }
    case .mapping:
      var pairs: [(key: String, value: ArgumentPattern)] = []
      for (key, value) in tree.fields(index) {
        if let pattern = pattern(value) { pairs.append((string(key), pattern)) }
      }
      return .mapping(pairs)
    }
  }
}

extension Grammar {
  /// The constraints of a list item.
  static let constraints = Mapping<ListForm.Item>(
    "a list item with constraints",
    otherKeys: { decoder, key, _, item in decoder.reportUnknownArgument(key, of: item.term) }
  ) {
    constraint("at", duration("a duration")) { .at($0) }
    constraint("within", duration("a duration")) { .within($0) }
    constraint("after", duration("a duration")) { .after($0) }
    Field(state.key) { decoder, key, value, item in
      if item.term == .call(.swiftUIInit) {
        decoder.report(
          .unknownArgument,
          at: key,
          "'App.init' cannot read the state: there is no application object yet"
        ) { "remove 'state', or expect it in a later call" }
      } else {
        state.read(&decoder, key, value, &item)
      }
    }
    Field(scene.key) { decoder, key, value, item in
      if item.term.belongsToScene {
        scene.read(&decoder, key, value, &item)
      } else {
        decoder.report(
          .unknownArgument,
          at: key,
          "\(item.term.constrainedName) does not belong to a scene"
        ) {
          "these do: calls to scene delegates, notifications of scenes, snapshot, "
            + "scene-request-failed, and application:configurationForConnectingSceneSession:options:"
        }
      }
    }
    Field(Key("times", flag, "how often it occurs")) { $0.readTimes($2, into: &$3) }
    Field(Key("optional", flag, "whether it may be missing")) { $0.readOptional($2, into: &$3) }
    Detail.allCases.filter { $0 != .scene }.map(argument)
  }

  private static let state = constraint(
    "state",
    word("value of applicationState", applicationStates)
  ) { .state($0) }

  private static let scene = Field<ListForm.Item>(Key("scene", text("a scene"), "")) {
    decoder,
    _,
    value,
    item in
    guard decoder.isScalar(value, "a scene") else { return }
    let name = decoder.sceneName(value)
    decoder.checkName(name, at: value)
    var constraint = Constraint(kind: .scene(name), range: decoder.range(value))
    constraint.references = [
      NamedReference(kind: .scene, name: name, range: decoder.range(value))
    ]
    item.constraints.append(constraint)
  }
  private static let applicationStates = WordTable<AppState>(
    [AppState.active, .inactive, .background].map { ($0.word, $0) },
    aliases: Aliases.appStates
  )

  private static func constraint<Value>(
    _ name: String,
    _ type: ValueType<Value>,
    _ kind: @escaping @Sendable (Value) -> Constraint.Kind
  ) -> Field<ListForm.Item> {
    Field(name, type, "") { $0.constraints.append(Constraint(kind: kind($1), range: $2.value)) }
  }

  private static func argument(_ detail: Detail) -> Field<ListForm.Item> {
    Field(Key(detail.word, text(""), "")) { decoder, key, value, item in
      let term = item.term
      guard term.row.arguments.contains(detail) else {
        if detail == .options, decoder.node(value).kind == .mapping {
          decoder.rewriteLog?.note(
            "the standard spelling has these keys without '\(decoder.string(key))'",
            at: decoder.range(key)
          )
          return decoder.readFields(value, Grammar.constraints, into: &item)
        }
        decoder.report(
          .unknownArgument,
          at: key,
          "\(term.constrainedName) has no argument '\(detail.word)'"
        ) {
          let names = term.row.arguments.map(\.word).joined(separator: ", ")
          return names.isEmpty ? "it has none that can be compared" : "it has \(names)"
        }
        return
      }
      if detail == .userActivities || detail == .activityType,
        let page = decoder.webPage(value), term.row.arguments.contains(.webpageURL)
      {
        decoder.recordRewrite(Detail.webpageURL.word, at: key)
        if page != value { decoder.recordRewrite(decoder.tree.flow(page), at: value) }
        return argument(.webpageURL).read(&decoder, key, page, &item)
      }
      guard let pattern = decoder.pattern(value) else { return }
      let values = term.values(of: detail)
      guard decoder.check(value, values, of: detail) else { return }
      var constraint = Constraint(kind: .argument(detail, pattern), range: decoder.range(value))
      if let kind = term.kind(named: detail) ?? NamedReference.Kind(values) {
        constraint.references = decoder.names(value, of: kind)
      }
      item.constraints.append(constraint)
    }
  }
}

extension Term {
  /// Whether the term is about one scene: a call to its delegate, the request for its configuration, a notification of the
  /// scene, or a request that failed.
  var belongsToScene: Bool {
    switch self {
    case .call(let method): method.isAboutScene
    case .notification(let name): name.isOfScene
    case .effect(let effect): effect.row.has(.isOfScene)
    default: false
    }
  }

  /// The argument whose value can be written alone: the only one, or of several the one that names what it is about; nil if
  /// there is none.
  var mainArgument: String? {
    let arguments = row.arguments.filter { $0 != .scene }
    if arguments.isEmpty, belongsToScene { return Detail.scene.word }
    let isAlone = arguments.count == 1 || arguments.first == .name || arguments.first == .identifier
    return isAlone ? arguments[0].word : nil
  }

  /// The term with a constraint, as a diagnostic names it.
  fileprivate var constrainedName: String {
    kind == .notifications ? "a notification" : "'\(word)'"
  }
}

extension TermKind {
  /// The diagnostic for a name that is not of this kind.
  var unknownNameID: DiagnosticID {
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
