import CLibYAML
@_spi(Package) import ScenarioLanguage

/// Converts libyaml's events to nodes with byte ranges, and rejects unsupported YAML features.
struct EventReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offsets: OffsetMap
  var documentStart = SourceRange.startOfFile

  /// Processes one event.
  mutating func process(
    _ event: UnsafePointer<yaml_event_t>,
    into builder: inout TreeBuilder
  ) throws(Diagnostic) {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      try processScalar(event, into: &builder)
    case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
      try builder.open(
        event.pointee.type == YAML_MAPPING_START_EVENT ? .mapping : .list,
        at: try startRange(event),
        isFlow: event.isFlow,
        anchor: event.anchor
      )
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      // Without a bracket the event is empty, at the next token.
      let isBracket = event.pointee.end_mark.index > event.pointee.start_mark.index
      try builder.close(
        bracketEnd: isBracket ? offsets.offset(ofCharacter: event.pointee.end_mark.index) : nil
      )
    case YAML_ALIAS_EVENT:
      guard let name = event.pointee.data.alias.anchor else { return }
      try builder.addAlias(name, at: range(event))
    case YAML_DOCUMENT_START_EVENT:
      documentStart = range(event)
      try rejectTagDirectives(event)
      builder.beginDocument()
    default:
      return
    }
  }

  private mutating func processScalar(
    _ event: UnsafePointer<yaml_event_t>,
    into builder: inout TreeBuilder
  ) throws(Diagnostic) {
    let scalar = event.pointee.data.scalar
    var range = range(event)
    if scalar.tag != nil { throw unsupportedTag(range) }
    if scalar.anchor != nil { range = afterAnchor(range) }
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    if scalar.length == 0, isPlain {
      if builder.frames.isEmpty { throw emptyDocument(at: range) }
      if range.start == range.end, let key = builder.keyWithoutValue { range = afterColon(of: key) }
    }
    if scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE {
      let (start, end) = (Int(range.start), Int(range.end))
      range = SourceRange(start, bytes.endOfContent(from: start, to: end))
    }
    let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
    try builder.addScalar(
      isPlain ? .scalar : .quoted,
      at: range,
      text: isOneLine ? rangeInFile(ofText: Int(scalar.length), isPlain: isPlain, in: range) : nil,
      value: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)),
      anchor: scalar.anchor
    )
  }

  /// Returns the range of a scalar's text in the file if it is unchanged there, as nearly all one-line texts are.
  ///
  /// An escape is longer in the file than in the text, so equal lengths prove it.
  private func rangeInFile(ofText length: Int, isPlain: Bool, in range: SourceRange) -> SourceRange?
  {
    let quote = isPlain ? 0 : 1
    guard Int(range.end - range.start) == length + 2 * quote else { return nil }
    return SourceRange(Int(range.start) + quote, Int(range.end) - quote)
  }

  // MARK: - Ranges

  private mutating func range(_ event: UnsafePointer<yaml_event_t>) -> SourceRange {
    let start = offsets.offset(ofCharacter: event.pointee.start_mark.index)
    return SourceRange(start, offsets.offset(ofCharacter: event.pointee.end_mark.index))
  }

  /// Returns the start of a collection: its bracket, or its first child.
  private mutating func startRange(
    _ event: UnsafePointer<yaml_event_t>
  ) throws(Diagnostic) -> SourceRange {
    var range = range(event)
    if event.tag != nil { throw unsupportedTag(range) }
    if event.anchor != nil {
      range.end = Int32(truncatingIfNeeded: bytes.count)
      range = afterAnchor(range)
    }
    // The end is not known yet: until then, diagnostics point at one character.
    var end = Int(range.start) + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    range.end = Int32(truncatingIfNeeded: min(end, bytes.count))
    return range
  }

  /// Returns a range without an anchor, which belongs to the event of its node but not to its content.
  private func afterAnchor(_ range: SourceRange) -> SourceRange {
    let (start, end) = (Int(range.start), Int(range.end))
    guard start < end, bytes[start] == UInt8(ascii: "&") else { return range }
    return SourceRange(bytes.endOfAnchor(at: start, before: end).content, end)
  }

  /// Returns the range of a missing value: right after the colon, wherever the next token is.
  private func afterColon(of key: Tree.Node) -> SourceRange {
    let end = Int(key.range.end)
    let colon = bytes[end...].drop { $0 == 0x20 || $0 == 0x09 }
    let start = colon.first == UInt8(ascii: ":") ? colon.startIndex + 1 : end
    return SourceRange(start, start)
  }

  // MARK: - Unsupported features

  private func emptyDocument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyFile,
      at: documentStart.start < documentStart.end ? documentStart : range,
      "the document is empty",
      help: "write a scenario, or remove the document"
    )
  }

  private func unsupportedTag(_ range: SourceRange) -> Diagnostic {
    let start = Int(afterAnchor(SourceRange(Int(range.start), bytes.count)).start)
    let end = bytes[start...].firstIndex(where: isSpace) ?? bytes.count
    let tag = String(decoding: bytes[start..<end], as: UTF8.self)
    return Diagnostic(
      .unsupportedTag,
      at: SourceRange(start, end),
      "the tag '\(tag.excerpt)' is not supported",
      help: "remove it; a value that begins with '!' goes in quotes"
    )
  }

  private func rejectTagDirectives(_ event: UnsafePointer<yaml_event_t>) throws(Diagnostic) {
    let tags = event.pointee.data.document_start.tag_directives
    guard tags.start != tags.end else { return }
    var start = Int(documentStart.start)
    while start < bytes.count, !bytes[start...].starts(with: "%TAG".utf8) {
      start = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
    throw Diagnostic(
      .unsupportedDirective,
      at: SourceRange(start, min(start + 4, bytes.count)),
      "the directive '%TAG' is not supported",
      help: "remove the line"
    )
  }
}
