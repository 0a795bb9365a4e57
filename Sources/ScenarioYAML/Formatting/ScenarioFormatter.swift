public import ScenarioLanguage

/// Writes scenario files in the one form: the same values and the same comments always come to the same text.
///
/// - A level is indented by two spaces, the items of a list below its key, too.
/// - What is run begins a line: scenarios, steps, and what the app does. A list of words stands in brackets if that
///   fits into 100 columns, and so do mappings of words.
/// - Comments stay where they are, two spaces behind what they stand beside; there is one blank line where there
///   were some, and one between two scenarios.
public enum ScenarioFormatter {
  /// What came of a file.
  public enum Outcome: Sendable {
    /// It is in the one form.
    case unchanged
    /// Its bytes in the one form.
    case changed([UInt8])
    /// It is no YAML.
    case invalid(Diagnostic)
    /// It is left alone, since in the one form it would not say the same.
    case refused
  }

  /// Writes a file in the one form; it must be YAML that the reader takes, and need not be a valid scenario.
  public static func format(_ original: SourceFile) -> Outcome {
    var reader = YAMLReader()
    var tree = Tree()
    if let diagnostic = reader.read(original, into: &tree) { return .invalid(diagnostic) }
    let source = canonical(original)
    if source.bytes != original.bytes { _ = reader.read(source, into: &tree) }
    // A text alone is no scenario, and at the beginning of a line it may mean the end of a document.
    guard tree.documents.allSatisfy({ [.list, .mapping].contains(tree[$0].kind) }) else {
      return .unchanged
    }
    guard let syntax = SyntaxTreeReader.read(source.bytes) else { return .refused }
    var bytes = text(of: syntax)
    guard bytes != original.bytes else { return .unchanged }
    // What a comment has left may now fit into one line.
    for _ in 0..<3 {
      guard let syntax = SyntaxTreeReader.read(bytes) else { return .refused }
      let next = text(of: syntax)
      if next == bytes { break }
      bytes = next
    }
    // Nothing leaves here that does not say what the file said.
    var other = Tree()
    guard reader.read(SourceFile(path: source.path, bytes: bytes), into: &other) == nil,
      TreeComparison(tree, other).firstDifference() == nil,
      SyntaxTreeReader.read(bytes)?.comments == syntax.comments
    else { return .refused }
    return .changed(bytes)
  }

  /// The file with the language's own words in place of aliases and short forms.
  package static func canonical(_ source: SourceFile) -> SourceFile {
    var reader = YAMLReader()
    var tree = Tree()
    guard reader.read(source, into: &tree) == nil else { return source }
    let rewrites = Compiler.rewrites(of: tree).sorted { $0.key.start > $1.key.start }
    guard !rewrites.isEmpty else { return source }
    var bytes = source.bytes
    for (range, text) in rewrites {
      bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: text.utf8)
    }
    let file = SourceFile(path: source.path, location: source.location, bytes: bytes)
    // Where both an alias and its word are keys, the word would be there twice.
    return reader.read(file, into: &tree) == nil ? file : source
  }

  /// A text as a value of a scenario: in quotes, where it is not plainly a word.
  package static func value(_ text: String) -> String { ScalarText.written(text) }

  private static func text(of syntax: SyntaxTree) -> [UInt8] {
    let bytes = Array(FormatWriter.text(of: syntax).utf8)
    return syntax.lineEnd == "\n" ? bytes : bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }
}
