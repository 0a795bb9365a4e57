@_spi(Package) internal import ScenarioJSON
internal import ScenarioSystem

// What `lint` finds in the projects of open source files and property lists.
extension LanguageServer {
  /// Whether a document is a file of a project, in which the client wants findings.
  func isProjectFile(_ uri: String) -> Bool {
    reportsFindings && [".swift", ".m", ".mm", ".h", ".plist"].contains { uri.hasSuffix($0) }
  }

  /// Opens a file of a project, whose findings follow when no message waits.
  mutating func openProjectFile(_ text: TextDocument) {
    let tops = folders.map { $0.canonicalized() ?? $0 }
    let folder = ProjectFindings.folder(around: Path(text.identity), upTo: tops)
    projectFiles[text.uri] = ProjectFile(text: text, folder: folder)
    guard let folder else { return }
    if let known = findings[folder] { publish(known, in: text) } else { unread.insert(folder) }
  }

  /// Closes a file of a project; false if it is none.
  mutating func closeProjectFile(_ uri: String) -> Bool {
    guard let file = projectFiles.removeValue(forKey: uri) else { return false }
    publish(uri, nil, [])
    guard let folder = file.folder, !projectFiles.values.contains(where: { $0.folder == folder })
    else { return true }
    findings[folder] = nil
    unread.remove(folder)
    return true
  }

  /// Notes that files were saved: their projects are read again when no message waits.
  mutating func noteSaved(_ uris: [String]) {
    for path in uris.compactMap(FileURL.path) {
      let path = path.canonicalized() ?? path
      unread.formUnion(projectFiles.values.compactMap(\.folder).filter(path.isInside))
    }
  }

  package mutating func workWhileIdle() {
    guard let folder = unread.min(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) else {
      return
    }
    unread.remove(folder)
    let found = readFindings?(folder) ?? ProjectFindings([])
    findings[folder] = found
    for (_, file) in projectFiles.sorted(by: { $0.key < $1.key }) where file.folder == folder {
      publish(found, in: file.text)
    }
  }

  private func publish(_ found: ProjectFindings, in text: TextDocument) {
    let items = found.all.filter { $0.path.text == text.identity }.map { finding in
      json(finding, in: text)
    }
    publish(text.uri, text.version, .list(items))
  }

  private func json(_ finding: ProjectFindings.Finding, in text: TextDocument) -> JSONValue {
    var pairs: [(key: String, value: JSONValue)] = [
      ("range", text.json(text.contents(ofLine: finding.line - 1))),
      ("severity", .number("\(finding.severity.rawValue)")), ("code", .text(finding.id)),
      ("source", "scenario-run"), ("message", .text(finding.message)),
    ]
    if let findingsPage { pairs.append(("codeDescription", ["href": .text(findingsPage)])) }
    return .object(pairs)
  }
}

extension TextDocument {
  /// Returns a line without the white space around its text; the last line in place of one that does not exist.
  func contents(ofLine number: Int) -> Range<Int> {
    let line = line(max(0, min(number, lineStarts.count - 1)))
    let isText = { (byte: UInt8) in byte > 0x20 }
    guard let first = line.firstIndex(where: isText), let last = line.lastIndex(where: isText)
    else {
      return line.startIndex..<line.startIndex
    }
    return first..<last + 1
  }
}
