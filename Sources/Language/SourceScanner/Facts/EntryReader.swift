/// Finds the types with an attribute of an entry point, and the apps of SwiftUI.
struct EntryReader {
  private let index: TypeIndex
  private let appTypes: Set<String>

  init(_ index: TypeIndex) {
    self.index = index
    let heirs = index.heirs { $0 == "App" || $0 == "SwiftUI.App" }
    appTypes = heirs.values.reduce(into: []) { $0.formUnion($1) }
  }

  private static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Returns the entry points that attributes declare.
  func entryPoints() -> [EntryPoint] {
    index.names.flatMap { name in
      (index.parts[name] ?? []).compactMap { part in
        guard
          let attribute = part.type.attributes.first(where: { Self.attributes.contains($0.name) })
        else { return nil }
        return EntryPoint(
          kind: isApp(name) ? .swiftUIApp : .attribute(attribute.name),
          types: [name],
          testTypes: [],
          condition: part.condition,
          location: part.location
        )
      }
    }
  }

  /// Returns the apps of SwiftUI.
  func apps() -> [SwiftUIApp] {
    index.names.filter(isApp).compactMap { name in
      let parts = index.parts[name] ?? []
      guard let part = parts.first(where: { $0.type.kind != .extension }) ?? parts.first else {
        return nil
      }
      return SwiftUIApp(
        name: name,
        isMain: parts.contains {
          $0.type.attributes.contains { Self.attributes.contains($0.name) }
        },
        delegates: parts.flatMap { adaptors(of: $0) },
        condition: part.condition,
        location: part.location
      )
    }
  }

  private func isApp(_ name: String) -> Bool {
    guard let parts = index.parts[name], parts.contains(where: { Self.isValue($0.type.kind) })
    else {
      return false
    }
    return appTypes.contains(name)
  }

  private static func isValue(_ kind: ParsedType.Kind) -> Bool {
    kind == .struct || kind == .enum || kind == .class
  }

  private func adaptors(of part: TypeIndex.Part) -> [String] {
    let tokens = part.file.tokens
    return part.file.properties.filter { $0.type == part.type.name }.compactMap { property in
      guard
        let attribute = property.attributes.first(where: {
          $0.name == "UIApplicationDelegateAdaptor"
        })
      else { return nil }
      // `@UIApplicationDelegateAdaptor(X.self) var x`, `@UIApplicationDelegateAdaptor var x: X`
      let argument = tokens.source(attribute.arguments).filter { !$0.isWhitespace }
      let written =
        argument.hasSuffix(".self") ? String(argument.dropLast(5)) : property.declaredType
      return written.map { index.resolve($0, in: part.type.name) ?? $0 }
    }
  }
}
