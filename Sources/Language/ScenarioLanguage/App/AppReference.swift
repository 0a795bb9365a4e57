/// What a scenario says of the project that it names under `from`.
@_spi(Package) public struct AppReference: Hashable, Sendable {
  /// The name of the target; nil for the app that the project is about.
  public let target: String?
  /// The name of the configuration; nil for the project's default, or its release.
  public let configuration: String?
  /// The keys beside `from`, which override what is read.
  public let keys: Set<String>

  /// Creates a reference.
  public init(target: String? = nil, configuration: String? = nil, keys: Set<String> = []) {
    (self.target, self.configuration, self.keys) = (target, configuration, keys)
  }
}
