@_spi(Package) package import ScenarioLanguage

/// Compares the content of two files: the texts, lists and mappings, independent of their formatting.
///
/// It is independent of the rewriting code, so that it detects errors there.
package struct TreeComparison {
  private let old: Tree
  private let new: Tree
  private let changes: [SourceRange: SuggestedEdit.Change]

  /// Creates a comparison of a file with its replacement.
  ///
  /// - Parameters:
  ///   - old: The content of the file.
  ///   - new: The content of its replacement.
  ///   - changes: The intended changes of values; all others must be equal.
  package init(_ old: Tree, _ new: Tree, changes: [SourceRange: SuggestedEdit.Change] = [:]) {
    self.old = old
    self.new = new
    self.changes = changes
  }

  /// Returns the range in the old file of the first unintended difference; nil if there is none.
  package func firstDifference() -> SourceRange? {
    guard old.documents.count == new.documents.count else { return .startOfFile }
    for (one, other) in zip(old.documents, new.documents) {
      if let range = difference(one, other) { return range }
    }
    return nil
  }

  /// Recursion is safe, since the reader limits the depth of both trees.
  private func difference(_ one: Tree.Index, _ other: Tree.Index) -> SourceRange? {
    let node = old[one]
    switch changes[node.range] {
    case nil, .keep, .manual: break
    case .word(let word): return differenceOfWord(one, other, word)
    case .text(let text): return isText(other, text) ? nil : node.range
    case .items(let items): return differenceOfList(one, other, items)
    }
    let isQuotedDash = node.kind == .scalar && new[other].kind == .quoted && isText(other, "-")
    guard node.kind == new[other].kind || isQuotedDash else { return node.range }
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
    var (children, newChildren) = (old.children(one), new.children(other))
    while true {
      let (child, newChild) = (children.next(), newChildren.next())
      guard let child, let newChild else {
        return child == nil && newChild == nil ? nil : old[one].range
      }
      if isKey {
        // A key is a scalar, whose quotes have no meaning.
        guard haveEqualTexts(child, newChild) else { return old[child].range }
      } else if let word, word.value == child {
        guard isWord(newChild, word.text) else { return old[child].range }
      } else if let range = difference(child, newChild) {
        return range
      }
      if isMapping { isKey.toggle() }
    }
  }

  // MARK: - Intended changes

  /// Compares a value, or the `reason` in it, with the word that replaces it.
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

  /// Compares a list with the intended kept and new items.
  private func differenceOfList(
    _ one: Tree.Index,
    _ other: Tree.Index,
    _ items: [SuggestedEdit.Item]
  ) -> SourceRange? {
    let range = old[one].range
    var (list, newChild) = (one, other)
    if old[one].kind == .mapping {
      guard let form = old.onlyField(one), let newForm = new.onlyField(other),
        haveEqualTexts(form.key, newForm.key)
      else { return range }
      (list, newChild) = (form.value, newForm.value)
    }
    guard new[newChild].kind == .list else { return range }
    let kept = Array(old.children(list))
    let newItems = Array(new.children(newChild))
    guard newItems.count == items.count else { return range }
    for (item, node) in zip(items, newItems) {
      switch item {
      case .new(let name): guard isItem(node, name) else { return range }
      case .kept(let index):
        guard kept.indices.contains(index) else { return range }
        if let difference = difference(kept[index], node) { return difference }
      }
    }
    return nil
  }

  /// Returns whether a node is the item alone, without constraints.
  private func isItem(_ index: Tree.Index, _ name: String) -> Bool {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard new[index].kind == .mapping else { return isWord(index, bare) || isWord(index, name) }
    guard let field = new.onlyField(index) else { return false }
    return hasText(field.key, bare) && isWord(field.value, "")
  }

  private func isWord(_ index: Tree.Index, _ word: String) -> Bool {
    new[index].kind == .scalar && hasText(index, word)
  }

  /// Returns whether a node is this string; unquoted `any` and `none` are not strings.
  private func isText(_ index: Tree.Index, _ text: String) -> Bool {
    switch new[index].kind {
    case .quoted: hasText(index, YAMLText.withoutVariables(text))
    case .scalar: hasText(index, text) && text != "any" && text != "none" && !text.isEmpty
    case .list, .mapping: false
    }
  }

  // MARK: - Texts

  /// Returns whether a node of the new file has this text.
  private func hasText(_ index: Tree.Index, _ text: String) -> Bool {
    let range = new[index].text
    return new.text[Int(range.start)..<Int(range.end)].elementsEqual(text.utf8)
  }

  private func haveEqualTexts(_ one: Tree.Index, _ other: Tree.Index) -> Bool {
    let (text, newChild) = (old[one].text, new[other].text)
    return old.text[Int(text.start)..<Int(text.end)].elementsEqual(
      new.text[Int(newChild.start)..<Int(newChild.end)]
    )
  }
}
