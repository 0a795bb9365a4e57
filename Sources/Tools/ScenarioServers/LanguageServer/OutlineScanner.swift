/// Follows the indentation and the brackets of a document up to the cursor.
struct OutlineScanner {
  private var context = CursorContext()
  /// The column of the key whose block scalar is being skipped.
  private var blockScalar: Int?
  private var flow: FlowScanner?

  /// Returns the context of an offset.
  static func context(at offset: Int, in document: TextDocument) -> CursorContext {
    var scanner = OutlineScanner()
    let last = document.lineNumber(at: offset)
    for line in 0..<last { scanner.read(document.line(line)) }
    let text = document.line(last)
    scanner.readCursorLine(text[..<min(offset, text.endIndex)], whole: text)
    scanner.addKeys(below: last, of: document)
    return scanner.context
  }

  // MARK: - Lines above

  private mutating func read(_ line: ArraySlice<UInt8>) {
    if var open = flow {
      let column = LineText.indentation(of: line)
      // What looks like a new key or item ends brackets that somebody has not closed yet.
      if column > open.column || !LineText.looksLikeEntry(line) {
        open.read(line)
        flow = open.isOpen ? open : nil
        return
      }
      flow = nil
    }
    _ = readEntries(line)
  }

  /// Reads the dashes and the key of a line; returns what follows them.
  private mutating func readEntries(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line.drop { $0 == 0x20 }
    guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
    var column = rest.startIndex - line.startIndex
    if let scalar = blockScalar {
      if column > scalar { return nil }
      blockScalar = nil
    }
    if line.starts(with: "---".utf8) || line.starts(with: "...".utf8) {
      context.entries = []
      context.rootKeys = []
      return nil
    }
    while rest.first == UInt8(ascii: "-"), rest.dropFirst().first.map({ $0 == 0x20 }) ?? true {
      addItem(at: column, rest.startIndex)
      let next = rest.dropFirst().drop { $0 == 0x20 }
      column += next.startIndex - rest.startIndex
      rest = next
    }
    guard let colon = LineText.keyEnd(in: rest) else {
      addScalar(rest)
      return rest
    }
    let name = LineText.unquoted(rest[..<colon])
    pop { $0.column >= column }
    modifyKeys { $0.append(name) }
    noteItem(name)
    context.entries.append(
      OutlineEntry(kind: .key(name), column: column, offset: rest.startIndex)
    )
    let value = LineText.withoutAnchor(rest[(colon + 1)...])
    readValue(value, column)
    return value
  }

  private mutating func readValue(_ value: ArraySlice<UInt8>, _ column: Int) {
    switch value.first {
    case nil, UInt8(ascii: "#"): break
    case UInt8(ascii: "|"), UInt8(ascii: ">"): blockScalar = column
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var scanner = FlowScanner(column: column)
      scanner.read(value)
      flow = scanner.isOpen ? scanner : nil
      context.entries[context.entries.count - 1].hasScalar = true
    default: context.entries[context.entries.count - 1].hasScalar = true
    }
  }

  private mutating func addItem(at column: Int, _ offset: Int) {
    pop { $0.column > column || $0.column == column && $0.key == nil }
    let index = context.entries.last?.items.count ?? 0
    if !context.entries.isEmpty { context.entries[context.entries.count - 1].items.append("") }
    context.entries.append(OutlineEntry(kind: .item(index), column: column, offset: offset))
  }

  /// Notes the scalar of an item, or reads the brackets that begin there.
  private mutating func addScalar(_ rest: ArraySlice<UInt8>) {
    guard let last = context.entries.last, last.key == nil, !rest.isEmpty else { return }
    if rest.first == UInt8(ascii: "{") || rest.first == UInt8(ascii: "[") {
      var scanner = FlowScanner(column: last.column)
      scanner.read(rest)
      flow = scanner.isOpen ? scanner : nil
    } else {
      noteItem(LineText.unquoted(LineText.uncommented(rest)))
    }
  }

  /// Notes the scalar or the key of the last item; an item with several keys keeps the first.
  private mutating func noteItem(_ text: String) {
    guard context.entries.count > 1, case .item(let index)? = context.entries.last?.kind else {
      return
    }
    let list = context.entries.count - 2
    if context.entries[list].items[index].isEmpty { context.entries[list].items[index] = text }
  }

