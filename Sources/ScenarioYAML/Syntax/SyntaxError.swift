import ScenarioLanguage

/// What libyaml did not understand, said in words that one can act on, at the place where the mistake is.
///
/// libyaml reports where it stumbled, which for a bracket or quote left open is lines later. Each family of
/// mistakes has a file of its own beside this one.
struct SyntaxError {
  let text: Surroundings
  /// libyaml's own words.
  let problem: String
  let context: String
  /// The byte at which libyaml stumbled.
  let place: Int
  /// Where that began which libyaml was reading.
  let contextPlace: Int
  /// The innermost list or mapping in brackets that is still open.
  let openBracket: Int?
  /// The innermost bracket that is still open: a pair inside of a list has none of its own.
  let outerBracket: Int?
  /// The last scalar before the place.
  let lastScalar: Tree.Node?
  /// Where the last document's content begins.
  let rootStart: Int?

  init(_ trouble: EventParser.Trouble, in text: Surroundings, builder: TreeBuilder) {
    self.text = text
    problem = trouble.problem
    context = trouble.context
    contextPlace = trouble.contextPlace
    place = trouble.place
    openBracket = builder.frames.last.flatMap { frame in
      frame.isFlow ? Int(builder.tree[frame.node].range.start) : nil
    }
    outerBracket = builder.frames.lazy.reversed().map {
      Int(builder.tree[$0.node].range.start)
    }.first { text[$0] == UInt8(ascii: "[") || text[$0] == UInt8(ascii: "{") }
    lastScalar = builder.tree.nodes.last { $0.kind == .scalar || $0.kind == .quoted }
    rootStart = builder.tree.documents.last.map { Int(builder.tree[$0].range.start) }
  }

  /// The diagnostic for it.
  var rejection: Rejection { Rejection(diagnostic) }

  private var diagnostic: Diagnostic {
    if let diagnostic = conflict ?? bracketBehindWord ?? dashWithoutSpace { return diagnostic }
    switch problem {
    case "out of memory":
      return Diagnostic(.fileTooLarge, at: .startOfFile, "there is no memory left to read the file")
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return insideBrackets(opening: contextPlace)
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
      return itemBesideKey
    case "mapping keys are not allowed in this context":
      return badFirstCharacter
    case "found character that cannot start any token":
      return text[place] == UInt8(ascii: "\t") ? tab : badFirstCharacter
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab
    default:
      return byContext
    }
  }

  /// The marks that a version control system leaves where two versions meet.
  private var conflict: Diagnostic? {
    for line in [place, contextPlace] {
      let start = text.lineStart(line)
      let word = text.text(text.word(start))
      guard ["<<<<<<<", "=======", ">>>>>>>"].contains(word) else { continue }
      return syntax(
        at: text.word(start),
        "a merge conflict was left in the file",
        help:
          "keep one of the two versions, and take the lines with <<<<<<<, ======= and >>>>>>> out"
      )
    }
    return nil
  }

  private var byContext: Diagnostic {
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
      Diagnostic(
        .unsupportedTag,
        at: text.word(contextPlace),
        "the tag '\(text.text(text.word(contextPlace)))' is not supported",
        help: "leave it out; a value that begins with '!' goes in quotes"
      )
    case let context where context.contains("directive"):
      badDirective(at: contextPlace)
    case _ where problem.contains("YAML") || problem.contains("directive"):
      badDirective(at: place)
    default:
      syntax(at: text.word(place), "not valid YAML: \(problem)")
    }
  }

  private func badDirective(at start: Int) -> Diagnostic {
    let line = SourceRange(start, text.contentEnd(start))
    let directive = text.text(line)
    let help =
      directive.hasPrefix("%YAML")
      ? "YAML 1.2 is read; leave the line out"
      : "leave the line out; a value with '%' goes in quotes"
    return Diagnostic(
      .unsupportedDirective,
      at: line,
      "the directive '\(directive)' is not supported",
      help: help
    )
  }
}

extension SyntaxError {
  /// A diagnostic of this kind.
  func syntax(at range: SourceRange, _ message: String, help: String = "") -> Diagnostic {
    Diagnostic(.yamlSyntax, at: range, message, help: help)
  }

  /// A text as it is written in double quotes.
  func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      if character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    return quoted + "\""
  }
}
