@_spi(Package) public import ScenarioLanguage
internal import ScenarioSystem

/// Loads scenario files that are written in YAML.
public struct YAMLLoader: ScenarioLoader {
  /// The maximum size of a file, in bytes.
  public static let fileLimit = Limits.bytes

  private var reader = YAMLReader()
  private var tree = Tree()
  private var isReadable = false
  private var includes = YAMLIncludes()
  /// Variables for every file, which override its own.
  public var variables: [String: String]
  /// The words that only the app under test has.
  public var customWords: CustomWords
  /// The contents of files that an editor has not saved, by canonical path; they take precedence over those on disk.
  package var unsavedFiles: [String: [UInt8]] {
    get { includes.unsavedFiles }
    set { includes.unsavedFiles = newValue }
  }

  /// The tree of the last file, without what it includes; nil if the file is not YAML.
  package var lastTree: Tree? { isReadable ? tree : nil }

  /// Creates a loader with variables for every file, and the words of the app under test.
  public init(variables: [String: String] = [:], customWords: CustomWords = CustomWords()) {
    self.variables = variables
    self.customWords = customWords
  }

  /// Loads the plans of a file; unreadable YAML makes it one invalid case.
  public mutating func load(_ source: SourceFile) -> LoadedFile {
    tree.removeAll()
    let problem = reader.read(source, into: &tree)
    isReadable = problem == nil
    if let problem { return LoadedFile(source: source, unreadable: problem) }
    return Compiler.compile(
      tree,
      of: source,
      set: variables,
      customWords: customWords,
      includes: &includes
    )
  }
}

/// Reads included files that are written in YAML.
private struct YAMLIncludes: IncludeReader {
  private var reader = YAMLReader()
  var unsavedFiles: [String: [UInt8]] = [:]

  func identity(of file: SourceFile) -> String? {
    Path(file.location).canonicalized()?.text
  }

  mutating func read(_ path: String, in includer: SourceFile) -> IncludedFile {
    let path = Path(path)
    let name = Path(displayed: includer.path)
    do throws(ScenarioError) {
      let found = try IncludePath(path, in: Path(includer.location), displayedAs: name)
      let display = found.display
      let limit = YAMLLoader.fileLimit
      let unsaved = unsavedFiles[found.identity.text]
      let bytes =
        if let unsaved { unsaved } else {
          try FileReader.read(path: found.location, as: display, limit: limit)
        }
      let source = SourceFile(
        path: display.description,
        location: found.location.text,
        bytes: bytes
      )
      var tree = Tree()
      if let diagnostic = reader.read(source, into: &tree) {
        let line = source.lineTable().line(at: diagnostic.range.start)
        return .refused(
          "'\(display)' cannot be read: \(diagnostic.message)",
          help: "see its line \(line)",
          path: display.description
        )
      }
      return .read(source, tree, identity: found.identity.text)
    } catch {
      let display = IncludePath.display(of: path, in: name)
      return .refused(error.message, help: error.help, path: display.description)
    }
  }
}
