@_spi(Package) import ScenarioLanguage
import ScenarioYAML
import TestSupport
import Testing

/// The last colon of a selector before `,` or `]`.
@Suite struct FlowColonTests {
  private func tree(_ text: String) -> (tree: Tree, problem: Diagnostic?) {
    var reader = YAMLReader()
    var tree = Tree()
    let problem = reader.read(SourceFile(path: "a.yaml", bytes: Array(text.utf8)), into: &tree)
    return (tree, problem)
  }

  @Test(arguments: [
    "calls: [applicationDidBecomeActive:]",
    "calls: [application:didFinishLaunchingWithOptions:, applicationDidBecomeActive:]",
    "calls:\n  in-order: [\n    applicationDidBecomeActive:,\n    b\n  ]",
    "calls: { any-order: [applicationDidBecomeActive:] } # [aB:]",
    "a: \"[aB:, c]\"\nb: 'aB:]'\ncalls: [applicationDidBecomeActive:]\nc: |\n  [aB:, c]",
  ])
  func `is accepted, and every other byte stays`(_ text: String) throws {
    let (tree, problem) = tree(text)
    #expect(problem == nil)
    let bytes = Array(text.utf8)
    for node in tree.nodes where node.kind == .scalar {
      let position = String(
        decoding: bytes[Int(node.range.start)..<Int(node.range.end)],
        as: UTF8.self
      )
      let read = String(
        decoding: tree.text[Int(node.text.start)..<Int(node.text.end)],
        as: UTF8.self
      )
      #expect(position == read)
      #expect(!read.hasSuffix(":"))
    }
    let quoted = tree.nodes.filter { $0.kind == .quoted }.map {
      String(decoding: tree.text[Int($0.text.start)..<Int($0.text.end)], as: UTF8.self)
    }
    #expect(quoted.isEmpty || quoted == ["[aB:, c]", "aB:]", "[aB:, c]"])
  }

  @Test(arguments: [
    "tags: [smoke:]", "tags: [Smoke:, b]", "calls: {applicationDidBecomeActive:}",
    "calls: {applicationDidBecomeActive:, b: c}", "calls: [applicationDidBecomeActive:[a]]",
    "calls: [\"a\":applicationDidBecomeActive:]",
    "calls: [applicationDidBecomeActive:]\nb: [smoke:]",
    "calls: [applicationDidBecomeActive:]\nb: {sceneDidBecomeActive:, c: d}",
  ])
  func `nothing else is`(_ text: String) {
    #expect(tree(text).problem?.id == .yamlSyntax)
  }

  @Test func `the time for them is proportional to the number of lines`() {
    let line = "  - calls: [applicationWillResignActive:, applicationDidEnterBackground:]\n"
    let growth = Growth.factor(size: 1_000) { count in
      let text = "steps:\n" + String(repeating: line, count: count)
      #expect(tree(text).problem == nil)
    }
    #expect(growth < 10)
  }

  @Test(arguments: [
    ("calls: [applicationDidBecomeActive:]\n", "calls: [applicationDidBecomeActive]\n")
  ])
  func `fmt leaves it out`(_ text: String, _ formatted: String) throws {
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    guard case .changed(let bytes) = ScenarioFormatter.format(file) else {
      Issue.record("not changed")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == formatted)
  }
}
