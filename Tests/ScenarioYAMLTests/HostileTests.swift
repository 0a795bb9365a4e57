import ScenarioLanguage
import Testing

@Suite("Hostile files are errors and not incidents", .timeLimit(.minutes(1)))
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
    let text = String(repeating: opening, count: (4 << 20) / opening.utf8.count)
    let clock = ContinuousClock()
    var id: DiagnosticID?
    let time = clock.measure { id = diagnostic(text)?.id }
    #expect(id == .tooDeep || id == .keyNotScalar || id == .yamlSyntax)
    #expect(time < .seconds(5))
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
    var text = ""
    for index in 0..<60_000 { text += "k\(index): &a\(index) x\n" }
    for index in 0..<60_000 { text += "l\(index): *a\(index)\n" }
    let time = ContinuousClock().measure { #expect(diagnostic(text) == nil) }
    #expect(time < .seconds(20))
  }
}
