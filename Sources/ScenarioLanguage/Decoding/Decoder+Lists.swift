internal import LifecycleCore

extension Decoder {
  /// The forms of a list that are looser than an exact one.
  enum ListFormKey: String, CaseIterable {
    case inOrder = "in-order"
    case anyOrder = "any-order"
    case including
  }

  private static let forms = WordTable(ListFormKey.self)

  /// `[..]`, `none`, `{in-order: [..]}`, `{any-order: [..]}` or `{including: [..]}`.
  mutating func listForm(_ index: Tree.Index, _ kind: Term.Kind) -> ListForm? {
    switch node(index).kind {
    case .list:
      guard !isChildless(index) else {
        diagnostics.add(
          .emptyValue,
          at: range(index),
          "an empty list says nothing",
          help: "write none where nothing is expected, or leave the key out"
        )
        return nil
      }
      return elements(index, kind).map { ListForm(elements: $0, range: range(index)) }
    case .mapping:
      guard let (key, value) = tree.onlyField(index) else { break }
      guard let form = word(key, Self.forms, "form of a list") else { return nil }
      guard let elements = elements(value, kind) else { return nil }
      let mode: ListForm.Mode =
        switch form {
        case .inOrder: .inOrder
        case .anyOrder: .anyOrder
        case .including: .including
        }
      return ListForm(mode: mode, elements: elements, range: range(index))
    case .scalar, .quoted:
      if isText(index, "none") { return ListForm(elements: [], range: range(index)) }
      guard !isEmpty(index) else { break }
      wrongType(
        index,
        "a list of \(kind.names)s is wanted here",
        help: Self.slippedItem(in: string(index))
          ?? "write [\(string(index).trimmingLastColon)], or none"
      )
      return nil
    }
    wrongType(
      index,
      "a list of \(kind.names)s is wanted here",
      help: "write [..], none, {in-order: [..]}, {any-order: [..]} or {including: [..]}"
    )
    return nil
  }

  private mutating func elements(_ index: Tree.Index, _ kind: Term.Kind) -> [ListForm.Element]? {
    guard let children = items(index, "a list of \(kind.names)s") else { return nil }
    var elements: [ListForm.Element] = []
    elements.reserveCapacity(4)
    for child in children {
      if let group = unorderedGroup(child) {
        guard let grouped = items(group, "a list of \(kind.names)s") else { continue }
        var items: [ListForm.Item] = []
        for item in grouped {
          if let item = listItem(item, kind) { items.append(item) }
        }
        elements.append(.unordered(items))
      } else if let item = listItem(child, kind) {
        elements.append(.item(item))
      }
    }
    return elements
  }

  /// The list under `unordered`, if that is what the item is.
  private func unorderedGroup(_ index: Tree.Index) -> Tree.Index? {
    guard let (key, value) = tree.firstField(index), isText(key, "unordered") else { return nil }
    return value
  }

  /// A name, or a name and what is asked of it.
  mutating func listItem(_ index: Tree.Index, _ kind: Term.Kind) -> ListForm.Item? {
    guard node(index).kind == .mapping else { return item(named: index, kind) }
    var fields = tree.fields(index)
    guard let (key, value) = fields.next() else {
      wrongType(index, "\(kind.oneName) is wanted here, not an empty mapping")
      return nil
    }
    if let (second, _) = fields.next() {
      wrongType(
        second,
        "an item is one \(kind.names)",
        help: "what is asked of it stands under it, indented further"
      )
      return nil
    }
    guard var item = item(named: key, kind) else { return nil }
    if !isEmpty(value) {
      item.constraints = constraints(value, of: item.term)
    }
    return item
  }

  private mutating func item(named index: Tree.Index, _ kind: Term.Kind) -> ListForm.Item? {
    guard isScalar(index, kind.oneName) else { return nil }
    let term = find(index, in: Vocabulary.terms)
    if let term, term.kind == kind {
      if case .call(let method) = term { namedMethods.formUnion(MethodSet(method)) }
      return ListForm.Item(term: term, range: range(index))
    }
    // What nobody reads any more need not be looked for among all that might be meant.
    if diagnostics.overflows(kind.unknown) { return nil }
    if let other = term?.kind {
      diagnostics.add(
        kind.unknown,
        at: range(index),
        "'\(string(index))' is \(other.oneName), not \(kind.oneName)",
        help: "it belongs under '\(other.key)'"
      )
    } else if let help = Self.meant(by: string(index)) {
      diagnostics.add(
        kind.unknown,
        at: range(index),
        "unknown \(kind.names) '\(string(index))'",
        help: help
      )
    } else if !refuseLooseWord(index, kind) {
      unknown(kind.unknown, index, kind.names, kind.terms.map(\.word))
    }
    return nil
  }

  /// What a name may be meant for that is a word of another kind, or written as in Swift.
  private static func meant(by name: String) -> String? {
    if let state = AppState.allCases.first(where: { $0.word == name }) {
      return "a state is written { state: \(state.word) }"
    }
    if let action = ActionKind.allCases.first(where: { $0.word == name }) {
      return "an action is written { \(action.actor.rawValue): \(action.word) }"
    }
    if let method = DelegateMethod.allCases.first(where: { $0.swiftName == name }) {
      return "write '\(method.selector)'"
    }
    // UIApplication.didBecomeActiveNotification
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return nil }
    let joined = parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst()
    return NotificationName.allCases.first { $0.name == joined }.map { "write '\($0.name)'" }
  }

  /// Teaches where `none` and `any` stand, if the item is one of them.
  private mutating func refuseLooseWord(_ index: Tree.Index, _ kind: Term.Kind) -> Bool {
    let help: String
    switch string(index) {
    case "none": help = "it stands alone, without brackets"
    case "any": help = "leave the key out where any may come"
    default: return false
    }
    diagnostics.add(
      kind.unknown,
      at: range(index),
      "'\(string(index))' is no \(kind.names)",
      help: help
    )
    return true
  }
}

extension String {
  /// The text without a colon at its end.
  var trimmingLastColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
