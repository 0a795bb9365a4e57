import Foundation
import TestSupport
import Testing

/// The pages of `explain`, `diff` and `repl` show what the commands print.
@Suite(.timeLimit(.minutes(15))) struct ExplainExampleTests {
  /// Runs each command of a page, in a folder with the scenario before it; the text after it is its output.
  @Test(arguments: ["docs/explain.md", "docs/diff.md", "docs/repl.md"])
  func `a console block contains the output of the command`(_ path: String) async throws {
    let page = try String(contentsOf: Golden.root.appending(path: path), encoding: .utf8)
    var parts = page.components(separatedBy: "```")
    var scenario = ""
    // Every other part is a block of code.
    for index in stride(from: 1, to: parts.count, by: 2) {
      if let text = Self.content(of: parts[index], "yaml") { scenario = text }
      guard let text = Self.content(of: parts[index], "console") else { continue }
      let command = try #require(text.split(separator: "\n").first.map(String.init))
      let line = String(command.dropFirst(2)).replacing("scenario-run ", with: "\"$run\" ")
      let workspace = try Workspace(["url.yaml": scenario])
      let run = try await Command.shell(line, in: workspace.folder)
      #expect(run.errors == "", "\(command)")
      parts[index] = "console\n\(command)\n\(run.output)"
    }
    Golden.compare(parts.joined(separator: "```"), to: path)
  }

  /// The text of a block in a language; nil for a block in another one.
  private static func content(of block: String, _ language: String) -> String? {
    block.hasPrefix("\(language)\n") ? String(block.dropFirst(language.count + 1)) : nil
  }
}
