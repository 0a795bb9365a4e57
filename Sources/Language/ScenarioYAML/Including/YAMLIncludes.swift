internal import PropertyLists
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem

/// Reads included files that are written in YAML, and other files that scenarios name.
struct YAMLIncludes: IncludeReader {
  private var reader = YAMLReader()
  var unsavedFiles: [String: [UInt8]] = [:]

  func identity(of file: SourceFile) -> String? {
    Path(file.location).canonicalized()?.text
  }

  mutating func read(_ path: String, in includer: SourceFile) -> IncludedFile {
    Self.open(path, in: includer, unsavedFiles) { source in
      var tree = Tree()
      guard let diagnostic = reader.read(source, into: &tree) else { return .success(tree) }
      let line = source.lineTable().line(at: diagnostic.range.start)
      return .failure(Problem(message: diagnostic.message, help: "see its line \(line)"))
    }
  }

  mutating func read(
    _ path: String,
    as format: NamedFileFormat,
    in includer: SourceFile
  ) -> IncludedFile {
    if case .app(let reference) = format { return app(path, reference, in: includer) }
    return Self.open(path, in: includer, unsavedFiles) { source in
      guard source.bytes.count <= Limits.bytes else {
        return .failure(Problem(message: "it is larger than 4 MiB", help: "name a smaller file"))
      }
      return switch format {
      case .propertyList: Self.propertyList(source)
      case .json: JSONTree.read(source)
      case .app: .failure(Problem(message: "it describes no app", help: ""))
      }
    }
  }

  // MARK: - Apps

  /// Reads a file with the key `app`, or else a project.
  private mutating func app(
    _ path: String,
    _ reference: AppReference,
    in includer: SourceFile
  ) -> IncludedFile {
    if Path(path).hasScenarioExtension {
      let file = read(path, in: includer)
      guard case .read(_, let tree, _) = file else { return file }
      let isDescription = tree.documents.contains { document in
        tree.fields(document).contains { tree.string($0.key) == "app" }
      }
      if isDescription {
        let key =
          reference.target != nil
          ? "target" : reference.configuration != nil ? "configuration" : nil
        guard let key else { return file }
        return .refused("'\(path)' is not a project, so it has no \(key)", help: "remove '\(key)'")
      }
    }
    return project(path, reference, in: includer)
  }

  private mutating func project(
    _ path: String,
    _ reference: AppReference,
    in includer: SourceFile
  ) -> IncludedFile {
    let (path, name) = (Path(path), Path(displayed: includer.path))
    do throws(ScenarioError) {
      let found = try IncludePath(path, in: Path(includer.location), displayedAs: name)
      let description = try ProjectCache.description(
        of: found.identity,
        displayedAs: found.display,
        reference
      )
      var source = SourceFile(path: found.display.description, bytes: description.bytes)
      source.furtherPaths = description.furtherPaths
      var tree = Tree()
      if let problem = reader.read(source, into: &tree) {
        return .refused("'\(found.display)' cannot be described: \(problem.message)", help: "")
      }
      return .read(source, tree, identity: found.identity.text)
    } catch {
      let display = IncludePath.display(of: path, in: name)
      return .refused(error.message, help: error.help, path: display.description)
    }
  }

  private static func propertyList(_ source: SourceFile) -> Result<Tree, Problem> {
    do throws(PropertyListError) {
      return .success(PropertyListTree(try PropertyListReader.read(source.bytes)).tree)
    } catch {
      return .failure(Problem(message: error.message, help: error.help))
    }
  }

  /// Why the contents of a file could not be read.
  struct Problem: Error {
    var message: String
    var help: String
  }

  /// Opens a file and reads its contents.
  private static func open(
    _ path: String,
    in includer: SourceFile,
    _ unsavedFiles: [String: [UInt8]],
    _ read: (SourceFile) -> Result<Tree, Problem>
  ) -> IncludedFile {
    let path = Path(path)
    let name = Path(displayed: includer.path)
    do throws(ScenarioError) {
      let found = try IncludePath(path, in: Path(includer.location), displayedAs: name)
      let display = found.display
      let limit = Limits.bytes
      let unsaved = unsavedFiles[found.identity.text]
      let bytes =
        if let unsaved { unsaved } else {
          try FileReader.read(path: found.location, as: display, limit: limit)
        }
      let source = SourceFile(
        path: display.description,
        location: found.location.text,
        bytes: PropertyListReader.utf8(bytes)
      )
      switch read(source) {
      case .success(let tree): return .read(source, tree, identity: found.identity.text)
      case .failure(let problem):
        return .refused(
          "'\(display)' cannot be read: \(problem.message)",
          help: problem.help,
          path: display.description
        )
      }
    } catch {
      let display = IncludePath.display(of: path, in: name)
      return .refused(error.message, help: error.help, path: display.description)
    }
  }
}
