/// The first line in which two texts differ.
public struct Difference {
  /// The place and both lines, for a test's message.
  public let text: String

  /// Compares two texts that are not the same.
  public init(wanted: String, seen: String) {
    let wanted = Self.lines(wanted)
    let seen = Self.lines(seen)
    var index = 0
    while index < wanted.count, index < seen.count,
      wanted[index].elementsEqual(seen[index])
    {
      index += 1
    }
    text = """
      the first difference is in line \(index + 1):
        wanted \(Self.show(wanted, index))
        seen   \(Self.show(seen, index))
      """
  }

  /// Lines with what is left after the last line end, so that a missing line end is a difference; `\r\n` would be one
  /// character and no line end.
  private static func lines(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func show(_ lines: [Substring.UnicodeScalarView], _ index: Int) -> String {
    // debugDescription shows a tab, a carriage return or a space at the end for what it is.
    index < lines.count ? String(lines[index]).debugDescription : "the end"
  }
}
