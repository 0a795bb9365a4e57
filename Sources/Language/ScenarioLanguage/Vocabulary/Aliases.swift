@_spi(Package) internal import LifecycleCore

/// More common synonyms for words of the language: scenarios may use them, and `fmt` replaces them.
package enum Aliases {
  /// Returns the aliases of an actor's actions.
  static func actions(of actor: Actor) -> [String: String] {
    switch actor {
    case .user: user
    case .system: system
    case .app: [:]
    }
  }

  /// Returns the words that an alias stands for.
  static func words(for alias: String) -> [String] {
    let tables = Actor.allCases.map(actions) + [modelSwitches]
    let terms = Term.all.filter { $0.row.aliases.contains(alias) }.map(\.word)
    return tables.compactMap { $0[alias] } + terms
  }

  /// All aliases of words that `words` lists.
  package static let all: [String] =
    Actor.allCases.flatMap { actions(of: $0).keys.sorted() } + modelSwitches.keys.sorted()
    + Term.all.flatMap(\.row.aliases)

  private static let user = [
    "launch": "tap-icon", "launch-app": "tap-icon", "open-app": "tap-icon", "home": "press-home",
    "force-quit": "remove-from-switcher", "app-switcher": "open-switcher",
    "lock-device": "lock", "unlock-device": "unlock", "answer-call": "accept-call",
    "reject-call": "decline-call", "hang-up": "end-call",
    "open-notification-centre": "open-notification-center",
    "close-notification-centre": "close-notification-center",
    "open-control-centre": "open-control-center", "close-control-centre": "close-control-center",
  ]

  private static let system = [
    "memory-warning": "low-memory", "phone-call": "incoming-call", "push-notification": "push",
    "time-zone-change": "significant-time-change", "restart": "reboot",
  ]

  /// The aliases of overlays.
  static let overlays = [
    "notification-centre": "notification-center", "control-centre": "control-center",
  ]

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
  var rewrites: [SourceRange: String] = [:]
}
