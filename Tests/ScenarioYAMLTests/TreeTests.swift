@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import Testing

@Suite("What is read")
struct TreeTests {
  /// Every node as its words in the source, in brackets by kind, with its children.
  private func outline(_ text: String) throws -> [String] {
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    var reader = YAMLReader()
    var tree = Tree()
    let diagnostic = reader.read(source, into: &tree)
    try #require(diagnostic == nil, "\(diagnostic?.message ?? "")")

    func line(_ index: Tree.Index) -> String {
      let node = tree[index]
      let words = String(
        decoding: source.bytes[Int(node.range.start)..<Int(node.range.end)],
        as: UTF8.self
      )
      let inner = tree.children(index).map(line).joined(separator: " ")
      return switch node.kind {
      case .scalar: "‹\(words)›"
      case .quoted: "‹\(words)›=\(tree.string(index).debugDescription)"
      case .list: "[\(node.range.start)-\(node.range.end): \(inner)]"
      case .mapping: "{\(node.range.start)-\(node.range.end): \(inner)}"
      }
    }
    return tree.documents.map(line)
  }

  @Test func `block collections end at their last child`() throws {
    #expect(
      try outline("a:\n  - b\n  - c\n\n# end\nd: e\n") == ["{0-26: ‹a› [5-14: ‹b› ‹c›] ‹d› ‹e›}"]
    )
  }

  @Test func `flow collections end at their brackets`() throws {
    #expect(
      try outline("a: [b, {c: d} ]  # end\n") == ["{0-15: ‹a› [3-15: ‹b› {7-13: ‹c› ‹d›}]}"]
    )
  }

  @Test func `a pair in a flow list is a mapping that ends at its value`() throws {
    #expect(try outline("[a: b, c]") == ["[0-9: {1-5: ‹a› ‹b›} ‹c›]"])
  }

  @Test(arguments: [
    ("a:\nb: c\n", 2), ("a:   # why\nb: c\n", 2), ("{a: , b: c}", 3), ("{a, b: c}", 2),
    ("? a\nb: c\n", 3), ("a : \nb: c\n", 3), ("\"a\":\nb: c", 4), ("a: &x\nb: c", 2),
  ])
  func `a missing value is located after its colon`(text: String, place: Int) throws {
    var reader = YAMLReader()
    var tree = Tree()
    let source = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    #expect(reader.read(source, into: &tree) == nil)
    let root = try #require(tree.documents.first)
    let value = tree[try #require(tree.firstField(root)).value]
    #expect(value.kind == .scalar)
    #expect(value.range == SourceRange(place, place))
    #expect(value.text.start == value.text.end)
  }

  @Test func `quotes, escapes and block texts are kept apart from plain words`() throws {
    #expect(
      try outline("a: \"x\\n\\u2028\"\nb: 'it''s'\nc: |\n  one\n  two\n\nd: >-\n  one\n  two\n")
        == [
          "{0-61: ‹a› ‹\"x\\n\\u2028\"›=\"x\\n\u{2028}\" ‹b› ‹'it''s'›=\"it\\'s\" "
            + "‹c› ‹|\n  one\n  two›=\"one\\ntwo\\n\" ‹d› ‹>-\n  one\n  two›=\"one two\"}"
        ]
    )
  }

  @Test func `scalars are text, whatever they look like`() throws {
    #expect(
      try outline("[no, ~, null, 4.10, 12:30, \"\"]") == [
        "[0-30: ‹no› ‹~› ‹null› ‹4.10› ‹12:30› ‹\"\"›=\"\"]"
      ]
    )
  }

  @Test func `a byte order mark, wide characters and CR LF shift no place`() throws {
    #expect(
      try outline("\u{FEFF}ü: [漢字, 😀]\r\nb: c\r\n") == ["{3-27: ‹ü› [7-21: ‹漢字› ‹😀›] ‹b› ‹c›}"]
    )
  }

  @Test func `an alias is what its anchor is, at its own place`() throws {
    #expect(
      try outline("a: &x [b, c]\nd: *x\ne: &y z\nf: *y\n") == [
        "{0-32: ‹a› [6-12: ‹b› ‹c›] ‹d› [16-18: ‹b› ‹c›] ‹e› ‹z› ‹f› ‹*y›}"
      ]
    )
  }

  @Test func `an anchor does not belong to what it names`() throws {
    #expect(try outline("a: &x # why\n  b: c\n") == ["{0-18: ‹a› {14-18: ‹b› ‹c›}}"])
  }

  @Test func `weights count aliases as what they stand for`() throws {
    var reader = YAMLReader()
    var tree = Tree()
    let source = SourceFile(path: "a.yaml", bytes: Array("- &x [a, b]\n- *x\n- *x\n".utf8))
    #expect(reader.read(source, into: &tree) == nil)
    #expect(tree.nodes[0].weight == 10)
    #expect(tree.nodes.count == 6)
  }

  @Test func `a stream may hold several documents, and anchors end with theirs`() throws {
    #expect(try outline("%YAML 1.2\n---\na\n...\n---\n[b]\n") == ["‹a›", "[24-27: ‹b›]"])
    #expect(diagnostic("--- &x a\n--- *x\n")?.message == "unknown anchor 'x'")
  }

  @Test func `a reader and a tree are used again`() throws {
    var reader = YAMLReader()
    var tree = Tree()
    let broken = SourceFile(path: "a.yaml", bytes: Array("a: &x [b, c".utf8))
    let fine = SourceFile(path: "b.yaml", bytes: Array("d: e".utf8))
    #expect(reader.read(broken, into: &tree) != nil)
    #expect(reader.read(fine, into: &tree) == nil)
    #expect(tree.nodes.count == 3)
    #expect(tree.documents.count == 1)
    #expect(tree.documents.map { tree.string(tree.firstField($0)?.key ?? $0) } == ["d"])
  }
}
