/// A tag and its range.
public struct Tag: Hashable, Sendable {
  /// The tag's text.
  public var word: String
  /// The range of the tag.
  public var range: SourceRange
}
