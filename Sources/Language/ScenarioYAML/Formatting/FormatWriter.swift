/// Writes a syntax tree in the canonical form, with its comments.
struct FormatWriter {
  private struct Line {
    var text: String
    var comment: String?
  }

  private let syntax: SyntaxTree
  private let layout: Layout
  private var lines: [Line] = []
  /// The index of the first comment that is not written yet.
  private var nextComment = 0
  /// The prefix of the next line instead of its indentation: the dashes of list items.
  private var pendingDashes: String?
  /// Whether a blank line is not allowed: at the beginning of the file, or of the value of a key.
  private var isAtBeginning = true
  /// Whether the writer is in a tree of names.
  private var isInTree = false

  private init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    layout = Layout(syntax)
  }

  /// Returns the formatted text, with `\n` as the line end.
  static func text(of syntax: SyntaxTree) -> String {
    var writer = FormatWriter(syntax)
    for (index, document) in syntax.documents.enumerated() {
      writer.flushComments(before: document.start.lowerBound, indent: 0)
      if index > 0 {
        writer.add("---", indent: 0, endingAt: document.start.upperBound)
        writer.isAtBeginning = true
      }
      writer.writeRoot(document.root)
    }
    writer.flushComments(before: syntax.bytes.count, indent: 0)
    return writer.joined
  }

  // MARK: - Nodes

  private mutating func writeRoot(_ index: SyntaxTree.Index) {
    guard syntax.nodes.indices.contains(index) else { return }
    let node = syntax[index]
    flushComments(before: node.range.lowerBound, indent: 0)
    guard node.isCollection, !node.children.isEmpty else {
      return writeValue(index, after: "", indent: 0, at: Layout.Position())
    }
    if let anchor = node.anchor { add("&\(anchor)", indent: 0, endingAt: nil) }
    writeEntries(of: index, key: "", indent: 0)
  }

  /// Writes the entries of a key's collection, each on separate lines.
  private mutating func writeEntries(of index: SyntaxTree.Index, key: String, indent: Int) {
    let node = syntax[index]
    for (position, child) in node.children.enumerated() {
      if node.kind == .list {
        writeItem(child, isFirst: position == 0, key: key, indent: indent)
      } else if position % 2 == 1 {
        writePair(node.children[position - 1], child, parentKey: key, indent: indent)
      }
    }
    flushComments(before: node.commentEnd, indent: indent)
  }

  private mutating func writeItem(
    _ index: SyntaxTree.Index,
    isFirst: Bool,
    key: String,
    indent: Int
  ) {
    let node = syntax[index]
    // Scenarios are separated by blank lines.
    if key == "scenarios", !isFirst { addBlankLine() }
    flushComments(before: node.range.lowerBound, indent: indent)
    if syntax.hasBlankLine(above: node.range.lowerBound) { addBlankLine() }
    let dashes = (pendingDashes ?? String(repeating: " ", count: indent)) + "- "
    pendingDashes = dashes
    let position = Layout.Position(parentKey: key, column: dashes.utf8.count)
    guard node.isCollection, !node.children.isEmpty, layout.line(index, at: position) == nil else {
      return writeValue(index, after: "", indent: indent, at: position)
    }
    if let anchor = node.anchor { add("&\(anchor)", indent: indent, endingAt: nil) }
    writeEntries(of: index, key: key, indent: indent + 2)
  }

  private mutating func writePair(
    _ key: SyntaxTree.Index,
    _ value: SyntaxTree.Index,
    parentKey: String,
    indent: Int
  ) {
    let (keyNode, valueNode) = (syntax[key], syntax[value])
    flushComments(before: keyNode.range.lowerBound, indent: indent)
    if pendingDashes == nil, syntax.hasBlankLine(above: keyNode.range.lowerBound) { addBlankLine() }
    var head = layout.line(key, at: Layout.Position()) ?? ScalarText.quoted(keyNode.text)
    if head.isEmpty { head = "\"\"" }
    if head.unicodeScalars.count > 1000 {
      // YAML requires a question mark before a longer key.
      add("? \(head)", indent: indent, endingAt: nil)
      head = ""
    }
    let position = Layout.Position(
      key: keyNode.text,
      parentKey: parentKey,
      column: indent + head.unicodeScalars.count + 2,
      isInTree: isInTree
    )
    let keyEnd = keyNode.range.upperBound
    let gap = keyEnd..<max(keyEnd, valueNode.range.lowerBound)
    let isCommented = valueNode.isCollection && syntax.hasComment(in: gap)
    guard valueNode.isCollection, !valueNode.children.isEmpty,
      isCommented || layout.line(value, at: position) == nil
    else {
      flushComments(before: valueNode.range.lowerBound, indent: indent)
      return writeValue(value, after: head + ":", indent: indent, at: position)
    }
    let anchor = valueNode.anchor.map { " &\($0)" } ?? ""
    add("\(head):\(anchor)", indent: indent, endingAt: keyEnd)
    isAtBeginning = true
    let wasInTree = isInTree
    isInTree = isInTree || keyNode.text == "interface"
    writeEntries(of: value, key: keyNode.text, indent: indent + 2)
    isInTree = wasInTree
  }

  /// Writes a scalar, an alias, or a collection on one line.
  private mutating func writeValue(
    _ index: SyntaxTree.Index,
    after head: String,
    indent: Int,
    at position: Layout.Position
  ) {
    let node = syntax[index]
    let prefix = head.isEmpty ? "" : head + " "
    if let line = layout.line(index, at: position) {
      let text = line.isEmpty ? head : prefix + line
      return add(text, indent: indent, endingAt: node.range.upperBound)
    }
    let (first, body) = ScalarText.lines(node, of: syntax.bytes)
    let anchor = node.anchor.map { "&\($0) " } ?? ""
    // The comment of a block scalar is in its header, otherwise it is after the last line.
    let isBlock = node.kind == .literal || node.kind == .folded
    let headerEnd = isBlock ? node.range.lowerBound : nil
    add(prefix + anchor + first, indent: indent, endingAt: headerEnd)
    let isItem = head.isEmpty && position.column > 0
    let inner = String(repeating: " ", count: isItem ? position.column : indent + 2)
    for (number, line) in body.enumerated() {
      let isLast = number + 1 == body.count
      let end = isLast && !isBlock ? node.range.upperBound : nil
      add(line.isEmpty ? "" : inner + line, indent: 0, endingAt: end)
    }
  }

  // MARK: - Lines

  /// Adds a line, with the comment that follows `end` on its line of the file.
  private mutating func add(_ text: String, indent: Int, endingAt end: Int?) {
    let begin = pendingDashes ?? String(repeating: " ", count: text.isEmpty ? 0 : indent)
    var line = Line(
      text: text.isEmpty ? String(begin.dropLast(pendingDashes == nil ? 0 : 1)) : begin + text
    )
    pendingDashes = nil
    isAtBeginning = false
    if let end, nextComment < syntax.comments.count {
      let comment = syntax.comments[nextComment]
      let offset = comment.range.lowerBound
      if !comment.isAlone, offset >= end, syntax.line(of: offset) == syntax.line(of: end) {
        line.comment = comment.text
        nextComment += 1
      }
    }
    lines.append(line)
  }

  private mutating func addBlankLine() {
    guard !isAtBeginning, pendingDashes == nil, let last = lines.last,
      !last.text.isEmpty || last.comment != nil
    else { return }
    lines.append(Line(text: ""))
  }

  /// Writes the comments that precede an offset, each on a separate line.
  private mutating func flushComments(before offset: Int, indent: Int) {
    let dashes = pendingDashes
    pendingDashes = nil
    while nextComment < syntax.comments.count,
      syntax.comments[nextComment].range.lowerBound < offset
    {
      let comment = syntax.comments[nextComment]
      nextComment += 1
      if comment.isAlone, syntax.hasBlankLine(above: comment.range.lowerBound) { addBlankLine() }
      lines.append(Line(text: String(repeating: " ", count: indent) + comment.text))
      isAtBeginning = false
    }
    pendingDashes = dashes
  }

  /// All lines, with the comments of adjacent lines aligned.
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
