extension Unprovable {
  /// Of the background, memory and the end.
  static let background: [String: String] = [:]
}
