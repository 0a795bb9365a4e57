@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import Testing

/// The page of the diagnostics explains each, with an example.
@Suite struct DiagnosticPageTests {
  private static let path = "docs/diagnostics.md"

  /// The page from the heading of an identifier to the next heading.
  private func entry(_ id: DiagnosticID) throws -> (lines: [String], range: Range<Int>) {
    let page = try #require(Documentation.page(Self.path))
    let heading = "### `\(id.name)`"
    let starts = page.lines.indices.filter { page.lines[$0] == heading }
    try #require(starts.count == 1, "\(Self.path) has \(starts.count) headings for \(id.name)")
    let rest = page.lines[(starts[0] + 1)...]
    // A comment in an example is not a heading.
    let end = rest.firstIndex { $0.hasPrefix("## ") || $0.hasPrefix("### ") } ?? page.lines.endIndex
    return (Array(page.lines[starts[0]..<end]), starts[0]..<end)
  }

  @Test(arguments: DiagnosticID.allCases)
  func `each diagnostic has an explanation and a fix`(_ id: DiagnosticID) throws {
    let lines = try entry(id).lines
    let summary = try #require(lines.dropFirst(2).first)
    #expect(summary.first?.isUppercase == true && summary.hasSuffix("."))
    #expect(lines.contains { $0.hasPrefix("**Fix it:** ") })
  }

  /// All but the one whose file is too large for a page.
  @Test(arguments: DiagnosticID.allCases.filter { $0 != .fileTooLarge })
  func `the example of each provokes it and nothing else`(_ id: DiagnosticID) async throws {
    let range = try entry(id).range
    let examples = Example.all.filter {
      $0.page.path == Self.path && range.contains($0.block.range.lowerBound)
    }
    try #require(examples.count == 1)
    let result = try await ExampleRunner.run(examples[0], for: id == .noApp ? .run : .check)
    #expect(result.allDiagnostics.map(\.id) == [id.name])
    #expect(examples[0].console != nil, "no console block shows what is printed")
  }

  @Test func `every heading is an identifier`() throws {
    let page = try #require(Documentation.page(Self.path))
    let headings = page.lines.filter { $0.hasPrefix("### ") }
    let known = Set(DiagnosticID.allCases.map { "### `\($0.name)`" })
    #expect(headings.filter { !known.contains($0) } == [])
  }
}
