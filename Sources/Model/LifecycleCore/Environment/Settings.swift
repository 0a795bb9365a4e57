/// The values of all switches for one test case: the profile's defaults, overridden by the scenario.
@_spi(Package) public struct Settings: Hashable, Sendable {
  /// Indexed by raw value: the index of a word, 0 or 1 for a flag, or milliseconds for a duration.
  private var values: [Int64]

  /// Creates settings with every switch at its first word, off, or zero.
  init() { values = Array(repeating: 0, count: ModelSwitch.allCases.count) }

  /// The stored value of a switch.
  public subscript(_ modelSwitch: ModelSwitch) -> Int64 {
    get { values[Int(modelSwitch.rawValue)] }
    set { values[Int(modelSwitch.rawValue)] = newValue }
  }

  /// The stored value of the switch with the given raw value.
  subscript(rawValue rawValue: UInt8) -> Int64 { values[Int(rawValue)] }

  /// Returns whether a flag is on.
  func isOn(_ modelSwitch: ModelSwitch) -> Bool { self[modelSwitch] != 0 }

  /// Returns the value of a switch with named values.
  func value<Value: SwitchValue>(_ type: Value.Type = Value.self) -> Value {
    Value.allCases[Int(self[Value.modelSwitch])]
  }

  /// Returns the value of a switch as a duration.
  func duration(_ modelSwitch: ModelSwitch) -> VirtualTime {
    VirtualTime(milliseconds: self[modelSwitch])
  }

  /// Returns the value as written in scenarios.
  public func text(_ modelSwitch: ModelSwitch) -> String {
    modelSwitch.text(of: self[modelSwitch])
  }
}

/// A switch with one of its values, as stored in `Settings`.
package struct SettingChoice {
  package let modelSwitch: ModelSwitch
  package let value: Int64

  package init(modelSwitch: ModelSwitch, value: Int64) {
    (self.modelSwitch, self.value) = (modelSwitch, value)
  }

  static func value<Value: SwitchValue>(_ value: Value) -> SettingChoice {
    .init(modelSwitch: Value.modelSwitch, value: Int64(Value.allCases.firstIndex(of: value) ?? 0))
  }

  static func on(_ modelSwitch: ModelSwitch) -> SettingChoice {
    .init(modelSwitch: modelSwitch, value: 1)
  }

  static func off(_ modelSwitch: ModelSwitch) -> SettingChoice {
    .init(modelSwitch: modelSwitch, value: 0)
  }

  static func duration(_ modelSwitch: ModelSwitch, _ time: VirtualTime) -> SettingChoice {
    .init(modelSwitch: modelSwitch, value: time.milliseconds)
  }
}
