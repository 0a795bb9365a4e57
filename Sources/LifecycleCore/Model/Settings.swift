/// The values of all switches for one test case: a profile's defaults and what the scenario says over them.
public struct Settings: Hashable, Sendable {
  /// By the switch's raw value: the index of a word, 0 or 1 for a flag, milliseconds for a duration.
  private var values: [Int64]

  /// Every switch at its first word, off, or zero.
  init() { values = Array(repeating: 0, count: ModelSwitch.allCases.count) }

  /// The value of a switch as it is stored.
  public subscript(_ item: ModelSwitch) -> Int64 {
    get { values[Int(item.rawValue)] }
    set { values[Int(item.rawValue)] = newValue }
  }

  /// The value of the switch with that raw value.
  subscript(rawValue item: UInt8) -> Int64 { values[Int(item)] }

  /// Whether a flag is on.
  func isOn(_ item: ModelSwitch) -> Bool { self[item] != 0 }

  /// The value of a switch whose values have names.
  func value<Value: SwitchValue>(_ type: Value.Type = Value.self) -> Value {
    Value.allCases[Int(self[Value.item])]
  }

  /// A switch's value as a length of time.
  func duration(_ item: ModelSwitch) -> VirtualTime { VirtualTime(milliseconds: self[item]) }

  /// The value as the language writes it.
  public func text(_ item: ModelSwitch) -> String {
    switch item.type {
    case .word(let words): words[Int(self[item])]
    case .duration: duration(item).description
    default: isOn(item) ? "true" : "false"
    }
  }
}

/// A switch and one of its values, as profiles and rules write them.
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
