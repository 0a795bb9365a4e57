/// Counts what was read, and refuses more than a property list needs.
struct ReadingLimit {
  /// The number of containers that may be nested in one another.
  static let maximumDepth = 64
  /// The number of values that a file may have; a value that is referred to repeatedly counts each time.
  static let maximumCount = 200_000
  /// The number of bytes of all strings and data together.
  static let maximumSize = 16 << 20

  private var count = 0
  private var size = 0

  /// Counts a value with this many bytes of text or data, below `depth` containers.
  mutating func add(_ bytes: Int, depth: Int, at offset: Int) throws(PropertyListError) {
    count += 1
    size += bytes
    if depth > Self.maximumDepth {
      throw PropertyListError(
        at: offset,
        "more than \(Self.maximumDepth) arrays and dictionaries in one another",
        help: "no property list of an app is that deep; check how the file was made"
      )
    }
    if count > Self.maximumCount || size > Self.maximumSize {
      throw PropertyListError(
        at: offset,
        "too many values, or too much text",
        help: "no property list of an app is that large; check how the file was made"
      )
    }
  }
}
