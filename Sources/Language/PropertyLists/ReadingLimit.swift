/// Counts what was read, and refuses more than a property list needs.
struct ReadingLimit {
  /// The number of containers that may be nested in one another.
  static let maximumDepth = 64
  /// The number of values that a file may have; a value that is referred to repeatedly counts each time.
  let maximumCount: Int
  /// The number of bytes of all strings and data together.
  let maximumSize: Int

  private var count = 0
  private var size = 0

  private init(maximumCount: Int, maximumSize: Int) {
    self.maximumCount = maximumCount
    self.maximumSize = maximumSize
  }

  /// Far more than the property list of an app needs.
  static let app = ReadingLimit(maximumCount: 200_000, maximumSize: 16 << 20)
  /// Far more than the project of an app needs, which lists each of its files several times.
  static let project = ReadingLimit(maximumCount: 2_000_000, maximumSize: 64 << 20)

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
    if count > maximumCount || size > maximumSize {
      throw PropertyListError(
        at: offset,
        "too many values, or too much text",
        help: "no property list of an app is that large; check how the file was made"
      )
    }
  }
}
