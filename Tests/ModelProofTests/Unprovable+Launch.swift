extension Unprovable {
  /// Of launches, objects, URLs and scenes.
  static let launch: [String: String] = [:]
}
