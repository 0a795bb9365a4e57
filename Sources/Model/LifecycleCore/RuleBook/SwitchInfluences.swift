/// The values of switches with which other rules would have applied, if only that switch had been changed.
///
/// With any other value of a switch that is a condition of rules everything would have been the same, except of a
/// duration, which code reads, too.
package struct SwitchInfluences: Sendable {
  /// The values of each switch as bits, by the raw value of the switch; empty for none.
  private var values: [UInt64] = []

  /// Creates an empty set.
  package init() {}

  /// Returns whether anything might have been different with another value of a switch.
  package func mayInclude(_ choice: SettingChoice) -> Bool {
    !values.isEmpty
      && values[Int(choice.modelSwitch.rawValue)] & Self.bit(choice.value) != 0
  }

  /// Adds the values of another set.
  package mutating func formUnion(_ other: SwitchInfluences) {
    guard !other.values.isEmpty else { return }
    if values.isEmpty {
      values = other.values
    } else {
      for index in values.indices { values[index] |= other.values[index] }
    }
  }

  /// Adds those of a lookup: the patterns that were examined, of which only the last one may have matched.
  mutating func add(
    _ examined: [Pattern],
    lastMatched: Bool,
    _ context: MatchContext,
    _ settings: Settings
  ) {
    for index in examined.indices where examined[index].requiresSwitches {
      guard examined[index].withoutSwitches.matches(context, settings) else { continue }
      let choices = examined[index].choices
      if lastMatched, index == examined.endIndex - 1 {
        for choice in choices { insert(choice.modelSwitch, ~Self.bit(choice.value)) }
      } else {
        let unmet = choices.filter { settings[rawValue: $0.modelSwitch] != $0.value }
        if unmet.count == 1 { insert(unmet[0].modelSwitch, Self.bit(unmet[0].value)) }
      }
    }
  }

  /// Adds all values of a switch that code has read.
  mutating func addAll(of modelSwitch: ModelSwitch) { insert(modelSwitch.rawValue, .max) }

  private mutating func insert(_ modelSwitch: UInt8, _ bits: UInt64) {
    if values.isEmpty { values = Array(repeating: 0, count: ModelSwitch.allCases.count) }
    values[Int(modelSwitch)] |= bits
  }

  private static func bit(_ value: Int64) -> UInt64 { 1 << UInt64(truncatingIfNeeded: value) }
}
