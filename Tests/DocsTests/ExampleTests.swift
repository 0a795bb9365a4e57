import Foundation
import ScenarioKit
import Testing

/// What the documentation shows is true.
@Suite struct ExampleTests {
  @Test(arguments: Example.all)
  func `an example does what its page says`(_ example: Example) async throws {
    let result = try await ExamplePlayer.play(example)
    var counts = Counts()
    counts.add(result)
    let isAsSaid =
      switch example.verdict {
      case .passing: counts.cases > 0 && counts.failed + counts.invalid == 0
      case .failing: counts.failed > 0 && counts.invalid == 0
      case .invalid: counts.invalid > 0
      }
    let output = try await ExamplePlayer.output(of: example)
    #expect(isAsSaid, "it is to be \(example.verdict.rawValue)\n\(output)")
  }

  @Test(arguments: ["README.md", "docs/language.md"])
  func `a page of examples has nothing but whole files that are played`(_ path: String) throws {
    let page = try #require(Documentation.page(path))
    let blocks = page.blocks.filter { $0.info.first == "yaml" }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let line = block.range.lowerBound
      #expect(Example.isWhole(block, in: page), "\(path):\(line) is no whole file")
      let words = block.info.dropFirst()
      let isKnown = words.allSatisfy { Example.Verdict(rawValue: $0) != nil }
      #expect(isKnown && words.count < 2, "\(path):\(line) has an unknown verdict")
    }
  }

  /// `RECORD=1 swift test` puts in what is printed now, and fails where it wrote.
  @Test(arguments: Documentation.pages)
  func `what a page shows of the console is what the command prints`(
    _ page: MarkdownPage
  ) async throws {
    var fresh = page.lines
    for example in Example.examples(of: page).reversed() {
      guard let console = example.console else { continue }
      let output = try await ExamplePlayer.output(of: example).components(separatedBy: "\n")
        .dropLast()
      let shown = console.range.dropFirst()
      let lines = page.lines[shown].map { $0.replacing(#/ in \d+\.\d\d s /#, with: " in 0.00 s ") }
      if lines == Array(output) { continue }
      fresh.replaceSubrange(shown, with: output)
      Issue.record(
        """
        \(example.testDescription) does not show what is printed now:
        \(output.joined(separator: "\n"))
        'make record' puts it in; look at its diff before you commit it
        """
      )
    }
    if fresh != page.lines, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let text = fresh.joined(separator: "\n")
      try Data(text.utf8).write(to: Documentation.root.appending(path: page.path))
    }
  }
}
