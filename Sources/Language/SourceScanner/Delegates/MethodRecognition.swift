/// Whether a function is a method that UIKit calls on a delegate.
enum MethodRecognition {
  case known(KnownMethod, MethodSpelling)
  /// It has the name of one, with something else that keeps UIKit from calling it.
  case nearMiss(KnownMethod, reason: String)

  /// Compares a method with those that UIKit calls; nil if it resembles none.
  ///
  /// - Parameters:
  ///   - function: The method.
  ///   - file: Its file.
  ///   - swiftVersion: The version of Swift.
  ///   - isDeclared: Whether the source files declare a type.
  /// - Returns: What it is.
  static func of(
    _ function: ParsedFunction,
    in file: ParsedFile,
    swiftVersion: Int,
    isDeclared: (String) -> Bool
  ) -> Self? {
    guard !function.type.isEmpty else { return nil }
    let recognized = byName(of: function, in: file, swiftVersion: swiftVersion)
    guard case .known(let method, let spelling) = recognized else { return recognized }
    if let reason = hiding(function) { return .nearMiss(method, reason: reason) }
    // Before Swift 4, a class of UIKit's made all functions visible to Objective-C.
    guard spelling == .swift || spelling == .swiftAsync, swiftVersion > 3, !isExposed(function),
      let reason = MethodTypes.difference(of: function, from: method, isDeclared: isDeclared)
    else { return recognized }
    return .nearMiss(method, reason: reason)
  }

  /// Whether an attribute makes a method visible to Objective-C.
  private static func isExposed(_ function: ParsedFunction) -> Bool {
    function.attributes.contains { $0.name == "objc" || $0.name == "IBAction" }
  }

  /// Why UIKit does not see a method that has the name and the types of one.
  private static func hiding(_ function: ParsedFunction) -> String? {
    if function.isStatic { return "it belongs to the class and not to the delegate" }
    // Swift hands it to Objective-C then, or does not compile it.
    if isExposed(function) { return nil }
    if function.attributes.contains(where: { $0.name == "nonobjc" }) {
      return "it is @nonobjc, and so has no selector"
    }
    if function.isPrivate { return "it is private, and so has no selector" }
    return function.isThrowing && !function.isAsync
      ? "it throws, and so is not the method of the protocol" : nil
  }

  private static func byName(
    of function: ParsedFunction,
    in file: ParsedFile,
    swiftVersion: Int
  ) -> Self? {
    if function.kind == .message {
      return KnownMethod.bySelector[function.name].flatMap {
        checked($0, .objectiveC, function)
      }
    }
    guard function.kind == .function else { return nil }
    if let selector = explicitSelector(function, file) {
      return KnownMethod.bySelector[selector].flatMap { checked($0, .explicitSelector, function) }
    }
    return swift(function, swiftVersion)
  }

  private static func swift(_ function: ParsedFunction, _ swiftVersion: Int) -> Self? {
    let name = function.fullName
    if function.isAsync {
      if let method = KnownMethod.byAsyncName[name] {
        return checked(method, .swiftAsync, function)
      }
      return KnownMethod.bySwiftName[name].map {
        .nearMiss($0, reason: "it is async, and so has another selector")
      }
    }
    if let method = KnownMethod.bySwiftName[name] { return checked(method, .swift, function) }
    guard let first = function.parameters.first, first.label == first.name, first.label != "_",
      let selector = selectorInSwift2(function), let method = KnownMethod.bySelector[selector]
    else { return withoutFirstLabel(function) }
    if swiftVersion < 3 { return checked(method, .swift2, function) }
    return .nearMiss(method, reason: "its first parameter has a label")
  }

  /// The method that would be meant if the first parameter had no label.
  private static func withoutFirstLabel(_ function: ParsedFunction) -> Self? {
    guard let first = function.parameters.first, first.label != "_" else { return nil }
    let labels = function.parameters.dropFirst().map { "\($0.label):" }.joined()
    return KnownMethod.bySwiftName["\(function.name)(_:\(labels))"].map {
      .nearMiss($0, reason: "its first parameter has a label")
    }
  }

  /// The selector that Swift 1 and 2 give a method: the first label is not part of it, the others are.
  private static func selectorInSwift2(_ function: ParsedFunction) -> String? {
    guard !function.parameters.isEmpty else { return nil }
    return function.name + ":" + function.parameters.dropFirst().map { "\($0.label):" }.joined()
  }

  private static func explicitSelector(_ function: ParsedFunction, _ file: ParsedFile) -> String? {
    guard let attribute = function.attributes.first(where: { $0.name == "objc" }),
      !attribute.arguments.isEmpty
    else { return nil }
    return file.tokens.source(attribute.arguments).filter { !$0.isWhitespace }
  }

  /// Accepts a method if its first parameter has the right type: AppKit has methods of the same names.
  private static func checked(
    _ method: KnownMethod,
    _ spelling: MethodSpelling,
    _ function: ParsedFunction
  ) -> Self? {
    let type = function.parameters.first?.type ?? ""
    guard bareType(type) != method.firstParameterType else { return .known(method, spelling) }
    return .nearMiss(
      method,
      reason: "its first parameter is \(type), not \(method.firstParameterType)"
    )
  }

  /// A type without what may surround its name: `any`, optional marks, the module, pointers, attributes.
  static func bareType(_ type: String) -> String {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    let skipped: Set<Substring> = [
      "any", "some", "nullable", "nonnull", "_Nonnull", "_Nullable", "__kindof", "const", "inout",
      "__unused", "MainActor", "NSURLSession", "borrowing", "consuming", "sending", "id",
    ]
    if words.contains("NSURLSession") { return "URLSession" }
    let name = words.first { !skipped.contains($0) } ?? ""
    return String(name.split(separator: ".").last ?? "")
  }
}
