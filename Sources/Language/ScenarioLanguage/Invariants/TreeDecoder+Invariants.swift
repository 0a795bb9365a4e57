/// The content of `invariants`: built-in invariants, and the properties of fragments.
struct InvariantList: Sendable {
  var named: [NamedInvariant] = []
  var properties: [AlwaysExpectation] = []
}

extension TreeDecoder {
  private static let builtInTable = WordTable(Invariant.all.map { ($0.name, $0) })

  /// Decodes `invariants`: names of built-in invariants, and of fragments that contain properties.
  mutating func invariants(_ index: Tree.Index) -> InvariantList? {
    var all = InvariantList()
    let read: [Void]? = invariantList(index) { decoder, item in
      let name = decoder.string(item)
      if let invariant = decoder.find(item, in: Self.builtInTable) {
        all.named.append(NamedInvariant(invariant: invariant, range: decoder.range(item)))
      } else if let fragment = decoder.fragments[name], let properties = fragment.properties {
        decoder.usedFragments.insert(fragment.range)
        if decoder.substituteVariables(in: properties) {
          all.properties += decoder.properties(properties)
        }
      } else if decoder.unreadableIncludes.isEmpty {
        let own = decoder.fragments.filter { $0.value.properties != nil }.keys.sorted()
        decoder.reportUnknown(.unknownWord, item, "invariant", Self.builtInTable.words + own)
      } else {
        // It may be in a file that could not be read, which is then the actual error.
        decoder.reportUnreadableIncludes()
      }
      return nil
    }
    return read.map { _ in all }
  }

  /// Decodes `violates`: names of built-in invariants.
  mutating func violatedInvariants(_ index: Tree.Index) -> [NamedInvariant]? {
    var seenNames: Set<String> = []
    return invariantList(index) { decoder, item in
      guard let invariant = decoder.find(item, in: Self.builtInTable) else {
        decoder.reportNotBuiltIn(item)
        return nil
      }
      guard seenNames.insert(invariant.name).inserted else {
        decoder.report(.duplicateName, at: item, "duplicate '\(invariant.name)' in the list") {
          "list it once"
        }
        return nil
      }
      return NamedInvariant(invariant: invariant, range: decoder.range(item))
    }
  }

  /// Reports a name that cannot be violated: a fragment with properties, or an unknown name.
  private mutating func reportNotBuiltIn(_ item: Tree.Index) {
    guard let fragment = fragments[string(item)], fragment.properties != nil else {
      reportUnknown(.unknownWord, item, "invariant", Self.builtInTable.words)
      return
    }
    usedFragments.insert(fragment.range)
    let message = "'\(string(item))' is a fragment, and only built-in invariants can be violated"
    report(.unknownWord, at: item, message) { "'scenario-run words invariants' lists them" }
  }

  /// Decodes a list of invariants; `none` is an error, since the key can be omitted.
  private mutating func invariantList<Value>(
    _ index: Tree.Index,
    _ read: (inout TreeDecoder, Tree.Index) -> Value?
  ) -> [Value]? {
    if node(index).kind == .scalar, isText(index, "none") {
      reportWrongType(index, "expected a list of invariants") { "remove the key" }
      return nil
    }
    return list(index, "a list of invariants") { decoder, item in
      decoder.isScalar(item, "an invariant") ? read(&decoder, item) : nil
    }
  }
}
