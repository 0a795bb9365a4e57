import Testing

@testable import SourceScanner

/// What is code in a Swift file, and what is text.
@Suite struct SwiftLexerTests {
  private func words(_ source: String) -> [String] {
    let text = SourceText(path: "", bytes: Array(source.utf8))
    let tokens = TokenList(text: text, tokens: SwiftLexer.tokens(of: text.bytes).tokens)
    return (0..<tokens.count).filter { tokens.kind($0) == .identifier }.map(tokens.string)
  }

  @Test(
    arguments: [
      ("a // b\nc", "a c"),
      ("a /* b /* c */ d */ e", "a e"),
      (#"a "b" c"#, "a c"),
      (#"a "b\"c" d"#, "a d"),
      (#"a "b\(c)d\(e + "f\(g)h")i" j"#, "a c e g j"),
      (##"a #"b\(c)\#(d)"e"# f"##, "a d f"),
      (##"a #"""# b"##, "a b"),
      ("a \"\"\"\nb \"c\" \\(d)\n\"\"\" e", "a d e"),
      ("a #\"\"\"\nb\\(c)\"\"\"\\#(d)\n\"\"\"# e", "a d e"),
      ("a = /b{c\"/\nd", "a d"),
      ("a = b / c / d", "a b c d"),
      ("a(b, /) + c.d(e, /)", "a b c d e"),
      ("a = #/b/{c/# d", "a d"),
      ("a = #/\nb {\n/# c", "a c"),
      ("a! / b /* c */", "a b"),
      ("`class` b", "class b"),
      ("let x\u{E9}t = 1", "let x\u{E9}t"),
      ("#!/usr/bin/swift a\nb", "b"),
      ("\u{FEFF}a", "a"),
      ("1.5e-3.a 0xFF.b", "a b"),
    ]
  )
  func `comments, strings and regular expressions are not code`(source: String, expected: String) {
    #expect(words(source).joined(separator: " ") == expected)
  }

  @Test(
    arguments: [
      ("class A { let s = \"abc\n}", 1, "this string is not closed"),
      ("\n/* a", 2, "this comment is not closed"),
      ("\nclass A {\n func b() {", 2, "this bracket is not closed"),
      ("let s = \"a\\(b", 1, "this string is not closed"),
    ]
  )
  func `what does not end is reported with its line`(source: String, line: Int, message: String) {
    let facts = scan(source + "// @main")
    #expect(facts.notUnderstood.contains { $0.message == message && $0.location.line == line })
  }
}
