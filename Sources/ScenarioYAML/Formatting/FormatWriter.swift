/// Writes a sketch in the one form, each comment where it belongs.
struct FormatWriter {
  private struct Line {
    var text: String
    var comment: String?
  }

  private let sketch: Sketch
  private let layout: Layout
  private var lines: [Line] = []
  /// The first comment that is not written yet.
  private var nextComment = 0
  /// What the next line begins with in place of its indentation: the dashes of list items.
  private var lead: String?
  /// Whether a blank line makes no sense: at the begin of the file, or of what stands below a key.
  private var isAtBegin = true
  /// Whether what is written stands in a tree of names.
  private var isInTree = false

  private init(_ sketch: Sketch) {
    self.sketch = sketch
    layout = Layout(sketch)
  }

  /// The text, its lines ended by `\n`.
  static func text(of sketch: Sketch) -> String {
    var writer = FormatWriter(sketch)
    for (index, document) in sketch.documents.enumerated() {
      writer.flushComments(before: document.start.lowerBound, indent: 0)
      if index > 0 {
        writer.add("---", indent: 0, endingAt: document.start.upperBound)
        writer.isAtBegin = true
      }
      writer.writeRoot(document.root)
    }
    writer.flushComments(before: sketch.bytes.count, indent: 0)
    return writer.joined
  }

  // MARK: - Nodes

  private mutating func writeRoot(_ index: Sketch.Index) {
    guard sketch.nodes.indices.contains(index) else { return }
    let node = sketch.nodes[index]
    flushComments(before: node.range.lowerBound, indent: 0)
    if node.isCollection, !node.children.isEmpty {
      if let anchor = node.anchor { add("&\(anchor)", indent: 0, endingAt: nil) }
      writeEntries(of: index, indent: 0, key: "", parentKey: "")
    } else {
      writeValue(index, after: "", indent: 0, at: Layout.Position(key: "", column: 0))
    }
  }

  /// The entries of a collection, each in lines of its own.
  private mutating func writeEntries(
    of index: Sketch.Index,
    indent: Int,
    key: String,
    parentKey: String
  ) {
    let node = sketch.nodes[index]
    if node.kind == .list {
      for (position, item) in node.children.enumerated() {
        writeItem(item, isFirst: position == 0, indent: indent, key: key, parentKey: parentKey)
      }
    } else {
      for pair in stride(from: 0, to: node.children.count - 1, by: 2) {
        writePair(node.children[pair], node.children[pair + 1], indent: indent, parentKey: key)
      }
    }
    flushComments(before: node.reach, indent: indent)
  }

  private mutating func writeItem(
    _ index: Sketch.Index,
    isFirst: Bool,
    indent: Int,
    key: String,
    parentKey: String
  ) {
    let node = sketch.nodes[index]
    // Scenarios stand apart from one another.
    if key == "scenarios", !isFirst { addBlankLine() }
    flushComments(before: node.range.lowerBound, indent: indent)
    if sketch.hasBlankLine(above: node.range.lowerBound) { addBlankLine() }
    lead = (lead ?? String(repeating: " ", count: indent)) + "- "
    let position = Layout.Position(key: "", parentKey: key, column: lead?.utf8.count ?? 0)
    guard node.isCollection, !node.children.isEmpty, layout.line(index, at: position) == nil else {
      return writeValue(index, after: "", indent: indent, at: position)
    }
    if let anchor = node.anchor { add("&\(anchor)", indent: indent, endingAt: nil) }
    writeEntries(of: index, indent: indent + 2, key: key, parentKey: parentKey)
  }

