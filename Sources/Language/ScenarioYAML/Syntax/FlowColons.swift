import CLibYAML

/// Support for the last colons of selectors in brackets, `[applicationDidBecomeActive:, ..]`, which YAML disallows.
///
/// Selectors are commonly written with it. If libyaml stops at such a colon, the file is read once more with
/// a blank in its place: no other byte moves, and the selector has the same meaning without it.
enum FlowColons {
  /// Returns the file with blanks instead of such colons; nil if libyaml has stopped for another reason.
  static func blanked(
    _ bytes: [UInt8],
    from base: Int,
    by failure: EventParser.Failure
  ) -> [UInt8]? {
    let text = SourceText(bytes: bytes, base: base)
    let offset = failure.offset
    guard failure.problem == "found unexpected ':'", isSelectorColon(offset, in: text) else {
      return nil
    }
    let candidates = (offset..<bytes.count).filter { isSelectorColon($0, in: text) }
    var blanked = bytes
    for candidate in candidates { blanked[candidate] = UInt8(ascii: " ") }
    // A colon in quotes, in a comment or in braces looks the same: only the parser can tell.
    let ends = endsOfListItems(in: blanked, from: base)
    guard ends.contains(offset) else { return nil }
    for candidate in candidates where !ends.contains(candidate) {
      blanked[candidate] = UInt8(ascii: ":")
    }
    return blanked
  }

  /// Returns whether a colon is the last one of a likely selector, before `,` or `]`.
  private static func isSelectorColon(_ offset: Int, in text: SourceText) -> Bool {
    guard text[offset] == ":", text[offset + 1] == "," || text[offset + 1] == "]" else {
      return false
    }
    var start = offset
    while isLetter(text[start - 1]) || text[start - 1] == ":" { start -= 1 }
    return isLetter(text[offset - 1]) && ("a"..."z").contains(text[start])
      && (start..<offset).contains { ("A"..."Z").contains(text[$0]) }
  }

  private static func isLetter(_ character: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }

  /// Returns the ends of the plain items of lists in brackets, as far as the file can be parsed.
  private static func endsOfListItems(in bytes: [UInt8], from base: Int) -> Set<Int> {
    var ends: Set<Int> = []
    var areLists: [Bool] = []
    bytes.withUnsafeBufferPointer { bytes in
      var offsets = OffsetMap(bytes: bytes, from: base, lastMultibyte: bytes.count)
      _ = try? EventParser.parse(bytes, from: base) { event in
        switch event.pointee.type {
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
          areLists.append(event.pointee.type == YAML_SEQUENCE_START_EVENT && event.isFlow)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: _ = areLists.popLast()
        case YAML_SCALAR_EVENT
        where areLists.last == true && event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE:
          ends.insert(offsets.offset(ofCharacter: event.pointee.end_mark.index))
        default: break
        }
      }
    }
    return ends
  }
}
