internal import LifecycleCore

/// The words that only the app under test has: the actions and probes that it declares.
public struct CustomWords: Hashable, Sendable {
  /// The actions, for `app: {type: hello}`.
  public var actions: [String]
  /// The probes, for `expect: {app: {draft: hello}}`.
  public var probes: [String]

  /// Creates the words of an app; none by default.
  public init(actions: [String] = [], probes: [String] = []) {
    self.actions = actions
    self.probes = probes
  }

  /// Returns these words and those of another declaration, without duplicates.
  public func union(_ other: CustomWords) -> CustomWords {
    CustomWords(
      actions: actions + other.actions.filter { !actions.contains($0) },
      probes: probes + other.probes.filter { !probes.contains($0) }
    )
  }

  /// Returns what is wrong with a declaration: an action that scenarios have already; nil if nothing is.
  public var problem: String? {
    let words = Vocabulary.actions(of: .app)
    let clash = actions.first { words[$0] != nil || words.aliases[$0] != nil }
    return clash.map { "'\($0)' is an app action of scenarios already; choose another name" }
  }
}
