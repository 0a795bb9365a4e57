/// Reads the declarations of a file in Swift; the code in functions is left as tokens.
struct SwiftParser {
  /// What stands before the keyword of a declaration.
  struct Prefix {
    var attributes: [ParsedAttribute] = []
    var isStatic = false
    var isPrivate = false
    var isOverride = false
  }

  /// The type whose members are read.
  struct Scope {
    let name: String
    let index: Int?
    let depth: Int
    /// Whether it is an enumeration whose cases have their own name as a value.
    let hasNamesAsValues: Bool
    /// Whether it is an extension whose members are private.
    var hasPrivateMembers = false
  }

  /// How many tokens may stand between a keyword and its brace.
  static let longestHeader = 1_000

  /// How deeply types may be nested.
  private static let deepest = 50

  let tokens: TokenList
  var file: ParsedFile

  private init(_ tokens: TokenList, _ conditions: [String]) {
    self.tokens = tokens
    file = ParsedFile(tokens: tokens, language: .swift, conditions: conditions)
  }

  /// Returns the declarations of a file.
  static func file(_ tokens: TokenList, conditions: [String]) -> ParsedFile {
    var parser = SwiftParser(tokens, conditions)
    let scope = Scope(name: "", index: nil, depth: 0, hasNamesAsValues: false)
    parser.members(in: 0..<tokens.count, of: scope)
    return parser.file
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "dynamic", "optional", "indirect", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed", "sending",
  ]

  private mutating func members(in range: Range<Int>, of scope: Scope) {
    var index = range.lowerBound
    var prefix = Prefix()
    while index < range.upperBound {
      if tokens.isSymbol(index, "@"), tokens.kind(index + 1) == .identifier {
        let (attribute, end) = attribute(at: index)
        prefix.attributes.append(attribute)
        index = end
      } else if let end = modifier(at: index, &prefix) {
        index = end
      } else {
        if tokens.kind(index) == .directive, let type = scope.index {
          file.types[type].expansions.append(index)
        }
        let end = declaration(at: index, prefix, in: scope, limit: range.upperBound)
        index = max(end, index + 1)
        prefix = Prefix()
      }
    }
  }

  /// Reads the attribute whose sign is at an index; returns it and the index behind it.
  private func attribute(at index: Int) -> (ParsedAttribute, Int) {
    var end = index + 2
    var name = tokens.string(index + 1)
    while tokens.isSymbol(end, "."), tokens.kind(end + 1) == .identifier {
      name = tokens.string(end + 1)
      end += 2
    }
    if tokens.isSymbol(end, "<"), let close = angleEnd(end) { end = close }
    var arguments = end..<end
    if tokens.isSymbol(end, "("), tokens.token(end)?.hasSpaceBefore == false {
      arguments = end + 1..<max(tokens.closing(end), end + 1)
      end = tokens.next(end)
    }
    return (ParsedAttribute(name: name, arguments: arguments), end)
  }

  /// Reads a modifier; returns the index behind it, or nil if there is none.
  private func modifier(at index: Int, _ prefix: inout Prefix) -> Int? {
    guard tokens.kind(index) == .identifier else { return nil }
    let word = tokens.string(index)
    guard Self.modifiers.contains(word) else { return nil }
    // `class` also begins a class.
    if word == "class", !isBeforeMember(index + 1) { return nil }
    if word == "static" || word == "class" { prefix.isStatic = true }
    if word == "override" { prefix.isOverride = true }
    if word == "private" || word == "fileprivate" { prefix.isPrivate = true }
    let hasArgument =
      tokens.isSymbol(index + 1, "(") && tokens.token(index + 1)?.hasSpaceBefore == false
    return hasArgument ? tokens.next(index + 1) : index + 1
  }

  private func isBeforeMember(_ index: Int) -> Bool {
    let word = tokens.string(index)
    return ["func", "var", "let", "subscript", "actor"].contains(word)
      || Self.modifiers.contains(word) && !tokens.isSymbol(index + 1, ":")
        && !tokens.isSymbol(index + 1, "{")
  }

  /// Reads what begins with the token at an index; returns the index behind it.
  private mutating func declaration(
    at index: Int,
    _ prefix: Prefix,
    in scope: Scope,
    limit: Int
  ) -> Int {
    guard tokens.kind(index) == .identifier, !tokens.isSymbol(index - 1, ".") else {
      return tokens.next(index)
    }
    switch tokens.string(index) {
    case "class", "struct", "enum", "actor", "protocol", "extension":
      return type(at: index, prefix, in: scope, limit: limit)
    case "func": return function(at: index, prefix, in: scope, limit: limit)
    case "init": return initializer(at: index, prefix, in: scope, limit: limit)
    case "var", "let": return property(at: index, prefix, in: scope, limit: limit)
    case "case": return enumCase(at: index, in: scope, limit: limit)
    case "typealias": return alias(at: index, in: scope, limit: limit)
    case "import":
      // `import struct UIKit.CGRect`
      let isKind = tokens.kind(index + 2) == .identifier
      let name = isKind && tokens.token(index + 2)?.isFirstInLine == false ? index + 2 : index + 1
      file.imports.append(tokens.string(name))
      return name + 1
    default: return index + 1
    }
  }

