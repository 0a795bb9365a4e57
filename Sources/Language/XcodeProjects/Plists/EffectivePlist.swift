package import PropertyLists
package import ScenarioSystem

/// A property list as it is in the built app, and where each of its keys comes from.
package struct EffectivePlist: Sendable {
  /// The values, in which only variables remain that no file defines.
  ///
  /// The ranges are those of the file.
  package internal(set) var list: PropertyList
  /// The file of the project, relative to its root; nil if everything is generated.
  package let file: Path?
  /// Where each key of the top level comes from.
  package internal(set) var origins: [String: Origin] = [:]
  /// The file, for the places of inner values.
  private let text: TextFile?

  init(_ list: PropertyList, in text: TextFile?) {
    self.list = list
    self.text = text
    file = text?.path
    for entry in list.entries ?? [] {
      origins[entry.key] = text?.origin(entry.keyRange?.lowerBound ?? entry.value.range?.lowerBound)
    }
  }

  /// Returns the place of a value inside of a key of the top level; that of the key, if nothing else is known.
  package func origin(of value: PropertyList, in key: String) -> Origin? {
    value.range.flatMap { text?.origin($0.lowerBound) } ?? origins[key]
  }

  /// Sets a key, whatever its value was.
  mutating func set(_ key: String, _ value: PropertyList, at origin: Origin) {
    guard var entries = list.entries else { return }
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      entries.append(PropertyList.Entry(key, value))
    }
    list.value = .dictionary(entries)
    origins[key] = origin
  }

  /// Merges a key as the build system does: lists and dictionaries grow, any other value is replaced.
  mutating func merge(_ entry: GeneratedInfoPlist.Entry) {
    let known = list.entry(entry.key)?.value
    switch (known?.value, entry.value.value) {
    case (.array(let items), .array(let added)):
      let texts = Set(items.compactMap(\.string))
      let new = added.filter { $0.string.map { !texts.contains($0) } ?? true }
      let value = PropertyList(.array(items + new), at: known?.range)
      set(entry.key, value, at: origins[entry.key] ?? entry.origin)
    case (.dictionary(let entries), .dictionary(let added)):
      let names = Set(added.map(\.key))
      let value = entries.filter { !names.contains($0.key) } + added
      set(entry.key, PropertyList(.dictionary(value), at: known?.range), at: entry.origin)
    default: set(entry.key, entry.value, at: entry.origin)
    }
  }

  /// Replaces the variables in all texts.
  ///
  /// - Returns: The keys of the top level that have variables without a value, with their names and places.
  mutating func expand(_ settings: BuildSettings) -> [(path: [String], variables: [String])] {
    var expansion = Expansion(settings)
    list = expansion.expand(list, [])
    return expansion.undefined
  }
}

/// Replaces the variables in the texts of a property list.
private struct Expansion {
  private let settings: BuildSettings
  /// How many bytes texts with variables may still have together.
  private var remainingSize = 4 << 20
  private(set) var undefined: [(path: [String], variables: [String])] = []

  init(_ settings: BuildSettings) { self.settings = settings }

  mutating func expand(_ list: PropertyList, _ path: [String]) -> PropertyList {
    switch list.value {
    case .string(let text) where text.contains("$") && remainingSize > 0:
      let (text, variables) = settings.expand(text)
      remainingSize -= text.utf8.count
      if !variables.isEmpty { undefined.append((path, variables)) }
      return PropertyList(.string(text), at: list.range)
    case .array(let items):
      return PropertyList(.array(items.map { expand($0, path) }), at: list.range)
    case .dictionary(let entries):
      let entries = entries.map { entry in
        var entry = entry
        entry.value = expand(entry.value, path + [entry.key])
        return entry
      }
      return PropertyList(.dictionary(entries), at: list.range)
    default: return list
    }
  }
}
