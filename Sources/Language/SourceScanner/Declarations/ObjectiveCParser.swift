/// Reads the declarations of a file in Objective-C; the code in methods is left as tokens.
struct ObjectiveCParser {
  private let tokens: TokenList
  private var file: ParsedFile

  private init(_ tokens: TokenList, _ conditions: [String]) {
    self.tokens = tokens
    file = ParsedFile(tokens: tokens, language: .objectiveC, conditions: conditions)
  }

  /// Returns the declarations of a file.
  static func file(_ tokens: TokenList, conditions: [String]) -> ParsedFile {
    var parser = ObjectiveCParser(tokens, conditions)
    var index = 0
    while index < tokens.count { index = max(parser.next(index), index + 1) }
    return parser.file
  }

  private mutating func next(_ index: Int) -> Int {
    if tokens.kind(index) == .directive { return directive(at: index) }
    if tokens.isSymbol(index, "@"), tokens.kind(index + 1) == .identifier {
      switch tokens.string(index + 1) {
      case "interface", "implementation", "protocol": return type(at: index + 1)
      case "import": file.imports.append(tokens.string(index + 2))
      default: break
      }
      return index + 2
    }
    // A function of C.
    if tokens.isSymbol(index, "{") {
      function(body: index)
      return tokens.next(index)
    }
    if tokens.isSymbol(index, "=") { constant(at: index) }
    return tokens.kind(index) == .open ? tokens.next(index) : index + 1
  }

  /// Reads `#import <UIKit/UIKit.h>`, `#define Name @"text"` and other macros.
  private mutating func directive(at index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, tokens.token(end)?.isFirstInLine == false { end += 1 }
    if tokens.source(index..<index + 1).hasSuffix("define") {
      let value = tokens.isSymbol(index + 2, "@") ? index + 3 : index + 2
      if end == value + 1, let literal = tokens.literal(value) {
        add(name: index + 1, literal: literal, isConstant: true)
      }
      let macro = ParsedMacro(
        name: tokens.string(index + 1),
        mayHaveMethods: mayHaveMethods(index + 2..<max(end, index + 2))
      )
      file.macros.append(macro)
    } else if tokens.isSymbol(index + 1, "<") {
      file.imports.append(tokens.string(index + 2))
    } else if tokens.kind(index + 1) == .string {
      file.includes.append(index)
    }
    return end
  }

  /// Whether the text of a macro may declare methods: it has the sign of one, or uses another macro.
  private func mayHaveMethods(_ text: Range<Int>) -> Bool {
    var start = text.lowerBound
    if tokens.isSymbol(start, "("), tokens.token(start)?.hasSpaceBefore == false {
      start = min(tokens.next(start), text.upperBound)
    }
    return (start..<text.upperBound).contains { index in
      isMethodSign(index)
        || (index == start || tokens.isSymbol(index - 1, ";") || tokens.isSymbol(index - 1, "}"))
          && macroEnd(at: index, in: start..<text.upperBound) != nil
    }
  }

  private func isMethodSign(_ index: Int) -> Bool {
    (tokens.isSymbol(index, "-") || tokens.isSymbol(index, "+"))
      && tokens.isSymbol(index + 1, "(")
  }

  // MARK: - Types

  private mutating func type(at keyword: Int) -> Int {
    let word = tokens.string(keyword)
    guard tokens.kind(keyword + 1) == .identifier else { return keyword + 1 }
    let name = tokens.string(keyword + 1)
    var index = keyword + 2
    // `@protocol A;` and `@protocol A, B;` only announce.
    if tokens.isSymbol(index, ";") || tokens.isSymbol(index, ",") { return index }
    var inherited: [ParsedName] = []
    let isCategory = tokens.isSymbol(index, "(")
    if isCategory { index = tokens.next(index) }
    if tokens.isSymbol(index, ":") {
      inherited.append(ParsedName(text: tokens.string(index + 1), token: index + 1))
      index += 2
    }
    if tokens.isSymbol(index, "<") {
      let end = angleEnd(index)
      for name in index + 1..<end where tokens.kind(name) == .identifier {
        inherited.append(ParsedName(text: tokens.string(name), token: name))
      }
      index = end
    }
    let kind: ParsedType.Kind =
      switch word {
      case "protocol": .protocol
      case "interface" where !isCategory: .interface
      default: .extension
      }
    let type = file.types.count
    file.types.append(
      ParsedType(
        kind: kind,
        name: name,
        inherited: inherited,
        attributes: [],
        keyword: keyword,
        body: index..<index,
        outer: nil
      )
    )
    let end = members(from: index, of: name, expandedIn: word == "implementation" ? type : nil)
    file.types[type].body = index..<end
    return end
  }

