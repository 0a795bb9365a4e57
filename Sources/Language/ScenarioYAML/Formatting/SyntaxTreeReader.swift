import CLibYAML
@_spi(Package) import ScenarioLanguage

/// Builds a syntax tree from libyaml's events, and finds the comments between them.
struct SyntaxTreeReader {
  private var syntax: SyntaxTree
  private var offsets: OffsetMap
  /// The collections that are still open.
  private var open: [SyntaxTree.Index] = []
  /// The tokens that can contain a `#` that is not a comment: scalars, anchors and aliases, in order.
  private var tokens: [Range<Int>] = []

  /// Reads a file of supported YAML; returns nil if it cannot be read.
  static func read(_ bytes: [UInt8]) -> SyntaxTree? {
    bytes.withUnsafeBufferPointer { buffer -> SyntaxTree? in
      let base = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      do throws(Diagnostic) {
        let lastMultibyte = try Characters.check(buffer, from: base)
        var reader = SyntaxTreeReader(
          syntax: SyntaxTree(bytes: bytes),
          offsets: OffsetMap(bytes: buffer, from: base, lastMultibyte: lastMultibyte)
        )
        let failure = try EventParser.parse(buffer, from: base) { (event) throws(Diagnostic) in
          reader.process(event)
        }
        if let failure {
          return FlowColons.blanked(bytes, from: base, by: failure.inBytes(&reader.offsets))
            .flatMap(read)
        }
        reader.findComments(from: base)
        reader.syntax.findCommentEnds()
        return reader.syntax
      } catch {
        return nil
      }
    }
  }

  // MARK: - Nodes

  private mutating func process(_ event: UnsafePointer<yaml_event_t>) {
    let start = offsets.offset(ofCharacter: event.pointee.start_mark.index)
    let range = start..<max(start, offsets.offset(ofCharacter: event.pointee.end_mark.index))
    switch event.pointee.type {
    case YAML_DOCUMENT_START_EVENT:
      syntax.documents.append(SyntaxTree.Document(start: range, root: -1))
    case YAML_SCALAR_EVENT: processScalar(event, range)
    case YAML_ALIAS_EVENT:
      guard let name = event.pointee.data.alias.anchor else { return }
      add(SyntaxTree.Node(kind: .alias, range: range, text: String(cString: name)))
      tokens.append(range)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: beginCollection(event, range)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: endCollection(range)
    default: return
    }
  }

  private mutating func processScalar(_ event: UnsafePointer<yaml_event_t>, _ range: Range<Int>) {
    let scalar = event.pointee.data.scalar
    let kind: SyntaxTree.Node.Kind =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .single
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .double
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    let own = scalar.anchor == nil ? range : afterAnchor(range)
    var node = SyntaxTree.Node(
      kind: kind,
      range: own,
      anchor: scalar.anchor.map { String(cString: $0) },
      text: String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)),
        as: UTF8.self
      )
    )
    if kind == .literal || kind == .folded {
      // A comment may be in the header.
      let header = syntax.bytes[own].firstIndex(of: 0x0A) ?? own.upperBound
      let sign = syntax.bytes[own.lowerBound..<header].firstIndex(of: UInt8(ascii: "#"))
      tokens.append(own.lowerBound..<(sign ?? header))
      tokens.append(header..<own.upperBound)
      node.range = own.lowerBound..<contentEnd(of: own)
    } else if !own.isEmpty {
      tokens.append(own)
    }
    add(node)
  }

  private mutating func beginCollection(_ event: UnsafePointer<yaml_event_t>, _ range: Range<Int>) {
    // A block collection without an anchor begins with its first child, where its event is.
    let node = SyntaxTree.Node(
      kind: event.pointee.type == YAML_MAPPING_START_EVENT ? .mapping : .list,
      range: event.anchor == nil ? range : afterAnchor(range.lowerBound..<syntax.bytes.count),
      isFlow: event.isFlow,
      anchor: event.anchor.map { String(cString: $0) }
    )
    open.append(add(node))
  }

  private mutating func endCollection(_ range: Range<Int>) {
    guard let index = open.popLast() else { return }
    let node = syntax[index]
    // A pair in a list needs no braces, and then its end event has no range.
    let end =
      node.isFlow && !range.isEmpty
      ? range.upperBound
      : node.children.last.map { syntax[$0].range.upperBound } ?? node.range.lowerBound
    syntax[index].range = node.range.lowerBound..<max(node.range.lowerBound, end)
  }

  @discardableResult
  private mutating func add(_ node: SyntaxTree.Node) -> SyntaxTree.Index {
    let index = syntax.nodes.count
    syntax.nodes.append(node)
    if let parent = open.last {
      syntax[parent].children.append(index)
    } else if !syntax.documents.isEmpty {
      syntax.documents[syntax.documents.count - 1].root = index
    }
    return index
  }

  // MARK: - Bytes

  /// Returns the range after an anchor, skipping blanks, line ends and comments.
  private mutating func afterAnchor(_ range: Range<Int>) -> Range<Int> {
    let end = syntax.bytes.endOfAnchor(at: range.lowerBound, before: range.upperBound)
    tokens.append(range.lowerBound..<end.anchor)
    return end.content..<range.upperBound
  }

  private func contentEnd(of range: Range<Int>) -> Int {
    syntax.bytes.endOfContent(from: range.lowerBound, to: range.upperBound)
  }

  /// Finds the comments: between tokens every `#` begins one.
  private mutating func findComments(from base: Int) {
    var offset = base
    for token in tokens + [syntax.bytes.count..<syntax.bytes.count] {
      while offset < token.lowerBound {
        guard syntax.bytes[offset] == UInt8(ascii: "#") else {
          offset += 1
          continue
        }
        let end = syntax.bytes[offset...].firstIndex(of: 0x0A) ?? syntax.bytes.count
        addComment(offset..<contentEnd(of: offset..<end))
        offset = end
      }
      offset = max(offset, token.upperBound)
    }
  }

  private mutating func addComment(_ range: Range<Int>) {
    let before = syntax.bytes[syntax.lineStart(of: range.lowerBound)..<range.lowerBound]
    let isAlone = before.allSatisfy(isSpace) || before.elementsEqual([0xEF, 0xBB, 0xBF])
    let text = String(decoding: syntax.bytes[range], as: UTF8.self)
    syntax.comments.append(SyntaxTree.Comment(range: range, isAlone: isAlone, text: text))
  }
}
