@_spi(Package) package import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// Formats scenario files canonically: the same values and comments always result in the same text.
///
/// - Each level is indented by two spaces, including the items of a list below its key.
/// - Scenarios, steps and actions of the app begin a line. A list of words is in brackets if that
///   fits into 100 columns, and so is a mapping of words.
/// - Comments stay in place, two spaces after the text on their line; blank lines are reduced to one,
///   and there is one between two scenarios.
package enum ScenarioFormatter {
  /// The result of formatting a file.
  package enum Outcome: Sendable {
    /// The file is already formatted.
    case unchanged
    /// The formatted bytes.
    case changed([UInt8])
    /// The file is not valid YAML.
    case invalid(Diagnostic)
    /// The file is left unchanged, since formatting would change its meaning.
    case refused
  }

  /// Returns the bytes of a file after formatting; those of a file that cannot be formatted are unchanged.
  ///
  /// With a spelling, the names of methods and notifications are written in that language.
  package static func formatted(_ source: SourceFile, spelling: NameSpelling? = nil) -> [UInt8] {
    if case .changed(let bytes) = format(source, spelling: spelling) { bytes } else { source.bytes }
  }

  /// Formats a file, which must be supported YAML but need not be a valid scenario.
  ///
  /// - Parameters:
  ///   - original: The file.
  ///   - spelling: The language in which the names of methods and notifications are written; nil for each as it is.
  ///   - replacesWords: Whether words are replaced; otherwise only the layout changes.
  ///   - isAccepted: Checks the bytes of each pass before the next one; the file is refused if it rejects those of the first.
  /// - Returns: What became of the file; formatting the result again changes nothing.
  package static func format(
    _ original: SourceFile,
    spelling: NameSpelling? = nil,
    replacesWords: Bool = true,
    accepting isAccepted: ([UInt8]) -> Bool = { _ in true }
  ) -> Outcome {
    var file = original
    // A word may have a standard spelling only in the new layout.
    for pass in 0..<maximumPasses {
      let outcome = formatOnce(file, spelling, replacesWords)
      let isFirst = pass == 0
      guard case .changed(let bytes) = outcome else {
        return isFirst ? outcome : .changed(file.bytes)
      }
      guard isAccepted(bytes) else { return isFirst ? .refused : .changed(file.bytes) }
      file = SourceFile(path: original.path, location: original.location, bytes: bytes)
    }
    return .changed(file.bytes)
  }

  private static let maximumPasses = 5

  private static func formatOnce(
    _ original: SourceFile,
    _ spelling: NameSpelling?,
    _ replacesWords: Bool
  ) -> Outcome {
    var reader = YAMLReader()
    var tree = Tree()
    if let diagnostic = reader.read(original, into: &tree) { return .invalid(diagnostic) }
    let source = replacesWords ? canonical(original, spelling: spelling) : original
    if source.bytes != original.bytes { _ = reader.read(source, into: &tree) }
    // A scalar alone is not a scenario, and at the beginning of a line it may mean the end of a document.
    guard tree.documents.allSatisfy({ [.list, .mapping].contains(tree[$0].kind) }) else {
      return .unchanged
    }
    guard let syntax = SyntaxTreeReader.read(source.bytes) else { return .refused }
    var bytes = text(of: syntax)
    guard bytes != original.bytes else { return .unchanged }
    // A value whose comment has moved may now fit on one line.
    for _ in 0..<3 {
      guard let syntax = SyntaxTreeReader.read(bytes) else { return .refused }
      let next = text(of: syntax)
      if next == bytes { break }
      bytes = next
    }
    // The result must have the same content as the file.
    var other = Tree()
    guard reader.read(SourceFile(path: source.path, bytes: bytes), into: &other) == nil,
      TreeComparison(tree, other).firstDifference() == nil,
      SyntaxTreeReader.read(bytes)?.comments == syntax.comments
    else { return .refused }
    return .changed(bytes)
  }

  /// Returns the file with aliases and short forms replaced by canonical words, and names written in a language.
  package static func canonical(
    _ source: SourceFile,
    spelling: NameSpelling? = nil
  ) -> SourceFile {
    var reader = YAMLReader()
    var tree = Tree()
    guard reader.read(source, into: &tree) == nil else { return source }
    let rewrites = Compiler.rewrites(of: tree, spelling: spelling).sorted {
      $0.key.start > $1.key.start
    }
    guard !rewrites.isEmpty else { return source }
    var bytes = source.bytes
    for (range, text) in rewrites {
      bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: text.utf8)
    }
    let file = SourceFile(path: source.path, location: source.location, bytes: bytes)
    // If both an alias and its word are keys, the word would be duplicated.
    return reader.read(file, into: &tree) == nil ? file : source
  }

  /// Returns a text as a value of a scenario, in quotes unless it consists of simple words.
  package static func value(_ text: String) -> String { ScalarText.quotedIfNeeded(text) }

  private static func text(of syntax: SyntaxTree) -> [UInt8] {
    let bytes = Array(FormatWriter.text(of: syntax).utf8)
    return syntax.lineEnd == "\n" ? bytes : bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