  // MARK: - Types

  private mutating func type(
    at keyword: Int,
    _ prefix: Prefix,
    in scope: Scope,
    limit: Int
  ) -> Int {
    guard let kind = ParsedType.Kind(rawValue: tokens.string(keyword)),
      tokens.kind(keyword + 1) == .identifier
    else { return keyword + 1 }
    let (name, afterName) = path(at: keyword + 1)
    var index = afterName
    let headerLimit = min(limit, index + Self.longestHeader)
    if tokens.isSymbol(index, "<"), let close = angleEnd(index) { index = close }
    var list = index..<index
    if tokens.isSymbol(index, ":") {
      let end = first(from: index, limit: headerLimit) { endsHeader($0) || isWhere($0) }
      list = index + 1..<end
      index = end
    }
    if isWhere(index) { index = first(from: index, limit: headerLimit) { endsHeader($0) } }
    guard tokens.isSymbol(index, "{"), index < limit else { return index }
    let body = index + 1..<max(min(tokens.closing(index), limit), index + 1)
    let qualified = scope.name.isEmpty ? name : "\(scope.name).\(name)"
    let inherited = types(in: list)
    file.types.append(
      ParsedType(
        kind: kind,
        name: qualified,
        inherited: inherited,
        attributes: prefix.attributes,
        keyword: keyword,
        body: body,
        outer: scope.index
      )
    )
    let inner = Scope(
      name: qualified,
      index: file.types.count - 1,
      depth: scope.depth + 1,
      hasNamesAsValues: kind == .enum && inherited.first?.text == "String",
      hasPrivateMembers: kind == .extension && prefix.isPrivate
    )
    if inner.depth < Self.deepest {
      members(in: body, of: inner)
    } else {
      report("types are nested too deeply here", at: keyword)
    }
    return min(body.upperBound + 1, limit)
  }

  /// Notes what is not understood.
  private mutating func report(_ message: String, at index: Int) {
    guard file.problems.count < 20, let token = tokens.token(index) else { return }
    file.problems.append(SourceProblem(offset: Int(token.start), message: message))
  }

  private func endsHeader(_ index: Int) -> Bool {
    tokens.isSymbol(index, "{") || tokens.isSymbol(index, "}") || tokens.isSymbol(index, ";")
  }

  private func isWhere(_ index: Int) -> Bool { tokens.isWord(index, "where") }

  /// Returns the names in a list of types, without attributes and generic arguments.
  func types(in range: Range<Int>) -> [ParsedName] {
    var names: [ParsedName] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isSymbol(index, "@") {
        index += tokens.isSymbol(index + 2, "(") ? 5 : 2
      } else if tokens.isWord(index, "any") || tokens.isWord(index, "nonisolated") {
        index += 1
      } else if tokens.isSymbol(index, "<"), let end = angleEnd(index) {
        index = end
      } else if tokens.kind(index) == .identifier {
        let (name, end) = path(at: index)
        // What follows `~` is not conformed to.
        if !tokens.isSymbol(index - 1, "~") { names.append(ParsedName(text: name, token: index)) }
        index = end
      } else {
        index += 1
      }
    }
    return names
  }

  /// Returns the name at an index, with those after its periods, and the index behind it.
  func path(at index: Int) -> (String, Int) {
    var name = tokens.string(index)
    var end = index + 1
    while tokens.isSymbol(end, "."), tokens.kind(end + 1) == .identifier, name.utf8.count < 1_000 {
      name += ".\(tokens.string(end + 1))"
      end += 2
    }
    return (name, end)
  }

  /// Returns the index behind the angle bracket that closes the one at an index; nil if none does soon.
  func angleEnd(_ index: Int) -> Int? {
    var depth = 0
    var end = index
    while end < min(index + 200, tokens.count) {
      if tokens.isSymbol(end, "<") {
        depth += 1
      } else if tokens.isSymbol(end, ">") {
        depth -= 1
        if depth == 0 { return end + 1 }
      } else if tokens.isSymbol(end, "{") || tokens.isSymbol(end, "}") {
        return nil
      }
      end = tokens.next(end)
    }
    return nil
  }

  /// Returns the first index from one on, outside of brackets, for which a condition holds, or the limit.
  func first(from index: Int, limit: Int, where condition: (Int) -> Bool) -> Int {
    var index = index
    while index < limit, !condition(index) { index = tokens.next(index) }
    return min(index, limit)
  }
}
