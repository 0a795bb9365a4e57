import CLibYAML

/// libyaml's event parser, run over bytes in memory.
enum EventParser {
  /// Where and why libyaml stopped, in its own words; its marks count characters.
  struct Trouble {
    let problem: String
    let problemCharacter: Int
    let context: String
    let contextCharacter: Int
  }

  /// Hands every event to `body`, which may stop early by throwing.
  ///
  /// It is handed the event's place: to copy it right after libyaml has written it, in pieces of another size,
  /// costs more than to take it apart.
  /// - Returns: What libyaml did not understand, or nil if it came to the end.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ body: (UnsafePointer<yaml_event_t>) throws(Rejection) -> Void
  ) throws(Rejection) -> Trouble? {
    var parser = yaml_parser_t()
    // The parser points to itself, so it must not move.
    return try withUnsafeMutablePointer(to: &parser) { (parser) throws(Rejection) -> Trouble? in
      guard yaml_parser_initialize(parser) == 1 else { return .outOfMemory }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(
        parser,
        bytes.baseAddress.map { $0 + start },
        bytes.count - start
      )

      var event = yaml_event_t()
      while true {
        guard yaml_parser_parse(parser, &event) == 1 else { return Trouble(parser.pointee) }
        if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
        defer { yaml_event_delete(&event) }
        try body(&event)
      }
    }
  }
}

extension EventParser.Trouble {
  static let outOfMemory = Self(
    problem: "out of memory",
    problemCharacter: 0,
    context: "",
    contextCharacter: 0
  )

  fileprivate init(_ parser: yaml_parser_t) {
    guard let problem = parser.problem else {
      self = .outOfMemory
      return
    }
    self.problem = String(cString: problem)
    problemCharacter = Int(parser.problem_mark.index)
    context = parser.context.map { String(cString: $0) } ?? ""
    contextCharacter = Int(parser.context_mark.index)
  }
}
