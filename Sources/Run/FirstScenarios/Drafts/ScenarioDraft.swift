@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// A scenario whose expectations are still to be found by running it.
struct ScenarioDraft {
  /// A variable with the values of the examples; a single value is written in its place.
  struct Variable {
    var name: String
    /// The values, each after the label of its row.
    var rows: [(label: String, value: String)]

    /// How steps and code refer to it.
    var reference: String { "\"${\(name)}\"" }
  }

  var title: String
  /// Why it matters, in one sentence.
  var reason: String
  /// Whether the device has a passcode.
  var hasPasscode = false
  /// The only version of iOS on which it runs; nil for those of the whole file.
  var version: OSVersion?
  /// The first version of iOS on which it makes sense.
  var since: OSVersion?
  var variable: Variable?
  /// What the app's code does: lines below `app`.
  var code: [String] = []
  var steps: [DraftStep]
  /// The methods of which one must be called in a step that is checked; nil if it matters to every app.
  var methods: MethodSet?
  /// What the user or the system hands to the app, such as "the URL"; nil if nothing is.
  var payload: String?
}

/// A step of a draft: an action, and what is expected after it.
struct DraftStep {
  /// What a step expects.
  enum Aspect: CaseIterable {
    case calls, tasks, effects, state, scenes
  }

  /// The action, such as `user: tap-icon`.
  var action: String
  var aspects: Set<Aspect>

  /// Returns a step that only leads to the next one.
  static func prepare(_ action: String) -> DraftStep { DraftStep(action: action, aspects: []) }

  /// Returns a step after which only the state is checked.
  static func wait(_ time: String) -> DraftStep {
    DraftStep(action: "wait: \(time)", aspects: [.state])
  }

  /// Returns a step that the scenario is about: all calls and the state are checked, and what else is named.
  static func check(_ action: String, _ others: Aspect...) -> DraftStep {
    DraftStep(action: action, aspects: Set([.calls, .state] + others))
  }

  /// Returns the end of a suspended process, of which the app learns nothing.
  static var kill: DraftStep { check("system: low-memory") }
}

extension [DraftStep] {
  /// The steps after which the app is suspended.
  static var untilSuspended: [DraftStep] {
    [.prepare("user: tap-icon"), .prepare("user: press-home"), .wait("1min")]
  }
}
