internal import LifecycleCore

/// What a list is of, in the words of a failure's headline.
struct ListWords {
  /// One of its items: `call`.
  let noun: String
  /// What became of one that happened: `called`.
  let verb: String
  /// Whether the name does not say by itself what it is.
  var namesKind = false

  static let calls = ListWords(noun: "call", verb: "called")
  static let notifications = ListWords(noun: "notification", verb: "posted")
  static let events = ListWords(noun: "event", verb: "received", namesKind: true)
  static let views = ListWords(noun: "view controller call", verb: "called")

  static func effects(_ list: EffectList) -> ListWords {
    ListWords(noun: list.one, verb: "happened", namesKind: true)
  }

  /// What happened, up to how it did: `applicationDidBecomeActive: called`.
  func subject(_ name: String) -> String { "\(full(name)) \(verb)" }

  /// That it did not happen.
  func missing(_ name: String) -> String {
    "expected \(full(name)), \(verb == "happened" ? "did not happen" : "not \(verb)")"
  }

  private func full(_ name: String) -> String { namesKind ? "\(noun) \(name)" : name }
}
