@_spi(Package) internal import ScenarioJSON
internal import ScenarioSystem
internal import ScenarioYAML

// Definitions and renaming.
extension LanguageServer {
  /// A file with its names: an open document, or one on disk.
  private struct NamedFile {
    var text: TextDocument
    var symbols: Symbols
  }

  // MARK: - Files

  /// Returns a file that a URL or a path names; nil if it cannot be read as YAML.
  private func file(at path: Path) -> NamedFile? {
    let identity = path.canonicalized()?.text ?? path.text
    for document in documents.values where document.text.identity == identity {
      return document.isReadable ? NamedFile(text: document.text, symbols: document.symbols) : nil
    }
    guard
      let bytes = try? FileReader.read(path: path, as: path, limit: YAMLLoader.fileLimit),
      let content = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let uri = FileURL.uri(of: path)
    let text = TextDocument(uri: uri, text: content, encoding: encoding)
    return Symbols(text.source()).map { NamedFile(text: text, symbols: $0) }
  }

  /// Returns the files that a file includes, directly or not, each with its own names.
  private func includes(of text: TextDocument, _ symbols: Symbols) -> [NamedFile] {
    var found: [NamedFile] = []
    var seen: Set<String> = [text.identity]
    var rest = [(text, symbols)]
    while let (text, symbols) = rest.popLast(), found.count < 1_000 {
      for include in symbols.includes {
        let (path, location) = (Path(include.path), Path(text.path))
        guard let target = try? IncludePath(path, in: location, displayedAs: location),
          seen.insert(target.identity.text).inserted, let file = file(at: target.identity)
        else { continue }
        found.append(file)
        rest.append((file.text, file.symbols))
      }
    }
    return found
  }

  /// Adds the fragments of included files to those that a document can use.
  mutating func addIncludedFragments(_ uri: String) {
    guard let document = documents[uri], document.isReadable else { return }
    let others = includes(of: document.text, document.symbols)
    documents[uri]?.add(others.flatMap(\.symbols.ownFragments))
  }

  // MARK: - Definitions

  /// Returns the place where a name is defined, or an included file.
  func definition(_ document: OpenDocument, _ offset: Int) -> JSONValue {
    guard document.isReadable else { return .null }
    if let include = document.symbols.includes.first(where: {
      $0.range.contains(offset) || $0.range.upperBound == offset
    }) {
      let location = Path(document.text.path)
      guard
        let target = try? IncludePath(Path(include.path), in: location, displayedAs: location)
      else { return .null }
      let start = Position(line: 0, character: 0).json
      return ["uri": .text(uri(of: target.identity)), "range": ["start": start, "end": start]]
    }
    guard let name = document.symbols.occurrence(at: offset),
      let (file, definition) = definition(of: name, document)
    else { return .null }
    return ["uri": .text(file.text.uri), "range": file.text.json(definition.range)]
  }

  /// The URL of a file, as the client writes that of an open one.
  private func uri(of path: Path) -> String {
    documents.values.first { $0.text.identity == path.text }?.text.uri ?? FileURL.uri(of: path)
  }

  private func definition(
    of name: Symbols.Occurrence,
    _ document: OpenDocument
  ) -> (NamedFile, Symbols.Occurrence)? {
    let own = NamedFile(text: document.text, symbols: document.symbols)
    let isShared =
      switch name.kind {
      case .fragment, .argument: true
      case .variable, .scenario: false
      }
    for file in [own] + (isShared ? includes(of: document.text, document.symbols) : []) {
      var kind = name.kind
      if case .argument(let fragment) = kind {
        kind = file.symbols.parameterKind(ofFragment: fragment) ?? kind
      }
      let found = file.symbols.occurrences.first {
        $0.isDefinition && $0.kind == kind && $0.name == name.name
      }
      if let found { return (file, found) }
    }
    return nil
  }

  // MARK: - Renaming

  func prepareRename(_ document: OpenDocument, _ offset: Int) throws(RPCError) -> JSONValue {
    let (name, _, _) = try renamable(document, offset)
    return ["range": document.text.json(name.range), "placeholder": .text(name.name)]
  }

  private func renamable(
    _ document: OpenDocument,
    _ offset: Int
  ) throws(RPCError) -> (Symbols.Occurrence, NamedFile, Symbols.Occurrence) {
    guard document.isReadable else {
      throw RPCError(.requestFailed, "the file cannot be read; correct its errors first")
    }
    guard let name = document.symbols.occurrence(at: offset),
      let (file, definition) = definition(of: name, document)
    else {
      throw RPCError(
        .requestFailed,
        "only fragments, variables and the names of scenarios can be renamed"
      )
    }
    return (name, file, definition)
  }

  /// Returns the edits that rename what is at an offset, in all files of the workspace that use it.
  func rename(
    _ document: OpenDocument,
    _ offset: Int,
    to newName: String
  ) throws(RPCError) -> JSONValue {
    let (name, file, definition) = try renamable(document, offset)
    if name.kind == .scenario {
      let isTaken = document.symbols.occurrences.contains {
        $0.kind == .scenario && $0.name == newName && $0.range != name.range
      }
      guard !isTaken else {
        throw RPCError(.requestFailed, "another scenario of this file is called '\(newName)'")
      }
      let text = ScenarioFormatter.value(newName)
      return changes([(document.text, [name.range])], text)
    }
    let isName = newName.utf8.allSatisfy { $0 < 0x80 && LineText.isWord($0) }
    guard !newName.isEmpty, isName else {
      throw RPCError(
        .requestFailed,
        "'\(newName)' is not a name: use letters, digits, '-' and '_'"
      )
    }
    var edits: [(TextDocument, [Range<Int>])] = []
    let fragment = file.symbols.fragment(withParameters: definition.kind)
    let isShared = name.kind == .fragment || fragment != nil
    for user in isShared ? users(of: file.text) : [file] {
      let isDefinition = user.text.identity == file.text.identity
      let kind =
        isDefinition ? definition.kind : fragment.map { .argument(fragment: $0) } ?? name.kind
      let known = user.symbols.occurrences.filter { $0.kind == kind }
      guard !known.contains(where: { $0.name == newName }) else {
        throw RPCError(.requestFailed, "'\(newName)' is already used in \(user.text.path)")
      }
      let ranges = known.filter { $0.name == name.name }.map(\.range)
      if !ranges.isEmpty { edits.append((user.text, ranges)) }
    }
    return changes(edits, newName)
  }

  /// Returns a file, and all files of the workspace that include it.
  private func users(of file: TextDocument) -> [NamedFile] {
    var paths: [Path] = documents.values.map { Path($0.text.path) }
    if let found = try? ScenarioFiles(arguments: folders) {
      paths += found.entries.compactMap { if case .file(let path) = $0 { path.path } else { nil } }
    }
    var seen: Set<String> = []
    return paths.compactMap { path in
      guard seen.insert(path.canonicalized()?.text ?? path.text).inserted,
        let other = self.file(at: path)
      else { return nil }
      let isUser =
        other.text.identity == file.identity
        || includes(of: other.text, other.symbols).contains { $0.text.identity == file.identity }
      return isUser ? other : nil
    }.sorted { $0.text.uri < $1.text.uri }
  }

  private func changes(_ files: [(TextDocument, [Range<Int>])], _ text: String) -> JSONValue {
    let pairs = files.map { file, ranges in
      let edits = ranges.map { range -> JSONValue in
        ["range": file.json(range), "newText": .text(text)]
      }
      return (key: file.uri, value: JSONValue.list(edits))
    }
    return ["changes": .object(pairs)]
  }
}
