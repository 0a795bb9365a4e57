/// A tag and its place.
public struct Tag: Hashable, Sendable {
  /// The word.
  public var word: String
  /// Where it stands.
  public var range: SourceRange
}
