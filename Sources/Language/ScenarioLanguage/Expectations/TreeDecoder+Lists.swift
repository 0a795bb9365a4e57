@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes `[…]`, `none`, or a list under the word of a looser form; without a kind, entries of all kinds.
  ///
  /// An empty list means `none`.
  mutating func listForm(_ index: Tree.Index, _ kind: TermKind?) -> ListForm? {
    switch node(index).kind {
    case .list:
      guard !isChildless(index) else {
        recordRewrite("none", at: index)
        return ListForm(elements: [], range: range(index))
      }
      return elements(index, kind).map { ListForm(elements: $0, range: range(index)) }
    case .mapping:
      guard let (key, value) = tree.onlyField(index) else { break }
      if let help = objectHelp(key, value, kind) {
        report(.unknownWord, at: key, "'objects' lists what happens to objects, not what they are")
        {
          help
        }
        return nil
      }
      guard let form = word(key, Vocabulary.listModes, "form of a list") else { return nil }
      guard let elements = elements(value, kind) else { return nil }
      return reportingUselessItems(ListForm(mode: form, elements: elements, range: range(index)))
    case .scalar, .quoted:
      if isText(index, "none") { return ListForm(elements: [], range: range(index)) }
      guard !isEmpty(index) else { break }
      if isItemAlone(index), Vocabulary.listModes[string(index)] == nil {
        guard let item = listed(index, kind) else { return nil }
        recordItemAlone(index)
        return ListForm(elements: [.item(item)], range: range(index))
      }
      let text = string(index)
      reportWrongType(index, "expected \(Self.list(of: kind))") {
        Self.malformedItemHelp(in: text) ?? Self.formHelp(for: text)
          ?? .itemAlone(text.trimmingLastColon)
      }
      return nil
    }
    reportWrongType(index, "expected \(Self.list(of: kind))") {
      "write […], none, {in-order: […]}, {any-order: […]}, {including: […]} or {starts-with: […]}"
    }
    return nil
  }

  /// Returns the help for the state of an object in place of what happens to it: `objects: { note: saved }`.
  private func objectHelp(
    _ key: Tree.Index,
    _ value: Tree.Index,
    _ kind: TermKind?
  )
    -> Diagnostic.Help?
  {
    guard kind == .objects, Vocabulary.listModes[string(key)] == nil else { return nil }
    let effect =
      switch string(value) {
      case "saved", "stored", "persisted", "kept": "object-saved"
      default: ""
      }
    guard !effect.isEmpty else { return nil }
    let text = "effects: { including: [\(effect): \(tree.flow(key))] }"
    return Diagnostic.Help("write '\(text)' in the step in which the app saves it")
  }

  private static func list(of kind: TermKind?) -> String {
    "a list of \(kind.map { "\($0.names)s" } ?? "entries of the trace")"
  }

  /// Decodes the items of a list.
  mutating func elements(_ index: Tree.Index, _ kind: TermKind?) -> [ListForm.Element]? {
    list(index, Self.list(of: kind)) { decoder, child in
      guard let group = decoder.unorderedGroup(child) else {
        return decoder.listed(child, kind).map { .item($0) }
      }
      guard decoder.isOnlyField(child, "an 'unordered' group") else { return nil }
      return decoder.list(group, Self.list(of: kind)) { $0.listed($1, kind) }.map { .unordered($0) }
    }
  }

  /// Returns the list under `unordered`, if the item has that key.
  private func unorderedGroup(_ index: Tree.Index) -> Tree.Index? {
    guard let (key, value) = tree.firstField(index), isText(key, "unordered") else { return nil }
    return value
  }

  /// Returns whether a mapping has no second key; reports one.
  mutating func isOnlyField(_ index: Tree.Index, _ name: String) -> Bool {
    var fields = tree.fields(index)
    _ = fields.next()
    guard let (key, _) = fields.next() else { return true }
    reportWrongType(key, "\(name) has one key, and '\(string(key))' is a second one") {
      "remove it, or write an item of its own"
    }
    return false
  }

  /// Decodes a list item: one of the kind, or any single event pattern in a list of all kinds.
  ///
  /// A list of calls may contain anything that has only one meaning; it is then one of all kinds.
  private mutating func listed(_ index: Tree.Index, _ kind: TermKind?) -> ListForm.Item? {
    if let kind, kind != .calls { return listItem(index, kind) }
    if kind != nil, node(index).kind != .mapping { return item(named: index, nil) }
    guard let eventPattern = eventPattern(index, mayRepeat: true) else { return nil }
    if eventPattern.item == nil {
      reportWrongType(
        index,
        "'any-of' stands for several entries, but an item of a list is a single one"
      ) {
        "list them under 'unordered', or make each optional"
      }
    }
    return eventPattern.item
  }

  /// Decodes a selector of `implements`, or the name of a group of methods.
  mutating func methodSet(_ index: Tree.Index) -> MethodSet? {
    if let group = find(index, in: MethodSet.groups) { return group }
    if let phases = phaseChanges(index) {
      rewriteLog?.note(
        "the standard spelling is 'scenePhase.active, scenePhase.inactive, scenePhase.background'",
        at: range(index)
      )
      return phases
    }
    guard case .call(let method)? = listItem(index, .calls)?.term else { return nil }
    return MethodSet(method)
  }

  /// Decodes a name, or a name and its constraints.
  mutating func listItem(_ index: Tree.Index, _ kind: TermKind) -> ListForm.Item? {
    guard node(index).kind == .mapping else { return item(named: index, kind) }
    var fields = tree.fields(index)
    guard let (key, value) = fields.next() else {
      reportWrongType(index, "expected \(kind.nameWithArticle), found an empty mapping")
      return nil
    }
    if let (second, _) = fields.next() {
      reportWrongType(second, "an item is one \(kind.names)") {
        "indent its constraints further than the item"
      }
      return nil
    }
    guard var item = item(named: key, kind) else { return nil }
    if !isEmpty(value) { readConstraints(value, into: &item) }
    return item
  }

  /// Decodes the name of a term of a kind; without a kind, of a call or of anything else that a list can contain.
  mutating func item(named index: Tree.Index, _ expected: TermKind?) -> ListForm.Item? {
    let kind = expected ?? .calls
    guard isScalar(index, kind.nameWithArticle) else { return nil }
    let term = term(index)
    if let term, expected == nil || term.kind == kind {
      if case .call(let method) = term { namedMethods.formUnion(MethodSet(method)) }
      var item = ListForm.Item(term: term, range: range(index))
      if term == .effect(.tick), !isText(index, "tick") { readFiredTimer(index, into: &item) }
      return item
    }
    // No suggestion is needed for a diagnostic that would be dropped.
    if diagnostics.countIfFull(kind.unknownNameID) { return nil }
    let name = string(index)
    if let other = term?.kind {
      report(
        kind.unknownNameID,
        at: index,
        "'\(name)' is \(other.nameWithArticle), not \(kind.nameWithArticle)"
      ) {
        "it belongs under '\(other.key)'"
      }
    } else if case let names = ShortName.fullNames(for: name, of: expected), !names.isEmpty {
      report(.ambiguousName, at: index, "'\(name)' is ambiguous") {
        .oneOf(names, after: "write one of: ")
      }
    } else if let help = Self.meant(by: name) {
      report(kind.unknownNameID, at: index, "unknown \(kind.names) '\(name)'") { help }
    } else if let help = phaseHelp(index, in: "'during'") {
      report(kind.unknownNameID, at: index, "'\(name)' stands for each phase") { help }
    } else if let method = Self.closure(called: name) {
      report(kind.unknownNameID, at: index, "'\(name)' names a task, and stands for its closure") {
        .write(method.selector, ", and expect '{ identifier: .. }' of it")
      }
    } else if let meaning = AppleNames.meaning(of: name) {
      // In a flow list, YAML reads the rest of it as a value.
      let shown = name.contains("(") && !name.contains(")") ? "\(name): …)" : name
      report(kind.unknownNameID, at: index, "'\(shown)' is \(meaning.what) that is not modeled") {
        Diagnostic.Help(meaning.instead)
      }
    } else if let help = KeyAdvice.help(for: name, at: .item) {
      report(kind.unknownNameID, at: index, "unknown \(kind.names) '\(name)'") { help }
    } else if let help = Self.misplacedWordHelp[name] {
      report(kind.unknownNameID, at: index, "'\(name)' is not \(kind.nameWithArticle)") { help }
    } else {
      let terms = expected == nil ? Term.all : kind.terms
      let spelling = name.contains("(") || name.contains(".") ? NameSpelling.swift : .objc
      noteSpelling(spelling, at: index)
      reportUnknown(kind.unknownNameID, index, kind.names, terms.map { $0.name(in: spelling) })
    }
    return nil
  }

  /// Returns the closure that is written with the identifier of its task: `backgroundTask(.appRefresh("news"))`.
  private static func closure(called name: String) -> DelegateMethod? {
    DelegateMethod.allCases.first {
      $0.isAsynchronous && name.hasPrefix("\($0.selector.dropLast())(")
    }
  }

  /// The help for words that are not items.
  private static let misplacedWordHelp: [String: Diagnostic.Help] = [
    "none": "write none without brackets", "any": "remove the key to allow any",
  ]

  /// Returns the help for a name that is a word of another kind.
  private static func meant(by name: String) -> Diagnostic.Help? {
    let readings = readings(of: name)
    if let reading = readings.first {
      return readings.count == 1
        ? "\(reading.kind) is written \(reading.text)"
        : .oneOf(readings.map(\.text), after: "write one of: ")
    }
    return nil
  }

  /// Returns what a name means that is written under a key of its own: states, actions and reasons.
  private static func readings(of name: String) -> [(kind: String, text: String)] {
    let states = AppState.allCases.filter { $0.word == name }.map { _ in ("a state", "state") }
    let scenes = SceneState.allCases.filter { $0.word == name }.map { _ in
      ("a scene state", "scene")
    }
    let actions = ActionKind.allCases.filter { $0.word == name }.map {
      ("an action", $0.actor.rawValue)
    }
    let reasons = TerminationReason.allCases.filter { $0.word == name }.map { _ in
      ("a termination", "terminated")
    }
    return (states + scenes + actions + reasons).map { ($0, "{ \($1): \(name) }") }
  }
}
