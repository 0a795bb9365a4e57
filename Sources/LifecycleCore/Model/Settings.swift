/// The values of all switches for one test case: the profile's defaults, overridden by the scenario.
public struct Settings: Hashable, Sendable {
  /// Indexed by raw value: the index of a word, 0 or 1 for a flag, or milliseconds for a duration.
  private var values: [Int64]

  /// Creates settings with every switch at its first word, off, or zero.
  init() { values = Array(repeating: 0, count: ModelSwitch.allCases.count) }

  /// The stored value of a switch.
  public subscript(_ item: ModelSwitch) -> Int64 {
    get { values[Int(item.rawValue)] }
    set { values[Int(item.rawValue)] = newValue }
  }

  /// The stored value of the switch with the given raw value.
  subscript(rawValue item: UInt8) -> Int64 { values[Int(item)] }

  /// Returns whether a flag is on.
  func isOn(_ item: ModelSwitch) -> Bool { self[item] != 0 }

  /// Returns the value of a switch with named values.
  func value<Value: SwitchValue>(_ type: Value.Type = Value.self) -> Value {
    Value.allCases[Int(self[Value.item])]
  }

  /// Returns the value of a switch as a duration.
  func duration(_ item: ModelSwitch) -> VirtualTime { VirtualTime(milliseconds: self[item]) }

  /// Returns the value as written in scenarios.
  public func text(_ item: ModelSwitch) -> String {
    switch item.type {
    case .word(let words): words[Int(self[item])]
    case .duration: duration(item).description
    default: isOn(item) ? "true" : "false"
    }
  }
}

/// A switch with one of its values, for use in profiles and rules.
struct SettingChoice {
  let item: ModelSwitch
  let value: Int64

  static func value<Value: SwitchValue>(_ value: Value) -> SettingChoice {
    .init(item: Value.item, value: Int64(Value.allCases.firstIndex(of: value) ?? 0))
  }

  static func on(_ item: ModelSwitch) -> SettingChoice { .init(item: item, value: 1) }

  static func off(_ item: ModelSwitch) -> SettingChoice { .init(item: item, value: 0) }

  static func duration(_ item: ModelSwitch, _ time: VirtualTime) -> SettingChoice {
    .init(item: item, value: time.milliseconds)
  }
}
