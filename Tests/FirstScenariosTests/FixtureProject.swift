import AppProjects
import Foundation
import ScenarioSystem
import ScenarioYAML

/// The files of a project in `Tests/AppProjectsTests/Fixtures`, which can be changed before they are read.
struct FixtureProject {
  /// The contents of the files by their paths.
  var files: [String: String]

  init(_ name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "AppProjectsTests/Fixtures/\(name)")
    let paths = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) ?? []
    files = [:]
    for path in paths {
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files[path] = try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// Returns the project with another text in a file in the place of its first one like that; nil if there is none.
  func replacing(_ old: String, with new: String, in path: String) -> FixtureProject? {
    guard let text = files[path], text.contains(old) else { return nil }
    var project = self
    project.files[path] = text.replacing(old, with: new, maxReplacements: 1)
    return project
  }

  /// Reads the app from the files.
  func app() throws -> InspectedApp? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "FirstScenarios-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let reader = AppReader(readYAML: YAMLPropertyList.read)
    return try reader.read(Path(folder.path(percentEncoded: false))).app
  }
}
