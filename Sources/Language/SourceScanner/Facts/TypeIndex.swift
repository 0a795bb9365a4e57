/// The types of all files by their name, with their extensions and what they inherit.
struct TypeIndex {
  /// A part of a type: its declaration, or an extension.
  struct Part {
    let file: ParsedFile
    let type: ParsedType

    var location: SourceLocation { file.location(type.keyword) }
    var condition: String? { file.condition(type.keyword) }
  }

  /// A function, and its file.
  struct Member {
    let file: ParsedFile
    let function: ParsedFunction
  }

  private(set) var parts: [String: [Part]] = [:]
  private(set) var members: [String: [Member]] = [:]
  private var aliases: [String: [ParsedName]] = [:]
  /// What each type inherits, of the files and of others.
  private var inherited: [String: [String]] = [:]
  private var roles: [String: Set<DelegateRole>] = [:]
  private var superclasses: [String: String] = [:]
  private var declared: Set<String> = []

  /// How many superclasses of a class are looked at; no app has so many.
  static let maximumSuperclasses = 32

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types where type.kind != .extension { declared.insert(type.name) }
      for alias in file.aliases {
        declared.insert(alias.name)
        aliases[alias.name, default: []] += alias.types
      }
    }
    for file in files {
      for type in file.types {
        let name = name(ofExtension: type.name)
        parts[name, default: []].append(Part(file: file, type: type))
      }
      for function in file.functions where !function.type.isEmpty {
        let name = name(ofExtension: function.type)
        members[name, default: []].append(Member(file: file, function: function))
      }
    }
    for type in Set(parts.keys).union(aliases.keys) {
      let names =
        (parts[type] ?? []).flatMap { $0.type.inherited.map(\.text) }
        + (aliases[type] ?? []).map(\.text)
      inherited[type] = names.map { resolve($0, in: type) ?? $0 }
      superclasses[type] = superclass(of: type)
    }
    for (name, heirs) in heirs(of: { DelegateRole(protocolName: $0) != nil }) {
      guard let role = DelegateRole(protocolName: name) else { continue }
      for heir in heirs.union([name]) { roles[heir, default: []].insert(role) }
    }
  }

  /// Returns the name of the type that an extension means: that of a module may come first, `extension Notes.AppDelegate`.
  func name(ofExtension name: String) -> String {
    var rest = name[...]
    while !declared.contains(String(rest)) {
      guard let period = rest.firstIndex(of: ".") else { return name }
      rest = rest[rest.index(after: period)...]
    }
    return String(rest)
  }

  /// Returns the types that inherit each of the names that meet a condition, directly or not.
  func heirs(of isMeant: (String) -> Bool) -> [String: Set<String>] {
    var direct: [String: [String]] = [:]
    for (type, names) in inherited {
      for name in names { direct[name, default: []].append(type) }
    }
    var result: [String: Set<String>] = [:]
    for name in direct.keys where isMeant(name) {
      var found: Set<String> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        waiting += (direct[next] ?? []).filter { found.insert($0).inserted }
      }
      result[name] = found
    }
    return result
  }

  /// The names of all types, in alphabetical order.
  var names: [String] { parts.keys.sorted() }

  /// Returns the type or alias that a name means in a type, or at the top; nil if the files have none.
  func resolve(_ name: String, in type: String) -> String? {
    var scope = type[...]
    while !scope.isEmpty {
      if let known = known("\(scope).\(name)") { return known }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    // The name of a module may come first.
    return known(name)
      ?? name.firstIndex(of: ".").flatMap { known(String(name[name.index(after: $0)...])) }
  }

  private func known(_ name: String) -> String? {
    parts[name] != nil || aliases[name] != nil ? name : nil
  }

  /// Returns all names that types inherit, of the files and of others, themselves first.
  func ancestors(of types: Set<String>) -> Set<String> {
    var found = types
    var waiting = Array(types)
    while let next = waiting.popLast() {
      waiting += (inherited[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// What the protocols that a type adopts make of it.
  func roles(of type: String) -> Set<DelegateRole> { roles[type] ?? [] }

  /// Whether a type is a class, an actor or a structure rather than a protocol.
  func isConcrete(_ type: String) -> Bool {
    guard let parts = parts[type] else { return false }
    return !parts.contains { $0.type.kind == .protocol }
  }

  /// Whether a type is a protocol of the files.
  func isProtocol(_ type: String) -> Bool { parts[type] != nil && !isConcrete(type) }

  /// Returns the superclasses of a class, from the nearest; the last one can be outside of the files.
  ///
  /// - Returns: The superclasses, and whether there are more than are looked at.
  func superclasses(of type: String) -> (names: [String], hasMore: Bool) {
    var chain: [String] = []
    var known: Set<String> = [type]
    var current = type
    while let name = superclasses[current], known.insert(name).inserted {
      if chain.count == Self.maximumSuperclasses { return (chain, true) }
      chain.append(name)
      current = name
    }
    return (chain, false)
  }

  private func superclass(of type: String) -> String? {
    let declarations = (parts[type] ?? []).filter {
      $0.type.kind == .class || $0.type.kind == .interface
    }
    guard
      let first = declarations.first(where: { !$0.type.inherited.isEmpty })?.type.inherited.first
    else { return nil }
    guard let known = resolve(first.text, in: type) else {
      return DelegateRole(protocolName: first.text) == nil ? first.text : nil
    }
    return isConcrete(known) && parts[known] != nil ? known : nil
  }
}
