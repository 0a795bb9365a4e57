import Foundation
import ScenarioKit

/// Plays an example through the real runner.
enum ExamplePlayer {
  /// What came of it, under the name that its console block gives it, else at its place in the page.
  static func play(_ example: Example) async throws -> FileResult {
    var configuration = RunConfiguration()
    configuration.keepsRecords = true
    configuration.wantsLines = true
    let runner = Runner(
      loader: BlockLoader(example: example),
      configuration: configuration,
      fileLimit: YAMLLoader.fileLimit
    )
    let path = Documentation.root.appending(path: example.page.path).path
    var result = FileResult(path: "")
    try await runner.run(ScenarioFiles(arguments: [path])) { (file) throws(ScenarioError) in
      result = file
    }
    result.path = example.command?.file ?? example.testDescription
    return result
  }

  /// What the command prints for it, the time left out.
  static func output(of example: Example) async throws -> String {
    let result = try await play(example)
    var counts = Counts()
    counts.add(result)
    if example.command?.isList == true { return ListText.of(result) }
    let report = ConsoleReport(
      style: example.command?.style ?? .quiet,
      paint: Paint(isColored: false)
    )
    return report.text(of: result) + report.lastLine(counts, wallTime: 0, note: "")
  }
}

/// Reads one block of a page as a file of its own.
private struct BlockLoader: ScenarioLoader {
  let example: Example
  private var loader = YAMLLoader()

  init(example: Example) { self.example = example }

  mutating func load(_ source: SourceFile) -> LoadedFile {
    let text = example.page.text(of: example.block)
    guard let command = example.command else {
      // Empty lines before it keep the lines of the page.
      let lead = String(repeating: "\n", count: example.block.range.lowerBound)
      let path = example.page.path
      return loader.load(SourceFile(path: path, bytes: Array((lead + text).utf8)))
    }
    return loader.load(SourceFile(path: command.file, bytes: Array(text.utf8)))
  }
}
