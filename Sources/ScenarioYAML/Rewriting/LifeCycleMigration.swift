public import ScenarioLanguage

/// States the life cycle of apps for which version 0.1 had another default: the app delegate.
public struct LifeCycleMigration {
  /// The contents of the file with `life-cycle: app-delegate` wherever that was the default, and an SDK that allows it.
  public private(set) var bytes: [UInt8]
  /// The offsets of the added keys in the original file.
  public private(set) var added: [Int32] = []
  /// The scenarios whose `app` cannot be edited in place, such as one that comes from a variable.
  public private(set) var skipped: [SourceRange] = []
  /// Why the file cannot be read, if it cannot.
  public private(set) var problem: Diagnostic?

  /// The keys to add; the SDK before that of iOS 27 lets an app without scenes launch there.
  private static func entries(needsSDK: Bool) -> [String] {
    ["life-cycle: app-delegate"] + (needsSDK ? ["sdk: 26.0"] : [])
  }

  /// Migrates the contents of a file.
  public init(_ source: SourceFile) {
    bytes = source.bytes
    var tree = Tree()
    var reader = YAMLReader()
    problem = reader.read(source, into: &tree)
    guard problem == nil else { return }
    let scenarios = Compiler.scenariosWithDefaultLifeCycle(in: tree)
    guard !scenarios.isEmpty, let syntax = SyntaxTreeReader.read(bytes) else { return }
    let lookup = NodeLookup(syntax)
    var edits: [Int: TextEdit] = [:]
    // Scenarios may share the 'app' of their suite or of an anchor: one that needs the SDK comes last.
    for (range, needsSDK) in scenarios.sorted(by: { !$0.needsSDK && $1.needsSDK }) {
      guard let edit = Self.edit(for: range, adding: Self.entries(needsSDK: needsSDK), lookup)
      else {
        skipped.append(range)
        continue
      }
      edits[edit.range.lowerBound] = edit
    }
    skipped.sort { $0.start < $1.start }
    guard let result = TextEdit.apply(Array(edits.values), to: bytes) else {
      skipped = scenarios.map(\.range)
      return
    }
    bytes = result
    added = edits.keys.sorted().map { Int32($0) }
  }

  /// Returns the edit that states the life cycle of a scenario, in its suite if that has no other one.
  private static func edit(
    for range: SourceRange,
    adding entries: [String],
    _ lookup: NodeLookup
  ) -> TextEdit? {
    let syntax = lookup.syntax
    let document = syntax.documents.last { $0.root < syntax.nodes.count && isIn($0.root, range) }
    guard let root = document?.root else { return nil }
    let isSuite = lookup.value(of: "scenarios", in: root) != nil
    if isSuite, !statesLifeCycle(root, syntax) { return edit(of: root, adding: entries, lookup) }
    guard let scenario = isSuite ? item(at: range, of: root, lookup) : root else { return nil }
    return edit(of: scenario, adding: entries, lookup)

    func isIn(_ root: SyntaxTree.Index, _ range: SourceRange) -> Bool {
      syntax[root].range.lowerBound <= Int(range.start)
    }
  }

  /// Returns whether a part of the node states a life cycle.
  private static func statesLifeCycle(_ node: SyntaxTree.Index, _ syntax: SyntaxTree) -> Bool {
    ["life-cycle", "UIApplicationSceneManifest"].contains(syntax[node].text)
      || syntax[node].children.contains { statesLifeCycle($0, syntax) }
  }

  /// Returns the scenario of a suite that begins at a range.
  private static func item(
    at range: SourceRange,
    of suite: SyntaxTree.Index,
    _ lookup: NodeLookup
  ) -> SyntaxTree.Index? {
    let list = lookup.value(of: "scenarios", in: suite).map(lookup.target)
    return list.flatMap { list in
      lookup.syntax[list].children.map(lookup.target).first {
        lookup.syntax[$0].range.contains(Int(range.start))
      }
    }
  }

  /// Returns the edit that adds the life cycle to the `app` of a scenario or suite.
  private static func edit(
    of mapping: SyntaxTree.Index,
    adding entries: [String],
    _ lookup: NodeLookup
  ) -> TextEdit? {
    let syntax = lookup.syntax
    guard let value = lookup.value(of: "app", in: mapping) else {
      return insertion(of: entries, into: mapping, lookup)
    }
    let app = lookup.target(of: value)
    guard syntax[app].kind == .mapping else { return nil }
    guard let first = syntax[app].children.first else {
      return TextEdit(range: syntax[app].range, text: "{ \(entries.joined(separator: ", ")) }")
    }
    let start = syntax[first].range.lowerBound
    let separator =
      lookup.isInBrackets(app) ? ", " : lineBreak(at: syntax.column(of: start), syntax)
    return TextEdit(range: start..<start, text: entries.map { $0 + separator }.joined())
  }

  /// Returns the edit that adds an `app` after `ios`, or else after the first key.
  private static func insertion(
    of entries: [String],
    into mapping: SyntaxTree.Index,
    _ lookup: NodeLookup
  ) -> TextEdit? {
    let syntax = lookup.syntax
    let children = syntax[mapping].children
    guard let first = children.first, children.count > 1 else { return nil }
    let value = lookup.value(of: "ios", in: mapping) ?? children[1]
    let isInBrackets = lookup.isInBrackets(mapping)
    var end = syntax[value].range.upperBound
    // A comment stays on the line of its value.
    while !isInBrackets, end < syntax.bytes.count, ![0x0A, 0x0D].contains(syntax.bytes[end]) {
      end += 1
    }
    let separator =
      isInBrackets ? ", " : lineBreak(at: syntax.column(of: syntax[first].range.lowerBound), syntax)
    return TextEdit(
      range: end..<end,
      text: "\(separator)app: { \(entries.joined(separator: ", ")) }"
    )
  }

  private static func lineBreak(at column: Int, _ syntax: SyntaxTree) -> String {
    syntax.lineEnd + String(repeating: " ", count: column)
  }
}
