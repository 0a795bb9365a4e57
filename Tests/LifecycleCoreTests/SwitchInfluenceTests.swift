import Foundation
import Testing

@_spi(Package) @testable import LifecycleCore

/// With a value of a switch that nothing depended on, everything is the same.
@Suite struct SwitchInfluenceTests {
  /// A walk, and the values of switches on which it may depend, and on which it does not.
  private struct Influenced {
    let walk: RandomWalk
    var dependent: [SettingChoice] = []
    var independent: [SettingChoice] = []

    init(_ profile: Profile, seed: UInt64) {
      var generator = SplitMix(seed: seed &* 15_485_863)
      walk = RandomWalk(.random(profile, using: &generator), seed: seed)
      let watcher = RuleWatcher(.switches)
      _ = walk.replay(in: walk.environment, by: profile.book.watched(by: watcher))
      let influences = watcher.removeInfluences()
      let conditions = Set(profile.book.rules.flatMap { $0.choices.map(\.modelSwitch) })
      let settings = profile.settings(of: walk.environment)
      // Code reads all durations, also the one that is a condition of a rule.
      for item in ModelSwitch.allCases where conditions.contains(item) && !item.isDuration {
        for value in item.values where value != settings[item] {
          let choice = SettingChoice(modelSwitch: item, value: value)
          if influences.mayInclude(choice) {
            dependent.append(choice)
          } else {
            independent.append(choice)
          }
        }
      }
    }

    /// Whether the walk is another one with a value of a switch.
    func changes(with choice: SettingChoice) -> Bool {
      var environment = walk.environment
      environment.choices[choice.modelSwitch] = choice.value
      return walk.replay(in: environment).lines != walk.trace.lines
    }
  }

  /// A sample of the values; with `SCENARIO_TEST_ALL=1` all of them.
  @Test(arguments: Profile.all) func otherValuesChangeNothing(_ profile: Profile) {
    let testsAll = ProcessInfo.processInfo.environment["SCENARIO_TEST_ALL"] == "1"
    var generator = SplitMix(seed: 3)
    for seed in UInt64(0)..<10 {
      let influenced = Influenced(profile, seed: seed)
      #expect(!influenced.independent.isEmpty)
      let choices = influenced.independent.shuffled(using: &generator)
      for choice in choices.prefix(testsAll ? choices.count : 8) {
        #expect(!influenced.changes(with: choice), "\(choice), seed \(seed)")
      }
    }
  }

  @Test func aSwitchThatCodeReadsIsNoted() {
    let environment = SimulationEnvironment(os: OSVersion(8))
    let watcher = RuleWatcher(.switches)
    let book = Profile.book(of: environment).watched(by: watcher)
    let simulator = Simulator(environment, app: UnrulyApp(seed: 1), book: book)
    let throttles = SettingChoice.value(BackgroundOverrun.throttle)
    _ = simulator.perform(Action(.tapIcon))
    #expect(!watcher.removeInfluences().mayInclude(throttles))
    _ = simulator.perform(Action(.pressHome))
    #expect(watcher.removeInfluences().mayInclude(throttles))
  }

  @Test func manyDependentValuesChangeSomething() throws {
    let profile = try #require(Profile.all.last)
    let choices = (UInt64(0)..<10).flatMap { seed in
      let influenced = Influenced(profile, seed: seed)
      return influenced.dependent.map { influenced.changes(with: $0) }
    }
    #expect(choices.count > 20)
    #expect(choices.filter { $0 }.count > choices.count / 3)
  }
}

extension ModelSwitch {
  fileprivate var isDuration: Bool { if case .duration = type { true } else { false } }
}
