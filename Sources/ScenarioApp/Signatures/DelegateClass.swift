internal import Foundation

/// A class of the program, as its symbols describe it.
struct DelegateClass {
  /// The name without its module.
  let name: String
  /// The methods that the class itself declares.
  let methods: [MethodSignature]
  /// The qualified names of the protocols to which it, and not a superclass, conforms.
  let conformances: Set<String>

  init(_ type: AnyClass, _ symbols: SymbolTable) {
    name = "\(type)"
    let qualified = _typeName(type, qualified: true)
    let prefix = "\(qualified)."
    let conformance = "protocol conformance descriptor for \(qualified) : "
    var methods: [MethodSignature] = []
    var conformances: Set<String> = []
    for symbol in _mangledTypeName(type).map({ symbols.names(startingWith: "$s\($0)") }) ?? [] {
      guard let text = demangled(symbol) else { continue }
      if text.hasPrefix(prefix) {
        if let method = MethodSignature(demangled: text.dropFirst(prefix.count)) {
          methods.append(method)
        }
      } else if text.hasPrefix(conformance) {
        conformances.formUnion(
          text.dropFirst(conformance.count).split(separator: " ").prefix(1).map(String.init)
        )
      }
    }
    self.methods = methods
    self.conformances = conformances
  }
}

/// The findings about a delegate's class, from its symbols; they are the same in all cases.
struct DelegateFindings {
  /// A message for each method that nearly matches one of the protocols.
  let problems: [String]
  /// The methods of the protocols that the class and its superclasses implement, by their names with labels.
  let implemented: [String]
}
