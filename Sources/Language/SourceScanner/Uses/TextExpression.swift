/// What stands where a text is expected.
enum TextExpression: Hashable, Sendable {
  case literal(String)
  /// A constant, by its path, `["Tasks", "refresh"]`, in a type, which is empty outside of types.
  case constant(path: [String], type: String)
  /// The identifier of the app's bundle, as it is written.
  case bundleIdentifier(String)
  /// Texts one after the other: `a + "b"`, `"\(a)b"`.
  case joined([TextExpression], String)
  /// What is not followed, and why.
  case other(String, reason: String)

  /// Reads an expression in a file; constants of the function around it that are no literals may be followed.
  init(_ range: Range<Int>, in file: ParsedFile, followsLocals: Bool = true) {
    let tokens = file.tokens
    var range = range
    if range.count == 2, file.language == .objectiveC, tokens.isSymbol(range.lowerBound, "@") {
      range = range.lowerBound + 1..<range.upperBound
    }
    let source = String(tokens.source(range).prefix(200))
    if range.count == 1, tokens.kind(range.lowerBound) == .string {
      self =
        tokens.literal(range.lowerBound).map { .literal($0) }
        ?? .other(source, reason: "the text has escapes")
    } else if let composed = Self.composed(range, in: file, followsLocals: followsLocals) {
      self = composed
    } else if range.contains(where: { tokens.kind($0) == .stringPart }) {
      self = .other(source, reason: "the text is interpolated")
    } else if let path = Self.path(range, tokens) {
      self = Self.constant(path, at: range.lowerBound, source, in: file, followsLocals)
    } else {
      self = .other(source, reason: "it is computed")
    }
  }

  /// Returns the names of a path such as `A.b.rawValue`; nil if there is anything else.
  private static func path(_ range: Range<Int>, _ tokens: TokenList) -> [String]? {
    guard range.count % 2 == 1 else { return nil }
    for (position, index) in range.enumerated() {
      let isRight =
        position % 2 == 0 ? tokens.kind(index) == .identifier : tokens.isSymbol(index, ".")
      guard isRight else { return nil }
    }
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map(tokens.string)
  }

  private static func constant(
    _ path: [String],
    at index: Int,
    _ source: String,
    in file: ParsedFile,
    _ followsLocals: Bool
  ) -> TextExpression {
    var path = path
    var type = file.type(around: index).map { file.types[$0].name } ?? ""
    if let function = file.function(around: index).map({ file.functions[$0] }) {
      type = function.type
      if let local = Self.local(path, in: function, before: index, source, file, followsLocals) {
        return local
      }
    }
    if path.count > 1, path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    return .constant(path: path, type: type)
  }

  /// What a parameter or a constant of the function around an expression hides; nil if nothing does.
  private static func local(
    _ path: [String],
    in function: ParsedFunction,
    before index: Int,
    _ source: String,
    _ file: ParsedFile,
    _ followsLocals: Bool
  ) -> TextExpression? {
    let tokens = file.tokens
    let name = path[0]
    if function.parameters.contains(where: { $0.name == name }) {
      return .other(source, reason: "it is a parameter")
    }
    let declarations = (function.body.lowerBound..<max(index, function.body.lowerBound)).filter {
      tokens.kind($0) == .identifier && tokens.string($0) == name
        && (tokens.isWord($0 - 1, "let") || tokens.isWord($0 - 1, "var")
          || tokens.isWord($0 - 1, "for"))
    }
    guard let declaration = declarations.first else { return nil }
    var value = declaration + 1
    if tokens.isSymbol(value, ":") { value += 2 }
    if declarations.count == 1, path.count == 1, tokens.isWord(declaration - 1, "let"),
      tokens.isSymbol(value, "=")
    {
      if let literal = tokens.literal(value + 1), tokens.token(value + 2)?.isFirstInLine != false {
        return .literal(literal)
      }
      // Only short ones are followed, and no further.
      let limit = min(function.body.upperBound, value + 200)
      var end = tokens.expressionEnd(from: value + 1, limit: limit)
      let isCondition =
        tokens.isSymbol(declaration - 2, ",")
        || ["guard", "if", "while"].contains(tokens.string(declaration - 2))
      if isCondition {
        end =
          (value + 1..<end).first { tokens.isWord($0, "else") || tokens.isSymbol($0, "{") } ?? end
      }
      if followsLocals {
        let expression = TextExpression(value + 1..<end, in: file, followsLocals: false)
        guard case .other = expression else { return expression }
      }
    }
    return .other(source, reason: "it is a variable of the function")
  }
}
