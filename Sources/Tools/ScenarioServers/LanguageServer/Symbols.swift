@_spi(Package) internal import ScenarioLanguage
internal import ScenarioYAML

/// The names that a file defines and uses, with their ranges.
struct Symbols: Sendable {
  /// What a name stands for.
  enum Kind: Equatable {
    case fragment
    /// A variable, by the offset at which its scope begins.
    case variable(scope: Int)
    /// An argument for a parameter of a fragment that another file defines.
    case argument(fragment: String)
    /// The name of a scenario or a suite.
    case scenario
  }

  /// A name in the file.
  struct Occurrence: Equatable {
    var kind: Kind
    var name: String
    var range: Range<Int>
    var isDefinition = false
    /// What a definition defines, with its name: a whole scenario, or a fragment with its steps.
    var extent: Range<Int>?
  }

  /// A fragment that scenarios can use.
  struct Fragment {
    var name: String
    var hasSteps: Bool
  }

  /// All names, without duplicates.
  private(set) var occurrences: [Occurrence] = []
  /// The fragments that the file defines.
  private(set) var ownFragments: [Fragment] = []
  /// The fragments of included files.
  var includedFragments: [Fragment] = []
  /// The paths of the included files, and where they are written.
  private(set) var includes: [(path: String, range: Range<Int>)] = []
  /// The offsets of the steps that list their calls.
  private(set) var stepsWithCalls: Set<Int> = []
  private let tree: Tree

  /// A part of the file that defines variables.
  private struct Scope {
    var offset: Int
    var names: Set<String>
  }

  /// Finds the names in a file; nil if it is not YAML.
  init?(_ source: SourceFile) {
    var reader = YAMLReader()
    var tree = Tree()
    guard reader.read(source, into: &tree) == nil else { return nil }
    self.init(tree, source.bytes)
  }

  /// Creates a table without names.
  init() { tree = Tree() }

  /// Finds the names in the tree of a file.
  init(_ tree: Tree, _ bytes: [UInt8]) {
    self.tree = tree
    for document in tree.documents { visitScope(document, [], bytes) }
    var seen: Set<Range<Int>> = []
    occurrences = occurrences.filter { seen.insert($0.range).inserted }
  }

  /// The fragments that scenarios can use.
  var fragments: [Fragment] { ownFragments + includedFragments }

  /// The standard spellings, by the ranges of the aliases and short forms that `fmt` replaces with them.
  var standardSpellings: [SourceRange: String] { Compiler.standardSpellings(of: tree) }

  /// The names of all variables.
  var variableNames: [String] {
    var seen: Set<String> = []
    return occurrences.filter { $0.isDefinition && $0.kind.isVariable }.map(\.name)
      .filter { seen.insert($0).inserted }
  }

  /// Returns the name at an offset.
  func occurrence(at offset: Int) -> Occurrence? {
    occurrences.first { $0.range.contains(offset) || $0.range.upperBound == offset }
  }

  // MARK: - Collecting

  /// Collects the names of a document, a scenario or a fragment.
  private mutating func visitScope(_ index: Tree.Index, _ outer: [Scope], _ bytes: [UInt8]) {
    var scope = Scope(offset: Int(tree[index].range.start), names: [])
    for (key, value) in tree.fields(index) {
      switch tree.string(key) {
      case "variables":
        for (name, text) in tree.fields(value) { define(name, as: text, in: &scope) }
      case "examples":
        for (_, row) in tree.fields(value) {
          for (name, text) in tree.fields(row) { define(name, as: text, in: &scope) }
        }
      case "parameters": for name in tree.children(value) { define(name, as: name, in: &scope) }
      case "scenario", "suite": add(.scenario, value, definedBy: index)
      case "include":
        for path in tree.children(value) { includes.append((tree.string(path), range(path))) }
      default: break
      }
    }
    let scopes = outer + [scope]
    visit(index, scopes, bytes)
  }

  private mutating func define(_ name: Tree.Index, as text: Tree.Index, in scope: inout Scope) {
    scope.names.insert(tree.string(name))
    add(.variable(scope: scope.offset), name, definedBy: text)
  }

