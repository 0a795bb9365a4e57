/// Fragments that no scenario of their file uses.
extension TreeDecoder {
  /// Decodes the unused fragments of documents, to report errors in them.
  ///
  /// What has variables is decoded only where it is used, since an error may be in their values.
  mutating func checkUnusedFragments(of documents: [Tree.Index]) {
    guard diagnostics.errorCount == 0, unreadableIncludes.isEmpty else { return }
    let used = usedFragments
    defer { usedFragments = used }
    for document in documents {
      guard let own = tree.value(of: "fragments", in: document) else { continue }
      let isLibrary =
        tree.value(of: "steps", in: document) == nil
        && tree.value(of: "scenarios", in: document) == nil
      for (key, _) in tree.fields(own) {
        let name = string(key)
        // One that another unused fragment uses has been decoded with it.
        guard let fragment = fragments[name], !usedFragments.contains(fragment.range),
          !isBudgetExhausted
        else { continue }
        check(fragment, called: name, isLibrary: isLibrary)
      }
    }
  }

  /// Decodes a fragment, and keeps the errors in what has no variables.
  private mutating func check(_ fragment: Fragment, called name: String, isLibrary: Bool) {
    guard let list = fragment.steps ?? fragment.properties else { return }
    let (outer, used) = (diagnostics, usedFragments)
    diagnostics = Diagnostic.List()
    stepCount = 0
    fragmentsBeingExpanded.append(name)
    if fragment.steps != nil { _ = steps(list) } else { _ = properties(list) }
    fragmentsBeingExpanded.removeLast()
    let found = diagnostics.all
    diagnostics = outer
    let fixed = children(list).filter { !containsVariable($0) }.map { range($0) }
    let isFixed = !containsVariable(list)
    // Errors in the fragments that it uses are not kept, so that these are decoded by themselves.
    if !isFixed { usedFragments = used }
    for diagnostic in found {
      // It may be a fragment of a file that includes this one.
      if isLibrary, diagnostic.id == .unknownFragment { continue }
      // How deep and how large it is depends on where it is used.
      if diagnostic.id == .tooDeep || diagnostic.id == .tooMuchPutIn { continue }
      let isInside = range(list).contains(diagnostic.range)
      guard isInside ? fixed.contains(where: { $0.contains(diagnostic.range) }) : isFixed else {
        continue
      }
      diagnostics.add(diagnostic)
    }
  }

  /// Returns whether a node contains what may be a variable.
  private func containsVariable(_ index: Tree.Index) -> Bool {
    guard containsVariables else { return false }
    switch node(index).kind {
    case .scalar, .quoted: return writtenTexts[index] != nil || string(index).contains("$")
    case .list, .mapping: return children(index).contains { containsVariable($0) }
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
