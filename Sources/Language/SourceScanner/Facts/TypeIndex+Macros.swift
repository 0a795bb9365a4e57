extension TypeIndex {
  /// Returns the macros in a type that may add functions to it.
  ///
  /// An attribute of a property is taken for a property wrapper.
  func macros(in type: String) -> [MacroUse] {
    customAttributes(of: type).filter { resolve($0.name, in: type) == nil }.map { use in
      MacroUse(name: use.sign + use.name, location: use.location)
    }
  }

  /// Returns the names that files should declare, if they are those of global actors and the like.
  func namesOfAttributes(of types: Set<String>) -> Set<String> {
    Set(types.flatMap(customAttributes).filter { $0.sign == "@" }.map(\.name))
  }

  /// The attributes of a type and of its functions that neither Swift nor Apple has.
  private func customAttributes(
    of type: String
  ) -> [(sign: String, name: String, location: SourceLocation)] {
    let ofType = (parts[type] ?? []).flatMap { part in
      part.type.attributes.map { ("@", $0.name, part.location) }
        + part.type.expansions.map { ("#", part.file.tokens.string($0), part.file.location($0)) }
    }
    let ofFunctions = (members[type] ?? []).filter { $0.function.kind != .accessor }.flatMap {
      member in
      member.function.attributes.map {
        ("@", $0.name, member.file.location(member.function.token))
      }
    }
    return (ofType + ofFunctions).filter { !KnownAttributes.contain($0.1) }.map { use in
      (use.0, use.1.hasPrefix("#") ? String(use.1.dropFirst()) : use.1, use.2)
    }
  }
}

/// The attributes and macros that add no delegate's methods.
private enum KnownAttributes {
  static func contain(_ name: String) -> Bool { name.hasPrefix("_") || names.contains(name) }

  private static let names: Set<String> = [
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
    "DebugDescription", "Entry", "Generable", "Model", "Observable", "ObservationIgnored",
    "ObservationTracked", "Suite", "Test", "SceneBuilder", "ViewBuilder",
    // Without arguments of their own: `#warning`.
    "#column", "#error", "#file", "#fileID", "#filePath", "#function", "#line", "#sourceLocation",
    "#warning",
  ]
}
