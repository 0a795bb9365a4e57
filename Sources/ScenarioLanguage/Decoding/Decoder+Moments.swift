internal import LifecycleCore

extension Decoder {
  private enum Form: String, CaseIterable {
    case state, user, system, app, terminated
    case anyOf = "any-of"
  }

  private static let momentForms = WordTable(Form.self)

  /// A list of moments.
  mutating func moments(_ index: Tree.Index) -> [Moment]? {
    guard let items = items(index, "a list of moments") else { return nil }
    var moments: [Moment] = []
    for item in items {
      if let moment = moment(item) { moments.append(moment) }
    }
    return moments
  }

  private mutating func moment(_ index: Tree.Index) -> Moment? {
    var name = index
    if node(index).kind == .mapping, node(index).firstChild >= 0 {
      name = node(index).firstChild
      if let form = find(name, in: Self.momentForms) { return moment(form, node(name).next) }
    }
    guard node(name).kind != .list, find(name, in: Vocabulary.notifications) == nil else {
      guard let item = listItem(index, .notification),
        let notification = NotificationName(rawValue: item.code)
      else { return nil }
      return .notification(item, notification)
    }
    guard let item = listItem(index, .selector), let method = DelegateMethod(rawValue: item.code)
    else { return nil }
    return .call(item, method)
  }

  private mutating func moment(_ form: Form, _ value: Tree.Index) -> Moment? {
    let place = range(value)
    switch form {
    case .state:
      return word(value, Vocabulary.states, "state").map { .state($0, place) }
    case .terminated:
      return word(value, Vocabulary.terminations, "reason").map { .terminated($0, place) }
    case .user: return actionKind(value, of: .user).map { .action($0, place) }
    case .system: return actionKind(value, of: .system).map { .action($0, place) }
    case .app: return actionKind(value, of: .app).map { .action($0, place) }
    case .anyOf: return moments(value).map { .any($0) }
    }
  }
}
