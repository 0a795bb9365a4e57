internal import Foundation

/// The methods of a delegate protocol, `UIKit.UIApplicationDelegate`.
struct DelegateRequirements {
  /// The qualified name of the protocol.
  let name: String
  /// Its methods.
  let methods: [MethodSignature]
  /// Whether a class conforms to it.
  let hasConformance: (AnyClass) -> Bool

  /// Reads the methods from the default implementations in the program's symbols.
  init(
    of name: String,
    in symbols: SymbolTable = .ofThisProgram,
    hasConformance: @escaping (AnyClass) -> Bool
  ) {
    self.name = name
    self.hasConformance = hasConformance
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

  /// The name of the protocol without its module.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether a method is one of the protocol's.
  func has(_ method: MethodSignature) -> Bool { methods.contains { $0.matches(method) } }
}
