/// The lines of the data: a letter and a JSON value.
enum HTMLLine {
  /// Appends a line with that letter.
  ///
  /// A `<` occurs only in strings: it is escaped, so that nothing can end the element or begin another.
  static func append(_ letter: Character, _ text: ArraySlice<UInt8>, to sink: inout [UInt8]) {
    sink.append(contentsOf: letter.utf8)
    var rest = text
    while let place = rest.firstIndex(of: UInt8(ascii: "<")) {
      sink.append(contentsOf: rest[..<place])
      sink.append(contentsOf: #"\u003c"#.utf8)
      rest = rest[(place + 1)...]
    }
    sink.append(contentsOf: rest)
    sink.append(UInt8(ascii: "\n"))
  }
}
