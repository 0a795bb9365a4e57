@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioRunner

/// A value of a switch of the model with which a line of a recording is possible that is impossible without it.
package struct SwitchExplanation: Sendable {
  /// The switch.
  package let modelSwitch: ModelSwitch
  /// The value, as written in scenarios.
  package let value: String
  /// Whether the whole recording is possible with it.
  package let explainsAll: Bool
  /// The documents or measurements that describe the behavior.
  package let sources: [String]
}

/// The values of switches, one changed at a time, with which an impossible line is possible.
package struct SwitchExplanations: Sendable {
  /// The values.
  package private(set) var all: [SwitchExplanation] = []
  /// Whether no search with a value was given up.
  package private(set) var areComplete = true

  /// The number of searches that are given up before no others are made.
  private static let mostGivenUp = 2

  /// Creates an empty list.
  package init() {}

  /// Tries each value on which something depended in the search of the checker that led to the outcome.
  package init(of outcome: RecordingOutcome, by checker: RecordingChecker) {
    guard case .impossible(let line, _, _, _) = outcome else { return }
    let lines = checker.recording.lines
    let influences = checker.graph.influences
    let rules = Profile.book(of: checker.environment).rules
    var givenUp = 0
    for item in ModelSwitch.allCases {
      let choices = rules.flatMap { rule in
        rule.choices.filter { $0.modelSwitch == item }.map { (value: $0.value, rule: rule) }
      }
      guard !choices.isEmpty else { continue }
      for value in checker.environment.otherValues(of: item) {
        let choice = SettingChoice(modelSwitch: item, value: value)
        guard influences.mayInclude(choice) else { continue }
        // Others would be given up, too, and take as long.
        guard givenUp < Self.mostGivenUp else { return }
        let other = RecordingChecker(checker, with: choice)
        switch other.evidentOutcome(on: Array(lines[...line])) {
        case .possible:
          let stating = choices.filter { $0.value == value }
          add(choice, other, (stating.isEmpty ? choices : stating).map(\.rule))
        case .impossible(_, _, _, let isExhaustive):
          if !isExhaustive {
            areComplete = false
            givenUp += 1
          }
        }
      }
    }
  }

  private mutating func add(_ choice: SettingChoice, _ checker: RecordingChecker, _ rules: [Rule]) {
    let outcome = checker.evidentOutcome(on: checker.recording.lines)
    let explainsAll = if case .possible = outcome { true } else { false }
    all.append(
      SwitchExplanation(
        modelSwitch: choice.modelSwitch,
        value: choice.modelSwitch.text(of: choice.value),
        explainsAll: explainsAll,
        sources: rules.flatMap(\.citations).reduce(into: []) {
          if !$0.contains($1) { $0.append($1) }
        }
      )
    )
  }
}
