import Foundation
import Testing

/// Links, and the length of the README.
@Suite struct PageTests {
  @Test func `the README fits on a few screens`() throws {
    let readme = try #require(Documentation.page("README.md"))
    #expect(readme.lines.count - 1 <= 150)
  }

  @Test(arguments: Documentation.pages)
  func `every link leads to a file and a heading that exist`(_ page: MarkdownPage) {
    for link in page.links where !link.target.contains("://") {
      let parts = link.target.split(separator: "#", omittingEmptySubsequences: false)
      let folder = page.path.contains("/") ? "docs/" : ""
      let path = parts[0].isEmpty ? page.path : Self.normalized(folder + parts[0])
      #expect(Documentation.exists(path), "\(page.path):\(link.line): there is no \(path)")
      if parts.count > 1, let target = Documentation.page(path) {
        #expect(
          target.anchors.contains(String(parts[1])),
          "\(page.path):\(link.line): \(path) has no heading for #\(parts[1])"
        )
      }
    }
  }

  @Test(
    arguments: [
      "language.md", "interface.md", "objects.md", "threads.md", "vocabulary.md", "rules.md",
      "behaviors.md", "extending.md", "architecture.md", "ci.md", "events.md", "reports.md",
      "html-report.md", "diagnostics.md", "reliability.md", "running.md", "configuration.md",
      "graph.md", "explain.md", "diff.md", "repl.md", "lint.md", "figures.md", "states.md",
      "benchmarks.md", "own-app.md", "uikit.md",
    ]
  )
  func `every page of the documentation can be reached from the README`(_ name: String) throws {
    let readme = try #require(Documentation.page("README.md"))
    #expect(readme.links.contains { $0.target.hasPrefix("docs/\(name)") })
  }

  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
