/// Finds the class of an object from the declarations of what leads to it.
struct ObjectTypes {
  private let constants: ConstantTable
  private let index: TypeIndex

  init(_ constants: ConstantTable, _ index: TypeIndex) {
    self.constants = constants
    self.index = index
  }

  /// Names of properties that are of the type that has them.
  private static let instances: Set<String> = [
    "shared", "default", "standard", "current", "main", "instance", "sharedInstance",
    "sharedManager", "defaultManager",
  ]

  /// Finds the class of an object; nil if the declarations do not tell it, or tell only a protocol.
  ///
  /// - Parameters:
  ///   - path: The names that lead to it, `["self", "manager"]`, or `["Handler()"]` for a new object.
  ///   - type: The type whose code names it; empty outside of types.
  /// - Returns: The name of the class.
  func type(of path: [String], in type: String) -> String? {
    guard let first = path.first else { return nil }
    var known: String?
    if first == "self" {
      known = type.isEmpty ? nil : type
    } else if first.hasSuffix("()") {
      known = resolved(String(first.dropLast(2)), in: type)
    } else if first.first?.isUppercase == true {
      // A type, of which an instance must follow.
      guard path.count > 1, let object = instance(path[1], of: first, in: type) else { return nil }
      return last(of: path.dropFirst(2), from: object)
    } else {
      known = property(first, of: type)
    }
    return known.flatMap { last(of: path.dropFirst(), from: $0) }
  }

  private func last(of path: ArraySlice<String>, from type: String) -> String? {
    let type = path.reduce(type as String?) { type, name in type.flatMap { property(name, of: $0) }
    }
    return type.flatMap { index.isProtocol($0) || DelegateRole(protocolName: $0) != nil ? nil : $0 }
  }

  private func instance(_ name: String, of owner: String, in type: String) -> String? {
    if let known = property(name, of: resolved(owner, in: type)) { return known }
    let isKnown = index.resolve(owner, in: type) != nil
    return isKnown && Self.instances.contains(name) ? resolved(owner, in: type) : nil
  }

  /// The class of a property of a type, of one that it inherits from, or of one around it.
  private func property(_ name: String, of type: String) -> String? {
    var scope = type[...]
    while true {
      let type = String(scope)
      // Its own property comes first.
      let owners = [type] + (type.isEmpty ? [] : index.ancestors(of: [type]).sorted())
      for owner in owners {
        let key = owner.isEmpty ? name : "\(owner).\(name)"
        if let found = constants.types[key] {
          return resolved(MethodRecognition.bareType(found), in: type)
        }
      }
      guard !scope.isEmpty else { return nil }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
  }

  private func resolved(_ name: String, in type: String) -> String {
    index.resolve(name, in: type) ?? name
  }
}
