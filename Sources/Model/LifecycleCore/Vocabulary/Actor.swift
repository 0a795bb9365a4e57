/// The actor in a step.
@_spi(Package) public enum Actor: String, CaseIterable, Sendable {
  /// The user of the device.
  case user
  /// The operating system and the outside environment.
  case system
  /// The app's own code.
  case app
}
