extension DelegateMethod {
  /// The notification that is posted right after the call, as the rules have it.
  package var twin: NotificationName? { Self.twins[self] }

  private static let twins: [DelegateMethod: NotificationName] = {
    var twins: [DelegateMethod: NotificationName] = [:]
    for rule in Profile.all.flatMap(\.book.rules) {
      for (effect, next) in zip(rule.effects, rule.effects.dropFirst()) {
        guard case .post(let name) = next else { continue }
        switch effect {
        case .call(let method): twins[method] = name
        case .callFirst(let first, let second, let third):
          for method in [first, second, third] { if let method { twins[method] = name } }
        default: break
        }
      }
    }
    return twins
  }()
}