  private func angleEnd(_ start: Int) -> Int {
    var index = start
    while index < min(start + 200, tokens.count), !tokens.isSymbol(index, ">") { index += 1 }
    return min(index + 1, tokens.count)
  }

  /// Reads members up to `@end`.
  ///
  /// - Parameters:
  ///   - start: The index of the first token.
  ///   - type: The name of the type.
  ///   - implementation: The index of the type to which macros and files can add methods; nil if they cannot.
  /// - Returns: The index of `@end`, or where it is missing.
  private mutating func members(
    from start: Int,
    of type: String,
    expandedIn implementation: Int?
  ) -> Int {
    var index = start
    // Whether the last member has ended.
    var isBeforeMember = true
    while index < tokens.count {
      if tokens.kind(index) == .directive {
        let isFile = !tokens.source(index..<index + 1).hasSuffix("define")
        if isFile, let implementation { file.types[implementation].expansions.append(index) }
        index = directive(at: index)
        isBeforeMember = true
        continue
      }
      if isBeforeMember, let implementation, tokens.token(index)?.isFirstInLine == true,
        let end = macroEnd(at: index, in: index..<tokens.count)
      {
        file.types[implementation].expansions.append(index)
        index = end
        continue
      }
      isBeforeMember =
        tokens.isSymbol(index, ";") || tokens.isSymbol(index, "{") || tokens.isSymbol(index, "-")
        || tokens.isSymbol(index, "+")
      if tokens.isSymbol(index, "@") {
        if tokens.isWord(index + 1, "end") { return index }
        // The end is missing.
        if tokens.isWord(index + 1, "interface") || tokens.isWord(index + 1, "implementation") {
          return index
        }
        index += 2
      } else if isMethodSign(index) {
        index = method(at: index, of: type)
      } else {
        // The instance variables come first.
        if tokens.isSymbol(index, "{"), index > start { function(body: index) }
        if tokens.isSymbol(index, "=") { constant(at: index) }
        index = tokens.next(index)
      }
    }
    return tokens.count
  }

  /// Words that begin a declaration of C, and may stand alone on a line.
  private static let words: Set<String> = [
    "static", "extern", "inline", "const", "unsigned", "signed", "void", "int", "char", "short",
    "long", "float", "double", "bool", "struct", "union", "enum", "typedef", "volatile", "register",
    "id", "BOOL", "instancetype",
  ]

  /// Returns the index behind a macro that stands where a member begins, with its arguments; nil for a declaration of C.
  ///
  /// A declaration has another word or a sign on the same line, and a function has its type before its name.
  private func macroEnd(at index: Int, in range: Range<Int>) -> Int? {
    guard tokens.kind(index) == .identifier, !Self.words.contains(tokens.string(index)) else {
      return nil
    }
    var end = index + 1
    let hasArguments = tokens.isSymbol(end, "(")
    if hasArguments { end = tokens.next(end) }
    guard end <= range.upperBound else { return nil }
    if tokens.isSymbol(end, ";") { return end + 1 }
    let isAtEnd =
      end == range.upperBound || tokens.isSymbol(end, "@") || tokens.isSymbol(end, "-")
      || tokens.isSymbol(end, "+") || tokens.kind(end) == .directive
    if isAtEnd || hasArguments && tokens.isSymbol(end, "{") { return end }
    guard tokens.token(end)?.isFirstInLine == true else { return nil }
    // The type of a function can have a line of its own.
    let isType =
      !hasArguments
      && (tokens.kind(end) != .identifier
        || tokens.isSymbol(end + 1, "(")
          && (tokens.isSymbol(tokens.next(end + 1), "{")
            || tokens.isSymbol(tokens.next(end + 1), ";")))
    return isType ? nil : end
  }

