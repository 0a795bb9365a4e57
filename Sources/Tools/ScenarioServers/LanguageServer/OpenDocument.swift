@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
@_spi(Package) internal import ScenarioJSON
@_spi(Package) internal import ScenarioLanguage
internal import ScenarioSystem
internal import ScenarioYAML

/// An open document with what was found in it.
struct OpenDocument {
  var text: TextDocument
  /// The cases of the last contents.
  private(set) var loaded: LoadedFile
  /// The errors and warnings of the last contents.
  private(set) var diagnostics: [Diagnostic] = []
  /// The names in the last contents that were YAML.
  private(set) var symbols = Symbols()
  /// Whether the last contents are YAML.
  private(set) var isReadable = false
  /// Finds the errors and warnings; it knows those of the last contents.
  private(set) var checker: FileChecker

  init(_ text: TextDocument, _ plans: PlanChecker) {
    self.text = text
    checker = FileChecker(plans)
    loaded = LoadedFile(withoutScenarios: text.source())
  }

  /// Checks the contents, and finds the names; those of contents that are not YAML are kept.
  mutating func check(_ loader: inout YAMLLoader) {
    let source = text.source()
    let found: Symbols?
    if isForeign {
      loaded = LoadedFile(withoutScenarios: source)
      diagnostics = []
      found = Symbols(source)
    } else {
      loaded = loader.load(source)
      diagnostics = checker.diagnostics(of: loaded).map { $0.written(in: spelling) }
      found = loader.lastTree.map { Symbols($0, source.bytes) }
    }
    isReadable = found != nil
    if let found { symbols = found }
  }

  /// Adds the fragments of included files.
  mutating func add(_ fragments: [Symbols.Fragment]) { symbols.includedFragments = fragments }

  /// Whether it is YAML of another program: it has keys, but none that a scenario file can have.
  private var isForeign: Bool {
    guard text.language == "yaml" else { return false }
    var hasKeys = false
    for line in text.lineStarts.indices {
      let bytes = text.line(line)
      guard let first = bytes.first, LineText.isWord(first) else { continue }
      guard let colon = LineText.keyEnd(in: bytes) else { continue }
      if Self.ownKeys.contains(LineText.unquoted(bytes[..<colon])) { return false }
      hasKeys = true
    }
    return hasKeys || text.bytes.allSatisfy { $0 <= 0x20 }
  }

  /// The keys of which every scenario file has at least one.
  private static let ownKeys: Set<String> = [
    "scenario", "suite", "scenarios", "steps", "fragments", "ios", "given",
  ]

  /// The language of the names in it.
  var spelling: NameSpelling { loaded.answerSpelling }

  // MARK: - Diagnostics

  /// The diagnostics as a client reads them.
  var diagnosticsJSON: JSONValue { .list(diagnostics.map(json)) }

  /// Returns where a file is included; the first include if another included file includes it.
  private func place(ofInclude path: String) -> Range<Int> {
    let direct = symbols.includes.first {
      "\(IncludePath.display(of: Path($0.path), in: Path(text.path)))" == path
    }
    return (direct ?? symbols.includes.first)?.range ?? 0..<0
  }

  /// Returns a diagnostic; one in an included file is shown where the file is included.
  func json(_ diagnostic: Diagnostic) -> JSONValue {
    var message = diagnostic.message
    if !diagnostic.help.isEmpty { message += "\n\(diagnostic.help)" }
    let first = Int(diagnostic.range.start)
    var range = first..<max(first, Int(diagnostic.range.end))
    let (path, start) = loaded.source.file(at: diagnostic.range.start)
    if start > 0 {
      range = place(ofInclude: path)
      let lines = loaded.source.lineTable()
      let line = lines.line(at: diagnostic.range.start) - lines.line(at: start) + 1
      message = "\(path):\(line): \(message)"
    }
    return [
      "range": text.json(range),
      "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .text(diagnostic.id.name),
      "source": "scenario-run",
      "message": .text(message),
    ]
  }
}
