extension ActionKind {
  /// Whether the user touches the interface, which is mostly of no consequence for the app's life.
  package var isInput: Bool { self >= .tap && self <= .selectTab }

  /// Whether it changes a property of the device, such as the battery level.
  package var isDeviceChange: Bool { DeviceChange(Action(self)) != nil }

  /// Whether it replaces the app or erases what the app has stored.
  package var replacesApp: Bool {
    switch self {
    case .moveIcon, .uninstall, .resetDevice, .install, .buildAndRun: true
    default: false
    }
  }
}
