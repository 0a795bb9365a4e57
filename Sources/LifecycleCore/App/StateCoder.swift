/// What an app writes into the state that is kept, and reads at its next launch: NSCoder, as far as that goes.
public final class StateCoder {
  private var values: [String: Any] = [:]

  /// Creates a coder that holds nothing.
  public init() {}

  /// Writes a value under a key; nil takes it away.
  public func encode(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value under a key, nil where nothing was written.
  public func decodeObject(forKey key: String) -> Any? { values[key] }

  /// Whether something was written under the key.
  public func containsValue(forKey key: String) -> Bool { values[key] != nil }
}
