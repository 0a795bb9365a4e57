@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

/// What files are generated from cannot become anything else in them.
@Suite struct YAMLTextTests {
  /// Texts with each character that means something to YAML, to an editor or to a terminal, at each place.
  private static let texts: [String] = {
    let special: [UInt32] =
      Array(0...0xFF) + [
        0x0301, 0x1680, 0x2000, 0x200B, 0x200E, 0x2028, 0x2029, 0x202E, 0x2066, 0x3000, 0xD7FF,
        0xE000, 0xFEFF,
        0xFFFD, 0xFFFE, 0xFFFF, 0x1F600, 0x10FFFF,
      ]
    let characters = special.compactMap(Unicode.Scalar.init).map(String.init)
    let places: [(String) -> String] = [
      { $0 }, { "\($0)b" }, { "a\($0)" }, { "a\($0)b" }, { "\($0)\($0)" }, { "a \($0) b" },
      { "a: \($0)b" },
    ]
    let others = [
      "", " ", "  a", "a  ", "a: b", "a #b", "- a", "? a", "| a", "> a", "%a", "@a", "`a", "[a",
      "]", "{a", "}", "a, b",
      "&a", "*a", "!a", "'a", "\"a", "---", "...", "--- a", "true", "null", "~", "12", "1e5", "any",
      "none", "\\", "\\n",
      "hello\nskip: not now #", "a\n\nb", "a\r\nb", "\n", "a\n", "e\u{301}",
    ]
    return characters.flatMap { text in places.map { $0(text) } } + others
  }()

  private func tree(_ text: String) throws -> Tree {
    var reader = YAMLReader()
    var tree = Tree()
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    let diagnostic = reader.read(source, into: &tree)
    try #require(diagnostic == nil, "\(text.debugDescription): \(diagnostic?.message ?? "")")
    return tree
  }

  @Test func quotedTextsAreReadAsTheyWere() throws {
    for text in Self.texts {
      for line in ["a: \(YAMLText.quoted(text))\n", "{a: \(YAMLText.quoted(text)), b: c}\n"] {
        let tree = try tree(line)
        try #require(tree.documents.count == 1)
        let value = try #require(tree.fields(tree.documents[0]).map(\.value).first)
        #expect(ExactText(tree.string(value)) == ExactText(text), "\(line.debugDescription)")
      }
    }
  }

  @Test func valuesAndKeysAreReadAsTheyWereWithOrWithoutQuotes() throws {
    for text in Self.texts {
      let written = YAMLText.value(text)
      for line in ["a: \(written)\n", "{\(written): \(written), z z: [\(written)]}\n"] {
        let tree = try tree(line)
        try #require(tree.documents.count == 1)
        let field = try #require(tree.fields(tree.documents[0]).first { _ in true })
        let expected = ExactText(YAMLText.withoutVariables(text))
        #expect(ExactText(tree.string(field.value)) == expected, "\(line.debugDescription)")
      }
    }
  }

  @Test(arguments: [
    "", " ", " a", "a ", "yes", "Yes", "NO", "on", "off", "y", "n", "true", "null", "~", "any",
    "none", "1", "1e5", "0x1F", ".5", "-1", "2026-11-27", "12:30", "a: b", "#x", "a #b", "${a}",
  ])
  func whatIsReadAsSomethingElseIsInQuotes(_ text: String) {
    #expect(YAMLText.value(text) == YAMLText.quotedValue(text))
  }

  @Test(arguments: ["second", "open window", "a-b_c/d.e", "iOS 18", "Yesterday"])
  func simpleWordsAreNotInQuotes(_ text: String) { #expect(YAMLText.value(text) == text) }

  @Test func keysAreReadAsTheyWere() throws {
    for text in Self.texts {
      let tree = try tree("{\(YAMLText.quoted(text)): a}\n")
      let keys = tree.fields(tree.documents[0]).map { tree.string($0.key) }
      #expect(keys.map { ExactText($0) } == [ExactText(text)])
    }
  }

  @Test func aTextCannotLeaveItsComment() throws {
    for text in Self.texts {
      let lines = YAMLText.comment(text)
      let tree = try tree((lines + ["a: b"]).joined(separator: "\n") + "\n")
      #expect(tree.fields(tree.documents[0]).map { tree.string($0.key) } == ["a"])
      #expect(lines.allSatisfy { $0.utf8.starts(with: "# ".utf8) })
    }
  }
}
