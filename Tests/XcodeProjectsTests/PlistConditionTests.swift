import Testing

@testable import XcodeProjects

/// What is left of a property list that a build preprocesses.
@Suite struct PlistConditionTests {
  private func evaluated(
    _ text: String,
    _ definitions: String = ""
  ) -> (text: String, unknown: [Int]) {
    var conditions = PlistConditions(definitions: definitions)
    let bytes = conditions.evaluate(Array(text.utf8))
    return (String(decoding: bytes, as: UTF8.self), conditions.unknownLines)
  }

  private func words(_ text: String, _ definitions: String = "") -> [String] {
    evaluated(text, definitions).text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test(
    arguments: [
      ("#ifdef A\nx\n#else\ny\n#endif\nz", "", "y z"),
      ("#ifdef A\nx\n#else\ny\n#endif\nz", "B A=1", "x z"),
      ("  #  ifndef A\nx\n#endif", "", "x"), ("#if defined(A)\nx\n#endif", "A", "x"),
      ("#if !defined(A)\nx\n#elif 1\ny\n#else\nz\n#endif", "A", "y"),
      ("#if 0\n#ifdef A\nx\n#else\ny\n#endif\n#else\nz\n#endif", "A", "z"),
      ("#define B\n#ifdef B\nx\n#endif\n#undef B\n#ifdef B\ny\n#endif", "", "x"),
      ("#endif\n#else\nx", "", "x"), ("#if A\nx\n#else\ny\n#endif", "A=1", "x"),
      ("#if A\nx\n#else\ny\n#endif", "A=0", "y"), ("#if !A\nx\n#endif", "", "x"),
    ]
  )
  func `a part is read if its condition is met`(text: String, definitions: String, rest: String) {
    #expect(words(text, definitions).joined(separator: " ") == rest)
    #expect(evaluated(text, definitions).unknown == [])
  }

  @Test func `flags of the preprocessor define names, too`() {
    var conditions = PlistConditions(definitions: "A=0", flags: "-traditional -DB -DC=2")
    let text = conditions.evaluate(
      Array("#if A\na\n#endif\n#if B\nb\n#endif\n#if C\nc\n#endif".utf8)
    )
    #expect(String(decoding: text, as: UTF8.self).filter(\.isLetter) == "bc")
    #expect(conditions.unknownLines == [])
  }

  @Test func `lines and offsets stay the same`() {
    let text = "a\n#ifdef A\n<b>é</b>\n#endif\nc"
    let result = evaluated(text).text
    #expect(result.utf8.count == text.utf8.count)
    #expect(
      result.utf8.lastIndex(of: UInt8(ascii: "c")) == result.utf8.index(before: result.endIndex)
    )
    #expect(result.split(separator: "\n").count == 5)
  }

  @Test(arguments: ["#if A > 1\nx\n#endif", "#include \"a.h\""])
  func `what is not evaluated is noted with its line`(text: String) {
    #expect(evaluated("\n" + text).unknown == [2])
    #expect(words(text) == [])
  }
}