  private mutating func visit(_ index: Tree.Index, _ scopes: [Scope], _ bytes: [UInt8]) {
    switch tree[index].kind {
    case .scalar, .quoted: addVariables(in: index, scopes, bytes)
    case .list: for item in tree.children(index) { visit(item, scopes, bytes) }
    case .mapping:
      for (key, value) in tree.fields(index) {
        switch tree.string(key) {
        case "scenarios":
          for item in tree.children(value) { visitScope(item, scopes, bytes) }
          continue
        case "fragments" where scopes.count == 1:
          for (name, body) in tree.fields(value) {
            add(.fragment, name, definedBy: body)
            let isList = tree[body].kind == .list
            let hasSteps = isList || tree.fields(body).contains { tree.string($0.key) == "steps" }
            ownFragments.append(Fragment(name: tree.string(name), hasSteps: hasSteps))
            visitScope(body, scopes, bytes)
          }
          continue
        case "use": addUse(value)
        case "invariants":
          for item in tree.children(value) where tree[item].kind == .scalar {
            add(.fragment, item)
          }
        case "calls": stepsWithCalls.insert(Int(tree[index].range.start))
        default: break
        }
        visit(value, scopes, bytes)
      }
    }
  }

  private mutating func addUse(_ index: Tree.Index) {
    if tree[index].kind == .scalar { return add(.fragment, index) }
    var name: String?
    for (key, value) in tree.fields(index) where tree.string(key) == "fragment" {
      name = tree.string(value)
      add(.fragment, value)
    }
    for (key, value) in tree.fields(index) where tree.string(key) == "with" {
      guard let name else { continue }
      let kind = parameterKind(ofFragment: name) ?? .argument(fragment: name)
      for (argument, _) in tree.fields(value) { add(kind, argument) }
    }
  }

  /// Returns the kind of the parameters of a fragment of this file; nil if it defines none with that name.
  func parameterKind(ofFragment name: String) -> Kind? {
    definedFragments.first { tree.string($0.key) == name }.map { kind(ofParametersIn: $0.value) }
  }

  /// Returns the fragment of this file whose parameters have this kind; nil if there is none.
  func fragment(withParameters kind: Kind) -> String? {
    definedFragments.first { self.kind(ofParametersIn: $0.value) == kind }
      .map { tree.string($0.key) }
  }

  private func kind(ofParametersIn body: Tree.Index) -> Kind {
    .variable(scope: Int(tree[body].range.start))
  }

  private var definedFragments: [(key: Tree.Index, value: Tree.Index)] {
    tree.documents.flatMap { tree.fields($0) }.filter { tree.string($0.key) == "fragments" }
      .flatMap { tree.fields($0.value) }.map { (key: $0.key, value: $0.value) }
  }

  /// Adds the uses of variables in a scalar, each in the innermost scope that defines it.
  private mutating func addVariables(in index: Tree.Index, _ scopes: [Scope], _ bytes: [UInt8]) {
    let range = tree[index].range
    guard range.end <= bytes.count else { return }
    var text = bytes[Int(range.start)..<Int(range.end)]
    while let dollar = text.firstIndex(of: UInt8(ascii: "$")) {
      text = text[(dollar + 1)...]
      guard text.first == UInt8(ascii: "{") else { continue }
      let name = text.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      let word = String(decoding: name, as: UTF8.self)
      guard let scope = scopes.last(where: { $0.names.contains(word) }) else { continue }
      occurrences.append(
        Occurrence(
          kind: .variable(scope: scope.offset),
          name: word,
          range: name.startIndex..<name.endIndex
        )
      )
    }
  }

  private mutating func add(_ kind: Kind, _ index: Tree.Index, definedBy part: Tree.Index? = nil) {
    let name = tree.string(index)
    guard tree[index].kind == .scalar || tree[index].kind == .quoted, !name.contains("${") else {
      return
    }
    var range = range(index)
    // The quotes of a name are kept; a scenario's name is written again.
    if tree[index].kind == .quoted, kind != .scenario, range.count == name.utf8.count + 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var occurrence = Occurrence(kind: kind, name: name, range: range)
    if let part = part.map(self.range) {
      occurrence.isDefinition = true
      occurrence.extent =
        min(range.lowerBound, part.lowerBound)..<max(range.upperBound, part.upperBound)
    }
    occurrences.append(occurrence)
  }

  private func range(_ index: Tree.Index) -> Range<Int> {
    Int(tree[index].range.start)..<Int(tree[index].range.end)
  }
}

extension Symbols.Kind {
  fileprivate var isVariable: Bool { if case .variable = self { true } else { false } }
}
