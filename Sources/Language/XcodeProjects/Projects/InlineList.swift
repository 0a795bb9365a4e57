internal import PropertyLists

/// A property list that is written in a project file, from which its own file is made.
struct InlineList: Sendable {
  /// Its keys and values, and where they are written.
  let entries: [(key: String, value: PropertyList, origin: Origin)]
}