  private mutating func method(at sign: Int, of type: String) -> Int {
    var index = tokens.next(sign + 1)
    let name = index
    var selector = ""
    var parameters: [ParsedParameter] = []
    while index < tokens.count, !tokens.isSymbol(index, "{"), !tokens.isSymbol(index, ";") {
      // The next method, or the end of the type.
      if tokens.isSymbol(index, "@") { return index }
      if tokens.kind(index) == .identifier, tokens.isSymbol(index + 1, ":") {
        let label = tokens.string(index)
        selector += label + ":"
        let (parameter, end) = parameter(label: label, at: index + 2)
        parameters.append(parameter)
        index = end
      } else {
        if selector.isEmpty, tokens.kind(index) == .identifier { selector = tokens.string(index) }
        index = tokens.next(index)
      }
    }
    guard tokens.isSymbol(index, "{") else { return index + 1 }
    add(
      .message,
      name: selector,
      type: type,
      parameters,
      isStatic: tokens.isSymbol(sign, "+"),
      token: name,
      body: index
    )
    return tokens.next(index)
  }

  /// Reads `(Type)name` at an index; returns it and the index behind it.
  private func parameter(label: String, at index: Int) -> (ParsedParameter, Int) {
    var end = index
    var type = ""
    if tokens.isSymbol(index, "(") {
      type = tokens.source(index + 1..<max(tokens.closing(index), index + 1))
      end = tokens.next(index)
    }
    // Attributes such as __unused precede the name.
    while tokens.kind(end + 1) == .identifier, !tokens.isSymbol(end + 2, ":") { end += 1 }
    return (ParsedParameter(label: label, name: tokens.string(end), type: type), end + 1)
  }

  private mutating func add(
    _ kind: ParsedFunction.Kind,
    name: String,
    type: String,
    _ parameters: [ParsedParameter],
    isStatic: Bool,
    token: Int,
    body: Int
  ) {
    file.functions.append(
      ParsedFunction(
        kind: kind,
        name: name,
        type: type,
        parameters: parameters,
        attributes: [],
        isStatic: isStatic,
        isAsync: false,
        isOverride: false,
        token: token,
        body: body + 1..<max(tokens.closing(body), body + 1)
      )
    )
  }

  /// Reads a function of C, whose parameters are before its body.
  private mutating func function(body: Int) {
    guard tokens.isSymbol(body - 1, ")"), let open = tokens.opening(body - 1),
      tokens.kind(open - 1) == .identifier
    else { return }
    let name = tokens.string(open - 1)
    add(.function, name: name, type: "", [], isStatic: false, token: open - 1, body: body)
  }

  // MARK: - Constants

  /// Reads `NSString *const Name = @"text";`, and variables, whose sign is at an index.
  private mutating func constant(at index: Int) {
    let value = tokens.isSymbol(index + 1, "@") ? index + 2 : index + 1
    guard tokens.kind(index - 1) == .identifier, tokens.isSymbol(value + 1, ";"),
      let literal = tokens.literal(value)
    else { return }
    // `const NSString *name` can be made to point to another text.
    add(name: index - 1, literal: literal, isConstant: tokens.isWord(index - 2, "const"))
  }

  private mutating func add(name: Int, literal: String, isConstant: Bool) {
    file.properties.append(
      ParsedProperty(
        name: tokens.string(name),
        type: "",
        attributes: [],
        declaredType: nil,
        literal: literal,
        isConstant: isConstant,
        token: name
      )
    )
  }
}
