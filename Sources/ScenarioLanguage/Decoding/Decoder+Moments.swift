internal import LifecycleCore

extension Decoder {
  /// The moments that are written with a key.
  enum MomentKey: String, CaseIterable {
    case state, scene, user, system, app, terminated
    case anyOf = "any-of"
  }

  private static let momentForms = WordTable(MomentKey.self)

  /// A list of moments.
  mutating func moments(_ index: Tree.Index) -> [Moment]? {
    list(index, "a list of moments") { $0.moment($1) }
  }

  /// One moment; only in a list it may say how often.
  mutating func moment(_ index: Tree.Index, mayRepeat: Bool = false) -> Moment? {
    var name = index
    if let field = tree.firstField(index) {
      name = field.key
      if let form = find(name, in: Self.momentForms) { return moment(form, field.value) }
    }
    // A selector where nothing is called so.
    let kind = node(name).kind == .list ? nil : find(name, in: Vocabulary.terms)?.kind
    guard let item = listItem(index, kind ?? .calls) else { return nil }
    if let times = item.times, !mayRepeat {
      report(.wrongType, at: times.range, "a moment is not counted") {
        "expect it in a list of a step: '\(item.term.kind.key)' or 'trace'"
      }
    }
    return .item(item)
  }

  private mutating func moment(_ form: MomentKey, _ value: Tree.Index) -> Moment? {
    switch form {
    case .state: return moment(value, Vocabulary.states, "state") { .state($0) }
    case .scene: return moment(value, Vocabulary.sceneStates, "scene state") { .scene($0) }
    case .terminated: return moment(value, Vocabulary.terminations, "reason") { .termination($0) }
    case .user: return moment(value, of: .user)
    case .system: return moment(value, of: .system)
    case .app: return moment(value, of: .app)
    case .anyOf: return moments(value).map { .any($0) }
    }
  }

  private mutating func moment<Word>(
    _ index: Tree.Index,
    _ words: WordTable<Word>,
    _ what: String,
    _ term: (Word) -> Term
  ) -> Moment? {
    word(index, words, what).map { .item(ListForm.Item(term: term($0), range: range(index))) }
  }

  /// An action with any arguments, or with those that it must have.
  private mutating func moment(_ index: Tree.Index, of actor: Actor) -> Moment? {
    let wanted =
      node(index).kind == .mapping
      ? action(index, of: actor) : actionKind(index, of: actor).map { Action($0) }
    return wanted.map { action in
      let place = range(index)
      return .item(
        ListForm.Item(
          term: .action(action.kind),
          range: place,
          constraints: [Constraint(kind: .action(action), range: place)]
        )
      )
    }
  }
}
