@_spi(Package) import LifecycleCore

/// A scenario that nobody thought of: a walk through the model, with whatever the language can say beside it.
struct RandomScenario {
  let text: String

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let version = Profile.all[generator.number(0...(Profile.all.count - 1))].firstVersion
    var lines = [
      "suite: \"Walk \(seed): a suite\"",
      "tags: [walk, w\(seed)]",
      "variables: { out: press-home }",
      "scenarios:",
      "- scenario: Walk \(seed)",
      "  ios: [\(version)]",
      "  source:",
      "  - somewhere, \(generator.number(1...9))",
      "  app: { during: { applicationDidEnterBackground: [work: 1s] } }",
      "  steps:",
      "  - user: ${out}",
    ]
    let simulator = Simulator(SimulationEnvironment(os: version), app: Silent())
    for _ in 0..<generator.number(1...12) {
      let possible = simulator.possibleActions().filter {
        $0.parameters.isEmpty && $0.actor != .app
      }
      guard !possible.isEmpty else { break }
      let kind = possible[generator.number(0...(possible.count - 1))]
      guard simulator.perform(Action(kind)) else { continue }
      lines.append("  - \(kind.actor.rawValue): \(kind.word)")
      lines += Self.expectations(&generator).map { "    " + $0 }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func expectations(_ generator: inout SeededGenerator) -> [String] {
    let all = [
      "state: active", "over: none", "calls: none", "calls: [applicationDidBecomeActive]",
      "calls: {in-order: [applicationWillResignActive, applicationDidEnterBackground]}",
      "never: [{state: suspended}, {any-of: [applicationWillTerminate, {terminated: watchdog}]}]",
      "effects: {including: [snapshot: {state: background, within: 5s}]}",
      "terminated: {reason: watchdog, at: 5s}",
      "calls:\n    - applicationDidBecomeActive:\n    - applicationWillResignActive: {state: active}",
      "soft: true", "within: 10min", "front: app",
    ]
    var keys: Set<Substring> = []
    return (0..<generator.number(0...3)).map { _ in all[generator.number(0...(all.count - 1))] }
      .filter { keys.insert($0.prefix { $0 != ":" }).inserted }
  }
}

/// A delegate that does nothing.
private final class Silent: SimulatedApp {
  func handle(_ call: DelegateCall, _ application: Application) -> CallAnswer { .notImplemented }
}
