/// The part of an environment that the reachability analysis reads: where it is equal, so are the possible outcomes.
package struct AnalyzedEnvironment: Hashable, Sendable {
  let os: OSVersion
  private let profileIndex: Int
  /// The values of the switches, without durations, about which no rule has a condition.
  let settings: Settings
  /// Whether an app that may not run is suspended at once.
  let suspendsAtOnce: Bool
  let hasPasscode: Bool
  /// Whether the scenes have names, and may be several.
  let hasSeveralScenes: Bool
  /// Whether the app has objects, which its code can misuse.
  private let hasObjects: Bool
  /// Whether code of the app can call itself: methods of objects, observers or handlers of views.
  private let hasCalls: Bool
  /// Whether code of the app may ask for permissions, whose alerts can come up whenever it is idle.
  let asksForPermissions: Bool
  /// The constant facts that are true.
  let facts: FactSet

  /// Creates the analyzed part of an environment.
  package init(_ environment: SimulationEnvironment) {
    os = environment.os
    profileIndex = Profile.index(of: environment)
    let settings = Profile.all[profileIndex].settings(of: environment)
    self.settings = settings.withoutDurations
    suspendsAtOnce = settings.duration(.suspendAfter) == .zero
    hasPasscode = environment.device.passcode
    hasSeveralScenes = environment.hasSeveralScenes
    hasObjects = !environment.app.objects.all.isEmpty
    hasCalls = hasObjects || !environment.app.observers.isEmpty || environment.app.interface != nil
    asksForPermissions = environment.app.asksForPermissions
    facts = environment.facts
  }

  /// Hashes what tells most environments apart: there are many settings, and few values of them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(profileIndex)
    hasher.combine(facts)
  }

  /// The ways in which an app can crash by its own code: misused objects and endless calls.
  var faults: [Procedure] {
    (hasObjects ? [.misuseObject] : []) + (hasCalls ? [.overflowStack, .endlessCode] : [])
  }

  /// The profile with the rules in force.
  var profile: Profile { Profile.all[profileIndex] }
}

extension Settings {
  /// The same words and flags, with durations of zero.
  fileprivate var withoutDurations: Settings {
    var settings = self
    for item in Self.durations { settings[item] = 0 }
    return settings
  }

  private static let durations = ModelSwitch.allCases.filter {
    if case .duration = $0.type { true } else { false }
  }
}
