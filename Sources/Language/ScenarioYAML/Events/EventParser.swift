import CLibYAML
@_spi(Package) import ScenarioLanguage

/// A wrapper of libyaml's event parser for bytes in memory.
enum EventParser {
  /// The position and reason of an error, as reported by libyaml.
  struct Failure {
    let problem: String
    let context: String
    /// The positions of the error and of the start of its context: in characters, until converted to bytes.
    private(set) var offset: Int
    private(set) var contextOffset: Int

    /// Returns the same failure with positions in bytes.
    func inBytes(_ offsets: inout OffsetMap) -> Failure {
      var failure = self
      failure.contextOffset = offsets.offset(ofCharacter: contextOffset)
      failure.offset = offsets.offset(ofCharacter: offset)
      return failure
    }
  }

  /// Passes every event to `body`, which may throw to stop early.
  ///
  /// It passes a pointer: copying the event right after libyaml has written it, in pieces of another size,
  /// costs more than accessing its fields.
  /// - Returns: The error of libyaml, or nil if it reached the end.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ body: (UnsafePointer<yaml_event_t>) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Failure? {
    var parser = yaml_parser_t()
    // The parser points to itself, so it must not move.
    return try withUnsafeMutablePointer(to: &parser) { (parser) throws(Diagnostic) -> Failure? in
      guard yaml_parser_initialize(parser) == 1 else { return .outOfMemory }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(
        parser,
        bytes.baseAddress.map { $0 + start },
        bytes.count - start
      )

      return try withEvent { (event) throws(Diagnostic) -> Failure? in
        while true {
          guard yaml_parser_parse(parser, event) == 1 else { return Failure(parser.pointee) }
          let type = event.pointee.type
          if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { return nil }
          defer { yaml_event_delete(event) }
          try body(event)
        }
      }
    }
  }

  /// Allocates an event within one page of memory.
  ///
  /// libyaml clears it for each event, which may take three times as long across two pages;
  /// on the stack, that would depend on the thread.
  private static func withEvent<Result>(
    _ body: (UnsafeMutablePointer<yaml_event_t>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let size = 128
    precondition(MemoryLayout<yaml_event_t>.size <= size)
    return try withUnsafeTemporaryAllocation(byteCount: 2 * size, alignment: 16) {
      (room) throws(Diagnostic) in
      guard let start = room.baseAddress else { preconditionFailure("room without a place") }
      let address = start.alignedUp(toMultipleOf: size)
      let event = address.bindMemory(to: yaml_event_t.self, capacity: 1)
      event.initialize(to: yaml_event_t())
      return try body(event)
    }
  }
}

extension UnsafePointer<yaml_event_t> {
  /// Whether the collection that begins is in brackets.
  var isFlow: Bool {
    pointee.type == YAML_MAPPING_START_EVENT
      ? pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// The anchor of the scalar, or of the collection that begins.
  var anchor: UnsafeMutablePointer<UInt8>? {
    switch pointee.type {
    case YAML_SCALAR_EVENT: pointee.data.scalar.anchor
    case YAML_MAPPING_START_EVENT: pointee.data.mapping_start.anchor
    default: pointee.data.sequence_start.anchor
    }
  }

  /// The tag of the collection that begins.
  var tag: UnsafeMutablePointer<UInt8>? {
    pointee.type == YAML_MAPPING_START_EVENT
      ? pointee.data.mapping_start.tag : pointee.data.sequence_start.tag
  }
}

extension EventParser.Failure {
  static let outOfMemory = Self(problem: "out of memory", context: "", offset: 0, contextOffset: 0)

  fileprivate init(_ parser: yaml_parser_t) {
    guard let problem = parser.problem else {
      self = .outOfMemory
      return
    }
    self.problem = String(cString: problem)
    offset = Int(parser.problem_mark.index)
    context = parser.context.map { String(cString: $0) } ?? ""
    contextOffset = Int(parser.context_mark.index)
  }
}
