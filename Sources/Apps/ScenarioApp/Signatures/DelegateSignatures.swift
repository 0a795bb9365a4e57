/// The methods of a delegate that are never called, although they look like methods of a delegate protocol.
///
/// The compiler accepts a method that has almost the signature of a requirement, since every requirement has a default
/// implementation here. UIKit would not call it either, or would call it with other types.
struct DelegateSignatures {
  private let protocols: [DelegateRequirements]

  /// Creates the check of classes, each of which conforms to one of the protocols or to several.
  init(_ protocols: [DelegateRequirements]) { self.protocols = protocols }

  /// Returns what is found in the class and its superclasses.
  func findings(of type: AnyClass) -> DelegateFindings {
    // UIKit's own classes have every method.
    let types = sequence(first: type, next: _getSuperclass).prefix {
      !String(reflecting: $0).hasPrefix("UIKit.")
    }
    let classes = types.map { DelegateClass($0) }
    guard let first = classes.first, first != nil, !protocols.contains(where: \.methods.isEmpty)
    else {
      return DelegateFindings(problems: [
        """
        the program has no symbols for '\(type)', so methods that UIKit would never call cannot be found: \
        do not strip it or omit its symbol table
        """
      ])
    }
    let conformed = protocols.filter { $0.hasConformance(type) }
    var findings = DelegateFindings()
    var implemented: Set<String> = []
    let known = classes.compactMap(\.self)
    for (index, type) in known.enumerated() {
      let names = Set(type.methods.map(\.fullName))
      for method in type.methods.sorted(by: { $0.fullName < $1.fullName }) {
        if let own = conformed.first(where: { $0.has(method) }) {
          implemented.insert(method.fullName)
          findings.problems += problem(of: method, in: type, own, below: known[(index + 1)...])
        } else if let other = protocols.first(where: { $0.has(method) }) {
          findings.uncalled.append(
            """
            '\(type.name).\(method.fullName)' is never called: it is a method of \(other.shortName), \
            to which '\(type.name)' does not conform
            """
          )
        } else {
          find(method, named: names, in: type, &findings)
        }
      }
      findings.notices += type.properties.sorted().compactMap { property in
        methodsWithoutCalls[property].map {
          "'\(type.name).\(property)' is implemented, but never read here: \($0)"
        }
      }
      findings.problems += type.typeMethods.filter { isDelegateMethod($0) }.map { method in
        """
        '\(type.name).\(method.fullName)' is never called: it is a type method (`static` or `class`), and UIKit calls only instance methods
        """
      }
    }
    findings.implemented = implemented.sorted()
    findings.notices += findings.implemented.compactMap { name in
      methodsWithoutCalls[name].map {
        "'\(name)' is implemented, but never called here: \($0)"
      }
    }
    return findings
  }

  /// Reports a method of a protocol that Swift cannot call.
  private func problem(
    of method: MethodSignature,
    in type: DelegateClass,
    _ requirements: DelegateRequirements,
    below superclasses: ArraySlice<DelegateClass>
  ) -> [String] {
    if method.isPrivate {
      return ["'\(type.name).\(method.fullName)' is private, so it is never called"]
    }
    // The conformance is decided in the superclass, so that Swift calls the default implementation.
    guard !type.conformances.contains(requirements.name),
      !superclasses.contains(where: { $0.methods.contains { $0.matches(method) } }),
      let conforming = superclasses.first(where: { $0.conformances.contains(requirements.name) })
    else { return [] }
    return [
      """
      '\(type.name).\(method.fullName)' is never called: '\(conforming.name)' conforms to \
      \(requirements.name) and does not have the method; declare it there, and override it
      """
    ]
  }

  // MARK: - Methods of no protocol

  /// Whether a method has the name of one that UIKit calls.
  private func isDelegateMethod(_ method: MethodSignature) -> Bool {
    method.hasSharedBaseName
      || protocols.contains { $0.methods.contains { $0.fullName == method.fullName } }
  }

  /// Reports a method that is in no protocol, and looks as if it were.
  private func find(
    _ method: MethodSignature,
    named names: Set<String>,
    in type: DelegateClass,
    _ findings: inout DelegateFindings
  ) {
    let name = "\(type.name).\(method.fullName)"
    if let reason = methodsWithoutCalls[method.fullName] {
      findings.notices.append("'\(name)' is implemented, but never called here: \(reason)")
      return
    }
    let all = protocols.flatMap(\.methods)
    let same = all.filter { $0.fullName == method.fullName }
    if let same = same.first(where: { $0.isAsync == method.isAsync }) ?? same.first {
      findings.problems.append("'\(name)' is never called: \(method.difference(from: same))")
      return
    }
    // What the class already has is not what the method was meant to be.
    let others = all.filter { !names.contains($0.fullName) }
    let distances = others.map { (distance: method.distance(to: $0), name: $0.fullName) }
    guard let nearest = distances.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) })
    else { return }
    if nearest.distance <= 3 {
      findings.problems.append("'\(name)' is never called: it nearly matches '\(nearest.name)'")
    } else if method.isPrivate {
      // Nobody expects the system to call it.
      return
    } else if method.hasSharedBaseName || method.receivesUIKitObject {
      findings.problems.append(
        """
        '\(name)' is never called: no delegate protocol has it; the nearest method is \
        '\(nearest.name)'. If it is the app's own, give it another name or make it private
        """
      )
    } else if method.beginsWithSharedBaseName {
      findings.notices.append(
        "'\(name)' is a method of no delegate protocol; the nearest one is '\(nearest.name)'"
      )
    }
  }
}
