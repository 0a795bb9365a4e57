package import ScenarioLanguage

/// Compares what two files say: the same texts, lists and mappings in the same places, whatever their bytes.
///
/// It knows nothing of how a file is rewritten, so that it finds what went wrong there.
package struct TreeComparison {
  private let old: Tree
  private let new: Tree
  private let changes: [SourceRange: SuggestedEdit.Change]

  /// Compares a file with one that is to take its place.
  ///
  /// - Parameters:
  ///   - old: What the file says.
  ///   - new: What the other one says.
  ///   - changes: What values of the old file say in the new one; all others must say the same.
  package init(_ old: Tree, _ new: Tree, changes: [SourceRange: SuggestedEdit.Change] = [:]) {
    self.old = old
    self.new = new
    self.changes = changes
  }

  /// The place in the old file of the first value that says something else; nil if none does.
  package func firstDifference() -> SourceRange? {
    guard old.documents.count == new.documents.count else { return .startOfFile }
    for (one, other) in zip(old.documents, new.documents) {
      if let range = difference(one, other) { return range }
    }
    return nil
  }

  /// The depth of both is limited by their reader.
  private func difference(_ one: Tree.Index, _ other: Tree.Index) -> SourceRange? {
    let node = old[one]
    switch changes[node.range] {
    case nil, .keep, .byHand: break
    case .word(let word): return differenceOfWord(one, other, word)
    case .text(let text): return isText(other, text) ? nil : node.range
    case .items(let items): return differenceOfList(one, other, items)
    }
    guard node.kind == new[other].kind else { return node.range }
    switch node.kind {
    case .scalar, .quoted: return haveEqualTexts(one, other) ? nil : node.range
    case .list, .mapping: return differenceOfChildren(one, other)
    }
  }

  private func differenceOfChildren(
    _ one: Tree.Index,
    _ other: Tree.Index,
    word: (value: Tree.Index, text: String)? = nil
  ) -> SourceRange? {
    let isMapping = old[one].kind == .mapping
    var isKey = isMapping
    var (children, twins) = (old.children(one), new.children(other))
    while true {
      let (child, twin) = (children.next(), twins.next())
      guard let child, let twin else { return child == nil && twin == nil ? nil : old[one].range }
      if isKey {
        // A key is a scalar, and its quotes say nothing.
        guard haveEqualTexts(child, twin) else { return old[child].range }
      } else if let word, word.value == child {
        guard isWord(twin, word.text) else { return old[child].range }
      } else if let range = difference(child, twin) {
        return range
      }
      if isMapping { isKey.toggle() }
    }
  }

  // MARK: - What changes

  /// A word takes the place of the value, or of the `reason` in it.
  private func differenceOfWord(
    _ one: Tree.Index,
    _ other: Tree.Index,
    _ word: String
  ) -> SourceRange? {
    let reason = old.fields(one).first { old.string($0.key) == "reason" }?.value
    if let reason, new[other].kind == .mapping {
      return differenceOfChildren(one, other, word: (reason, word))
    }
    return isWord(other, word) ? nil : old[one].range
  }

  /// The list keeps some of its items, each with what is changed in it, and has others.
  private func differenceOfList(
    _ one: Tree.Index,
    _ other: Tree.Index,
    _ items: [SuggestedEdit.Item]
  ) -> SourceRange? {
    let range = old[one].range
    var (list, twin) = (one, other)
    if old[one].kind == .mapping {
      guard let form = old.onlyField(one), let newForm = new.onlyField(other),
        haveEqualTexts(form.key, newForm.key)
      else { return range }
      (list, twin) = (form.value, newForm.value)
    }
    guard new[twin].kind == .list else { return range }
    let kept = Array(old.children(list))
    let seen = Array(new.children(twin))
    guard seen.count == items.count else { return range }
    for (item, node) in zip(items, seen) {
      switch item {
      case .new(let name): guard isItem(node, name) else { return range }
      case .kept(let index):
        guard kept.indices.contains(index) else { return range }
        if let difference = difference(kept[index], node) { return difference }
      }
    }
    return nil
  }

  /// Whether a node is the item alone, without anything that is asked of it.
  private func isItem(_ index: Tree.Index, _ name: String) -> Bool {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard new[index].kind == .mapping else { return isWord(index, bare) || isWord(index, name) }
    guard let field = new.onlyField(index) else { return false }
    return says(field.key, bare) && isWord(field.value, "")
  }

  private func isWord(_ index: Tree.Index, _ word: String) -> Bool {
    new[index].kind == .scalar && says(index, word)
  }

  /// Without quotes `any` and `none` are no texts.
  private func isText(_ index: Tree.Index, _ text: String) -> Bool {
    switch new[index].kind {
    case .quoted: says(index, text)
    case .scalar: says(index, text) && text != "any" && text != "none" && !text.isEmpty
    case .list, .mapping: false
    }
  }

  // MARK: - Texts

  /// Whether a node of the new file has these bytes as its text.
  private func says(_ index: Tree.Index, _ text: String) -> Bool {
    let range = new[index].text
    return new.text[Int(range.start)..<Int(range.end)].elementsEqual(text.utf8)
  }

  private func haveEqualTexts(_ one: Tree.Index, _ other: Tree.Index) -> Bool {
    let (text, twin) = (old[one].text, new[other].text)
    return old.text[Int(text.start)..<Int(text.end)].elementsEqual(
      new.text[Int(twin.start)..<Int(twin.end)]
    )
  }
}
