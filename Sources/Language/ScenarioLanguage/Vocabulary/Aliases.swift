@_spi(Package) internal import LifecycleCore

/// More common synonyms for words of the language: scenarios may use them, and `fmt` replaces them.
package enum Aliases {
  /// Returns the words that an alias stands for.
  static func words(for alias: String) -> [String] {
    let kinds = Actor.allCases.compactMap { ActionMeanings.alias(alias, of: $0)?.kind }
    let terms = Term.all.filter { $0.row.aliases.contains(alias) }.map(\.word)
    return kinds.map(\.word) + [modelSwitches[alias]].compactMap(\.self) + terms
  }

  /// All aliases of words that `words` lists.
  package static let all: [String] =
    Actor.allCases.flatMap { ActionMeanings.aliases(of: $0).keys.sorted() }
    + modelSwitches.keys.sorted()
    + Term.all.flatMap(\.row.aliases)

  /// The aliases of overlays.
  static let overlays = [
    "notification-centre": "notification-center", "control-centre": "control-center",
  ]

  /// The aliases of terms: the handlers of background tasks, as the properties and parameters of their API are named.
  static let terms = [
    "expirationHandler": "task-expired", "expiration-handler": "task-expired",
    "launchHandler": "task-launched", "launch-handler": "task-launched",
    "setTaskCompleted": "task-completed", "setTaskCompletedWithSuccess": "task-completed",
  ]

  /// The aliases of words that are arguments of actions.
  static let arguments = ["landscape": "landscape-left"]

  /// The aliases of model switches.
  static let modelSwitches = ["notification-centre-flip": "notification-center-flip"]

  /// Returns the aliases of a switch's values.
  static func values(of modelSwitch: ModelSwitch) -> [String: String] {
    switch modelSwitch {
    case .limits: ["documents": "documented"]
    case .sceneKill: ["a": "background", "b": "disconnect"]
    default: [:]
    }
  }
}

/// The aliases in a file with the canonical words that `fmt` writes instead.
///
/// A class, since every lookup of a word records to the same log.
final class RewriteLog {
  /// The replacements, by range.
  private(set) var rewrites: [SourceRange: String] = [:]

  /// Records the standard word for another one.
  func record(_ text: String, at range: SourceRange) { rewrites[range] = text }
}
