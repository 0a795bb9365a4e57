import AppProjects
import Foundation
import ScenarioSystem
import ScenarioYAML
import XcodeProjects

/// A folder with the files of an app, which is there as long as a test.
final class AppFolder {
  let location: URL

  init(_ files: [String: String]) throws {
    location = FileManager.default.temporaryDirectory.appending(path: "AppProjects-\(UUID())")
    for (path, text) in files {
      let file = location.appending(path: path)
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: location) }

  /// Reads the project.
  func read(limits: ReadingLimits = ReadingLimits()) throws -> InspectedProject {
    let reader = AppReader(limits: limits, readYAML: YAMLPropertyList.read)
    return try reader.read(Path(location.path(percentEncoded: false)))
  }
}

/// Reads an app with these source files, whose Info.plist has entries in YAML.
func inspect(
  _ sources: [String: String],
  info: String = "{}",
  settings: String = "{}",
  deploymentTarget: String = "16.0"
) throws -> InspectedProject {
  var files = ["project.yml": projectText(info: info, settings: settings, deploymentTarget)]
  for (path, text) in sources { files["Sources/\(path)"] = text }
  return try AppFolder(files).read()
}

private func projectText(info: String, settings: String, _ deploymentTarget: String) -> String {
  """
  name: Notes
  targets:
    Notes:
      type: application
      platform: iOS
      deploymentTarget: "\(deploymentTarget)"
      sources: [Sources]
      settings: \(settings)
      info:
        path: Info.plist
        properties: \(info)
  """
}

extension AppFolder {
  /// The limits for any app.
  static var limits: ReadingLimits { ReadingLimits() }
}
