/// What would be right: a text for people, and the edits that the text suggests.
///
/// A literal is a text without edits: `"remove the key"`.
@_spi(Package) public struct DiagnosticHelp: Hashable, Sendable {
  /// The text beside the caret; empty if the message suffices.
  public var text: String
  /// The texts that may replace the range of the diagnostic, the likeliest first.
  var replacements: [String] = []
  /// Edits of other ranges.
  var edits: [DiagnosticFix] = []

  /// Creates a help from its text and the texts that may replace the range of the diagnostic.
  package init(_ text: String, replacements: [String] = []) {
    self.text = text
    self.replacements = replacements.map(Self.notation)
  }

  /// Asks whether a word was meant.
  package static func didYouMean(_ word: String) -> Self {
    Self("did you mean '\(word)'?", replacements: [word])
  }

  /// Tells what to write, and optionally what else would be right: `write 'calls', or …`.
  package static func write(_ text: String, _ rest: String = "") -> Self {
    Self("write '\(text)'\(rest)", replacements: [text])
  }

  /// States that `fmt` writes the standard spelling, which can replace the range of the diagnostic if it is given here.
  static func fmt(_ text: String?) -> Self {
    Self("'scenario-run fmt' writes it", replacements: text.map { [$0] } ?? [])
  }

  /// Lists what is possible, after the start of the sentence: `possible here: `.
  package static func oneOf(
    _ words: [String],
    after start: String = "possible here: ",
    remark: (String) -> String = { $0 }
  ) -> Self {
    Self("\(start)\(words.map(remark).joined(separator: ", "))", replacements: words)
  }

  /// Tells to write a list of items that are separated by commas.
  static func list(_ items: String) -> Self {
    Self("write a list: [\(items)]", replacements: ["[\(items)]"])
  }

  /// Tells to put an item into a list of its own.
  static func itemAlone(_ item: String) -> Self {
    Self("write [\(item)], or none", replacements: ["[\(item)]"])
  }

  /// Joins two texts, with the edits of both.
  package static func + (first: Self, second: Self) -> Self {
    var help = Self(first.text + second.text)
    help.replacements = first.replacements + second.replacements
    help.edits = first.edits + second.edits
    return help
  }

  /// Returns the help with an edit of another range.
  func adding(_ edit: DiagnosticFix?) -> Self {
    var help = self
    if let edit { help.edits.append(edit) }
    return help
  }

  /// Returns the help, or another one if it has no text.
  func ifEmpty(_ other: @autoclosure () -> Self) -> Self { text.isEmpty ? other() : self }

  /// Returns a word as it is written in a file: without the last colon of a selector, which would make it a key.
  private static func notation(_ word: String) -> String { word.trimmingLastColon }
}

/// An edit of a file that a diagnostic suggests.
@_spi(Package) public struct DiagnosticFix: Hashable, Sendable {
  /// The range that is replaced.
  public var range: SourceRange
  /// The text that replaces it.
  public var text: String

  /// Creates an edit.
  package init(range: SourceRange, text: String) { (self.range, self.text) = (range, text) }
}

extension DiagnosticHelp: ExpressibleByStringInterpolation {
  /// Creates a help without edits.
  public init(stringLiteral text: String) { self.init(text) }
}
