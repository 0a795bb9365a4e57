extension TreeDecoder {
  /// Substitutes the variables in scope in a subtree; repeated calls start from the original texts.
  ///
  /// Returns false after reporting an error if a limit is exceeded; the subtree must not be decoded then.
  mutating func substituteVariables(in index: Tree.Index) -> Bool {
    guard countValues(Int(node(index).weight), at: index) else { return false }
    if containsVariables { substitute(index, isKey: false) }
    return !isBudgetExhausted
  }

  private mutating func substitute(_ index: Tree.Index, isKey: Bool) {
    switch node(index).kind {
    case .scalar, .quoted: substituteInText(index, isKey: isKey)
    case .list:
      // A cursor, since substitution changes the tree.
      var items = tree.cursor(index)
      while let item = items.next(in: tree) { substitute(item, isKey: false) }
    case .mapping:
      var fields = tree.cursor(index)
      while let (key, value) = fields.nextField(in: tree) {
        substitute(key, isKey: true)
        substitute(value, isKey: false)
      }
    }
  }

  private mutating func substituteInText(_ index: Tree.Index, isKey: Bool) {
    // The slices of the text are released before appending, to avoid copying the whole text.
    guard let result = textWithVariables(index, isKey: isKey) else { return }
    let start = tree.text.count
    tree.text += result
    tree.setText(SourceRange(start, tree.text.count), of: index)
  }

  /// Returns the text of a node with the variables substituted; nil if it has none, or they exceed the limit.
  private mutating func textWithVariables(_ index: Tree.Index, isKey: Bool) -> [UInt8]? {
    let written = writtenTexts[index] ?? node(index).text
    let bytes = tree.text[Int(written.start)..<Int(written.end)]
    guard bytes.contains(UInt8(ascii: "$")) else { return nil }
    writtenTexts[index] = written
    var result: [UInt8] = []
    for piece in VariableText(bytes).pieces {
      switch piece {
      case .plain(let bytes): result += bytes
      case .variable(let name, let part):
        if isKey {
          let range = sourceRange(of: part, in: index)
          report(.misplacedVariable, at: range, "a key cannot contain a variable") {
            "use variables in values"
          }
        } else if let variable = scope[name] {
          guard hasBudget(forText: result.count + variable.text.utf8.count, at: index) else {
            return nil
          }
          if let definition = variable.definition { usedDefinitions.insert(definition) }
          if variable.isSet { setVariableNames.insert(name) }
          result += variable.text.utf8
        } else {
          reportUnknownVariable(name, at: sourceRange(of: part, in: index))
        }
      case .malformed(let part):
        let message = "'${' begins a variable, but its name and '}' do not follow"
        report(.misplacedVariable, at: sourceRange(of: part, in: index), message) {
          "write ${name}, or $${ for a literal '${'"
        }
      }
    }
    return result
  }

  private mutating func reportUnknownVariable(_ name: String, at range: SourceRange) {
    let scope = scope
    report(.unknownVariable, at: range, "unknown variable '\(name)'") {
      let names = scope.names
      return Suggestion.help(for: name, in: names).ifEmpty(
        names.isEmpty
          ? "define it under 'variables', or with --set \(name)=text"
          : "known here: \(names.listed)"
      )
    }
  }

  /// Returns the range of a part of a scalar's text: exact for plain scalars, the whole scalar for quoted ones.
  private func sourceRange(of part: SourceRange, in index: Tree.Index) -> SourceRange {
    let node = node(index)
    guard node.kind == .scalar, let written = writtenTexts[index],
      written.end - written.start == node.range.end - node.range.start
    else { return node.range }
    return SourceRange(
      Int(node.range.start) + Int(part.start),
      Int(node.range.start) + Int(part.end)
    )
  }

  // MARK: - Definitions

  /// Decodes `variables`, a row of `examples`, or `with`: names and their texts.
  mutating func variables(
    _ index: Tree.Index,
    _ what: String,
    _ body: (inout TreeDecoder, _ name: String, _ text: String, _ key: Tree.Index) -> Void
  ) {
    guard requireMapping(index, what) else { return }
    var fields = tree.cursor(index)
    while let (key, value) = fields.nextField(in: tree) {
      let name = string(key)
      // A text may contain variables that are defined before it.
      guard substituteVariables(in: value) else { return }
      if !VariableText.isName(name) {
        reportWrongType(key, "'\(name)' is not a name for a variable") {
          "a name is made of letters, digits, '-' and '_'"
        }
      } else if node(value).kind == .quoted {
        // A quoted text may be empty.
        body(&self, name, string(value), key)
      } else if let text = text(value, "the value of '\(name)'") {
        body(&self, name, text, key)
      }
    }
  }

  /// Reports definitions that nothing uses.
  mutating func reportUnused(_ definitions: [Located<String>], help: Diagnostic.Help) {
    for definition in definitions where !usedDefinitions.contains(definition.range) {
      report(.unusedVariable, at: definition.range, "nothing uses '\(definition.value)'") { help }
    }
  }
}

extension Grammar {
  /// A name, its text, and the range of the name.
  typealias NamedText = (name: String, text: String, range: SourceRange)

  /// Returns the type of a mapping of names to strings, which may be empty if quoted.
  static func variables(_ what: String) -> ValueType<[NamedText]> {
    .init("name → string", Schema.variables) { decoder, index in
      var all: [NamedText] = []
      decoder.variables(index, what) { decoder, name, text, key in
        all.append((name, text, decoder.range(key)))
      }
      return all
    }
  }
}
