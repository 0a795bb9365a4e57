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

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types { parts[type.name, default: []].append(Part(file: file, type: type)) }
      for alias in file.aliases { aliases[alias.name, default: []] += alias.types }
      for function in file.functions where !function.type.isEmpty {
        members[function.type, default: []].append(Member(file: file, function: function))
      }
    }
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

  /// Returns the names that the parts of a type inherit, with those behind its aliases.
  private func inherited(by type: String) -> [String] {
    (parts[type] ?? []).flatMap { $0.type.inherited.map(\.text) }
      + (aliases[type] ?? []).map(\.text)
  }

  /// Returns all names that a type inherits, of the files and of others, itself first.
  func ancestors(of type: String) -> [String] {
    var found = [type]
    var known: Set<String> = [type]
    var next = 0
    while next < found.count, found.count < 500 {
      for name in inherited(by: found[next]) {
        let name = resolve(name, in: found[next]) ?? name
        if known.insert(name).inserted { found.append(name) }
      }
      next += 1
    }
    return found
  }

  /// What the protocols that a type adopts make of it.
  func roles(of type: String) -> Set<DelegateRole> {
    Set(ancestors(of: type).compactMap { DelegateRole(protocolName: $0) })
  }

  /// Whether a type is a class, an actor or a structure rather than a protocol.
  func isConcrete(_ type: String) -> Bool {
    guard let parts = parts[type] else { return false }
    return !parts.contains { $0.type.kind == .protocol }
  }

  /// Returns the superclasses of a class, from the nearest; the last one can be outside of the files.
  func superclasses(of type: String) -> [String] {
    var chain: [String] = []
    var current = type
    while chain.count < 20, let name = superclass(of: current), !chain.contains(name), name != type
    {
      chain.append(name)
      current = name
    }
    return chain
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
