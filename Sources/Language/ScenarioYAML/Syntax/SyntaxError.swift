@_spi(Package) import ScenarioLanguage

/// An error of libyaml, explained for users, at the location of the mistake.
///
/// libyaml reports where it stopped, which for an unclosed bracket or quote is lines later. Each family of
/// mistakes has a file of its own.
struct SyntaxError {
  let text: SourceText
  /// The problem and its context, as reported by libyaml.
  let problem: String
  let context: String
  /// The offset at which libyaml stopped.
  let offset: Int
  /// The offset of the construct that libyaml was parsing.
  let contextOffset: Int
  /// The offset of the innermost collection, if it is in brackets and still open.
  let openBracket: Int?
  /// The offset of the innermost bracket that is still open; a pair in a list has no bracket of its own.
  let outerBracket: Int?
  /// The range of the last scalar before the error, if it is a quoted scalar on several lines.
  let multilineQuote: Range<Int>?
  /// The offset of the last document's content.
  let rootStart: Int?

  init(_ failure: EventParser.Failure, in text: SourceText, builder: TreeBuilder) {
    self.text = text
    problem = failure.problem
    context = failure.context
    contextOffset = failure.contextOffset
    offset = failure.offset
    let tree = builder.tree
    func start(of node: Tree.Index) -> Int { Int(tree[node].range.start) }
    openBracket = builder.frames.last.flatMap { $0.isFlow ? start(of: $0.node) : nil }
    outerBracket = builder.frames.lazy.reversed().map { start(of: $0.node) }
      .first { text[$0].isOpeningBracket }
    multilineQuote = tree.nodes.last { $0.kind == .scalar || $0.kind == .quoted }.flatMap {
      scalar in
      let range = Int(scalar.range.start)..<Int(scalar.range.end)
      let isLong = !text.areOnSameLine(range.lowerBound, range.upperBound)
      return scalar.kind == .quoted && isLong ? range : nil
    }
    rootStart = tree.documents.last.map(start)
  }

  /// The diagnostic for the error.
  var diagnostic: Diagnostic {
    if let diagnostic = mergeConflict ?? bracketAfterWord ?? dashWithoutSpace { return diagnostic }
    switch problem {
    case "out of memory":
      return Diagnostic(.fileTooLarge, at: .startOfFile, "not enough memory to read the file")
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return insideBrackets(opening: contextOffset)
    case "did not find expected node content":
      return missingValue
    case "found unexpected ':'":
      return colonInBrackets
    case "mapping values are not allowed in this context":
      return unexpectedColon
    case "could not find expected ':'":
      return missingColon
    case "did not find expected key":
      return unexpectedInMapping
    case "did not find expected '-' indicator":
      return unexpectedInList
    case "did not find expected <document start>", "did not found expected <document start>":
      return unexpectedAfterDocument
    case "block sequence entries are not allowed in this context":
      return itemOnKeyLine
    case "mapping keys are not allowed in this context":
      return badFirstCharacter
    case "found character that cannot start any token":
      return text[offset] == "\t" ? unexpectedTab : badFirstCharacter
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return unexpectedTab
    default:
      return contextDiagnostic
    }
  }

  /// The diagnostic for merge conflict markers of a version control system.
  private var mergeConflict: Diagnostic? {
    let word = [offset, contextOffset].map { text.word(text.lineStart($0)) }
      .first { ["<<<<<<<", "=======", ">>>>>>>"].contains(text[$0]) }
    return word.map {
      error(
        at: $0,
        "the file contains an unresolved merge conflict",
        help:
          "keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>"
      )
    }
  }

  private var contextDiagnostic: Diagnostic {
    switch context {
    case "while scanning a quoted scalar":
      unclosedQuote
    case "while parsing a quoted scalar":
      badEscape
    case "while scanning an anchor", "while scanning an alias":
      badName
    case "while scanning a block scalar":
      badBlockHeader
    case "while scanning a tag", "while parsing a tag", "while parsing a node":
      error(
        .unsupportedTag,
        at: text.word(contextOffset),
        "the tag '\(text[text.word(contextOffset)])' is not supported",
        help: "remove it; a value that begins with '!' goes in quotes"
      )
    case let context where context.contains("directive"):
      badDirective(at: contextOffset)
    case _ where problem.contains("YAML") || problem.contains("directive"):
      badDirective(at: offset)
    default:
      error(at: text.word(offset), "not valid YAML: \(problem)")
    }
  }

  private func badDirective(at start: Int) -> Diagnostic {
    let directive = text[text.restOfLine(start)]
    return error(
      .unsupportedDirective,
      at: text.restOfLine(start),
      "the directive '\(directive)' is not supported",
      help: directive.hasPrefix("%YAML")
        ? "remove the line; YAML 1.2 needs no directive"
        : "remove the line; a value with '%' goes in quotes"
    )
  }
}

extension SyntaxError {
  func error(
    _ id: DiagnosticID = .yamlSyntax,
    at range: Range<Int>,
    _ message: String,
    help: Diagnostic.Help = ""
  ) -> Diagnostic {
    Diagnostic(id, at: SourceRange(range.lowerBound, range.upperBound), message, help: help)
  }

  /// Explains a missing space between a word and the following text.
  func missingSpace(at range: Range<Int>, between word: String, and next: String) -> Diagnostic {
    error(at: range, "expected a space after '\(word)'", help: .write("\(word) \(next)"))
  }
}
