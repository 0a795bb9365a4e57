internal import PropertyLists

/// The targets of a specification, with what their templates add.
struct TargetSpecifications {
  private let specification: SpecificationNode
  private let root: ProjectFolder
  /// The targets for iOS and for no platform in particular, in the order of the files.
  private(set) var all: [(name: String, node: SpecificationNode)] = []
  /// What was not read of the templates of each target.
  private(set) var problems: [String: [ProjectNote]] = [:]
  /// The number of templates in one another.
  private static let maximumDepth = 8

  init(_ specification: SpecificationNode, in root: ProjectFolder) {
    self.specification = specification
    self.root = root
    for (name, node) in specification["targets"]?.fields ?? [] {
      var found: [ProjectNote] = []
      let node = applyingTemplates(to: node, of: name, depth: 0, &found)
      let platforms = node["platform"]?.texts ?? []
      guard platforms.count > 1 else {
        all.append((name, node))
        problems[name] = found
        continue
      }
      // A target for several platforms is one for each.
      for platform in platforms {
        let attributes = ["platform": platform]
        let suffix = node["platformSuffix"]?.text ?? "_\(platform)"
        let prefix = node["platformPrefix"]?.text ?? ""
        let value = SpecificationNode(.scalar(.string(platform)), at: node.origin)
        let single = SpecificationNode(.mapping([("platform:REPLACE", value)]), at: node.origin)
        let name = prefix + name + suffix
        all.append((name, node.replacing(attributes).merged(with: single)))
        problems[name] = found
      }
    }
  }

  /// Returns a target merged over its templates, whose own templates come first.
  private func applyingTemplates(
    to node: SpecificationNode,
    of name: String,
    depth: Int,
    _ problems: inout [ProjectNote]
  ) -> SpecificationNode {
    guard let templates = node["templates"] else { return node }
    func note(_ message: String) {
      root.note(message, at: templates.origin)
      problems.append(ProjectNote(message: message, origin: templates.origin))
    }
    guard depth < Self.maximumDepth else {
      note("more than \(Self.maximumDepth) templates are in one another: the rest is left out")
      return node
    }
    var attributes = ["target_name": name]
    for (key, value) in node["templateAttributes"]?.fields ?? [] {
      if let text = value.text { attributes[key] = text }
    }
    var result: SpecificationNode?
    for template in templates.texts {
      guard let found = specification["targetTemplates"]?[template] else {
        note("there is no target template '\(template.shortened)'")
        continue
      }
      let full = applyingTemplates(to: found, of: name, depth: depth + 1, &problems)
        .replacing(attributes)
      result = result?.merged(with: full) ?? full
    }
    return result?.merged(with: node.replacing(attributes)) ?? node
  }
}
