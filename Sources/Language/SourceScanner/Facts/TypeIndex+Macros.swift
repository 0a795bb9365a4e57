extension TypeIndex {
  /// Returns the macros in a type that may add functions to it, and the files that are included there.
  ///
  /// An attribute of a property is taken for a property wrapper, and one of a function counts only if the function has the name
  /// of a method that UIKit calls.
  func macros(in type: String) -> [MacroUse] {
    expansions(of: type).filter { use in
      switch use.kind {
      case .attribute, .macro: resolve(use.name, in: type) == nil
      case .preprocessor: mayHaveMethods[use.name] ?? true
      case .file: true
      }
    }
  }

  /// Returns the names that files should declare, if they are those of global actors and the like, or of macros of C.
  func namesOfAttributes(of types: Set<String>) -> Set<String> {
    let names = types.flatMap(expansions).filter { use in
      use.kind == .attribute || use.kind == .preprocessor && mayHaveMethods[use.name] == nil
    }
    return Set(names.map(\.name))
  }

  /// What is in a type and its functions that neither Swift nor Apple has.
  private func expansions(of type: String) -> [MacroUse] {
    let ofType = (parts[type] ?? []).flatMap { part in
      part.type.attributes.map { MacroUse(.attribute, $0.name, at: part.location) }
        + part.type.expansions.map { MacroUse($0, in: part.file) }
    }
    // A macro on a function names what it adds beside it after the function.
    let ofFunctions = (members[type] ?? []).filter { member in
      member.function.kind != .accessor && KnownMethod.baseNames.contains(member.function.baseName)
    }.flatMap { member in
      member.function.attributes.map {
        MacroUse(.attribute, $0.name, at: member.file.location(member.function.token))
      }
    }
    return (ofType + ofFunctions).filter { !KnownMacros.contain($0) }
  }
}

extension MacroUse {
  fileprivate init(_ kind: Kind, _ name: String, at location: SourceLocation) {
    self.init(kind: kind, name: name, location: location)
  }

  /// Creates the macro, or the included file, that the token at an index begins.
  fileprivate init(_ index: Int, in file: ParsedFile) {
    let name = file.tokens.string(index)
    let location = file.location(index)
    switch file.language {
    case .swift: self.init(.macro, String(name.dropFirst()), at: location)
    case .objectiveC where file.tokens.kind(index) == .directive:
      let path = file.tokens.isSymbol(index + 1, "<") ? "" : file.tokens.string(index + 1)
      self.init(.file, path.isEmpty ? name : "\(name) \(path)", at: location)
    case .objectiveC: self.init(.preprocessor, name, at: location)
    }
  }
}

/// The attributes and macros that add no delegate's methods.
private enum KnownMacros {
  static func contain(_ use: MacroUse) -> Bool {
    switch use.kind {
    case .attribute:
      use.name.hasPrefix("_") || attributes.contains(use.name)
        // By convention these are global actors and result builders.
        || use.name.hasSuffix("Actor") || use.name.hasSuffix("Builder")
    case .macro: use.name.hasPrefix("_") || expressions.contains(use.name)
    case .preprocessor: prefixes.contains(where: use.name.hasPrefix)
    case .file: false
    }
  }

  /// How the names of macros begin that Apple's headers and those of React Native define.
  private static let prefixes = [
    "_", "NS_", "CF_", "UI_", "UIKIT_", "API_", "OS_", "OBJC_", "DISPATCH_", "FOUNDATION_", "RCT_",
  ]

  private static let attributes: Set<String> = [
    // Swift.
    "abi", "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping",
    "exclusivity", "freestanding", "frozen", "globalActor", "implementation", "inlinable", "inline",
    "isolated", "lifetime", "main", "MainActor", "nonobjc", "NSApplicationMain", "NSCopying",
    "NSManaged", "objc", "objcMembers", "optimize", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "safe", "Sendable",
    "specialize", "testable", "UIApplicationMain", "unchecked", "unsafe", "usableFromInline",
    "warn_unqualified_access",
    // Interface Builder.
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBOutletCollection",
    "IBSegueAction",
    // Macros and builders of Apple.
    "Animatable", "DebugDescription", "Entry", "Generable", "Model", "Observable",
    "ObservationIgnored", "ObservationTracked", "Suite", "Test",
  ]

  /// Those that stand among members, or where the lexer takes them for such.
  private static let expressions: Set<String> = [
    "column", "error", "file", "fileID", "filePath", "function", "line", "sourceLocation",
    "warning", "Index", "Preview", "Unique",
  ]
}
