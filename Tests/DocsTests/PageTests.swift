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

  /// The site takes its navigation from there, too.
  @Test(arguments: Documentation.pages.map(\.path).filter { $0 != "README.md" })
  func `every page is in the list of the documentation in the README`(_ path: String) throws {
    let readme = try #require(Documentation.page("README.md"))
    let start = try #require(readme.lines.firstIndex(of: "## Documentation"))
    #expect(readme.links.contains { $0.line > start && $0.target == path })
  }

  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
