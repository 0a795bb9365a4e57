@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

// The open documents.
extension LanguageServer {
  /// Opens a document.
  mutating func open(_ params: JSONValue) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    let document = TextDocument(
      uri: uri,
      language: item["languageId"]?.string ?? "yaml",
      version: item["version"]?.integer ?? 0,
      text: text,
      encoding: encoding
    )
    guard !isProjectFile(uri) else { return openProjectFile(document) }
    guard !Self.isLog(uri) else { return openLog(document) }
    documents[uri] = OpenDocument(document, plans)
    update(uri)
  }

  /// Changes a document.
  mutating func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string else { return }
    projectFiles[uri]?.text.change(params)
    if logs[uri] != nil {
      logs[uri]?.change(params)
      return checkLog(uri)
    }
    guard documents[uri] != nil else { return }
    documents[uri]?.text.change(params)
    update(uri)
  }

  /// Closes a document, and removes its diagnostics.
  mutating func close(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string, !closeProjectFile(uri),
      !closeLog(uri),
      let document = documents.removeValue(forKey: uri)
    else { return }
    loader.unsavedFiles[document.text.identity] = nil
    publish(uri, nil, [])
    checkIncluders(of: document.text.identity)
  }

  /// Checks a document, and those that include it, after it has changed.
  private mutating func update(_ uri: String) {
    guard let document = documents[uri] else { return }
    loader.unsavedFiles[document.text.identity] = document.text.bytes
    guard !isSuperseded(uri) else { return }
    check(uri)
    checkIncluders(of: document.text.identity)
  }

  /// Checks the other documents that include a file again.
  private mutating func checkIncluders(of path: String) {
    for (uri, document) in documents.sorted(by: { $0.key < $1.key })
    where document.text.identity != path {
      let included = document.loaded.source.includedPaths
      if included.contains(where: { Path(displayed: $0).canonicalized()?.text == path }) {
        check(uri)
      }
    }
  }

  /// Checks a document, and publishes what was found.
  mutating func check(_ uri: String) {
    documents[uri]?.check(&loader)
    addIncludedFragments(uri)
    guard let document = documents[uri] else { return }
    publish(uri, document.text.version, document.diagnosticsJSON)
  }

  /// Publishes the diagnostics of a document.
  func publish(_ uri: String, _ version: Int?, _ diagnostics: JSONValue) {
    var params: [(key: String, value: JSONValue)] = [("uri", .text(uri))]
    if let version { params.append(("version", .number("\(version)"))) }
    params.append(("diagnostics", diagnostics))
    inbox.send([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(params),
    ])
  }
}

extension TextDocument {
  /// The canonical path of the file, by which includes find it.
  var identity: String { Path(path).canonicalized()?.text ?? path }

  /// Makes the changes that a client sent.
  fileprivate mutating func change(_ params: JSONValue) {
    version = params["textDocument"]?["version"]?.integer ?? 0
    for change in params["contentChanges"]?.items ?? [] {
      guard let text = change["text"]?.string else { continue }
      switch change["range"] {
      case nil, .null?: replace(nil, with: text)
      case let written?:
        // A malformed range must not replace the whole text.
        guard let range = range(written) else { continue }
        replace(range, with: text)
      }
    }
  }

  /// Returns the bytes of a range that a client sent; nil if it is not a range.
  func range(_ json: JSONValue) -> Range<Int>? {
    guard let start = json["start"].flatMap(Position.init),
      let end = json["end"].flatMap(Position.init)
    else { return nil }
    return range(from: start, to: end)
  }
}

extension Position {
  /// Reads a position that a client sent.
  init?(_ json: JSONValue) {
    guard let line = json["line"]?.integer, let character = json["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }
}
