internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// A file and the bytes that are to take its place: the only way by which `bless` and `fmt` replace one.
///
/// Bytes get in only if they can be read and mean what the file meant, but for the values that are meant to change.
struct Rewrite {
  private let original: SourceFile
  private var loader: YAMLLoader
  /// The file as it would be written, and what it means.
  private(set) var file: LoadedFile

  /// Begins with the file as it is; `set` are the variables that the command line sets.
  init(_ source: SourceFile, set: [String: String] = [:]) {
    original = source
    bytes = source.bytes
    loader = YAMLLoader(variables: set)
    file = loader.load(source)
  }

  /// Whether there is anything to write.
  var isChanged: Bool { bytes != original.bytes }

  /// The bytes of the file alone, without those of files that it includes.
  private(set) var bytes: [UInt8]

  /// Takes other bytes in place of those that it has.
  ///
  /// - Parameters:
  ///   - next: The whole file.
  ///   - changes: What values that are there say in them; every other value must say the same.
  ///   - isCanonical: Whether they have the language's own words in place of aliases.
  /// - Returns: Something that would be wrong with the file and is not now: then the bytes are not taken.
  /// - Throws: `.io` where they say something else: that is a fault of the program and not of the file.
  mutating func take(
    _ next: [UInt8],
    changing changes: [SourceRange: SuggestedEdit.Change] = [:],
    isCanonical: Bool = false
  ) throws(ScenarioError) -> Diagnostic? {
    let before = isCanonical ? ScenarioFormatter.canonical(source(bytes)) : source(bytes)
    let (old, new) = (before.parsed(), source(next).parsed())
    if let problem = old.problem ?? new.problem {
      throw fault("the result cannot be read: \(problem.message)")
    }
    let comparison = TreeComparison(old.tree, new.tree, changes: changes)
    if let range = comparison.firstDifference() {
      let line = original.lineTable().line(at: range.start)
      throw fault("the meaning of line \(line) would change")
    }
    let loaded = loader.load(source(next))
    if let diagnostic = Self.added(loaded.allDiagnostics, to: file.allDiagnostics) {
      return diagnostic
    }
    (bytes, file) = (next, loaded)
    return nil
  }

  private func source(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: original.path, location: original.location, bytes: bytes)
  }

  /// The first of the diagnostics that was not there, wherever it was.
  private static func added(_ new: [Diagnostic], to old: [Diagnostic]) -> Diagnostic? {
    func words(_ diagnostic: Diagnostic) -> [String] {
      [diagnostic.id.name, diagnostic.message]
    }
    var known = Dictionary(old.map { (words($0), 1) }, uniquingKeysWith: +)
    return new.first { diagnostic in
      let count = known[words(diagnostic), default: 0]
      known[words(diagnostic)] = count - 1
      return count <= 0
    }
  }

  /// Puts the bytes in place of the file's.
  ///
  /// - Throws: Where the file cannot be written, or was changed meanwhile by somebody else.
  func write(to path: ScenarioPath) throws(ScenarioError) {
    let now = try SourceFile(reading: path)
    guard now.bytes == original.bytes else {
      throw ScenarioError(
        .io,
        "'\(path.display)' was not changed: it was modified in the meantime",
        help: "run the command again"
      )
    }
    try FileWriter.replace(path.path, with: bytes, as: path.display)
  }

  private func fault(_ reason: String) -> ScenarioError {
    ScenarioError(
      .io,
      "internal error: '\(original.path)' was not changed: \(reason)",
      help: "please report this as a bug and attach the file"
    )
  }
}

extension SourceFile {
  /// What the file contains, or why it cannot be read.
  fileprivate func parsed() -> (tree: Tree, problem: Diagnostic?) {
    var reader = YAMLReader()
    var tree = Tree()
    let problem = reader.read(self, into: &tree)
    return (tree, problem)
  }
}
