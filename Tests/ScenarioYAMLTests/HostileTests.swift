@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import TestSupport
import Testing

@Suite("Hostile files are errors and not incidents", .timeLimit(.minutes(15)))
struct HostileTests {
  @Test func `64 levels are taken and 65 are not`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "a" + String(repeating: "]", count: depth)
    }
    #expect(diagnostic(nested(64)) == nil)
    #expect(diagnostic(nested(65))?.id == .tooDeep)
    #expect(diagnostic(nested(65))?.range == SourceRange(64, 65))
  }

  @Test(arguments: ["[", "{a: ", "- ", "[\n", "a: [", "? - "])
  func `deep nesting stops at once`(opening: String) {
    let growth = Growth.factor(size: 1 << 20) { size in
      let text = String(repeating: opening, count: size / opening.utf8.count)
      let id = diagnostic(text)?.id
      #expect(id == .tooDeep || id == .keyNotScalar || id == .yamlSyntax)
    }
    #expect(growth < 10)
  }

  @Test func `levels are counted through aliases`() {
    var text = "a0: &a0 [x]\n"
    for level in 1..<100 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(diagnostic(text)?.id == .tooDeep)
  }

  @Test func `an alias bomb is too many nodes`() {
    var text = "a: &a [x,x,x,x,x,x,x,x,x]\n"
    for (name, next) in zip("abcdefghi", "bcdefghij") {
      text +=
        "\(next): &\(next) [\(Array(repeating: "*\(name)", count: 9).joined(separator: ","))]\n"
    }
    #expect(diagnostic(text)?.id == .tooManyNodes)
  }

  @Test func `500,000 nodes are taken and one more is not`() {
    func list(_ count: Int) -> String {
      "[" + Array(repeating: "a", count: count - 1).joined(separator: ",") + "]"
    }
    #expect(diagnostic(list(500_000)) == nil)
    #expect(diagnostic(list(500_001))?.id == .tooManyNodes)
  }

  @Test func `many anchors, aliases and keys take no quadratic time`() {
    let growth = Growth.factor(size: 5_000) { count in
      var text = ""
      for index in 0..<count { text += "k\(index): &a\(index) x\n" }
      for index in 0..<count { text += "l\(index): *a\(index)\n" }
      #expect(diagnostic(text) == nil)
    }
    #expect(growth < 10)
  }
}

/// What is said of a file is bounded, whatever is wrong with it: each thing said costs time and room.
@Suite("Of hostile files not everything is reported") struct HostileMistakesTests {
  @Test(arguments: [
    ("scenario: a\nios: 8.0\nsteps: [", "a", "]"),
    ("scenario: a\nios: 8.0\nsteps: [{user: tap-icon, state: active}", ",{user: b}", "]"),
    ("scenario: a\nios: 8.0\nsteps:\n", "  - user: tap-icom\n", ""),
    ("suite: a\nios: 8.0\nscenarios: [", "{tags: 1.0.a}", "]"),
    (
      "suite: a\nalways: [{b: c}", ",{b: c}",
      "]\nscenarios: [{}\(String(repeating: ",{}", count: 1500))]"
    ),
    ("scenario: a\nios: 8.0\nnever: [b", ",b", "]\nsteps: [{user: tap-icon}]"),
  ])
  func `the number of diagnostics is limited, also for a scenario after many others`(
    opening: String,
    item: String,
    ending: String
  ) throws {
    let separator = item.hasPrefix(",") || item.hasSuffix("\n") ? "" : ","
    let items = Array(repeating: item, count: 3000).joined(separator: separator)
    let source = SourceFile(path: "a.yaml", bytes: Array((opening + items + ending).utf8))
    var reader = YAMLReader()
    var tree = Tree()
    try #require(reader.read(source, into: &tree) == nil)
    let file = Compiler.compile(tree, of: source)
    #expect(
      file.scenarios.allSatisfy {
        !$0.isValid && $0.diagnostics.count <= Diagnostic.List.maximumCount
      }
    )
    let kept = file.scenarios.reduce(file.diagnostics.count) { $0 + $1.diagnostics.count }
    #expect(kept <= 20_000 + Diagnostic.List.maximumCount + 2 * file.scenarios.count)
  }
}
