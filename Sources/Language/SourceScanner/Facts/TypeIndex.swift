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
  /// What each other name of a single type stands for at the end.
  private var meanings: [String: String] = [:]
  /// For each macro of C that the files define: whether it may declare methods.
  private(set) var mayHaveMethods: [String: Bool] = [:]

  /// How many superclasses of a class are looked at; no app has so many.
  static let maximumSuperclasses = 32

  init(_ files: [ParsedFile]) {
    for file in files {
      for type in file.types where type.kind != .extension { declared.insert(type.name) }
      for alias in file.aliases {
        declared.insert(alias.name)
        aliases[alias.name, default: []] += alias.types
      }
      for macro in file.macros {
        mayHaveMethods[macro.name] = macro.mayHaveMethods || mayHaveMethods[macro.name] == true
      }
    }
    findMeanings()
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

  /// Returns the name of the type that an extension means: that of a module may come first, `extension Notes.AppDelegate`, and
  /// it may be another name of the type.
  func name(ofExtension name: String) -> String {
    var rest = name[...]
    while !declared.contains(String(rest)) {
      guard let period = rest.firstIndex(of: ".") else { return name }
      rest = rest[rest.index(after: period)...]
    }
    return meaning(of: String(rest))
  }

  /// Returns what another name of a single type stands for, which may be outside of the files; any other name as it is.
  private func meaning(of name: String) -> String { meanings[name] ?? name }

  /// Follows other names, each once; one that stands for itself in the end remains.
  private mutating func findMeanings() {
    for alias in aliases.keys {
      var path: [String] = []
      var positions: [String: Int] = [:]
      var name = alias
      while meanings[name] == nil, let types = aliases[name], types.count == 1,
        positions[name] == nil
      {
        positions[name] = path.count
        path.append(name)
        name = declaredName(types[0].text, in: name) ?? types[0].text
      }
      let circle = positions[name] ?? path.count
      for other in path[..<circle] { meanings[other] = meanings[name] ?? name }
      for other in path[circle...] { meanings[other] = other }
    }
  }

  /// Returns the type or alias of the files that a name means in the scope of another one.
  private func declaredName(_ name: String, in scope: String) -> String? {
    var scope = scope[...]
    while let period = scope.lastIndex(of: ".") {
      scope = scope[..<period]
      if declared.contains("\(scope).\(name)") { return "\(scope).\(name)" }
    }
    if declared.contains(name) { return name }
    let rest = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    return rest.flatMap { declared.contains($0) ? $0 : nil }
  }

  /// Returns the other names of types.
  func aliases(of types: Set<String>) -> Set<String> {
    Set(aliases.keys.filter { types.contains(meaning(of: $0)) })
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

  /// Returns the type that a name means in a type, or at the top; nil if the files do not declare the name.
  ///
  /// An alias of several types remains as it is, and that of a type outside of the files is its name.
  func resolve(_ name: String, in type: String) -> String? {
    declaration(of: name, in: type).map(meaning)
  }

  private func declaration(of name: String, in type: String) -> String? {
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
  /// - Returns: The superclasses, and why they are not all; nil if they are.
  func superclasses(of type: String) -> (names: [String], problem: SuperclassProblem?) {
    var chain: [String] = []
    var known: Set<String> = [type]
    var current = type
    while let name = superclasses[current] {
      guard known.insert(name).inserted else { return (chain, .circle) }
      if chain.count == Self.maximumSuperclasses { return (chain, .tooMany) }
      chain.append(name)
      current = name
    }
    return (chain, nil)
  }

  private func superclass(of type: String) -> String? {
    let declarations = (parts[type] ?? []).filter {
      $0.type.kind == .class || $0.type.kind == .interface
    }
    let first = declarations.first { !$0.type.inherited.isEmpty }?.type.inherited.first
    return first.flatMap { superclass(named: $0.text, in: type, depth: 0) }
  }

  /// Returns the class that the first name in a list of inherited types means; nil for a protocol.
  private func superclass(named name: String, in type: String, depth: Int) -> String? {
    let name = resolve(name, in: type) ?? name
    if parts[name] != nil { return isConcrete(name) ? name : nil }
    if let types = aliases[name] {
      // `typealias Delegate = UIResponder & UIApplicationDelegate`
      guard depth < 8 else { return nil }
      return types.lazy.compactMap { superclass(named: $0.text, in: name, depth: depth + 1) }.first
    }
    return DelegateRole(protocolName: name) == nil ? name : nil
  }
}
