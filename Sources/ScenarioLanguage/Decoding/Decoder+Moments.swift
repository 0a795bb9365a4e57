internal import LifecycleCore

extension Decoder {
  /// The moments that are written with a key.
  enum MomentKey: String, CaseIterable {
    case state, user, system, app, terminated
    case anyOf = "any-of"
  }

  private static let momentForms = WordTable(MomentKey.self)

  /// A list of moments.
  mutating func moments(_ index: Tree.Index) -> [Moment]? {
    guard let items = items(index, "a list of moments") else { return nil }
    var moments: [Moment] = []
    for item in items {
      if let moment = moment(item) { moments.append(moment) }
    }
    return moments
  }

  /// One moment.
  mutating func moment(_ index: Tree.Index) -> Moment? {
    var name = index
    if let field = tree.firstField(index) {
      name = field.key
      if let form = find(name, in: Self.momentForms) { return moment(form, field.value) }
    }
    let kind = node(name).kind == .list ? .selector : itemKind(of: name)
    guard let item = listItem(index, kind) else { return nil }
    return switch kind {
    case .selector: DelegateMethod(rawValue: item.code).map { .call(item, $0) }
    case .notification: NotificationName(rawValue: item.code).map { .notification(item, $0) }
    case .effect: SystemEffect(rawValue: item.code).map { .effect(item, $0) }
    case .event: InterfaceEvent(rawValue: item.code).map { .event(item, $0) }
    case .viewMethod: ViewMethod(rawValue: item.code).map { .viewCall(item, $0) }
    }
  }

  /// What the name is a name of; a selector where nothing is called so.
  private func itemKind(of name: Tree.Index) -> ItemKind {
    ItemKind.allCases.first { code(of: name, $0) != nil } ?? .selector
  }

  private mutating func moment(_ form: MomentKey, _ value: Tree.Index) -> Moment? {
    let place = range(value)
    switch form {
    case .state:
      return word(value, Vocabulary.states, "state").map { .state($0, place) }
    case .terminated:
      return word(value, Vocabulary.terminations, "reason").map { .terminated($0, place) }
    case .user: return moment(value, of: .user)
    case .system: return moment(value, of: .system)
    case .app: return moment(value, of: .app)
    case .anyOf: return moments(value).map { .any($0) }
    }
  }

  /// An action alone, whatever it is told, or with what it must be told.
  private mutating func moment(_ index: Tree.Index, of actor: Actor) -> Moment? {
    guard node(index).kind == .mapping else {
      return actionKind(index, of: actor).map { .action($0, range(index)) }
    }
    return action(index, of: actor).map { .action($0.kind, range(index), $0.arguments) }
  }
}
