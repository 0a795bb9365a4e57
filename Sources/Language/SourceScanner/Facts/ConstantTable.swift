/// The constants of all files, by their name with that of their type.
struct ConstantTable {
  private var values: [String: Set<String?>] = [:]
  private var cases: Set<String> = []
  private var variables: Set<String> = []
  /// The types of properties, `A` for `A.shared`.
  private(set) var types: [String: String] = [:]

  init(_ files: [ParsedFile]) {
    for file in files {
      for property in file.properties {
        let name = property.type.isEmpty ? property.name : "\(property.type).\(property.name)"
        values[name, default: []].insert(property.isConstant ? property.literal : nil)
        if !property.isConstant { variables.insert(name) }
        if property.isCase { cases.insert(name) }
        if let type = property.declaredType { types[name] = type }
      }
    }
  }

  /// Returns the value of an expression.
  func value(of expression: TextExpression) -> SourceValue {
    switch expression {
    case .literal(let text): .known(text)
    case .other(let source, let reason): .unknown(source, reason: reason)
    case .constant(let path, let type): value(of: path, in: type)
    }
  }

  private func value(of path: [String], in type: String) -> SourceValue {
    let source = path.joined(separator: ".")
    let isRawValue = path.count > 1 && path.last == "rawValue"
    let name = (isRawValue ? path.dropLast() : path[...]).joined(separator: ".")
    guard let (found, known) = found(name, in: type) else {
      return .unknown(source, reason: "its declaration was not found")
    }
    guard known.count == 1, let first = known.first else {
      return .unknown(source, reason: "it is declared several times")
    }
    guard let text = first, cases.contains(found) == isRawValue else {
      let reason = variables.contains(found) ? "it is a variable" : "its value is not a literal"
      return .unknown(source, reason: reason)
    }
    return .known(text)
  }

  /// Returns what a name means in a type: the member of this type or of the nearest one around it.
  private func found(_ name: String, in type: String) -> (String, Set<String?>)? {
    var scope = type[...]
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if let known = values[candidate] { return (candidate, known) }
      guard !scope.isEmpty else { return foundInInstance(name) }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
  }

  /// Returns what `A.shared.name` means, where the type of `shared` is known.
  private func foundInInstance(_ name: String) -> (String, Set<String?>)? {
    guard let period = name.lastIndex(of: "."), let type = types[String(name[..<period])] else {
      return nil
    }
    let member = type + name[period...]
    return values[member].map { (member, $0) }
  }

  /// Returns the names that files should declare so that an expression is known; none if it is, or cannot be.
  func missingNames(of expression: TextExpression) -> [String] {
    guard case .constant(let path, let type) = expression, found(path, in: type) == nil else {
      return []
    }
    return path.count == 1 ? path : [path[0], path[path.count - 2]]
  }

  private func found(_ path: [String], in type: String) -> (String, Set<String?>)? {
    let parts = path.last == "rawValue" ? path.dropLast() : path[...]
    return found(parts.joined(separator: "."), in: type)
  }
}
