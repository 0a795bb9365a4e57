@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

extension MutationTest {
  /// A value of a model switch that no scenario depends on.
  package struct UnusedSwitchValue: Sendable, Hashable {
    /// The switch's name in scenario files.
    package let name: String
    /// The value; `a duration` for any duration.
    package let value: String
  }

  /// Returns the values that no scenario depends on: none passes with the value and fails with another one.
  ///
  /// A scenario may set the value, or run on a version whose profile has it.
  package func unusedSwitchValues() -> [UnusedSwitchValue] {
    let values = ModelSwitch.allCases.flatMap { modelSwitch in
      modelSwitch.testedValues.map { (modelSwitch: modelSwitch, value: $0.value, text: $0.text) }
    }
    return inParallel(values) { modelSwitch, value, text in
      isNeeded(modelSwitch, value) ? nil : UnusedSwitchValue(name: modelSwitch.name, value: text)
    }.compactMap(\.self)
  }

  /// Whether a case depends on the value (nil for any value that it sets).
  ///
  /// Cases of files that set the switch are tried first, since one of them suffices.
  private func isNeeded(_ modelSwitch: ModelSwitch, _ value: Int64?) -> Bool {
    let passing = cases.indices.filter { cases[$0].outcome == .passes }
    let files = Set(
      passing.filter { cases[$0].plan.environment.choices[modelSwitch] != nil }.map {
        cases[$0].path
      }
    )
    func isNeeded(inFilesThatSet isSet: Bool) -> Bool {
      passing.contains {
        files.contains(cases[$0].path) == isSet && depends(cases[$0], on: modelSwitch, value)
      }
    }
    return isNeeded(inFilesThatSet: true) || isNeeded(inFilesThatSet: false)
  }

  /// Whether a case has the value (nil for any value that it sets), and fails with another one.
  private func depends(
    _ candidate: MutationTestCase,
    on modelSwitch: ModelSwitch,
    _ value: Int64?
  ) -> Bool {
    let environment = candidate.plan.environment
    let chosen =
      environment.choices[modelSwitch] ?? Profile.all[candidate.profile].settings[modelSwitch]
    guard value == nil ? environment.choices[modelSwitch] != nil : value == chosen else {
      return false
    }
    return modelSwitch.otherValues(than: chosen).contains { other in
      var changed = environment
      changed.choices[modelSwitch] = other
      return candidate.detects(candidate.plan.replacing(environment: changed), executor)
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
