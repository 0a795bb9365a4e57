/// Appends included files to a scenario file, so that each range still refers to its file.
struct Includer {
  private(set) var tree: Tree
  private(set) var source: SourceFile
  /// The roots of all documents of included files.
  private(set) var documents: [Tree.Index] = []
  private(set) var diagnostics = Diagnostic.List()
  private var identities: Set<ExactText> = []
  /// The chain of files that include the one being read, the outermost first.
  private var includeChain: [ExactText] = []

  /// The maximum nesting depth of includes, since each level uses stack space.
  private static let maximumIncludeDepth = 64

  init(_ tree: Tree, of source: SourceFile, identity: String?) {
    self.tree = tree
    self.source = source
    if let identity { includeChain.append(ExactText(identity)) }
  }

  /// Reads the files that the documents include, recursively.
  mutating func include(
    _ documents: [Tree.Index],
    of file: SourceFile,
    by reader: inout some IncludeReader
  ) {
    for document in documents {
      if let list = tree.value(of: "include", in: document) {
        includeList(list, of: file, by: &reader)
      }
    }
  }

  private mutating func includeList(
    _ index: Tree.Index,
    of includer: SourceFile,
    by reader: inout some IncludeReader
  ) {
    for path in paths(index) {
      let (name, range) = (path.value, path.range)
      switch reader.read(name, in: includer) {
      case .refused(let message, let help, let path):
        if let path { source.unreadablePaths.append(path) }
        diagnostics.add(.unreadableInclude, at: range, message, help: Diagnostic.Help(help))
      case .read(let file, let other, let path):
        let identity = ExactText(path)
        if includeChain.contains(identity) {
          diagnostics.add(.circularUse, at: range, "'\(name)' includes itself indirectly")
        } else if includeChain.count > Self.maximumIncludeDepth {
          let message = "more than \(Self.maximumIncludeDepth) nested includes"
          diagnostics.add(.tooDeep, at: range, message) {
            "include the files directly"
          }
        } else if tree.text.count + other.text.count > TreeDecoder.maximumTextSize {
          diagnostics.add(
            .tooMuchPutIn,
            at: range,
            "with '\(name)', the file exceeds 8 MiB of text"
          ) {
            "include fewer files"
          }
        } else if identities.insert(identity).inserted {
          let roots = tree.append(other, startingAt: source.include(file))
          if !roots.contains(where: containsFragments) {
            diagnostics.add(.unreadableInclude, at: range, "'\(name)' has no fragments") {
              "only the fragments of an included file are used"
            }
          }
          self.documents += roots
          includeChain.append(identity)
          include(roots, of: file, by: &reader)
          includeChain.removeLast()
        }
      }
    }
  }

  /// Reads a file of another format, and returns the root of its tree; otherwise the problem.
  mutating func read(
    _ named: NamedFile,
    by reader: inout some IncludeReader
  ) -> NamedFile.Contents {
    switch reader.read(named.path, as: named.format, in: source.includer(at: named.location)) {
    case .refused(let message, let help, let path):
      if let path { source.unreadablePaths.append(path) }
      return .refused(message, help: help)
    case .read(let file, let other, _):
      guard tree.text.count + other.text.count <= TreeDecoder.maximumTextSize,
        let root = tree.append(other, startingAt: source.include(file)).first
      else { return .refused("'\(named.path)' exceeds 8 MiB of text", help: "") }
      return .read(root)
    }
  }

  /// Returns the paths in a list; the decoder is released before the tree grows, to avoid copying the tree.
  private mutating func paths(_ index: Tree.Index) -> [Located<String>] {
    var decoder = TreeDecoder(plain: tree, Grammar.keyPlaces, isScenario: true)
    let paths = Grammar.paths.read(&decoder, index) ?? []
    diagnostics.add(decoder.diagnostics.all)
    return paths
  }

  /// Returns whether a document has fragments, or may include some.
  private func containsFragments(_ document: Tree.Index) -> Bool {
    tree.value(of: "fragments", in: document) != nil
      || tree.value(of: "include", in: document) != nil
  }
}
