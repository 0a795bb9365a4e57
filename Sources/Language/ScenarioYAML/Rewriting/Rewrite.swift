@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage
package import ScenarioSystem

/// A file and its new contents, the only way in which `bless` and `fmt` change a file.
///
/// New contents are accepted only if they can be read and differ in meaning only in the values that may change.
package struct Rewrite {
  private let original: SourceFile
  private var loader: YAMLLoader
  /// The file as it would be written, loaded.
  package private(set) var file: LoadedFile

  /// Creates a rewrite with the unchanged contents of a file, which a loader reads.
  package init(_ source: SourceFile, _ loader: YAMLLoader) {
    original = source
    bytes = source.bytes
    self.loader = loader
    file = self.loader.load(source)
  }

  /// Whether the contents differ from those of the file.
  package var isChanged: Bool { bytes != original.bytes }

  /// The contents of the file, without those of included files.
  package private(set) var bytes: [UInt8]

  /// Replaces the contents.
  ///
  /// - Parameters:
  ///   - newBytes: The new contents of the whole file.
  ///   - changes: The values that change, by the ranges of the old values; all others must stay the same.
  ///   - isCanonical: Whether the new contents have canonical words in place of aliases.
  ///   - spelling: The language in which they have the names of UIKit; nil for each as it was.
  /// - Returns: A diagnostic that the new contents would add; in that case they are not accepted.
  /// - Throws: `.io` if another value would change, which is an internal error.
  package mutating func replaceBytes(
    with newBytes: [UInt8],
    changing changes: [SourceRange: SuggestedEdit.Change] = [:],
    isCanonical: Bool = false,
    spelling: NameSpelling? = nil
  ) throws(ScenarioError) -> Diagnostic? {
    let before =
      isCanonical
      ? ScenarioFormatter.canonical(source(bytes), spelling: spelling) : source(bytes)
    let (old, new) = (before.parsed(), source(newBytes).parsed())
    if let problem = old.problem ?? new.problem {
      throw internalError("the result cannot be read: \(problem.message)")
    }
    let comparison = TreeComparison(old.tree, new.tree, changes: changes)
    if let range = comparison.firstDifference() {
      let line = original.lineTable().line(at: range.start)
      throw internalError("the meaning of line \(line) would change")
    }
    let loaded = loader.load(source(newBytes))
    if let diagnostic = Self.firstAdded(
      loaded.allDiagnostics,
      to: file.allDiagnostics,
      withMessages: spelling == nil
    ) {
      return diagnostic
    }
    (bytes, file) = (newBytes, loaded)
    return nil
  }

  private func source(_ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: original.path, location: original.location, bytes: bytes)
  }

  /// Returns the first new diagnostic that has no counterpart among the old ones; positions are not compared.
  ///
  /// Messages contain names, which may be written in another language.
  private static func firstAdded(
    _ new: [Diagnostic],
    to old: [Diagnostic],
    withMessages: Bool
  ) -> Diagnostic? {
    func key(_ diagnostic: Diagnostic) -> [String] {
      [diagnostic.id.name] + (withMessages ? [diagnostic.message] : [])
    }
    var remaining = Dictionary(old.map { (key($0), 1) }, uniquingKeysWith: +)
    return new.first { diagnostic in
      let count = remaining[key(diagnostic), default: 0]
      remaining[key(diagnostic)] = count - 1
      return count <= 0
    }
  }

  /// Writes the contents to the file.
  ///
  /// - Throws: `.io` if another program has changed the file, or the error that occurred while writing it.
  package func write(to path: ScenarioPath) throws(ScenarioError) {
    try FileWriter.replace(path.path, contents: original.bytes, with: bytes, as: path.display)
  }

  private func internalError(_ reason: String) -> ScenarioError {
    ScenarioError(
      .io,
      "internal error: '\(original.path)' was not changed: \(reason)",
      help: "please report this as a bug and attach the file"
    )
  }
}

extension SourceFile {
  /// Returns the syntax tree of the file, and the diagnostic if it cannot be parsed.
  fileprivate func parsed() -> (tree: Tree, problem: Diagnostic?) {
    var reader = YAMLReader()
    var tree = Tree()
    let problem = reader.read(self, into: &tree)
    return (tree, problem)
  }
}
