import Testing

@_spi(Package) @testable import LifecycleCore

/// A copy of a simulator has the whole state of the original, and none of it in common.
@Suite struct SimulatorCopyTests {
  private static let seeds: [UInt64] = Array(0..<12)

  private func walk(_ profile: Profile, _ seed: UInt64) -> RandomWalk {
    var generator = SplitMix(seed: seed &* 104_729)
    return RandomWalk(.random(profile, using: &generator), seed: seed)
  }

  @Test(arguments: Profile.all) func aCopyContinuesLikeTheOriginal(_ profile: Profile) {
    for seed in Self.seeds {
      let walk = walk(profile, seed)
      var app = UnrulyApp(seed: seed)
      var simulator = Simulator(walk.environment, app: app)
      var lines: [String] = []
      for step in walk.steps {
        app = UnrulyApp(copying: app)
        simulator = Simulator(copying: simulator, app: app)
        simulator.perform(step)
        lines += simulator.trace.lines
      }
      #expect(lines == walk.trace.lines, "seed \(seed)")
    }
  }

  @Test(arguments: Profile.all) func aCopyDoesNotChangeTheOriginal(_ profile: Profile) {
    for seed in Self.seeds {
      let walk = walk(profile, seed)
      let app = UnrulyApp(seed: seed)
      let simulator = Simulator(walk.environment, app: app)
      let half = walk.steps.count / 2
      for step in walk.steps[..<half] { simulator.perform(step) }
      let count = simulator.traceCount
      let copy = Simulator(copying: simulator, app: UnrulyApp(copying: app))
      for step in walk.steps[half...] { copy.perform(step) }
      #expect(simulator.traceCount == count, "seed \(seed)")
      for step in walk.steps[half...] { simulator.perform(step) }
      #expect(simulator.trace.lines == walk.trace.lines, "seed \(seed)")
      #expect(simulator.snapshot == copy.snapshot, "seed \(seed)")
      #expect(simulator.unimplementedMethods == copy.unimplementedMethods, "seed \(seed)")
    }
  }
}
