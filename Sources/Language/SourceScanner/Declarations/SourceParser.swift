/// Reads a file in Swift or Objective-C.
enum SourceParser {
  /// The language of a file, by its name; nil for other files.
  static func language(ofPath path: String) -> SourceLanguage? {
    if path.hasSuffix(".swift") { return .swift }
    return [".m", ".mm", ".h"].contains { path.hasSuffix($0) } ? .objectiveC : nil
  }

  /// Reads a file.
  static func parse(
    _ text: SourceText,
    _ language: SourceLanguage,
    _ settings: CompilationSettings
  ) -> ParsedFile {
    let lexed =
      switch language {
      case .swift: SwiftLexer.tokens(of: text.bytes)
      case .objectiveC: ObjectiveCLexer.tokens(of: text.bytes)
      }
    let all = TokenList(text: text, tokens: lexed.tokens)
    let (tokens, conditions) = ConditionalCompilation.apply(settings, to: all)
    var file =
      switch language {
      case .swift: SwiftParser.file(tokens, conditions: conditions)
      case .objectiveC: ObjectiveCParser.file(tokens, conditions: conditions)
      }
    file.problems += lexed.problems
    if let open = tokens.firstOpen, let token = tokens.token(open) {
      file.problems.append(
        SourceProblem(offset: Int(token.start), message: "this bracket is not closed")
      )
    }
    return file
  }
}
