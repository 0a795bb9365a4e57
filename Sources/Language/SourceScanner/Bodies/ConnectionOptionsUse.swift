/// What a function does with the connection options of a scene that it is given.
package struct ConnectionOptionsUse: Hashable, Sendable {
  /// The properties that it reads: `urlContexts`.
  package let properties: Set<String>
  /// The calls that are given the options as a whole.
  package let passedTo: Set<FunctionCall>
  /// Whether the options are kept or returned, so that other code can read them.
  package let escapes: Bool
}

extension ConnectionOptionsUse {
  /// Returns what a function does with the options; nil if it is given none.
  static func of(_ function: ParsedFunction, in file: ParsedFile) -> Self? {
    let names = function.parameters.filter { parameter in
      parameter.type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
        $0 == "ConnectionOptions" || $0 == "UISceneConnectionOptions"
      }
    }
    .map(\.name).filter { $0 != "_" }
    guard !names.isEmpty else { return nil }
    let tokens = file.tokens
    var properties: Set<String> = []
    var passedTo: Set<FunctionCall> = []
    var escapes = false
    for index in function.body
    where tokens.kind(index) == .identifier && names.contains(tokens.string(index))
      && !tokens.isSymbol(index - 1, ".") && !isLabel(index, tokens)
    {
      var next = index + 1
      if tokens.isSymbol(next, "?") { next += 1 }
      if tokens.isSymbol(next, "."), tokens.kind(next + 1) == .identifier {
        properties.insert(tokens.string(next + 1))
      } else if file.language == .objectiveC, tokens.isSymbol(index - 1, "["),
        tokens.kind(next) == .identifier
      {
        properties.insert(tokens.string(next))
      } else if let call = call(around: index, in: file, from: function.body.lowerBound) {
        passedTo.insert(call)
      } else {
        escapes = true
      }
    }
    return Self(properties: properties, passedTo: passedTo, escapes: escapes)
  }

  /// Whether a name before a colon is the label of an argument.
  private static func isLabel(_ index: Int, _ tokens: TokenList) -> Bool {
    tokens.isSymbol(index + 1, ":")
      && (tokens.isSymbol(index - 1, "(") || tokens.isSymbol(index - 1, ","))
  }

  /// Returns the call of which a token is an argument.
  private static func call(
    around index: Int,
    in file: ParsedFile,
    from start: Int
  ) -> FunctionCall? {
    let tokens = file.tokens
    let calls = CallReader(tokens, file.language)
    var position = index - 1
    while position >= start {
      if tokens.kind(position) == .close {
        guard let open = tokens.opening(position) else { return nil }
        position = open - 1
        continue
      }
      if tokens.kind(position) == .open {
        return tokens.isSymbol(position, "[")
          ? calls.call(at: position) : calls.call(at: position - 1)
      }
      // An argument contains no assignment, and no statement.
      if tokens.isSymbol(position, "=") || tokens.isSymbol(position, ";") { return nil }
      position -= 1
    }
    return nil
  }
}
