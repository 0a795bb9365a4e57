public import ScenarioLanguage
public import ScenarioRunner
internal import ScenarioYAML

/// Loads scenario files that are written in YAML.
public struct YAMLLoader: ScenarioLoader {
  /// The size above which a file is not read, in bytes.
  public static let fileLimit = Limits.bytes

  private var reader = YAMLReader()
  private var tree = Tree()

  /// Creates a loader.
  public init() {}

  /// Reads a file into plans; YAML that cannot be read makes it one invalid case.
  public mutating func load(_ source: SourceFile) -> LoadedFile {
    tree.removeAll()
    if let diagnostic = reader.read(source, into: &tree) {
      return LoadedFile(source: source, unreadable: diagnostic)
    }
    return Compiler.compile(tree, of: source)
  }
}
