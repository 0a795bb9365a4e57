import ScenarioAnalysis
@_spi(Package) import ScenarioLanguage
import ScenarioRunner
import ScenarioYAML

/// The one form of a file says the same as the file, and is its own one form.
func checkForm(of source: SourceFile) {
  switch ScenarioFormatter.format(source) {
  case .unchanged: return
  case .invalid(let diagnostic): preconditionFailure("what was read is invalid: \(diagnostic)")
  case .refused: preconditionFailure("in the one form it does not say the same")
  case .changed(let bytes):
    guard case .unchanged = ScenarioFormatter.format(SourceFile(path: source.path, bytes: bytes))
    else {
      preconditionFailure("the one form has another one")
    }
  }
}

/// What is blessed can be read, and says the same beside what was blessed.
func checkBlessing(of file: LoadedFile, in source: SourceFile) {
  var collector = SuggestedEditCollector()
  for plan in file.scenarios.flatMap(\.plans).prefix(20) where plan.steps.count < 200 {
    collector.add(plan)
  }
  let blesser = Blesser(
    collector.changes,
    weakenings: collector.weakenings,
    force: true,
    in: source.bytes
  )
  guard blesser.bytes != source.bytes else { return }
  var reader = YAMLReader()
  var tree = Tree()
  let blessed = SourceFile(path: source.path, bytes: blesser.bytes)
  let diagnostic = reader.read(blessed, into: &tree)
  precondition(diagnostic == nil, "what is blessed cannot be read: \(diagnostic?.message ?? "")")
  var old = Tree()
  guard reader.read(source, into: &old) == nil else { return }
  let difference = TreeComparison(old, tree, changes: blesser.changes).firstDifference()
  precondition(difference == nil, "what is blessed says something else, too")
}

/// Finds the same file under every name.
struct FuzzIncludes: IncludeReader {
  let bytes: [UInt8]
  private var reader = YAMLReader()

  init(bytes: [UInt8]) { self.bytes = bytes }

  func identity(of file: SourceFile) -> String? { file.path }

  mutating func read(_ path: String, in includer: SourceFile) -> IncludedFile {
    guard !bytes.isEmpty else { return .refused("there is no '\(path)'", help: "") }
    let source = SourceFile(path: "other.yaml", bytes: bytes)
    var tree = Tree()
    if let diagnostic = reader.read(source, into: &tree) {
      return .refused(diagnostic.message, help: diagnostic.help)
    }
    return .read(source, tree, identity: "other.yaml")
  }
}
