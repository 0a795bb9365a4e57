import Foundation
@_spi(Package) import ScenarioLanguage
import ScenarioReports
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML
import TestSupport
import Testing

/// A scenario file of the tests, with the text beside it that the command prints for it.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// From where the path is seen.
  var folder = Golden.root
  /// The path, as the command shows it.
  var path: String
  /// The file of the text.
  var goldenPath: String

  var testDescription: String { path }

  /// A loader, which knows the words of an app where a fixture needs them.
  private var loader: YAMLLoader {
    let isForApp = path.hasSuffix("/no-app.yaml")
    return YAMLLoader(
      customWords: isForApp ? CustomWords(actions: ["type"], probes: ["draft"]) : CustomWords()
    )
  }

  init(_ path: String) {
    self.path = path
    goldenPath = path.replacing(/\.yaml$/, with: ".txt")
  }

  /// A file that is too large for the repository, and is made when it is wanted.
  init(_ name: String, made bytes: [UInt8], goldenIn folder: String) throws {
    self.folder = URL.temporaryDirectory.appending(path: "scenario-run-fixtures")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    path = "\(name).yaml"
    goldenPath = "\(folder)/\(name).txt"
    try Data(bytes).write(to: self.folder.appending(path: path), options: .atomic)
  }

  /// All files of a folder of fixtures.
  static func all(in folder: String) -> [Fixture] {
    files(in: folder, ending: ".yaml").map { Fixture($0) }
  }

  /// The paths of a folder's files with this ending, in order.
  static func files(in folder: String, ending: String) -> [String] {
    let root = Golden.root.appending(path: folder).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// What comes of the file, which is run once for all tests.
  func result(of purpose: RunConfiguration.Purpose = .run) async throws -> FileResult {
    try await FixtureResults.shared.result("\(purpose) \(path)") { try run(for: purpose) }
  }

  private func run(for purpose: RunConfiguration.Purpose) throws -> FileResult {
    var configuration = RunConfiguration()
    configuration.purpose = purpose
    let runner = Runner(loader: loader, configuration: configuration)
    let files = try ScenarioFiles(
      arguments: [Path(path)],
      workingDirectory: Path(folder.path(percentEncoded: false))
    )
    var results: [FileResult] = []
    runner.run(files) { result in results.append(result) }
    return try #require(results.first)
  }

  /// The file as it is loaded.
  func loaded() throws -> LoadedFile {
    let location = Path(folder.appending(path: path).path(percentEncoded: false))
    let bytes = try FileReader.readWhole(path: location, limit: 1 << 20)
    var loader = self.loader
    return loader.load(SourceFile(path: path, bytes: bytes))
  }

  /// What a lint finds in the file.
  func findings() async throws -> [FileResult] {
    var configuration = RunConfiguration()
    configuration.purpose = .check
    configuration.checksAcrossFiles = true
    let runner = Runner(loader: loader, configuration: configuration)
    var lint = CrossFileCheck()
    let files = try ScenarioFiles(
      arguments: [Path(path)],
      workingDirectory: Path(folder.path(percentEncoded: false))
    )
    runner.run(files) { result in lint.add(result) }
    return lint.findings
  }

  /// The text that the command prints for a result.
  static func text(_ result: FileResult, passed: String = "passed") -> String {
    ConsoleReport(style: .normal, paint: Paint(isColored: false), passed: passed).text(of: result)
  }
}

/// The results of fixtures that a test has asked for.
private actor FixtureResults {
  static let shared = FixtureResults()

  private var results: [String: Task<FileResult, any Error>] = [:]

  func result(
    _ name: String,
    _ run: @escaping @Sendable () throws -> FileResult
  ) async throws -> FileResult {
    let task = results[name] ?? Task.detached { try run() }
    results[name] = task
    return try await task.value
  }
}

extension FileResult {
  /// How its cases ended.
  var counts: Counts {
    var counts = Counts()
    counts.add(self)
    return counts
  }
}
