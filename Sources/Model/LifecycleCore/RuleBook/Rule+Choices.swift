extension Rule {
  /// The values of switches that are conditions of the rule.
  package var choices: [(modelSwitch: ModelSwitch, value: Int64)] {
    conditions.compactMap { condition in
      guard case .setting(let choice) = condition else { return nil }
      return (choice.modelSwitch, choice.value)
    }
  }

  /// The citations of the rule's sources.
  package var citations: [String] { sources.map(\.citation) }
}
