/// A class of the program, as its symbols describe it.
struct DelegateClass {
  /// The name without its module.
  let name: String
  /// The instance methods that the class itself declares.
  let methods: [MethodSignature]
  /// The names of the instance properties that the class itself declares.
  let properties: Set<String>
  /// The type methods that the class itself declares.
  let typeMethods: [MethodSignature]
  /// The qualified names of the protocols to which it, and not a superclass, conforms.
  let conformances: Set<String>

  /// Reads the symbols of a class; nil if its program or library has none for it.
  init?(_ type: AnyClass) {
    let suffix = "Mn"  // a nominal type descriptor
    guard let descriptor = Self.descriptor(of: type),
      let symbol = SymbolTable.symbol(at: descriptor, endingWith: suffix),
      let description = demangled(symbol.name)
    else { return nil }
    name = "\(type)"
    let qualified = description.replacing(
      "nominal type descriptor for ",
      with: "",
      maxReplacements: 1
    )
    let conformance = "protocol conformance descriptor for \(qualified)"
    var methods: [MethodSignature] = []
    var typeMethods: [MethodSignature] = []
    var properties: Set<String> = []
    var conformances: Set<String> = []
    for name in symbol.table.names(startingWith: String(symbol.name.dropLast(suffix.count))) {
      guard let text = demangled(name) else { continue }
      if text.hasPrefix(conformance) {
        // A generic class has its parameters in front of the colon.
        let protocols = text.dropFirst(conformance.count).firstRange(of: " : ")
          .map { text[$0.upperBound...].split(separator: " ").prefix(1).map(String.init) }
        conformances.formUnion(protocols ?? [])
      } else if let member = Self.member(text, of: qualified) {
        if let method = MethodSignature(demangled: member.text) {
          member.isStatic ? typeMethods.append(method) : methods.append(method)
        } else if !member.isStatic, let getter = member.text.firstRange(of: ".getter : ") {
          properties.insert(String(member.text[..<getter.lowerBound]))
        }
      }
    }
    self.methods = methods
    self.properties = properties
    self.typeMethods = typeMethods
    self.conformances = conformances
  }

  /// Returns a symbol without the name of its class, which follows the members of a local class.
  private static func member(
    _ text: String,
    of type: String
  ) -> (text: Substring, isStatic: Bool)? {
    var text = text[...]
    let isStatic = text.hasPrefix("static ")
    if isStatic { text = text.dropFirst("static ".count) }
    if text.hasPrefix("(extension in "), let colon = text.firstRange(of: "):") {
      text = text[colon.upperBound...]
    }
    if text.hasPrefix("\(type).") { return (text.dropFirst(type.count + 1), isStatic) }
    let suffix = " in \(type)"
    return text.hasSuffix(suffix) ? (text.dropLast(suffix.count), isStatic) : nil
  }

  /// Returns the descriptor of a class, to which its metadata refers on platforms without Objective-C.
  private static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
    let placeInMetadata = 40
    return unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: placeInMetadata, as: UnsafeRawPointer?.self)
  }
}

/// The findings about a delegate's class, from its symbols; they are the same in all cases.
struct DelegateFindings {
  /// A sentence for each method that nearly matches one of the protocols.
  var problems: [String] = []
  /// The methods of the protocols that the class and its superclasses implement, by their names with labels.
  var implemented: [String] = []
  /// A sentence for each method of a protocol to which the class does not conform.
  var uncalled: [String] = []
  /// A sentence for each method that may be right on a device, and that nothing calls here.
  var notices: [String] = []
}
