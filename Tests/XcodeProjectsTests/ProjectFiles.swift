import Foundation
import PropertyLists
import ScenarioSystem
import ScenarioYAML
import XcodeProjects

/// A folder with the files of a project, which is there as long as a test.
final class ProjectFiles {
  let location: URL

  init(_ files: [String: String] = [:]) throws {
    location = FileManager.default.temporaryDirectory.appending(path: "XcodeProjects-\(UUID())")
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: location) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let file = location.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: location.appending(path: path).path(percentEncoded: false),
      withDestinationPath: target
    )
  }

  /// Reads the project, or what is at a path in it.
  func read(
    _ path: String = "",
    target: String? = nil,
    configuration: String? = nil,
    limits: ReadingLimits = ReadingLimits()
  ) throws -> ProjectDescription {
    var reader = ProjectReader(readYAML: YAMLPropertyList.read)
    reader.target = target
    reader.configuration = configuration
    reader.limits = limits
    return try reader.read(Path(location.appending(path: path).path(percentEncoded: false)))
  }
}

extension ProjectDescription {
  /// The notes as a reader sees them.
  var notices: [String] { notes.map(\.description) }

  /// The source files of each module, sorted.
  var sources: [String: [String]] {
    Dictionary(grouping: app?.sources ?? [], by: \.module).mapValues {
      $0.map(\.path.description).sorted()
    }
  }

  /// A value of the Info.plist in the form of JSON, and where it comes from.
  subscript(key: String) -> String? {
    app?.infoPlist?.list.entry(key).map { $0.value.plainText }
  }

  /// Where a key of the Info.plist comes from.
  func origin(_ key: String) -> String? { app?.infoPlist?.origins[key]?.description }
}

extension PropertyList {
  /// The value on one line.
  var plainText: String {
    switch value {
    case .dictionary(let entries):
      "{\(entries.map { "\($0.key): \($0.value.plainText)" }.joined(separator: ", "))}"
    case .array(let items): "[\(items.map(\.plainText).joined(separator: ", "))]"
    case .string(let text): text
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    default: typeName
    }
  }
}

/// Returns the text of an Info.plist with these entries in XML.
func plist(_ entries: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
  \(entries)
  </dict>
  </plist>
  """
}
