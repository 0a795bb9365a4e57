/// The first difference between two texts.
public struct Difference {
  /// The line number and both lines, for the message of a test.
  public let text: String

  /// Finds the first difference between two texts that are not equal.
  public init(expected: String, actual: String) {
    let expected = Self.lines(expected)
    let actual = Self.lines(actual)
    var index = 0
    while index < expected.count, index < actual.count,
      expected[index].elementsEqual(actual[index])
    {
      index += 1
    }
    text = """
      the first difference is in line \(index + 1):
        expected \(Self.show(expected, index))
        actual   \(Self.show(actual, index))
      """
  }

  /// Splits a text into lines, so that a missing final line break is a difference.
  ///
  /// Unicode scalars are used because `\r\n` is a single character, which would not be split.
  private static func lines(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func show(_ lines: [Substring.UnicodeScalarView], _ index: Int) -> String {
    // debugDescription makes tabs, carriage returns and trailing spaces visible.
    index < lines.count ? String(lines[index]).debugDescription : "the end"
  }
}
