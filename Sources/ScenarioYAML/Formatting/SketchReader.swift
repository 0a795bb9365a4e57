import CLibYAML
import ScenarioLanguage

/// Makes a sketch of libyaml's events, and finds the comments between them.
struct SketchReader {
  private var sketch: Sketch
  private var places: Places
  /// The collections that are still open.
  private var open: [Sketch.Index] = []
  /// What can hold a `#` that begins no comment: scalars, anchors and aliases, in order.
  private var tokens: [Range<Int>] = []

  /// Reads a file that the reader of scenarios takes; nil if it cannot be read.
  static func read(_ bytes: [UInt8]) -> Sketch? {
    bytes.withUnsafeBufferPointer { buffer -> Sketch? in
      let base = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      do throws(Rejection) {
        let lastWide = try Characters.check(buffer, from: base)
        var reader = SketchReader(
          sketch: Sketch(bytes: bytes),
          places: Places(bytes: buffer, from: base, lastWide: lastWide)
        )
        let trouble = try EventParser.parse(buffer, from: base) { (event) throws(Rejection) in
          reader.take(event)
        }
        if let trouble {
          return FlowColons.blanked(bytes, from: base, by: trouble.inBytes(&reader.places))
            .flatMap(read)
        }
        reader.findComments(from: base)
        reader.sketch.findReaches()
        return reader.sketch
      } catch {
        return nil
      }
    }
  }

  private init(sketch: Sketch, places: Places) {
    self.sketch = sketch
    self.places = places
  }

  // MARK: - Nodes

  private mutating func take(_ event: UnsafePointer<yaml_event_t>) {
    let start = places.offset(ofCharacter: event.pointee.start_mark.index)
    let range = start..<max(start, places.offset(ofCharacter: event.pointee.end_mark.index))
    switch event.pointee.type {
    case YAML_DOCUMENT_START_EVENT:
      sketch.documents.append(Sketch.Document(start: range, root: -1))
    case YAML_SCALAR_EVENT: takeScalar(event, range)
    case YAML_ALIAS_EVENT:
      guard let name = event.pointee.data.alias.anchor else { return }
      add(Sketch.Node(kind: .alias, range: range, text: String(cString: name)))
      tokens.append(range)
    case YAML_SEQUENCE_START_EVENT:
      let list = event.pointee.data.sequence_start
      begin(.list, range, isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE, list.anchor)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.pointee.data.mapping_start
      begin(.mapping, range, isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE, mapping.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: end(range)
    default: return
    }
  }

  private mutating func takeScalar(_ event: UnsafePointer<yaml_event_t>, _ range: Range<Int>) {
    let scalar = event.pointee.data.scalar
    let kind: Sketch.Node.Kind =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .single
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .double
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    var own = range
    if scalar.anchor != nil { own = afterAnchor(range) }
    let text = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
    var node = Sketch.Node(kind: kind, range: own, text: String(decoding: text, as: UTF8.self))
    node.anchor = scalar.anchor.map { String(cString: $0) }
    if kind == .literal || kind == .folded {
      // A comment may stand in the header.
      let header = sketch.bytes[own].firstIndex(of: 0x0A) ?? own.upperBound
      let sign = sketch.bytes[own.lowerBound..<header].firstIndex(of: UInt8(ascii: "#"))
      tokens.append(own.lowerBound..<(sign ?? header))
      tokens.append(header..<own.upperBound)
      node.range = own.lowerBound..<lastContent(of: own)
    } else if !own.isEmpty {
      tokens.append(own)
    }
    add(node)
  }

  private mutating func begin(
    _ kind: Sketch.Node.Kind,
    _ range: Range<Int>,
    isFlow: Bool,
    _ anchor: UnsafePointer<UInt8>?
  ) {
    // A block collection without an anchor begins with its first child; where, its event says.
    let own = anchor == nil ? range : afterAnchor(range.lowerBound..<sketch.bytes.count)
    var node = Sketch.Node(kind: kind, range: own, isFlow: isFlow)
    node.anchor = anchor.map { String(cString: $0) }
    open.append(add(node))
  }

  private mutating func end(_ range: Range<Int>) {
    guard let index = open.popLast() else { return }
    let node = sketch.nodes[index]
    // A pair in a list needs no braces: then its end says nothing.
    let end =
      node.isFlow && !range.isEmpty
      ? range.upperBound
      : node.children.last.map { sketch.nodes[$0].range.upperBound } ?? node.range.lowerBound
    sketch.nodes[index].range = node.range.lowerBound..<max(node.range.lowerBound, end)
  }

  @discardableResult
  private mutating func add(_ node: Sketch.Node) -> Sketch.Index {
    let index = sketch.nodes.count
    sketch.nodes.append(node)
    if let parent = open.last {
      sketch.nodes[parent].children.append(index)
    } else if !sketch.documents.isEmpty {
      sketch.documents[sketch.documents.count - 1].root = index
    }
    return index
  }

  // MARK: - Bytes

  /// What follows an anchor: blanks, line ends and comments left out.
  private mutating func afterAnchor(_ range: Range<Int>) -> Range<Int> {
    let end = sketch.bytes.endOfAnchor(at: range.lowerBound, before: range.upperBound)
    tokens.append(range.lowerBound..<end.anchor)
    return end.content..<range.upperBound
  }

  private func lastContent(of range: Range<Int>) -> Int {
    sketch.bytes.endOfContent(from: range.lowerBound, to: range.upperBound)
  }

  /// Between tokens every `#` begins a comment.
  private mutating func findComments(from base: Int) {
    var place = base
    for token in tokens + [sketch.bytes.count..<sketch.bytes.count] {
      while place < token.lowerBound {
        guard sketch.bytes[place] == UInt8(ascii: "#") else {
          place += 1
          continue
        }
        var end = place
        while end < sketch.bytes.count, sketch.bytes[end] != 0x0A { end += 1 }
        addComment(place..<lastContent(of: place..<end))
        place = end
      }
      place = max(place, token.upperBound)
    }
  }

  private mutating func addComment(_ range: Range<Int>) {
    let line = sketch.lines[sketch.line(of: range.lowerBound)]
    let before = sketch.bytes[line..<range.lowerBound]
    let isAlone = before.allSatisfy(isSpace) || before.elementsEqual([0xEF, 0xBB, 0xBF])
    let text = String(decoding: sketch.bytes[range], as: UTF8.self)
    sketch.comments.append(Sketch.Comment(range: range, isAlone: isAlone, text: text))
  }
}
