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

  /// Returns a note for each word of the last file for which `fmt` writes another one.
  @_spi(Package) public func notes() -> [Diagnostic] {
    lastTree.map { Compiler.notes(of: $0, customWords: customWords) } ?? []
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
