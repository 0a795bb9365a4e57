/// A change of a property to a new value; with the name of the accessory, since there may be several.
struct DeviceChange: Hashable {
  var property: DeviceProperty
  var name = ""
  var value = 1

  /// Creates the change that an action makes; nil if it changes no property.
  init?(_ action: Action) {
    guard let (property, value) = action.kind.change else { return nil }
    self.init(
      property: property,
      name: property == .accessory ? action.name : "",
      value: value ?? (property.hasValue ? Self.number(action) : 1)
    )
  }

  init(property: DeviceProperty, name: String = "", value: Int = 1) {
    self.property = property
    self.name = name
    self.value = value
  }

  /// The event that the app is notified of.
  var event: DeviceEvent { property.event(ofChangeTo: value) }

  private static func number(_ action: Action) -> Int {
    switch action["to"] {
    case .word(let index): index
    case .integer(let number): number
    default: 0
    }
  }
}

extension ActionKind {
  /// Whether it changes a property of the device, such as the battery level.
  package var isDeviceChange: Bool { change != nil }
}
