/// A tag and its place.
public struct Tag: Hashable, Sendable {
  /// The word.
  public var word: String
  /// Where it is.
  public var range: SourceRange
}
