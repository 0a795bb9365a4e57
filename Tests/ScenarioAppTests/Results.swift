import Foundation
import ScenarioApp
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioSystem
import ScenarioYAML

/// Runs the text of a scenario file against an app, on the main thread as its code expects.
@MainActor func results(of app: AppUnderTest, _ text: String) throws -> FileResult {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appendingPathComponent("\(UUID()).yaml")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  var configuration = RunConfiguration()
  configuration.makeApp = app.makeApp
  let runner = Runner(
    loader: YAMLLoader(customWords: app.words),
    configuration: configuration
  )
  var results: [FileResult] = []
  runner.run(try ScenarioFiles(arguments: [Path(file.path)], without: .none)) { results.append($0) }
  return results[0]
}