  private mutating func writePair(
    _ key: Sketch.Index,
    _ value: Sketch.Index,
    indent: Int,
    parentKey: String
  ) {
    let keyNode = sketch.nodes[key]
    let valueNode = sketch.nodes[value]
    flushComments(before: keyNode.range.lowerBound, indent: indent)
    if lead == nil, sketch.hasBlankLine(above: keyNode.range.lowerBound) { addBlankLine() }
    var head = layout.line(key, at: Layout.Position()) ?? ScalarText.quoted(keyNode.text)
    if head.isEmpty { head = "\"\"" }
    if head.unicodeScalars.count > 1000 {
      // YAML knows a longer key by its question mark alone.
      add("? \(head)", indent: indent, endingAt: nil)
      head = ""
    }
    let name = keyNode.text
    let position = Layout.Position(
      key: name,
      parentKey: parentKey,
      column: indent + head.unicodeScalars.count + 2,
      isInTree: isInTree
    )
    let gap = keyNode.range.upperBound..<max(keyNode.range.upperBound, valueNode.range.lowerBound)
    let isCommented = valueNode.isCollection && sketch.hasComment(in: gap)
    guard valueNode.isCollection, !valueNode.children.isEmpty,
      isCommented || layout.line(value, at: position) == nil
    else {
      flushComments(before: valueNode.range.lowerBound, indent: indent)
      return writeValue(value, after: head + ":", indent: indent, at: position)
    }
    let anchor = valueNode.anchor.map { " &\($0)" } ?? ""
    add("\(head):\(anchor)", indent: indent, endingAt: keyNode.range.upperBound)
    isAtBegin = true
    let wasInTree = isInTree
    isInTree = isInTree || name == "interface"
    writeEntries(of: value, indent: indent + 2, key: name, parentKey: parentKey)
    isInTree = wasInTree
  }

  /// A scalar, an alias, or a collection in one line.
  private mutating func writeValue(
    _ index: Sketch.Index,
    after head: String,
    indent: Int,
    at position: Layout.Position
  ) {
    let node = sketch.nodes[index]
    let separator = head.isEmpty ? "" : " "
    if let line = layout.line(index, at: position) {
      let text = line.isEmpty ? head : head + separator + line
      return add(text, indent: indent, endingAt: node.range.upperBound)
    }
    let (first, body) = ScalarText.lines(node, of: sketch.bytes)
    let anchor = node.anchor.map { "&\($0) " } ?? ""
    let isBlock = node.kind == .literal || node.kind == .folded
    // The comment of a block scalar stands in its header, that of any other one behind its last line.
    add(
      head + separator + anchor + first,
      indent: indent,
      endingAt: isBlock ? node.range.lowerBound : nil
    )
    let isItem = head.isEmpty && position.column > 0
    let inner = String(repeating: " ", count: isItem ? position.column : indent + 2)
    for (number, line) in body.enumerated() {
      let isLast = number + 1 == body.count
      let end = isLast && !isBlock ? node.range.upperBound : nil
      add(line.isEmpty ? "" : inner + line, indent: 0, endingAt: end)
    }
  }

  // MARK: - Lines

  /// A line, with the comment that stands behind `end` in its line of the file.
  private mutating func add(_ text: String, indent: Int, endingAt end: Int?) {
    let begin = lead ?? String(repeating: " ", count: text.isEmpty ? 0 : indent)
    var line = Line(text: text.isEmpty ? String(begin.dropLast(lead == nil ? 0 : 1)) : begin + text)
    lead = nil
    isAtBegin = false
    if let end, nextComment < sketch.comments.count {
      let comment = sketch.comments[nextComment]
      let place = comment.range.lowerBound
      if !comment.isAlone, place >= end, sketch.line(of: place) == sketch.line(of: end) {
        line.comment = comment.text
        nextComment += 1
      }
    }
    lines.append(line)
  }

  private mutating func addBlankLine() {
    guard !isAtBegin, lead == nil, let last = lines.last, !last.text.isEmpty || last.comment != nil
    else { return }
    lines.append(Line(text: ""))
  }

  /// Writes the comments that stand before a place, each in a line of its own.
  private mutating func flushComments(before place: Int, indent: Int) {
    let dashes = lead
    lead = nil
    while nextComment < sketch.comments.count,
      sketch.comments[nextComment].range.lowerBound < place
    {
      let comment = sketch.comments[nextComment]
      nextComment += 1
      if comment.isAlone, sketch.hasBlankLine(above: comment.range.lowerBound) { addBlankLine() }
      lines.append(Line(text: String(repeating: " ", count: indent) + comment.text))
      isAtBegin = false
    }
    lead = dashes
  }

  /// All lines; comments behind neighbouring lines stand below one another.
  private var joined: String {
    var text = ""
    var index = 0
    while index < lines.count {
      let end = lines[index...].firstIndex { $0.comment == nil } ?? lines.count
      guard end > index else {
        text += lines[index].text + "\n"
        index += 1
        continue
      }
      let column = lines[index..<end].reduce(0) { max($0, $1.text.unicodeScalars.count) } + 2
      for line in lines[index..<end] {
        let gap = String(repeating: " ", count: column - line.text.unicodeScalars.count)
        text += line.text + gap + (line.comment ?? "") + "\n"
      }
      index = end
    }
    return text
  }
}
