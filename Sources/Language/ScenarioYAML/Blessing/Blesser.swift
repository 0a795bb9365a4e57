@_spi(Package) package import ScenarioLanguage

/// Applies suggested edits of expectations to their file, leaving everything else unchanged.
package struct Blesser {
  /// A message about a value that was or was not edited.
  package struct Note: Sendable {
    package var range: SourceRange
    package var text: String
  }

  /// The bytes of the file with all possible edits applied.
  package private(set) var bytes: [UInt8]
  /// The changes of the edited values.
  package private(set) var changes: [SourceRange: SuggestedEdit.Change] = [:]
  /// The edited values.
  package private(set) var edited: [Note] = []
  /// The values that were not edited.
  package private(set) var skipped: [Note] = []
  /// The requirements that were weakened or inverted; without force their values are not edited.
  package private(set) var weakenings: [Note] = []

  /// The changes that the cases suggest for one value and its aliases.
  private struct Target {
    let range: SourceRange
    var ranges: [SourceRange] = []
    var changes: Set<SuggestedEdit.Change> = []
  }

  /// Edits the values of a file if all cases that evaluate them agree.
  ///
  /// - Parameters:
  ///   - changes: The changes that the cases suggest for each value.
  ///   - weakenings: The requirements that each change would remove or invert.
  ///   - force: Whether requirements may be removed or inverted.
  ///   - bytes: The bytes of a valid file.
  package init(
    _ changes: [SourceRange: Set<SuggestedEdit.Change>],
    weakenings: [SourceRange: [SuggestedEdit.Weakening]] = [:],
    force: Bool,
    in bytes: [UInt8]
  ) {
    self.bytes = bytes
    guard let syntax = SyntaxTreeReader.read(bytes) else { return }
    let lookup = NodeLookup(syntax)
    var targets: [SyntaxTree.Index: Target] = [:]
    var evaluated: Set<SyntaxTree.Index> = []
    for (range, found) in changes.sorted(by: { $0.key.start < $1.key.start }) {
      guard Int(range.start) < bytes.count, let node = lookup.values[Int(range.start)] else {
        if found != [.keep] { skipped.append(Note(range: range, text: "it is in another file")) }
        continue
      }
      evaluated.insert(node)
      let target = lookup.target(of: node)
      targets[target, default: Target(range: range)].changes.formUnion(found)
      targets[target]?.ranges.append(range)
    }
    var edits: [TextEdit] = []
    for (node, target) in targets.sorted(by: { $0.value.range.start < $1.value.range.start }) {
      guard target.changes != [.keep] else { continue }
      switch Self.outcome(of: target.changes, on: node, lookup, evaluated) {
      case .edits(let more, let text):
        // Without duplicates: an alias loses the same requirements as its anchor.
        var seen: Set<SuggestedEdit.Weakening> = []
        let lost = target.ranges.flatMap { weakenings[$0] ?? [] }.filter {
          seen.insert($0).inserted
        }
        self.weakenings += lost.map { Note(range: $0.range, text: $0.text) }
        guard lost.isEmpty || force else {
          skipped += lost.map { Note(range: $0.range, text: $0.refusal) }
          continue
        }
        edits += more
        edited.append(Note(range: target.range, text: text))
        for range in target.ranges { self.changes[range] = target.changes.first }
      case .reason(let text): skipped.append(Note(range: target.range, text: text))
      }
    }
    guard let result = TextEdit.apply(edits, to: bytes) else {
      skipped += edited.map { Note(range: $0.range, text: "it cannot be written in place") }
      (edited, self.weakenings, self.changes) = ([], [], [:])
      return
    }
    self.bytes = result
  }

  private enum Outcome {
    case edits([TextEdit], String)
    case reason(String)
  }

  private static func outcome(
    of changes: Set<SuggestedEdit.Change>,
    on node: SyntaxTree.Index,
    _ lookup: NodeLookup,
    _ evaluated: Set<SyntaxTree.Index>
  ) -> Outcome {
    for case .manual(let reason) in changes { return .reason(reason) }
    guard changes.count == 1, let change = changes.first else {
      return .reason("the cases that share it do not agree")
    }
    if let anchor = lookup.syntax[node].anchor, !lookup.uses(of: node).isSubset(of: evaluated) {
      return .reason("'*\(anchor)' is used elsewhere, too")
    }
    if lookup.containsVariable(node) { return .reason("it contains a variable") }
    switch change {
    case .keep, .manual: return .reason("")
    case .word(let word): return replacement(of: node, by: word, lookup)
    case .text(let text): return replacement(of: node, by: ScalarText.quotedIfNeeded(text), lookup)
    case .items(let items):
      guard let edits = ListEdits(node: node, lookup: lookup).edits(to: items) else {
        return .reason("its items are not on lines or in brackets of their own")
      }
      if let reason = Self.objection(to: edits, of: lookup) { return .reason(reason) }
      let names = items.compactMap(\.newName)
      let removed = lookup.items(of: node).count - (items.count - names.count)
      let parts =
        (names.isEmpty ? [] : ["\(names.joined(separator: ", ")) added"])
        + (removed > 0 ? ["\(removed) removed"] : [])
      return .edits(edits, parts.isEmpty ? "the order" : parts.joined(separator: ", "))
    }
  }

  /// Returns the edit that replaces a value, or the reason of a termination, by a word.
  private static func replacement(
    of node: SyntaxTree.Index,
    by word: String,
    _ lookup: NodeLookup
  ) -> Outcome {
    let syntax = lookup.syntax
    var target = node
    if syntax[node].kind == .mapping, let reason = lookup.value(of: "reason", in: node) {
      target = reason
    }
    guard !lookup.containsVariable(target) else { return .reason("it contains a variable") }
    if !syntax[target].isCollection, syntax[target].kind != .alias {
      let edit = TextEdit(range: syntax[target].range, text: word)
      return .edits([edit], "\(word) in place of \(syntax[target].text)")
    }
    guard let edit = lookup.replacement(of: target, by: word) else {
      return .reason("it is not next to its key")
    }
    if let reason = objection(to: [edit], of: lookup) { return .reason(reason) }
    return .edits([edit], word)
  }

  /// Returns an objection if a comment would be lost other than with the line of a removed item.
  private static func objection(to edits: [TextEdit], of lookup: NodeLookup) -> String? {
    let isLost = edits.contains { edit in
      !edit.removesLines && lookup.syntax.hasComment(in: edit.range)
    }
    return isLost ? "a comment in it would be lost" : nil
  }
}
