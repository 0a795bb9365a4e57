internal import PropertyLists

/// The objects of an Xcode project, which refer to each other by identifiers.
struct ProjectObjects: Sendable {
  let file: TextFile
  private let objects: [String: PropertyList]
  /// The identifiers of the objects of each type, sorted.
  private let identifiers: [String: [String]]
  /// The identifier of the project itself.
  let root: String?

  init(_ list: PropertyList, in file: TextFile) {
    self.file = file
    root = list.entry("rootObject")?.value.string
    let entries = list.entry("objects")?.value.entries ?? []
    objects = Dictionary(
      entries.map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    var identifiers: [String: [String]] = [:]
    for entry in entries {
      guard let type = entry.value.entry("isa")?.value.string else { continue }
      identifiers[type, default: []].append(entry.key)
    }
    self.identifiers = identifiers.mapValues { $0.sorted() }
  }

  /// The object with an identifier; nil if there is none.
  subscript(id: String?) -> ProjectObject? {
    guard let id, let list = objects[id] else { return nil }
    return ProjectObject(id: id, list: list)
  }

  /// All objects of a type, in the order of their identifiers.
  func all(_ type: String) -> [ProjectObject] { (identifiers[type] ?? []).compactMap { self[$0] } }

  /// The objects that a list in another one refers to.
  func objects(_ object: ProjectObject?, _ key: String) -> [ProjectObject] {
    object?.texts(key).compactMap { self[$0] } ?? []
  }

  /// The place of an object, or of one of its keys.
  func origin(_ object: ProjectObject, _ key: String? = nil) -> Origin {
    let entry = key.flatMap(object.list.entry)
    return file.origin(entry?.keyRange?.lowerBound ?? object.list.range?.lowerBound)
  }
}

/// An object of an Xcode project.
struct ProjectObject {
  let id: String
  let list: PropertyList

  var type: String { text("isa") ?? "" }

  /// The text of a key; nil if there is none, or a list.
  func text(_ key: String) -> String? { list.entry(key)?.value.string }

  /// The texts of a list; empty for another type.
  func texts(_ key: String) -> [String] { list.entry(key)?.value.items?.compactMap(\.string) ?? [] }
}
