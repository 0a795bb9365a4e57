@_spi(Package) import ScenarioLanguage

// Checks of keys: they are scalars, not merge keys, and unique.
extension TreeBuilder {
  /// The maximum size of mappings whose keys are compared pairwise; those of larger ones are hashed.
  private static let smallCount = 16

  /// Throws an error if the next node, which is not a scalar, would be a key.
  func rejectAsKey(_ what: String, at range: SourceRange) throws(Diagnostic) {
    guard expectsKey else { return }
    throw Diagnostic(
      .keyNotScalar,
      at: range,
      "\(what) cannot be a key",
      help: "a key is a word; a value that begins with [ or { or * goes in quotes"
    )
  }

  /// Checks a key that was just added.
  ///
  /// It is mutating although it changes nothing: a nonmutating method would be passed a copy of the builder.
  mutating func checkKey(_ index: Tree.Index) throws(Diagnostic) {
    let key = tree[index]
    if key.kind == .scalar, key.text.end - key.text.start == 2, tree.string(index) == "<<" {
      throw Diagnostic(
        .mergeKey,
        at: key.range,
        "the merge key '<<' is not supported",
        help: "write the keys out, or make them the suite's defaults"
      )
    }
    guard let frame = frames.last, frame.childCount <= 2 * Self.smallCount else { return }
    // The last field has no value yet, so it is not visited.
    var fields = tree.cursor(frame.node)
    while let (other, _) = fields.nextField(in: tree) {
      if textsAreEqual(other, index) { throw duplicate(index, of: other) }
    }
  }

  /// Throws an error for the first duplicate key of a large mapping.
  func checkKeysOfLargeMapping(of frame: Frame) throws(Diagnostic) {
    guard frame.childCount > 2 * Self.smallCount else { return }
    var keys: [ArraySlice<UInt8>: Tree.Index] = [:]
    keys.reserveCapacity(frame.childCount / 2)
    for (key, _) in tree.fields(frame.node) {
      let range = tree[key].text
      let text = tree.text[Int(range.start)..<Int(range.end)]
      if let first = keys.updateValue(key, forKey: text) { throw duplicate(key, of: first) }
    }
  }

  private func duplicate(_ index: Tree.Index, of first: Tree.Index) -> Diagnostic {
    // The text of the tree begins with the text of the file.
    let line = tree.text[..<Int(tree[first].range.start)].count { $0 == UInt8(ascii: "\n") } + 1
    return Diagnostic(
      .duplicateKey,
      at: tree[index].range,
      "duplicate key '\(tree.string(index).excerpt)', first in line \(line)",
      help: isInList
        ? "remove one of them, or begin a new item with '- '"
        : "rename one of them, or remove it"
    )
  }

  /// Whether the open mapping is an item of a list.
  private var isInList: Bool {
    frames.count > 1 && tree[frames[frames.count - 2].node].kind == .list
  }

  private func textsAreEqual(_ first: Tree.Index, _ second: Tree.Index) -> Bool {
    let (one, other) = (tree[first].text, tree[second].text)
    guard one.end - one.start == other.end - other.start else { return false }
    let distance = Int(other.start - one.start)
    for offset in Int(one.start)..<Int(one.end)
    where tree.text[offset] != tree.text[offset + distance] { return false }
    return true
  }
}
