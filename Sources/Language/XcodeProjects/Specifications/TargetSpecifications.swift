internal import PropertyLists

/// The targets of a specification, with what their templates add.
struct TargetSpecifications {
  private let specification: SpecificationNode
  private let root: ProjectFolder
  /// The targets for iOS and for no platform in particular, in the order of the files.
  private(set) var all: [(name: String, node: SpecificationNode)] = []

  init(_ specification: SpecificationNode, in root: ProjectFolder) {
    self.specification = specification
    self.root = root
    for (name, node) in specification["targets"]?.fields ?? [] {
      let node = applyingTemplates(to: node, of: name, depth: 0)
      let platforms = node["platform"]?.texts ?? []
      guard platforms.count > 1 else {
        all.append((name, node))
        continue
      }
      // A target for several platforms is one for each.
      for platform in platforms {
        let attributes = ["platform": platform]
        let suffix = node["platformSuffix"]?.text ?? "_\(platform)"
        let prefix = node["platformPrefix"]?.text ?? ""
        let value = SpecificationNode(.scalar(.string(platform)), at: node.origin)
        let single = SpecificationNode(.mapping([("platform:REPLACE", value)]), at: node.origin)
        all.append((prefix + name + suffix, node.replacing(attributes).merged(with: single)))
      }
    }
  }

  /// Returns a target merged over its templates, whose own templates come first.
  private func applyingTemplates(
    to node: SpecificationNode,
    of name: String,
    depth: Int
  ) -> SpecificationNode {
    guard let names = node["templates"]?.texts, depth < 8 else { return node }
    var attributes = ["target_name": name]
    for (key, value) in node["templateAttributes"]?.fields ?? [] {
      if let text = value.text { attributes[key] = text }
    }
    var result: SpecificationNode?
    for template in names {
      guard let found = specification["targetTemplates"]?[template] else {
        root.note("there is no target template '\(template)'", at: node["templates"]?.origin)
        continue
      }
      let full = applyingTemplates(to: found, of: name, depth: depth + 1).replacing(attributes)
      result = result?.merged(with: full) ?? full
    }
    return result?.merged(with: node.replacing(attributes)) ?? node
  }
}
