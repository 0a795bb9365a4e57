/// One of several runs that share the cases between them, as `2/7` names it.
public struct Shard: Hashable, Sendable {
  /// Which one it is, counted from 1.
  public let number: Int
  /// How many there are.
  public let count: Int

  /// Creates a shard; nil for a number that is not from 1 to the count, and for more than 10,000 shards.
  public init?(_ number: Int, of count: Int) {
    guard (1...10_000).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/7`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }
}

extension Shard: CustomStringConvertible {
  /// `2/7`.
  public var description: String { "\(number)/\(count)" }
}
