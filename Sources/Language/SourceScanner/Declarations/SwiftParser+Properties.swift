extension SwiftParser {
  /// Reads constants or variables whose keyword is at an index; returns the index behind them.
  mutating func property(at keyword: Int, _ prefix: Prefix, in scope: Scope, limit: Int) -> Int {
    var index = keyword + 1
    while index < limit {
      guard tokens.kind(index) == .identifier else { return tokens.next(index) }
      let name = index
      index += 1
      var type: String?
      if tokens.isSymbol(index, ":") {
        let end = typeEnd(from: index + 1, limit: limit)
        type = tokens.source(index + 1..<end)
        index = end
      }
      var value = index..<index
      if index < limit, isAssignment(index) {
        let end = tokens.expressionEnd(from: index + 1, limit: limit)
        value = index + 1..<end
        index = end
      }
      file.properties.append(
        ParsedProperty(
          name: tokens.string(name),
          type: scope.name,
          attributes: prefix.attributes,
          declaredType: type ?? initializedType(value),
          literal: value.count == 1 ? tokens.literal(value.lowerBound) : nil,
          isConstant: tokens.isWord(keyword, "let"),
          token: name,
          value: value
        )
      )
      if index < limit, tokens.isSymbol(index, "{"), value.isEmpty {
        accessor(of: name, body: index, prefix, in: scope, limit: limit)
        return min(tokens.next(index), limit)
      }
      guard index < limit, tokens.isSymbol(index, ",") else { return index }
      index += 1
    }
    return limit
  }

  /// The type of the value `A()`; nil for other values.
  private func initializedType(_ value: Range<Int>) -> String? {
    guard value.count > 1 else { return nil }
    let (name, open) = path(at: value.lowerBound)
    let isCall = tokens.isSymbol(open, "(") && tokens.next(open) >= value.upperBound
    return isCall && name.first?.isUppercase == true ? name : nil
  }

  private func isAssignment(_ index: Int) -> Bool { tokens.isSymbol(index, "=") }

  private mutating func accessor(
    of name: Int,
    body: Int,
    _ prefix: Prefix,
    in scope: Scope,
    limit: Int
  ) {
    file.functions.append(
      ParsedFunction(
        kind: .accessor,
        name: tokens.string(name),
        type: scope.name,
        parameters: [],
        attributes: prefix.attributes,
        isStatic: prefix.isStatic,
        isAsync: false,
        isOverride: prefix.isOverride,
        token: name,
        body: body + 1..<max(min(tokens.closing(body), limit), body + 1)
      )
    )
  }

  /// Returns the index behind a type.
  private func typeEnd(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      if isAssignment(index) || tokens.isSymbol(index, "{") || tokens.isSymbol(index, ",")
        || tokens.isSymbol(index, ";") || tokens.isSymbol(index, "}")
        || index > start && tokens.beginsLine(index)
      {
        return index
      }
      if tokens.isSymbol(index, "<"), let end = angleEnd(index) {
        index = end
      } else {
        index = tokens.next(index)
      }
    }
    return limit
  }

  /// Reads the cases of an enumeration that have values; returns the index behind them.
  mutating func enumCase(at keyword: Int, in scope: Scope, limit: Int) -> Int {
    var index = keyword + 1
    while index < limit, tokens.kind(index) == .identifier {
      let name = index
      index += 1
      var literal = scope.hasNamesAsValues ? tokens.string(name) : nil
      if tokens.isSymbol(index, "("), tokens.token(index)?.hasSpaceBefore == false {
        index = tokens.next(index)
      }
      if index < limit, isAssignment(index) {
        literal = tokens.literal(index + 1)
        index += 2
      }
      if let literal {
        file.properties.append(
          ParsedProperty(
            name: tokens.string(name),
            type: scope.name,
            attributes: [],
            declaredType: nil,
            literal: literal,
            isConstant: true,
            isCase: true,
            token: name
          )
        )
      }
      guard index < limit, tokens.isSymbol(index, ",") else { break }
      index += 1
    }
    return index
  }

  /// Reads another name of a type; returns the index behind it.
  mutating func alias(at keyword: Int, in scope: Scope, limit: Int) -> Int {
    let name = tokens.string(keyword + 1)
    var index = keyword + 2
    if tokens.isSymbol(index, "<"), let end = angleEnd(index) { index = end }
    guard index < limit, isAssignment(index) else { return index }
    let end = tokens.expressionEnd(from: index + 1, limit: limit)
    let qualified = scope.name.isEmpty ? name : "\(scope.name).\(name)"
    file.aliases.append(ParsedAlias(name: qualified, types: types(in: index + 1..<end)))
    return end
  }
}
