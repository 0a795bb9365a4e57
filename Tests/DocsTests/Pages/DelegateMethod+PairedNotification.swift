@_spi(Package) @testable import LifecycleCore

extension DelegateMethod {
  /// The notification that the rules post right after the call.
  var pairedNotification: NotificationName? { Self.pairs[self] }

  private static let pairs: [DelegateMethod: NotificationName] = {
    var pairs: [DelegateMethod: NotificationName] = [:]
    for rule in Profile.all.flatMap(\.book.rules) {
      for (effect, next) in zip(rule.effects, rule.effects.dropFirst()) {
        guard case .post(let name) = next else { continue }
        switch effect {
        case .call(let method): pairs[method] = name
        case .callFirst(let first, let second, let third):
          for method in [first, second, third] { if let method { pairs[method] = name } }
        default: break
        }
      }
    }
    return pairs
  }()
}
