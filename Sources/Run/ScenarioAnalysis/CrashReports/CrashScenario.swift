@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// How a scenario reproduces a termination.
struct CrashScenario: Sendable {
  /// The first version of iOS that has what it needs.
  var since = OSVersion(4)
  /// What the app declares, each a line below `app`.
  var app: [String] = []
  /// What the app's code does in a method.
  var code: (method: DelegateMethod, action: String)?
  /// The methods of which one takes too long: the one that was running, or else the first that the app has.
  var slow: [DelegateMethod] = []
  /// The steps, of which the last one ends the process.
  var steps: [String]

  /// The placeholder in a step for the permission that a report is about.
  static let permission = "PERMISSION"
}

/// What a scenario about a report depends on.
struct CrashSituation {
  /// The version of iOS, the device and the life cycle.
  var environment: SimulationEnvironment
  /// The method that was running; nil if none is known.
  var method: DelegateMethod?
  /// The time that the limit leaves; nil if none was exceeded.
  var limit: VirtualTime?
  /// What the report says in words.
  var text: String

  /// Returns the situation on the first version that has what a scenario needs, if it is an older one.
  func supporting(_ scenario: CrashScenario) -> CrashSituation {
    var situation = self
    situation.environment.os = max(environment.os, scenario.since)
    return situation
  }
}

extension CrashScenario {
  /// Returns the scenario about a termination, which passes.
  func text(
    title: String,
    source: String,
    ending reason: TerminationReason,
    in situation: CrashSituation
  ) -> String {
    let environment = situation.environment
    var lines = [
      "scenario: \(YAMLText.value(title))", "ios: \(environment.os)", "source: \(source)",
    ]
    if environment.device.isSimulator { lines.append("device: { simulator: true }") }
    var app = app
    let hasScenes = environment.app.lifeCycle == .scenes
    if environment.os >= OSVersion(13), !app.contains(where: { $0.hasPrefix("life-cycle") }) {
      app.insert("life-cycle: \(environment.app.lifeCycle.rawValue)", at: 0)
      // From iOS 27 on, an app of its SDK needs scenes.
      if !hasScenes, environment.os >= OSVersion(27) { app.insert("sdk: 26.0", at: 1) }
    }
    var during = code.map { ["\(quoted($0.method)): [\($0.action)]"] } ?? []
    var time = ""
    if let limit = situation.limit, let method = slowMethod(in: situation) {
      during.append("\(quoted(method)): [work: \(limit + .seconds(1))]")
      time = ", at: \(limit)"
    }
    if !during.isEmpty { app += ["during:"] + during.map { "  \($0)" } }
    if !app.isEmpty { lines += ["app:"] + app.map { "  \($0)" } }
    lines.append("steps:")
    let permission = permission(in: situation.text)?.rawValue ?? ""
    lines += steps.map { "  - \($0.replacing(Self.permission, with: permission))" }
    lines.append(
      time.isEmpty
        ? "    terminated: \(reason.word)"
        : "    terminated: { reason: \(reason.word)\(time) }"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ method: DelegateMethod) -> String { "\"\(method.selector)\"" }

  /// The method that takes too long: one that the app has.
  private func slowMethod(in situation: CrashSituation) -> DelegateMethod? {
    let callable = MethodSet.callable(with: situation.environment.app.lifeCycle)
    let candidates = slow.filter {
      callable.has($0) && Term.call($0).row.exists(on: situation.environment.os)
    }
    return situation.method.flatMap { candidates.contains($0) ? $0 : nil } ?? candidates.first
  }

  /// Returns whether a report can be reproduced: a permission that it is about must be one of the model.
  func isPossible(for text: String) -> Bool {
    !steps.contains { $0.contains(Self.permission) } || permission(in: text) != nil
  }

  /// Returns the permission whose usage description a text names.
  private func permission(in text: String) -> UsageDescription? {
    // Without that of the location, nobody is asked, and the process continues.
    UsageDescription.allCases.first {
      $0 != .location && $0.keys.contains(where: text.contains)
    }
  }
}
