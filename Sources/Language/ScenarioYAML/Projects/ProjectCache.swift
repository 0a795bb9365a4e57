internal import AppProjects
internal import ScenarioSystem
internal import Synchronization
internal import XcodeProjects

/// The descriptions of apps that scenarios name by their projects, each of which is read once while it does not change.
enum ProjectCache {
  /// What a project says of its app.
  struct Description: Sendable {
    /// The key `app`, in YAML.
    let bytes: [UInt8]
    /// The displayed paths of the files that decide about it.
    let furtherPaths: [String]
    /// The stamps of all source files and of their folders, which a new file changes, by absolute path.
    fileprivate let stamps: [Path: FileStamp?]

    /// Whether all files are as they were when they were read.
    fileprivate var isCurrent: Bool { stamps.allSatisfy { FileStamp(of: $0.key) == $0.value } }
  }

  private struct Key: Hashable {
    let path: Path
    let target: String?
  }

  private static let descriptions = Mutex<[Key: Description]>([:])

  /// Returns the description of the app of a project.
  ///
  /// - Parameters:
  ///   - path: The canonical path of the project.
  ///   - name: The displayed path.
  ///   - target: The name of the target; nil for the app that the project is about.
  /// - Returns: The description.
  /// - Throws: `.usage`, `.noSuchPath` or `.nothingSelected`, if the project does not say which app it is, or what it does.
  static func description(
    of path: Path,
    displayedAs name: Path,
    target: String?
  ) throws(ScenarioError) -> Description {
    let key = Key(path: path, target: target)
    let result = descriptions.withLock { descriptions -> Result<Description, ScenarioError> in
      if let known = descriptions[key], known.isCurrent { return .success(known) }
      do throws(ScenarioError) {
        let description = try read(path, displayedAs: name, target: target)
        descriptions[key] = description
        return .success(description)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func read(
    _ path: Path,
    displayedAs name: Path,
    target: String?
  ) throws(ScenarioError) -> Description {
    let project = try AppReader(target: target, readYAML: YAMLPropertyList.read).read(path)
    let app = try project.describedApp(at: name)
    let mapping = AppMapping(app)
    if let missing = mapping.unknown.first(where: { $0.key == "life-cycle" }) {
      throw ScenarioError.usage(
        "the life cycle of the app '\(app.project.target)' is not known: \(missing.reason)",
        help: "describe the app by 'life-cycle', 'implements' and other keys instead"
      )
    }
    let files = app.definingFiles + app.project.sources.map(\.path)
    let folders = Set(app.project.sources.map(\.path.folderPrefix))
    let paths = Set(files).union(folders).map(project.root.appending)
    let converter = try PathConverter(from: project.root)
    return Description(
      bytes: Array(mapping.text.utf8),
      furtherPaths: app.definingFiles.map { "\(converter.relativeToWorkingDirectory($0))" },
      stamps: Dictionary(uniqueKeysWithValues: paths.map { ($0, FileStamp(of: $0)) })
    )
  }
}

extension InspectedProject {
  /// Returns the app, if it is known which one it is.
  ///
  /// - Throws: `.usage` or `.nothingSelected`, with what is missing.
  fileprivate func describedApp(at path: Path) throws(ScenarioError) -> InspectedApp {
    let app = try existingApp(at: path)
    guard !isTruncated else {
      throw ScenarioError.usage(
        "the project '\(app.project.project)' is too large to be read",
        help: "name a folder or a project with fewer files"
      )
    }
    guard !app.project.isArbitrary else {
      let names = ([app.project.target] + app.project.otherApps).map { "'\($0)'" }
      throw ScenarioError.usage(
        "there are several apps in '\(app.project.project)': \(names.joined(separator: ", "))",
        help: "write 'target: \(app.project.target)' beside 'from', or the name of another one"
      )
    }
    return app
  }
}
