import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML

/// Runs an example with the real runner.
enum ExampleRunner {
  /// Its result, with the file name of its console block, or else its location in the page.
  static func run(
    _ example: Example,
    for purpose: RunConfiguration.Purpose = .run
  ) async throws -> FileResult {
    var configuration = RunConfiguration()
    configuration.purpose = purpose
    configuration.checksAcrossFiles = example.command?.checksAcrossFiles ?? false
    configuration.keepsTraces = true
    let runner = Runner(loader: BlockLoader(example: example), configuration: configuration)
    let path = Documentation.root.appending(path: example.page.path).path
    var result = FileResult(path: "")
    try runner.run(ScenarioFiles(arguments: [Path(path)])) { file in
      result = file
    }
    var lint = CrossFileCheck()
    lint.add(result)
    for file in lint.findings { result.facts.findings += file.facts.findings }
    result.path = Path(example.command?.file ?? example.testDescription)
    return result
  }

  /// What the command prints for it, without the time.
  static func output(of example: Example) async throws -> String {
    let command = example.command
    let purpose = command?.purpose ?? .run
    var spelling = ResultSpelling()
    let result = spelling.written(try await run(example, for: purpose))
    var counts = Counts()
    counts.add(result)
    if purpose == .list { return ListText.of(result) }
    if let format = command?.format, format != .full {
      var report = DiagnosticReport(format)
      return report.add(result) + report.end
    }
    let report = ConsoleReport(
      style: command?.style ?? .quiet,
      paint: Paint(isColored: false),
      passed: purpose == .check ? "valid" : "passed"
    )
    var digest = FailureDigest()
    return report.text(of: result, &digest) + digest.text
      + report.summaryLine(counts, wallTime: 0, note: "")
  }
}

/// Reads one block of a page as a file of its own.
private struct BlockLoader: ScenarioLoader {
  static let fileLimit = YAMLLoader.fileLimit
  let example: Example
  var customWords = CustomWords()
  var variables: [String: String] = [:]
  private var loader = YAMLLoader()

  init(example: Example) {
    self.example = example
    // The words of an app that is not there.
    if example.command?.file == "no-app.yaml" {
      loader.customWords = CustomWords(probes: ["draft"])
    }
  }

  func notes() -> [Diagnostic] { loader.notes() }

  mutating func load(_ source: SourceFile) -> LoadedFile {
    guard let command = example.command else {
      // Empty lines before it keep the line numbers of the page.
      let lead = String(repeating: "\n", count: example.block.range.lowerBound)
      let bytes = Array(lead.utf8) + example.bytes
      return loader.load(SourceFile(path: example.page.path, bytes: bytes))
    }
    return loader.load(SourceFile(path: command.file, bytes: example.bytes))
  }
}
