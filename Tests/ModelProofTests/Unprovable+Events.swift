extension Unprovable {
  /// Of background events and pushes.
  static let events: [String: String] = [:]
}
