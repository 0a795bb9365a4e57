/// A key that stands for others, depending on its value; `fmt` writes those.
struct ShortForm<Target>: Sendable {
  let name: String
  /// The possible values.
  let words: [String]
  /// Whether a list of them is decoded elsewhere.
  let mayBeList: Bool
  /// Decodes one of the words, and returns the key and the value that it stands for.
  let read:
    @Sendable (inout TreeDecoder, _ value: Tree.Index, inout Target) -> (key: String, value: String)

  init(
    _ name: String,
    words: [String],
    mayBeList: Bool = false,
    read:
      @escaping @Sendable (inout TreeDecoder, Tree.Index, inout Target) -> (
        key: String, value: String
      )
  ) {
    (self.name, self.words, self.mayBeList, self.read) = (name, words, mayBeList, read)
  }
}
