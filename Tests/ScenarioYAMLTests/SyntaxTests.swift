@_spi(Package) import ScenarioLanguage
import Testing

@Suite("Mistakes in YAML")
struct SyntaxTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    let help: String

    init(_ text: String, _ message: String, _ help: String) {
      self.text = text
      self.message = message
      self.help = help
    }

    var testDescription: String { text.debugDescription }
  }

  static let colons: [Case] = [
    Case(
      "tags: [1️⃣smoke:2️⃣]\n",
      "'smoke:' cannot end with ':' inside brackets",
      "remove the last colon, or write \"smoke:\""
    ),
    Case(
      "calls: [1️⃣a:2️⃣, b]\n",
      "'a:' cannot end with ':' inside brackets",
      "remove the last colon, or write \"a:\""
    ),
    Case(
      "never: 1️⃣applicationWillTerminate:2️⃣\n",
      "a value on the line of its key cannot end with ':'",
      "remove the last colon; a list is written [applicationWillTerminate]"
    ),
    Case(
      "scenario: 1️⃣Calls: two2️⃣  # why\n",
      "a value with ': ' in it must be in quotes",
      "write \"Calls: two\", or a second key on its own line"
    ),
    Case(
      "steps:\n  - user: a\n    1️⃣state2️⃣ active\n  - user: b\n",
      "expected ':' after 'state'",
      "write 'state: active'"
    ),
    Case("a: 1\n1️⃣b:22️⃣\nc: 3\n", "expected a space after 'b:'", "write 'b: 2'"),
    Case("1️⃣a:12️⃣\nb: 2\n", "expected a space after 'a:'", "write 'a: 1'"),
    Case("a: 1\n1️⃣-foo2️⃣\nb: 2\n", "expected a space after '-'", "write '- foo'"),
    Case("{1️⃣a:2️⃣{b: c}}\n", "expected a space after 'a:'", "write 'a: {'"),
    Case(
      "[a: 1️⃣b:2️⃣ c]\n",
      "expected '{' before 'b:'",
      "write '{ b: .. }', or put a value with a colon in quotes"
    ),
    Case(
      "x: [a, b]1️⃣:2️⃣ c\n",
      "unexpected ':' after the end of the value",
      "put the key and its value on a line of their own"
    ),
  ]

  static let brackets: [Case] = [
    Case("a: 1️⃣[2️⃣b, c\nd: e\n", "'[' is never closed", "write ']' where the list ends"),
    Case("a: 1️⃣[2️⃣b, c\n", "'[' is never closed", "write ']' where the list ends"),
    Case("- a: 1️⃣[2️⃣b,\n- c: d\n", "'[' is never closed", "write ']' where the list ends"),
    Case("a: 1️⃣{2️⃣b: c\nd: e\n", "'{' is never closed", "write '}' where the mapping ends"),
    Case(
      "- {a: 1\n  1️⃣b2️⃣: 2}\n",
      "expected ',' before 'b'",
      "put ',' between the two, or both in quotes as one"
    ),
    Case(
      "[\"a\" 1️⃣\"b c\"2️⃣]\n",
      "expected ',' before '\"b c\"'",
      "put ',' between the two, or both in quotes as one"
    ),
    Case("a: [b,1️⃣,2️⃣ c]\n", "expected a value before ','", "remove one comma"),
    Case("[a1️⃣}2️⃣\n", "expected ']' and not '}'", "the '[' of line 1 is open"),
    Case("a: [b]1️⃣]2️⃣\n", "unexpected ']'", "no bracket is open that it would close"),
    Case(
      "{open-url: 1️⃣${url}2️⃣}\n",
      "'${url}' must be in quotes inside brackets",
      "write \"${url}\""
    ),
    Case(
      "[a, 1️⃣x${url}/y2️⃣, b]\n",
      "'x${url}/y' must be in quotes inside brackets",
      "write \"x${url}/y\""
    ),
  ]

  static let values: [Case] = [
    Case(
      "a: 1️⃣\"bc2️⃣\nd: e\n",
      "the quote that opens here is never closed",
      "write \" where the text ends"
    ),
    Case(
      "a: 1️⃣\"bc2️⃣\nd: \"e\"\n",
      "the quote that opens here is closed only in line 2",
      "write \" where the text ends"
    ),
    Case(
      "a: 'don'1️⃣t'2️⃣\n",
      "unexpected 't'' after the closing quote",
      "write '' for a quote inside single quotes"
    ),
    Case(
      "a: \"b1️⃣\\q2️⃣\"\n",
      "unknown escape '\\q'",
      "write '\\\\' for a backslash, or put the text in single quotes"
    ),
    Case(
      "a: \"1️⃣\\u122️⃣\"\n",
      "expected 4 hexadecimal digits after '\\u'",
      "write '\\\\' for a backslash"
    ),
    Case(
      "a: \"1️⃣\\ud8002️⃣\"\n",
      "'\\ud800' is not a character",
      "write the character itself, or '\\U' and its 8 digits"
    ),
    Case("a: 1️⃣@b \"c\"2️⃣\n", "a value cannot begin with '@'", "write \"@b \\\"c\\\"\""),
    Case("a: [1️⃣`b2️⃣, c]\n", "a value cannot begin with '`'", "write \"`b\""),
    Case("a: 1️⃣%b2️⃣\n", "a value cannot begin with '%'", "write \"%b\""),
    Case("a: 1️⃣*2️⃣\n", "'*' is not an alias", "put a value that begins with '*' in quotes"),
    Case(
      "a: 1️⃣|foo2️⃣\n  b\n",
      "unexpected 'foo' after '|'",
      "the text begins on the next line; put a value that begins with '|' in quotes"
    ),
  ]

  static let lines: [Case] = [
    Case("a:\n1️⃣\t2️⃣b: c\n", "a tab cannot indent a line", "indent with spaces"),
    Case("a: b\n1️⃣\t2️⃣c: d\n", "a tab cannot indent a line", "indent with spaces"),
    Case("-1️⃣\t2️⃣a: b\n", "a tab is not allowed here", "write a space instead"),
    Case(
      "user: a\n  1️⃣state2️⃣: b\n",
      "'state' is indented further than 'user', which has a value",
      "begin an item with '- user: ..', indent it like 'user', or move the value of 'user' below it"
    ),
    Case(
      "steps:\n  - user: a\n   1️⃣state2️⃣: b\n",
      "'state' does not line up with any line above",
      "indent it by 4 spaces, like 'user'"
    ),
    Case(
      "steps:\n  - user: a\n  1️⃣state2️⃣: b\n",
      "expected '- ' before 'state'",
      "write '- ', or indent it like the keys of the item above"
    ),
    Case(
      "steps:\n  - a\n 1️⃣state2️⃣: b\n",
      "'state' does not line up with any line above",
      "do not indent it, like 'steps'"
    ),
    Case(
      " 1️⃣a2️⃣: 1\nb: 2\n",
      "the indentation of 'a' does not match the lines around it",
      "do not indent it"
    ),
    Case(
      "a: b\n1️⃣-2️⃣ c\n",
      "a list item is not allowed here, among keys",
      "indent it below the key that it belongs to, which has no other value"
    ),
    Case("a: 1️⃣- b2️⃣\n", "a list begins on a line of its own", "write '- b' on the next line"),
    Case(
      "a: |\n  b\n 1️⃣c2️⃣\nd: e\n",
      "'c' belongs to no value above it",
      "indent it like the text above it, or put the whole text in quotes"
    ),
    Case(
      "--- a\n...\n1️⃣b2️⃣: c\n",
      "'b' is after the end of the document",
      "put a line '---' between two documents"
    ),
    Case(
      "%YAML 1.2\n1️⃣a2️⃣: b\n",
      "expected '---' after the directive",
      "write a line '---' before it, or remove the directive"
    ),
  ]

  @Test(arguments: colons + brackets + values + lines)
  func `each is reported where it is, with a fix`(of example: Case) {
    let marked = Marked(example.text)
    let found = diagnostic(marked.source)
    #expect(found?.id == .yamlSyntax)
    #expect(found?.message == example.message)
    #expect(found?.help == example.help)
    #expect(found?.range == marked.range)
  }

  @Test(arguments: colons + brackets + values + lines)
  func `the place holds after wide characters, a byte order mark and CR LF`(of example: Case) {
    let marked = Marked(
      example.text,
      prefix: "\u{FEFF}# ümlaut 漢字 😀\n",
      carriageReturns: true
    )
    let found = diagnostic(marked.source)
    #expect(found?.id == .yamlSyntax)
    #expect(found?.range == marked.range)
  }

  @Test(arguments: colons + brackets + values + lines)
  func `a file that ends anywhere is reported safely`(of example: Case) {
    let bytes = Marked("ü: 漢\n" + example.text).source.bytes
    for end in bytes.indices {
      let found = diagnostic(SourceFile(path: "a.yaml", bytes: Array(bytes[..<end])))
      #expect((found?.range.start ?? 0) <= (found?.range.end ?? 0))
      #expect(Int(found?.range.end ?? 0) <= end)
    }
  }
}
