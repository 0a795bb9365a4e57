internal import PropertyLists
internal import ScenarioSystem

/// A value of a project specification, which may come from several files.
struct SpecificationNode: Sendable {
  indirect enum Value: Sendable {
    case mapping([(key: String, value: SpecificationNode)])
    case list([SpecificationNode])
    /// A string, or a number or Boolean with the text that a build setting has.
    case scalar(PropertyList.Value)
  }

  var value: Value
  var origin: Origin

  init(_ value: Value, at origin: Origin) {
    self.value = value
    self.origin = origin
  }

  init(_ list: PropertyList, in file: TextFile) {
    origin = file.origin(list.range?.lowerBound)
    if let entries = list.entries {
      value = .mapping(entries.map { ($0.key, SpecificationNode($0.value, in: file)) })
    } else if let items = list.items {
      value = .list(items.map { SpecificationNode($0, in: file) })
    } else {
      value = .scalar(list.value)
    }
  }

  // MARK: - Contents

  /// The value of a key; nil if there is none, or for another type.
  subscript(key: String) -> SpecificationNode? { fields.first { $0.key == key }?.value }

  /// The keys and values of a mapping; empty for another type.
  var fields: [(key: String, value: SpecificationNode)] {
    if case .mapping(let fields) = value { fields } else { [] }
  }

  /// The items of a list, or the only value.
  var items: [SpecificationNode] {
    switch value {
    case .list(let items): items
    case .scalar: [self]
    case .mapping: []
    }
  }

  /// The items of a list, whatever they are, or the only value.
  var childNodes: [SpecificationNode] {
    if case .list(let items) = value { items } else { [self] }
  }

  var isMapping: Bool { if case .mapping = value { true } else { false } }

  /// The text of a scalar, as a build setting has it; nil for another type.
  var text: String? {
    guard case .scalar(let value) = value else { return nil }
    return switch value {
    case .string(let text): text
    case .boolean(let flag): flag ? "YES" : "NO"
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  /// The texts of a list, or the only one.
  var texts: [String] { items.compactMap(\.text) }

  /// The folder of the file that contains it, which paths in it are relative to.
  var folder: Path { Path(joining: origin.file.parts.dropLast()) }

  /// The same value in a property list.
  var propertyList: PropertyList {
    switch value {
    case .mapping(let fields):
      PropertyList(
        .dictionary(fields.map { PropertyList.Entry($0.key, $0.value.propertyList) })
      )
    case .list(let items): PropertyList(.array(items.map(\.propertyList)))
    case .scalar(let value): PropertyList(value)
    }
  }

  // MARK: - Changing

  /// Returns the value after another one is merged over it: mappings key by key, lists one after the other, unless a key
  /// ends in `:REPLACE`.
  func merged(with other: SpecificationNode) -> SpecificationNode {
    switch (value, other.value) {
    case (.mapping(var fields), .mapping(let added)):
      for (key, value) in added {
        let replaces = key.hasSuffix(":REPLACE")
        let name = replaces ? String(key.dropLast(":REPLACE".count)) : key
        if let index = fields.firstIndex(where: { $0.key == name }) {
          fields[index].value = replaces ? value : fields[index].value.merged(with: value)
        } else {
          fields.append((name, value))
        }
      }
      return SpecificationNode(.mapping(fields), at: other.origin)
    case (.list(let items), .list(let added)):
      return SpecificationNode(.list(items + added), at: other.origin)
    default: return other
    }
  }

  /// Returns the value with `${name}` replaced in all keys and texts.
  func replacing(_ attributes: [String: String]) -> SpecificationNode {
    func replaced(_ text: String) -> String {
      guard text.contains("${") else { return text }
      return attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
    let value: Value =
      switch value {
      case .mapping(let fields):
        .mapping(fields.map { (replaced($0.key), $0.value.replacing(attributes)) })
      case .list(let items): .list(items.map { $0.replacing(attributes) })
      case .scalar(.string(let text)): .scalar(.string(replaced(text)))
      case .scalar: value
      }
    return SpecificationNode(value, at: origin)
  }
}

extension InlineList {
  /// The entries of a mapping.
  init(_ node: SpecificationNode) {
    entries = node.fields.map { ($0.key, $0.value.propertyList, $0.value.origin) }
  }
}
