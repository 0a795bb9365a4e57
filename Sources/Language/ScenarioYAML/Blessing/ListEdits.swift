@_spi(Package) import ScenarioLanguage

/// The edits that change a list into another one, leaving kept items unchanged.
struct ListEdits {
  /// A kept item and the new items after it; new items before the first one have no kept item.
  private typealias Run = (kept: Int?, new: [String])

  let node: SyntaxTree.Index
  let lookup: NodeLookup
  private var syntax: SyntaxTree { lookup.syntax }

  /// Returns the edits; nil if the layout of the list does not separate its items.
  func edits(to items: [SuggestedEdit.Item]) -> [TextEdit]? {
    guard let list = lookup.list(of: node), !syntax[list].children.isEmpty else {
      return edit(to: items.compactMap(\.newName)).map { [$0] }
    }
    let children = syntax[list].children
    let kept = items.compactMap(\.keptIndex)
    // Kept items must stay in order.
    guard zip([-1] + kept, kept + [children.count]).allSatisfy(<) else {
      return nil
    }
    var runs: [Run] = [(nil, [])]
    for item in items {
      switch item {
      case .kept(let index): runs.append((index, []))
      case .new(let name): runs[runs.count - 1].new.append(name)
      }
    }
    return syntax[list].isFlow ? flowEdits(runs, children) : blockEdits(runs, children)
  }

  // MARK: - Replacing a word

  /// Returns the edit that replaces a word, usually `none`, or `[]` by a list, in brackets if it fits.
  private func edit(to names: [String]) -> TextEdit? {
    let range = syntax[node].range
    let flow = "[\(names.map(flowName).joined(separator: ", "))]"
    let fits = syntax.column(of: range.lowerBound) + flow.utf8.count <= Layout.width
    if fits || lookup.isInBrackets(node) { return TextEdit(range: range, text: flow) }
    guard let column = lookup.indentation(ofKeyOf: node),
      let edit = lookup.replacement(of: node, by: "")
    else { return nil }
    let indent = "\(syntax.lineEnd)\(String(repeating: " ", count: column + 2))- "
    return TextEdit(range: edit.range, text: names.map { indent + $0 }.joined())
  }

  // MARK: - Flow lists

  private func flowEdits(_ runs: [Run], _ children: [SyntaxTree.Index]) -> [TextEdit] {
    let ranges = children.map { syntax[$0].range }
    let first = ranges[0].lowerBound
    guard runs.count > 1 else {
      let names = runs[0].new.map(flowName)
      let all = first..<ranges[ranges.count - 1].upperBound
      return [TextEdit(range: all, text: names.joined(separator: ", "))]
    }
    // Removed items are between a kept item and the next one.
    let ends = runs.dropFirst().map(\.kept) + [nil]
    let edits = zip(runs, ends).map { run, next in
      let names = run.new.map(flowName)
      if let kept = run.kept {
        let end = ranges[(next ?? ranges.count) - 1].upperBound
        let text = names.map { ", " + $0 }.joined()
        return TextEdit(range: ranges[kept].upperBound..<end, text: text)
      }
      let end = next.map { ranges[$0].lowerBound } ?? first
      return TextEdit(range: first..<end, text: names.map { $0 + ", " }.joined())
    }
    return edits.filter { !$0.range.isEmpty || !$0.text.isEmpty }
  }

  private func flowName(_ name: String) -> String {
    name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  // MARK: - Block lists

  private func blockEdits(_ runs: [Run], _ children: [SyntaxTree.Index]) -> [TextEdit]? {
    guard let column = dashColumn(of: children[0]),
      children.allSatisfy({ dashColumn(of: $0) == column })
    else { return nil }
    let lines = children.map { child in
      let range = syntax[child].range
      let end = syntax.bytes[range.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 }
      return syntax.lineStart(of: range.lowerBound)..<(end ?? syntax.bytes.count)
    }
    let kept = Set(runs.compactMap(\.kept))
    let removed = lines.indices.filter { !kept.contains($0) }
      .map { TextEdit(range: lines[$0], text: "", removesLines: true) }
    let lineEnd = syntax.lineEnd
    let indent = String(repeating: " ", count: column) + "- "
    // New items are inserted after the preceding kept item, or before the first item.
    let added = runs.filter { !$0.new.isEmpty }.map { run in
      let offset = run.kept.map { lines[$0].upperBound } ?? lines[0].lowerBound
      let text = run.new.map { indent + $0 + lineEnd }.joined()
      // The last line of a file may have no line end.
      let isOpen = offset > 0 && syntax.bytes[offset - 1] != 0x0A
      return TextEdit(range: offset..<offset, text: isOpen ? lineEnd + text.dropLast() : text)
    }
    return removed + added
  }

  /// Returns the column of the dash before an item, if only blanks precede the dash.
  private func dashColumn(of child: SyntaxTree.Index) -> Int? {
    let offset = syntax[child].range.lowerBound
    let line = syntax.bytes[syntax.lineStart(of: offset)..<offset]
    let rest = line.drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "-"), rest.dropFirst().allSatisfy({ $0 == 0x20 }) else {
      return nil
    }
    return line.count - rest.count
  }
}

extension SuggestedEdit.Item {
  fileprivate var keptIndex: Int? { if case .kept(let index) = self { index } else { nil } }
  var newName: String? { if case .new(let name) = self { name } else { nil } }
}
