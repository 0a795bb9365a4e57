internal import LifecycleCore
internal import ScenarioLanguage

extension MutationTest {
  /// A value of a model switch that no scenario depends on.
  public struct UnusedSwitchValue: Sendable, Hashable {
    /// The switch's name in scenario files.
    public let name: String
    /// The value; `a duration` for any duration.
    public let value: String
  }

  /// Returns the values that no scenario depends on: none passes with the value and fails with another one.
  ///
  /// A scenario may set the value, or run on a version whose profile has it.
  public func unusedSwitchValues() -> [UnusedSwitchValue] {
    let values = ModelSwitch.allCases.flatMap { item in
      item.testedValues.map { (item: item, value: $0.value, text: $0.text) }
    }
    return inParallel(values) { item, value, text in
      isNeeded(item, value) ? nil : UnusedSwitchValue(name: item.name, value: text)
    }.compactMap(\.self)
  }

  /// Whether a case depends on the value (nil for any value that it sets).
  ///
  /// Cases of files that set the switch are tried first, since one of them suffices.
  private func isNeeded(_ item: ModelSwitch, _ value: Int64?) -> Bool {
    let passing = cases.indices.filter { cases[$0].verdict == .passes }
    let files = Set(
      passing.filter { cases[$0].plan.world.choices[item] != nil }.map { cases[$0].path }
    )
    func isNeeded(inFilesThatSet isSet: Bool) -> Bool {
      passing.contains {
        files.contains(cases[$0].path) == isSet && depends(cases[$0], on: item, value)
      }
    }
    return isNeeded(inFilesThatSet: true) || isNeeded(inFilesThatSet: false)
  }

  /// Whether a case has the value (nil for any value that it sets), and fails with another one.
  private func depends(
    _ candidate: MutationTestCase,
    on item: ModelSwitch,
    _ value: Int64?
  ) -> Bool {
    let world = candidate.plan.world
    let chosen = world.choices[item] ?? Profile.all[candidate.profile].settings[item]
    guard value == nil ? world.choices[item] != nil : value == chosen else { return false }
    return item.otherValues(than: chosen).contains { other in
      var changed = world
      changed.choices[item] = other
      return candidate.detects(candidate.plan.replacing(world: changed), executor)
    }
  }
}

extension ModelSwitch {
  /// The values to test; all durations count as one.
  fileprivate var testedValues: [(value: Int64?, text: String)] {
    switch type {
    case .word(let words): words.enumerated().map { (Int64($0.offset), $0.element) }
    case .flag: [(0, "false"), (1, "true")]
    default: [(nil, "a duration")]
    }
  }

  /// Returns alternatives to a value; for a duration, these are zero and longer than any scenario waits.
  fileprivate func otherValues(than value: Int64) -> [Int64] {
    switch type {
    case .word(let words): words.indices.map(Int64.init).filter { $0 != value }
    case .flag: [1 - value]
    default: [0, value * 1000 + 86_400_000].filter { $0 != value }
    }
  }
}
