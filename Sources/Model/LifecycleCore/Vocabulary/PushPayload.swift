/// The payload of a push, as the push service delivers it.
@_spi(Package) public struct PushPayload: Hashable, Sendable {
  /// All of it, as JSON in one line.
  public let json: String
  /// The keys besides `aps`, which are the app's own: the text of a string, and any other value as JSON.
  public let userInfo: [String: String]

  /// Creates a payload.
  public init(json: String, userInfo: [String: String]) {
    (self.json, self.userInfo) = (json, userInfo)
  }
}
