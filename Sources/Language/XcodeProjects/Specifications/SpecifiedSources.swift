internal import ScenarioSystem

/// The source files of a target of a specification; what cannot be read is noted.
struct SpecifiedSources {
  private let options: SpecificationNode?
  private let root: ProjectFolder

  init(_ specification: SpecificationNode, in root: ProjectFolder) {
    options = specification["options"]
    self.root = root
  }

  /// Returns the files and folders of `sources`, relative to the root.
  func folders(of target: SpecificationNode) -> [Path] {
    Self.items(of: target).compactMap { node in
      Self.name(node).flatMap { root.path(Path($0), in: node.folder) }
    }
  }

  /// Returns the files that are compiled, each once.
  func files(of target: SpecificationNode) -> [Path] {
    for (ending, type) in options?["fileTypes"]?.fields ?? []
    where SourceFiles.isSource("a.\(ending)") {
      root.note("how files with the ending '\(ending)' are built is not read", at: type.origin)
    }
    var seen: Set<Path> = []
    return Self.items(of: target).flatMap(compiledFiles).filter { seen.insert($0).inserted }
  }

  private static func items(of target: SpecificationNode) -> [SpecificationNode] {
    guard let sources = target["sources"] else { return [] }
    let isEmpty = ["", "~", "null"].contains(sources.text)
    return isEmpty ? [] : sources.isMapping ? [sources] : sources.childNodes
  }

  private static func name(_ node: SpecificationNode) -> String? {
    node.text ?? node["path"]?.text
  }

  private func compiledFiles(_ node: SpecificationNode) -> [Path] {
    guard isCompiled(node) else { return [] }
    guard let name = Self.name(node) else {
      root.note("this has no 'path', and is not read", at: node.origin)
      return []
    }
    guard let top = existing(name, node) else { return [] }
    let excludes = patterns("excludes", node)
    let includes = patterns("includes", node)
    let files = root.isFolder(top) ? SourceFiles.below(top, in: root) : [top]
    return files.filter { file in
      let inner = file.parts.dropFirst(top.parts.count)
      // A pattern may name a file, or a folder that contains it.
      func isNamed(by patterns: [Glob]) -> Bool {
        inner.indices.contains { end in
          let path = Path(joining: inner[...end]).bytes
          return patterns.contains { $0.matches(path[...]) }
        }
      }
      return SourceFiles.isSource(file) && !isNamed(by: excludes)
        && (includes.isEmpty || isNamed(by: includes))
    }
  }

  /// Whether the files of a source are compiled for iOS.
  private func isCompiled(_ node: SpecificationNode) -> Bool {
    if let phase = node["buildPhase"], phase.text != "sources" { return false }
    // Such a folder is copied as it is.
    let type = node["type"]?.text ?? options?["defaultSourceDirectoryType"]?.text
    if type == "folder", node["buildPhase"] == nil { return false }
    if let filter = node["inferDestinationFiltersByPath"], filter.text == "YES" {
      root.note("for which devices the files in it are built is not read", at: filter.origin)
    }
    let destinations = node["destinationFilters"]?.texts ?? []
    return destinations.isEmpty || destinations.contains("iOS")
  }

  /// Returns the path of a source; nil if there is none in the root.
  private func existing(_ name: String, _ node: SpecificationNode) -> Path? {
    guard !noteVariable(in: name, node.origin) else { return nil }
    guard let path = root.path(Path(name), in: node.folder) else {
      root.note("'\(name.shortened)' is outside of the project and is not read", at: node.origin)
      return nil
    }
    guard !root.exists(path) else { return path }
    // A build may make what is optional.
    let isOptional = node["optional"]?.text == "YES"
    root.note(
      "there is no file or folder '\(name.shortened)', which 'sources' names",
      at: node.origin,
      hidesSources: !isOptional
    )
    return nil
  }

  private func patterns(_ key: String, _ node: SpecificationNode) -> [Glob] {
    let texts = node[key]?.texts ?? []
    for text in texts { _ = noteVariable(in: text, node[key]?.origin) }
    return texts.map { Glob($0.utf8) }
  }

  /// Notes a variable of the environment, which is not known; returns whether there is one.
  private func noteVariable(in text: String, _ origin: Origin?) -> Bool {
    guard text.contains("${") else { return false }
    root.note(
      "'\(text.shortened)' has a variable of the environment, which is not known",
      at: origin
    )
    return true
  }
}
