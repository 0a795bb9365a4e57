@_spi(Package) internal import LifecycleCore

/// More common synonyms for words of the language: scenarios may use them, and `fmt` replaces them.
package enum Aliases {
  /// Returns the words that an alias stands for.
  static func words(for alias: String) -> [String] {
    let kinds = Actor.allCases.compactMap { ActionMeanings.alias(alias, of: $0)?.kind }
    return kinds.map(\.word) + [modelSwitches[alias]].compactMap(\.self)
      + Term.readings(of: alias).map(\.word)
  }

  /// All aliases of words that `words` lists.
  package static let all: [String] =
    Actor.allCases.flatMap { ActionMeanings.aliases(of: $0).keys.sorted() }
    + modelSwitches.keys.sorted()
    + Term.all.flatMap(\.row.otherSpellings)

  /// UIKit's constants for the states of an app.
  static let appStates = constants(
    of: ["inactive": "inactive", "active": "active", "background": "background"],
    in: "UIApplication.State",
    "UIApplicationState"
  )

  /// UIKit's constants for the states of a scene, and the words for the states of an app that mean one of them.
  static let sceneStates = constants(
    of: [
      "unattached": "unattached", "foregroundInactive": "foreground-inactive",
      "foregroundActive": "foreground-active", "background": "background",
    ],
    in: "UIScene.ActivationState",
    "UISceneActivationState"
  ).merging(
    [
      "foregroundInactive": "foreground-inactive", "foregroundActive": "foreground-active",
      "disconnected": "unattached", "closed": "unattached",
      "inactive": "foreground-inactive", "active": "foreground-active",
      ".inactive": "foreground-inactive", ".active": "foreground-active",
    ]
  ) { $1 }

  /// Returns the constants of an enumeration in Swift and in Objective-C, each with its word.
  private static func constants(
    of words: [String: String],
    in type: String,
    _ prefix: String
  ) -> [String: String] {
    words.reduce(into: [:]) { constants, entry in
      let (name, word) = entry
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      for constant in [".\(name)", "\(type).\(name)", "\(prefix)\(capitalized)"] {
        constants[constant] = word
      }
    }
  }

  /// The aliases of overlays.
  static let overlays = [
    "notification-centre": "notification-center", "control-centre": "control-center",
    "app-switcher": "switcher", "incoming-call": "ringing-call",
  ]

  /// The aliases of what is in front.
  static let screens = ["home": "home-screen", "safari": "other-app", "phone": "call-screen"]

  /// The aliases of reasons why the process ends.
  static let terminations = ["force-quit": "user", "low-memory": "memory", "jetsam": "memory"]

  /// The aliases of terms: the handlers of background tasks, as the properties and parameters of their API are named.
  static let terms = [
    "expirationHandler": "task-expired", "expiration-handler": "task-expired",
    "launchHandler": "task-launched", "launch-handler": "task-launched",
    "setTaskCompleted": "task-completed", "setTaskCompletedWithSuccess": "task-completed",
    "timer-fired": "tick", "timer-fires": "tick",
  ]

  /// The aliases of words that are arguments of actions.
  static let arguments = [
    "landscape": "landscape-left",
    "newData": "new-data", "noData": "no-data",
    "app-refresh": "refresh", "BGAppRefreshTask": "refresh", "BGAppRefreshTaskRequest": "refresh",
    "BGProcessingTask": "processing", "BGProcessingTaskRequest": "processing",
    "BGContinuedProcessingTask": "continued", "BGContinuedProcessingTaskRequest": "continued",
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
