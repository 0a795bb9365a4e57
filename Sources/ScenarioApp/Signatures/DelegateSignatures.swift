internal import Foundation

/// The methods of a delegate that are never called, although they look like methods of a delegate protocol.
///
/// The compiler accepts a method that has almost the signature of a requirement, since every requirement has a default
/// implementation here. UIKit would not call it either, or would call it with other types.
struct DelegateSignatures {
  /// A protocol with default implementations, `UIKit.UIApplicationDelegate`.
  struct Requirements {
    /// The qualified name of the protocol.
    let name: String
    /// Its methods.
    let methods: [MethodSignature]

    /// Reads the methods from the default implementations in the program's symbols.
    init(of name: String, in symbols: SymbolTable = .ofThisProgram) {
      self.name = name
      let parts = name.split(separator: ".")
      let prefix = "$s" + parts.map { "\($0.utf8.count)\($0)" }.joined() + "P"
      methods = symbols.names(startingWith: prefix).compactMap { symbol in
        let text = demangled(symbol) ?? ""
        guard let range = text.range(of: "\(name)."), text.hasPrefix("(extension in ") else {
          return nil
        }
        return MethodSignature(demangled: text[range.upperBound...])
      }
    }

    /// Whether a method is one of the protocol's.
    func has(_ method: MethodSignature) -> Bool { methods.contains { $0.matches(method) } }
  }

  private let requirements: [Requirements]

  init(_ requirements: [Requirements]) { self.requirements = requirements }

  /// Returns what is found in the class and its superclasses.
  func findings(
    of type: AnyClass,
    in symbols: SymbolTable = .ofThisProgram
  ) -> DelegateFindings {
    let classes = sequence(first: type, next: _getSuperclass).map {
      DelegateClass($0, symbols)
    }
    let problems = classes.indices.flatMap { index in
      let implemented = Set(classes[index].methods.map(\.fullName))
      return classes[index].methods.compactMap {
        problem(of: $0, implemented: implemented, in: classes[index])
          ?? problem(ofUnreachable: $0, in: classes[index], below: classes[(index + 1)...])
      }
    }
    let implemented = classes.flatMap(\.methods).filter { method in
      requirements.contains { $0.has(method) }
    }
    return DelegateFindings(
      problems: problems,
      implemented: Set(implemented.map(\.fullName)).sorted()
    )
  }

  /// Reports a method of a subclass whose superclass conforms to the protocol without having the method: the
  /// conformance is decided there, so that Swift calls the default implementation.
  private func problem(
    ofUnreachable method: MethodSignature,
    in type: DelegateClass,
    below superclasses: ArraySlice<DelegateClass>
  ) -> String? {
    guard let protocolName = requirements.first(where: { $0.has(method) })?.name,
      !type.conformances.contains(protocolName),
      !superclasses.contains(where: { $0.methods.contains { $0.matches(method) } }),
      let conforming = superclasses.first(where: { $0.conformances.contains(protocolName) })
    else { return nil }
    return """
      '\(type.name).\(method.fullName)' is never called: '\(conforming.name)' conforms to \
      \(protocolName) and does not have the method; declare it there, and override it
      """
  }

  private func problem(
    of method: MethodSignature,
    implemented: Set<String>,
    in type: DelegateClass
  ) -> String? {
    let all = requirements.flatMap(\.methods)
    if let same = all.first(where: { $0.matches(method) }) {
      return method.isPrivate
        ? "'\(type.name).\(same.fullName)' is private, so that it is never called" : nil
    }
    let named = all.filter { $0.fullName == method.fullName }
    if let same = named.first(where: { $0.isAsync == method.isAsync }) ?? named.first {
      return "'\(type.name).\(method.fullName)' is never called: \(difference(method, same))"
    }
    let nearest = all.filter { !implemented.contains($0.fullName) }
      .map { (distance: $0.distance(to: method), method: $0) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= 3 else { return nil }
    return """
      '\(type.name).\(method.fullName)' is never called: it nearly matches '\(nearest.method.fullName)'
      """
  }

  /// Describes how a method with the right name differs from UIKit's.
  private func difference(_ method: MethodSignature, _ expected: MethodSignature) -> String {
    for (own, other) in zip(method.parameters, expected.parameters) where own.type != other.type {
      let label = own.label == "_" ? "its first parameter" : "'\(own.label)'"
      return "\(label) is \(own.shortType), but UIKit passes \(other.shortType)"
    }
    let result = expected.result.replacingOccurrences(of: "Swift.", with: "")
      .replacingOccurrences(of: "UIKit.", with: "")
    return "UIKit's method has the result '\(result.trimmingCharacters(in: .whitespaces))'"
  }
}

extension MethodSignature {
  var isAsync: Bool { result.hasPrefix(" async") }

  /// The edit distance of the names with labels; a large number if they have little in common.
  fileprivate func distance(to other: MethodSignature) -> Int {
    if name == other.name, name != "application", name != "scene", name != "userNotificationCenter"
    {
      return 1
    }
    let (left, right) = (Array(fullName), Array(other.fullName))
    guard abs(left.count - right.count) <= 3 else { return .max }
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let substitution = diagonal + (right[column] == character ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substitution, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