  private mutating func pop(while isInner: (OutlineEntry) -> Bool) {
    while let last = context.entries.last, isInner(last) { context.entries.removeLast() }
  }

  private mutating func modifyKeys(_ body: (inout [String]) -> Void) {
    if context.entries.isEmpty {
      body(&context.rootKeys)
    } else {
      body(&context.entries[context.entries.count - 1].keys)
    }
  }

  // MARK: - The line of the cursor

  private mutating func readCursorLine(_ text: ArraySlice<UInt8>, whole: ArraySlice<UInt8>) {
    if text.drop(while: { $0 == 0x20 }).first == UInt8(ascii: "#")
      || LineText.uncommented(text).count < text.count && flow == nil
    {
      context.isInComment = true
      return
    }
    if var open = flow {
      if LineText.indentation(of: text) > open.column || !LineText.looksLikeEntry(text) {
        open.read(text)
        return finish(open, text, whole)
      }
      flow = nil
    }
    let start = text.startIndex
    guard text.contains(where: { $0 != 0x20 }) else {
      // A blank line belongs to what its column is inside of.
      let column = text.count
      pop { $0.column >= column }
      context.column = column
      return setWord(text.endIndex..<text.endIndex, whole)
    }
    guard let rest = readEntries(text) else { return setWord(text.endIndex..<text.endIndex, whole) }
    if let open = flow { return finish(open, text, whole) }
    let isValue = context.entries.last?.key != nil && LineText.keyEnd(in: text) != nil
    context.isInlineValue = isValue && (text.last != UInt8(ascii: ":"))
    if !context.isInlineValue, isValue {
      // Nothing can follow the colon directly.
      context.entries[context.entries.count - 1].hasScalar = true
    } else if isValue {
      context.entries[context.entries.count - 1].hasScalar = false
    } else {
      let column = rest.startIndex - start
      pop { $0.column >= column }
      // The typed word is not an item yet, but may become a key.
      if context.entries.count > 1, case .item(let index)? = context.entries.last?.kind {
        context.entries[context.entries.count - 2].items[index] = ""
      }
    }
    setWord(rest.startIndex..<text.endIndex, whole)
  }

  private mutating func finish(
    _ open: FlowScanner,
    _ text: ArraySlice<UInt8>,
    _ whole: ArraySlice<UInt8>
  ) {
    guard open.isOpen else {
      context.isInComment = true
      return
    }
    if let last = context.entries.indices.last {
      context.entries[last].keys += open.outer.keys
      context.entries[last].items += open.outer.items
    }
    context.entries += open.entries
    context.isFlow = true
    context.isInlineValue = open.isValue
    // A scalar may have begun on a line above.
    let first = text.firstIndex { $0 != 0x20 } ?? text.endIndex
    setWord(min(max(open.wordStart, first), text.endIndex)..<text.endIndex, whole)
  }

  private mutating func setWord(_ typed: Range<Int>, _ whole: ArraySlice<UInt8>) {
    context.typed = String(decoding: whole[typed], as: UTF8.self)
    let quoteCount = context.typed.hasPrefix("\"") || context.typed.hasPrefix("'") ? 1 : 0
    context.typed.removeFirst(quoteCount)
    let rest = whole[typed.upperBound...].prefix { LineText.isWord($0) }
    context.word = typed.lowerBound + quoteCount..<rest.endIndex
    if !context.isFlow { context.column = typed.lowerBound - whole.startIndex }
  }

  /// Adds the keys after the cursor that belong to the same mapping.
  private mutating func addKeys(below line: Int, of document: TextDocument) {
    guard !context.isFlow, !context.isInlineValue, !context.isInComment else { return }
    for next in (line + 1)..<max(line + 1, document.lineStarts.count) {
      let text = document.line(next)
      guard let first = text.first(where: { $0 != 0x20 }), first != UInt8(ascii: "#") else {
        continue
      }
      let column = LineText.indentation(of: text)
      if column < context.column || first == UInt8(ascii: "-") && column <= context.column {
        return
      }
      let rest = text.drop { $0 == 0x20 }
      if column == context.column, let colon = LineText.keyEnd(in: rest) {
        modifyKeys { $0.append(LineText.unquoted(rest[..<colon])) }
      }
    }
  }
}
