/// A range of a file's bytes, and the text that takes its place.
struct TextEdit {
  let range: Range<Int>
  let text: String
  /// Whether it takes whole lines away, with the comments in them.
  var removesLines = false

  /// The bytes with all edits made, nil where two of them meet.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    // What is put in at a place comes before what goes from there.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
