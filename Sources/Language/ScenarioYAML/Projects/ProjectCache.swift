internal import AppProjects
@_spi(Package) internal import ScenarioLanguage
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
    /// What only the scenario can say.
    fileprivate let unknown: UnknownKeys
    /// The stamps of all source files and of their folders, which a new file changes, by absolute path.
    fileprivate let stamps: [Path: FileStamp?]

    /// Whether all files are as they were when they were read.
    fileprivate var isCurrent: Bool { stamps.allSatisfy { FileStamp(of: $0.key) == $0.value } }
  }

  private struct Key: Hashable {
    let path: Path
    let target: String?
    let configuration: String?
  }

  private static let descriptions = Mutex<[Key: Description]>([:])

  /// Returns the description of the app of a project.
  ///
  /// - Parameters:
  ///   - path: The canonical path of the project.
  ///   - name: The displayed path.
  ///   - reference: What the scenario says of it.
  /// - Returns: The description.
  /// - Throws: `.usage`, `.noSuchPath` or `.nothingSelected`, if the project does not say which app it is, or what it
  ///   does, and the scenario does not say it either.
  static func description(
    of path: Path,
    displayedAs name: Path,
    _ reference: AppReference
  ) throws(ScenarioError) -> Description {
    let key = Key(
      path: path,
      target: reference.target,
      configuration: reference.configuration
    )
    let result = descriptions.withLock { descriptions -> Result<Description, ScenarioError> in
      if let known = descriptions[key], known.isCurrent { return .success(known) }
      do throws(ScenarioError) {
        let description = try read(path, displayedAs: name, key)
        descriptions[key] = description
        return .success(description)
      } catch {
        return .failure(error)
      }
    }
    let description = try result.get()
    if let error = description.unknown.error(beside: reference.keys) { throw error }
    return description
  }

  private static func read(
    _ path: Path,
    displayedAs name: Path,
    _ key: Key
  ) throws(ScenarioError) -> Description {
    let reader = AppReader(
      target: key.target,
      configuration: key.configuration,
      followsCalls: false,
      nearest: Suggestion.nearest,
      readYAML: YAMLPropertyList.read
    )
    let project = try reader.read(path)
    let app = try project.describedApp(at: name)
    let mapping = AppMapping(app)
    let files = app.definingFiles + app.project.sources.map(\.path)
    let folders = Set(app.project.sources.map(\.path.folderPrefix))
    let paths = Set(files).union(folders).map(project.root.appending)
    let converter = try PathConverter(from: project.root)
    return Description(
      bytes: Array(mapping.text.utf8),
      furtherPaths: app.definingFiles.map { "\(converter.relativeToWorkingDirectory($0))" },
      unknown: UnknownKeys(app, mapping, converter),
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
        help: "write one beside 'from': "
          + ([app.project.target] + app.project.otherApps).prefix(5).map {
            "target: \(YAMLText.value($0))"
          }.joined(separator: ", or ")
      )
    }
    return app
  }
}
