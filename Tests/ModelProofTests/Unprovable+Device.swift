extension Unprovable {
  /// Of interruptions, the lock, the switcher and changes of the device.
  static let device: [String: String] = [:]
}
