import Foundation
import ScenarioRunner
import Testing

/// The examples of the documentation do what the pages promise.
@Suite struct ExampleTests {
  @Test(arguments: Example.all)
  func `an example does what its page promises`(_ example: Example) async throws {
    let result = try await ExampleRunner.run(example)
    var counts = Counts()
    counts.add(result)
    let isAsPromised =
      switch example.outcome {
      case .passing: counts.cases > 0 && counts.failed + counts.invalid == 0
      case .failing: counts.failed > 0 && counts.invalid == 0
      case .invalid: counts.invalid > 0
      }
    let output = try await ExampleRunner.output(of: example)
    #expect(isAsPromised, "expected \(example.outcome.rawValue)\n\(output)")
  }

  @Test(arguments: ["README.md", "docs/language.md"])
  func `a page of examples has only whole files, which are run`(_ path: String) throws {
    let page = try #require(Documentation.page(path))
    let blocks = page.blocks.filter { $0.info.first == "yaml" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let line = block.range.lowerBound
      #expect(Example.isWhole(block, in: page), "\(path):\(line) is not a whole file")
      let words = block.info.dropFirst()
      let isKnown = words.allSatisfy { Example.Outcome(rawValue: $0) != nil }
      #expect(isKnown && words.count < 2, "\(path):\(line) has an unknown outcome")
    }
  }

  /// `RECORD=1 swift test` writes the current output, and fails where it wrote.
  @Test(arguments: Documentation.pages)
  func `a console block contains the output of the command`(
    _ page: MarkdownPage
  ) async throws {
    var fresh = page.lines
    for example in Example.examples(of: page).reversed() {
      guard let console = example.console else { continue }
      let output = try await ExampleRunner.output(of: example).components(separatedBy: "\n")
        .dropLast()
      let shown = console.range.dropFirst()
      let lines = page.lines[shown].map { $0.replacing(#/ in \d+\.\d\d s /#, with: " in 0.00 s ") }
      if lines == Array(output) { continue }
      fresh.replaceSubrange(shown, with: output)
      Issue.record(
        """
        \(example.testDescription) does not show the current output:
        \(output.joined(separator: "\n"))
        'make record' writes it; look at the diff before you commit it
        """
      )
    }
    if fresh != page.lines, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let text = fresh.joined(separator: "\n")
      try Data(text.utf8).write(to: Documentation.root.appending(path: page.path))
    }
  }
}
