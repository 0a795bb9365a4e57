import ScenarioLanguage

/// The edits that make one list of another: what is kept is not touched.
struct ListEdits {
  private let node: Sketch.Index
  private let marks: SketchMarks
  private var sketch: Sketch { marks.sketch }

  init(_ node: Sketch.Index, _ marks: SketchMarks) {
    self.node = node
    self.marks = marks
  }

  /// The edits, nil where the list is not written so that its items can be told apart.
  func edits(to items: [SuggestedEdit.Item]) -> [TextEdit]? {
    guard let list = marks.list(of: node) else { return written(items).map { [$0] } }
    let children = sketch.nodes[list].children
    guard !children.isEmpty, isRising(items, below: children.count) else { return nil }
    return sketch.nodes[list].isFlow
      ? inBrackets(items, children) : inLines(items, children)
  }

  /// Whether what is kept stays in its order.
  private func isRising(_ items: [SuggestedEdit.Item], below count: Int) -> Bool {
    var last = -1
    for case .kept(let index) in items {
      guard index > last, index < count else { return false }
      last = index
    }
    return true
  }

  // MARK: - In place of a word

  /// A list where a word stands, `none` mostly: in brackets if it fits.
  private func written(_ items: [SuggestedEdit.Item]) -> TextEdit? {
    let names = items.compactMap { item -> String? in
      if case .new(let name) = item { name } else { nil }
    }
    let range = sketch.nodes[node].range
    let flow = "[\(names.map(inFlow).joined(separator: ", "))]"
    let fits = sketch.column(of: range.lowerBound) + flow.utf8.count <= Layout.width
    if fits || marks.isInBrackets(node) {
      return TextEdit(range: range, text: flow)
    }
    guard let column = marks.indentation(ofKeyOf: node) else { return nil }
    let indent = "\(lineEnd)\(String(repeating: " ", count: column + 2))- "
    let lines = names.map { indent + $0 }.joined()
    guard let edit = marks.replacement(of: node, by: "") else { return nil }
    return TextEdit(range: edit.range, text: lines)
  }

  // MARK: - In brackets

  private func inBrackets(_ items: [SuggestedEdit.Item], _ children: [Sketch.Index]) -> [TextEdit]?
  {
    let ranges = children.map { sketch.nodes[$0].range }
    let kept = items.compactMap { item -> Int? in
      if case .kept(let index) = item { index } else { nil }
    }
    guard let first = kept.first else {
      let names = names(items[...])
      let range = ranges[0].lowerBound..<ranges[ranges.count - 1].upperBound
      return [TextEdit(range: range, text: names.joined(separator: ", "))]
    }
    var edits: [TextEdit] = []
    if first > 0 {
      edits.append(TextEdit(range: ranges[0].lowerBound..<ranges[first].lowerBound, text: ""))
    }
    let before = names(items.prefix { if case .new = $0 { true } else { false } })
    if !before.isEmpty {
      let text = before.map { $0 + ", " }.joined()
      if let edit = edits.popLast() {
        edits.append(TextEdit(range: edit.range, text: text))
      } else {
        edits.append(TextEdit(range: ranges[0].lowerBound..<ranges[0].lowerBound, text: text))
      }
    }
    // Behind each that is kept: those that go, and those that are new.
    for (position, index) in kept.enumerated() {
      let next = position + 1 < kept.count ? kept[position + 1] : ranges.count
      let start = items.firstIndex(of: .kept(index)).map { $0 + 1 } ?? items.count
      let new = names(items[start...].prefix { if case .new = $0 { true } else { false } })
      let text = new.map { ", " + $0 }.joined()
      guard next > index + 1 || !text.isEmpty else { continue }
      let end = next > index + 1 ? ranges[next - 1].upperBound : ranges[index].upperBound
      edits.append(TextEdit(range: ranges[index].upperBound..<end, text: text))
    }
    return edits
  }

  private func names(_ items: some Sequence<SuggestedEdit.Item>) -> [String] {
    items.compactMap { if case .new(let name) = $0 { inFlow(name) } else { nil } }
  }

  // MARK: - In lines

  private func inLines(_ items: [SuggestedEdit.Item], _ children: [Sketch.Index]) -> [TextEdit]? {
    var lines: [Range<Int>] = []
    for child in children {
      let range = sketch.nodes[child].range
      let start = sketch.lines[sketch.line(of: range.lowerBound)]
      guard let dash = dash(in: start..<range.lowerBound), dash == self.dash(of: children[0]) else {
        return nil
      }
      lines.append(start..<endOfLine(range.upperBound))
    }
    guard let column = dash(of: children[0]) else { return nil }
    let indent = String(repeating: " ", count: column) + "- "
    var edits: [TextEdit] = []
    let kept = Set(
      items.compactMap { item -> Int? in
        if case .kept(let index) = item { index } else { nil }
      }
    )
    for (index, range) in lines.enumerated() where !kept.contains(index) {
      edits.append(TextEdit(range: range, text: "", removesLines: true))
    }
    // What is new stands behind the last item before it; at the begin before the first one.
    var place = lines[0].lowerBound
    var text = ""
    func close() {
      guard !text.isEmpty else { return }
      // The last line of a file may have no line end.
      let isOpen = place > 0 && sketch.bytes[place - 1] != 0x0A
      if isOpen { text = lineEnd + text.dropLast(lineEnd.count) }
      edits.append(TextEdit(range: place..<place, text: text))
      text = ""
    }
    for item in items {
      switch item {
      case .kept(let index):
        close()
        place = lines[index].upperBound
      case .new(let name): text += indent + name + lineEnd
      }
    }
    close()
    return edits
  }

  /// The column of the dash before an item, where nothing but blanks stands before it.
  private func dash(of child: Sketch.Index) -> Int? {
    let place = sketch.nodes[child].range.lowerBound
    return dash(in: sketch.lines[sketch.line(of: place)]..<place)
  }

  private func dash(in range: Range<Int>) -> Int? {
    let blanks = sketch.bytes[range].prefix { $0 == 0x20 }.count
    let rest = sketch.bytes[range].dropFirst(blanks)
    guard rest.first == UInt8(ascii: "-"), rest.dropFirst().allSatisfy({ $0 == 0x20 }) else {
      return nil
    }
    return blanks
  }

  /// The place after the line end of a place's line.
  private func endOfLine(_ place: Int) -> Int {
    sketch.bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? sketch.bytes.count
  }

  // MARK: - Names

  private var lineEnd: String {
    guard let end = sketch.bytes.firstIndex(of: 0x0A), end > 0, sketch.bytes[end - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  private func inFlow(_ name: String) -> String {
    name.hasSuffix(":") ? String(name.dropLast()) : name
  }
}
