@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

extension LanguageServer {
  /// What the server can do.
  static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
    [
      "positionEncoding": .text(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": [
        "triggerCharacters": [" ", "-", "[", "{", ",", "$"], "resolveProvider": false,
      ],
      "hoverProvider": true,
      "definitionProvider": true,
      "renameProvider": ["prepareProvider": true],
      "codeActionProvider": ["codeActionKinds": ["quickfix", "refactor.rewrite"]],
      "inlayHintProvider": true,
      "documentFormattingProvider": true,
      "documentSymbolProvider": true,
    ]
  }

  /// Answers a request about a document.
  mutating func answerRequest(
    _ method: String,
    _ params: JSONValue
  ) throws(RPCError) -> JSONValue {
    // Editors ask every server of a file: this one has nothing to say about code and logs.
    if let uri = params["textDocument"]?["uri"]?.string,
      projectFiles[uri] != nil || logs[uri] != nil
    {
      return .null
    }
    switch method {
    case "textDocument/completion":
      let (document, offset) = try place(params)
      return completions(document, offset)
    case "textDocument/hover":
      let (document, offset) = try place(params)
      return hover(document, offset)
    case "textDocument/definition":
      let (document, offset) = try place(params)
      return definition(document, offset)
    case "textDocument/prepareRename":
      let (document, offset) = try place(params)
      return try prepareRename(document, offset)
    case "textDocument/rename":
      let (document, offset) = try place(params)
      guard let name = params["newName"]?.string else {
        throw RPCError(.invalidParams, "'newName' is missing")
      }
      return try rename(document, offset, to: name)
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/inlayHint": return try inlayHints(params)
    case "textDocument/formatting": return try formatting(params)
    case "textDocument/documentSymbol": return try documentSymbols(params)
    default: throw RPCError(.methodNotFound, "there is no method '\(method)'")
    }
  }

  // MARK: - Parameters

  private func document(_ params: JSONValue) throws(RPCError) -> OpenDocument {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw RPCError(.invalidParams, "'textDocument.uri' is missing")
    }
    guard let document = documents[uri] else {
      throw RPCError(.invalidParams, "'\(uri)' is not open")
    }
    return document
  }

  private func place(_ params: JSONValue) throws(RPCError) -> (OpenDocument, Int) {
    let document = try document(params)
    guard let position = params["position"].flatMap(Position.init) else {
      throw RPCError(.invalidParams, "'position' is missing")
    }
    return (document, document.text.offset(of: position))
  }

  private func range(
    _ params: JSONValue
  ) throws(RPCError) -> (OpenDocument, Range<Int>) {
    let document = try document(params)
    guard let range = params["range"].flatMap({ document.text.range($0) }) else {
      throw RPCError(.invalidParams, "'range' is missing")
    }
    return (document, range)
  }

  // MARK: - Answers

  private mutating func completions(_ document: OpenDocument, _ offset: Int) -> JSONValue {
    let completer = Completer(
      document: document.text,
      schema: schema,
      symbols: document.symbols,
      spelling: document.spelling,
      usesSnippets: usesSnippets
    )
    let (items, word) = completer.items(at: offset, &loader)
    let range = document.text.json(word)
    let sorted = items.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return [
      "isIncomplete": true,
      "items": .list(
        sorted.enumerated().map { $0.element.element.json(replacing: range, at: $0.offset) }
      ),
    ]
  }

  private mutating func hover(_ document: OpenDocument, _ offset: Int) -> JSONValue {
    let hover = HoverText(
      document: document.text,
      schema: schema,
      spelling: document.spelling
    )
    guard let (markdown, word) = hover.text(at: offset, &loader) else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .text(markdown)],
      "range": document.text.json(word),
    ]
  }

  private mutating func codeActions(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (document, range) = try range(params)
    let kinds = params["context"]?["only"]?.items?.compactMap(\.string)
    let actions = CodeActions(document: document, schema: schema).actions(in: range, &loader)
    return .list(
      actions.compactMap { (action) -> JSONValue? in
        let kind = action.isFix ? "quickfix" : "refactor.rewrite"
        if let kinds, !kinds.contains(where: { kind == $0 || kind.hasPrefix("\($0).") }) {
          return nil
        }
        let edit: JSONValue = [
          "range": document.text.json(action.edit.range), "newText": .text(action.edit.text),
        ]
        var pairs: [(key: String, value: JSONValue)] = [
          ("title", .text(action.title)), ("kind", .text(kind)),
          ("edit", ["changes": .object([(document.text.uri, .list([edit]))])]),
        ]
        if let diagnostic = action.diagnostic {
          pairs.append(("diagnostics", .list([document.json(diagnostic)])))
        }
        return .object(pairs)
      }
    )
  }

  private func inlayHints(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (document, range) = try range(params)
    return .list(
      InlayHints(document: document).hints(in: range).map { offset, text in
        [
          "position": document.text.position(at: offset).json, "label": .text(text),
          "paddingLeft": true,
        ]
      }
    )
  }

  private func formatting(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(params)
    switch ScenarioFormatter.format(document.text.source()) {
    case .unchanged: return []
    case .changed(let bytes):
      guard let edit = document.text.edit(to: bytes) else { return [] }
      return [["range": document.text.json(edit.range), "newText": .text(edit.text)]]
    case .invalid(let diagnostic):
      throw RPCError(.requestFailed, "the file cannot be formatted: \(diagnostic.message)")
    case .refused:
      throw RPCError(.requestFailed, "formatting would change the meaning of the file")
    }
  }

  private func documentSymbols(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let document = try document(params)
    return .list(
      document.symbols.occurrences.filter { $0.isDefinition }.map { symbol in
        // The numbers of functions, events and variables.
        let kind = symbol.kind == .fragment ? 12 : symbol.kind == .scenario ? 24 : 13
        return [
          "name": .text(symbol.name.isEmpty ? "(no name)" : symbol.name),
          "kind": .number("\(kind)"),
          "range": document.text.json(symbol.extent ?? symbol.range),
          "selectionRange": document.text.json(symbol.range),
        ]
      }
    )
  }
}
