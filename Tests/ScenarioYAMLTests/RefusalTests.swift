@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

@Suite("What is refused")
struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let id: DiagnosticID
    let message: String

    init(_ text: String, _ id: DiagnosticID, _ message: String) {
      self.text = text
      self.id = id
      self.message = message
    }

    var testDescription: String { text.debugDescription }
  }

  static let cases: [Case] = [
    Case("a: 1️⃣*a2️⃣\n", .yamlSyntax, "unknown anchor 'a'"),
    Case("a: &a [b, 1️⃣*a2️⃣]\n", .aliasCycle, "'*a' is inside the value that it refers to"),
    Case("a: &a\n  b: 1️⃣*a2️⃣\n", .aliasCycle, "'*a' is inside the value that it refers to"),
    Case("a: &x y\n1️⃣*x2️⃣ : b\n", .keyNotScalar, "an alias cannot be a key"),
    Case("1️⃣[2️⃣a]: b\n", .keyNotScalar, "a list cannot be a key"),
    Case("? 1️⃣-2️⃣ a\n", .keyNotScalar, "a list cannot be a key"),
    Case("a: {1️⃣{2️⃣name}}\n", .keyNotScalar, "a mapping cannot be a key"),
    Case("a:\n  1️⃣<<2️⃣: b\n", .mergeKey, "the merge key '<<' is not supported"),
    Case("a: 1\nb: 2\n1️⃣\"a\"2️⃣: 3\n", .duplicateKey, "duplicate key 'a', first in line 1"),
    Case("- ü:\n    ö: 1\n    1️⃣ö2️⃣: 2\n", .duplicateKey, "duplicate key 'ö', first in line 2"),
    Case("{a: 1, 1️⃣a2️⃣}\n", .duplicateKey, "duplicate key 'a', first in line 1"),
    Case("a: 1️⃣!!str2️⃣ b\n", .unsupportedTag, "the tag '!!str' is not supported"),
    Case("a: &x 1️⃣!foo2️⃣ [b]\n", .unsupportedTag, "the tag '!foo' is not supported"),
    Case("a: 1️⃣!2️⃣ b\n", .unsupportedTag, "the tag '!' is not supported"),
    Case("a: 1️⃣!e!x2️⃣ b\n", .unsupportedTag, "the tag '!e!x' is not supported"),
    Case("1️⃣%TAG2️⃣ ! x:\n---\na\n", .unsupportedDirective, "the directive '%TAG' is not supported"),
    Case(
      "1️⃣%FOO bar2️⃣\n---\na\n",
      .unsupportedDirective,
      "the directive '%FOO bar' is not supported"
    ),
    Case(
      "1️⃣%YAML 1.32️⃣\n---\na\n",
      .unsupportedDirective,
      "the directive '%YAML 1.3' is not supported"
    ),
    Case("a: b\n1️⃣---2️⃣\n", .emptyFile, "the document is empty"),
    Case("1️⃣---2️⃣\n--- a\n", .emptyFile, "the document is empty"),
    Case("1️⃣...2️⃣\n", .emptyFile, "the document is empty"),
    Case("a: 1️⃣\u{7}2️⃣\n", .invalidCharacter, "the character U+0007 must be escaped"),
    Case("a: 1️⃣\u{7F}2️⃣\n", .invalidCharacter, "the character U+007F must be escaped"),
    Case("a: 1️⃣\u{85}2️⃣\n", .invalidCharacter, "the character U+0085 must be escaped"),
    Case(
      "a: \"1️⃣\u{2028}2️⃣\"",
      .invalidCharacter,
      "the character U+2028 must be escaped"
    ),
    Case("--- 1️⃣\u{FEFF}2️⃣a", .invalidCharacter, "the character U+FEFF must be escaped"),
    Case("a: 1️⃣\u{FFFE}2️⃣", .invalidCharacter, "the character U+FFFE must be escaped"),
    Case("a1️⃣\r2️⃣b", .invalidCharacter, "the carriage return U+000D does not end a line by itself"),
  ]

  @Test(arguments: cases)
  func `each at its place, in words`(of example: Case) {
    let marked = Marked(example.text)
    let found = diagnostic(marked.source)
    #expect(found?.id == example.id)
    #expect(found?.message == example.message)
    #expect(found?.range == marked.range)
  }

  @Test(arguments: cases)
  func `the place holds after wide characters, a byte order mark and CR LF`(of example: Case) {
    let marked = Marked(
      example.text,
      prefix: "\u{FEFF}# ümlaut 漢字 😀\n",
      carriageReturns: true
    )
    let found = diagnostic(marked.source)
    #expect(found?.id == example.id)
    #expect(found?.range == marked.range)
  }

  @Test func `a file without content`() {
    for text in ["", "\n \n", "# nothing\n", "\u{FEFF}"] {
      #expect(diagnostic(text)?.id == .emptyFile)
    }
  }

  @Test func `a file that is too large`() {
    let limit = 4 << 20
    let fits = "a: b\n" + String(repeating: "#", count: limit - 5)
    #expect(diagnostic(fits) == nil)
    #expect(diagnostic(fits + "#")?.id == .fileTooLarge)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], 0, 2), ([0x00, 0x61, 0x00, 0x62], 0, 2),
      ([0x61, 0x62, 0x00], 2, 3), ([0x61, 0xFC, 0x62], 1, 2), ([0xC3, 0xA4, 0xC0, 0x80], 2, 3),
      ([0x61, 0xE0, 0x80, 0x80], 1, 2), ([0x61, 0xED, 0xA0, 0x80], 1, 2),
      ([0x61, 0xF4, 0x90, 0x80, 0x80], 1, 2), ([0x61, 0xF0, 0x9F, 0x98], 1, 2),
      ([0x61, 0xE2, 0x82], 1, 2), ([0x61, 0x80], 1, 2),
      ([0x61, 0xF8, 0x88, 0x80, 0x80, 0x80], 1, 2),
    ] as [([UInt8], Int, Int)]
  )
  func `bytes that are not UTF-8`(bytes: [UInt8], start: Int, end: Int) {
    let found = diagnostic(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(found?.id == .notUTF8)
    #expect(found?.range == SourceRange(start, end))
  }

  @Test func `any byte of a long line is looked at`() {
    for place in 0..<40 {
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 40)
      bytes[place] = 0x1B
      let found = diagnostic(SourceFile(path: "a.yaml", bytes: bytes))
      #expect(found?.id == .invalidCharacter)
      #expect(found?.range == SourceRange(place, place + 1))
    }
  }

  @Test func `a message quotes one line, and nothing that a terminal obeys`() {
    let escape = "\"\\e[31m\\nred\": b\n"
    #expect(diagnostic(escape + escape)?.message == "duplicate key '\\u001B[31m…', first in line 1")
    let long = String(repeating: "ä", count: 900) + ": b\n"
    let quoted = String(repeating: "ä", count: 48)
    #expect(diagnostic(long + long)?.message == "duplicate key '\(quoted)…', first in line 1")
  }

  @Test func `a duplicate among many keys is the first one in the file`() {
    let keys = (0..<40).map { "k\($0): x\n" }.joined()
    let marked = Marked(keys + "1️⃣k72️⃣: y\nk3: z\n")
    let found = diagnostic(marked.source)
    #expect(found?.message == "duplicate key 'k7', first in line 8")
    #expect(found?.range == marked.range)
    #expect(diagnostic(keys) == nil)
  }
}
