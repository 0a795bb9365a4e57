/// The constants of all files, by their name with that of their type.
struct ConstantTable {
  /// The values of each name, of which nil stands for what is not followed.
  private var values: [String: Set<TextExpression?>] = [:]
  private var cases: Set<String> = []
  private var variables: Set<String> = []
  /// The types of properties, `A` for `A.shared`.
  private(set) var types: [String: String] = [:]
  private let bundleIdentifier: String?
  /// How many constants may be composed of one another.
  private static let maximumDepth = 3

  /// Collects the constants of files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - bundleIdentifier: That of the app; nil if it is not known.
  init(_ files: [ParsedFile], bundleIdentifier: String?) {
    self.bundleIdentifier = bundleIdentifier
    for file in files {
      for property in file.properties {
        let name = property.type.isEmpty ? property.name : "\(property.type).\(property.name)"
        let value =
          property.literal.map(TextExpression.literal)
          ?? .composed(property.value, in: file, followsLocals: false)
        values[name, default: []].insert(property.isConstant ? value : nil)
        if !property.isConstant { variables.insert(name) }
        if property.isCase { cases.insert(name) }
        if let type = property.declaredType { types[name] = type }
      }
    }
  }

  /// Returns the value of an expression.
  func value(of expression: TextExpression) -> SourceValue { value(of: expression, depth: 0) }

  private func value(of expression: TextExpression, depth: Int) -> SourceValue {
    switch expression {
    case .literal(let text): .known(text)
    case .other(let source, let reason): .unknown(source, reason: reason)
    case .constant(let path, let type): value(of: path, in: type, depth: depth)
    case .bundleIdentifier(let source):
      bundleIdentifier.map { .known($0) }
        ?? .unknown(source, reason: "the bundle identifier is not known")
    case .joined(let parts, let source):
      parts.map { value(of: $0, depth: depth + 1) }.reduce(.known("")) { joined, part in
        switch (joined, part) {
        case (.known(let start), .known(let end)): .known(start + end)
        case (.known, .unknown(let part, let reason)):
          .unknown(source, reason: "of which '\(part)' is not known: \(reason)")
        case (.unknown, _): joined
        }
      }
    }
  }

  private func value(of path: [String], in type: String, depth: Int) -> SourceValue {
    let source = path.joined(separator: ".")
    let isRawValue = path.count > 1 && path.last == "rawValue"
    let name = (isRawValue ? path.dropLast() : path[...]).joined(separator: ".")
    guard let (found, known) = found(name, in: type) else {
      return .unknown(source, reason: "its declaration was not found")
    }
    guard known.count == 1, let first = known.first else {
      return .unknown(source, reason: "it is declared several times")
    }
    guard let expression = first, cases.contains(found) == isRawValue, depth < Self.maximumDepth
    else {
      let reason = variables.contains(found) ? "it is a variable" : "its value is not a literal"
      return .unknown(source, reason: reason)
    }
    return value(of: expression, depth: depth)
  }

  /// The constants of Apple's frameworks that name activities.
  private static let ofFrameworks = [
    "NSUserActivityTypeBrowsingWeb": "NSUserActivityTypeBrowsingWeb",
    "CSSearchableItemActionType": "com.apple.corespotlightitem",
    "CSQueryContinuationActionType": "com.apple.corespotlightquery",
  ]

  /// Returns what a name means in a type: the member of this type or of the nearest one around it.
  private func found(_ name: String, in type: String) -> (String, Set<TextExpression?>)? {
    var scope = type[...]
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if let known = values[candidate] { return (candidate, known) }
      guard !scope.isEmpty else {
        return foundInInstance(name)
          ?? Self.ofFrameworks[name].map { (name, [.literal($0)]) }
      }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
  }

  /// Returns what `A.shared.name` means, where the type of `shared` is known.
  private func foundInInstance(_ name: String) -> (String, Set<TextExpression?>)? {
    guard let period = name.lastIndex(of: "."), let type = types[String(name[..<period])] else {
      return nil
    }
    let member = type + name[period...]
    return values[member].map { (member, $0) }
  }

  /// Returns the names that files should declare so that an expression is known; none if it is, or cannot be.
  func missingNames(of expression: TextExpression) -> [String] {
    switch expression {
    case .literal, .bundleIdentifier, .other: []
    case .joined(let parts, _): parts.flatMap(missingNames)
    case .constant(let path, let type):
      found(path, in: type) != nil
        ? [] : path.count == 1 ? path : [path[0], path[path.count - 2]]
    }
  }

  private func found(_ path: [String], in type: String) -> (String, Set<TextExpression?>)? {
    let parts = path.last == "rawValue" ? path.dropLast() : path[...]
    return found(parts.joined(separator: "."), in: type)
  }
}
