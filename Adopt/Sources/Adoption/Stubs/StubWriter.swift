/// Writes declarations for unknown names, as far as their use shows what they are.
struct StubWriter {
  let names: [UnknownName]

  /// The text of a file; nil if nothing is unknown.
  var text: String? {
    guard !names.isEmpty else { return nil }
    return """
      // What the app uses, and no module of Linux has: complete it, as far as the scenarios need it.
      // 'scenario-run adopt' never changes this file once it is there; it lists what is still missing.
      import UIKit

      \(names.map(declaration).joined(separator: "\n"))
      """
  }

  private func declaration(of name: UnknownName) -> String {
    "/// Used in \(name.places).\n\(body(of: name))\n"
  }

  private func body(of name: UnknownName) -> String {
    let members = members(of: name)
    if name.isWrapper {
      return """
        @propertyWrapper struct \(name.name)<Value> {
          var wrappedValue: Value
        }
        """
    }
    if name.isSuperclass { return superclass(name, members) }
    if name.isProtocol { return "@MainActor protocol \(name.name): AnyObject {}" }
    if name.isStatement, !name.isType, name.members.isEmpty {
      return "func \(name.name)(_ items: Any...) {}"
    }
    if name.isType || name.isInitialized {
      let initializer = name.isInitialized ? ["init(_ items: Any...) {}"] : []
      return type("@MainActor final class \(name.name)", initializer + members)
    }
    let isShared = name.instanceMembers.keys.contains { sharedBaseNames.contains($0) }
    return type("@MainActor \(isShared ? "final class" : "enum") \(name.name)", members)
  }

  private func superclass(_ name: UnknownName, _ members: [String]) -> String {
    let isDelegate = name.overridden.contains { $0.head.contains(": UIApplication") }
    let methods = name.overridden.map { method in
      "\(method.head) \(method.result.map { "{ \(defaultValue(of: $0)) }" } ?? "{}")"
    }
    let protocols = isDelegate ? "UIResponder, UIApplicationDelegate" : "UIResponder"
    let window = isDelegate ? ["var window: UIWindow?"] : []
    return type("@MainActor class \(name.name): \(protocols)", window + methods + members)
  }

  private func defaultValue(of type: String) -> String {
    switch type {
    case "Bool": "true"
    case let type where type.hasSuffix("?"): "nil"
    default: "fatalError(\"\(type) is not stubbed\")"
    }
  }

  private let sharedBaseNames: Set<String> = [
    "current", "default", "instance", "main", "shared", "sharedInstance", "standard",
  ]

  /// The static members, and the methods of the shared instance.
  private func members(of name: UnknownName) -> [String] {
    var lines: [String] = []
    for member in name.members.sorted() where member != "self" {
      let base = String(member.prefix { $0 != "(" })
      if sharedBaseNames.contains(base) {
        let isCalled = member.hasSuffix(")")
        lines.append(
          isCalled
            ? "static func \(member) -> \(name.name) { \(name.name)() }"
            : "static let \(base == "default" ? "`default`" : base) = \(name.name)()"
        )
        for next in (name.instanceMembers[member] ?? []).sorted() { lines.append(stub(next)) }
      } else {
        lines.append("static \(stub(member))")
      }
    }
    return lines
  }

  /// A method that takes anything, or a variable.
  private func stub(_ member: String) -> String {
    guard let open = member.firstIndex(of: "(") else {
      let name =
        member.first?.isUppercase == true ? "\(member): Any.Type = Any.self" : "\(member): Any?"
      return "var \(name)"
    }
    let labels = member[open...].dropFirst().dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { "\($1) value\($0): Any?" }
    return "func \(member[..<open])(\(parameters.joined(separator: ", "))) {}"
  }

  private func type(_ head: String, _ members: [String]) -> String {
    members.isEmpty
      ? "\(head) {}" : "\(head) {\n\(members.map { "  \($0)\n" }.joined())}"
  }
}
