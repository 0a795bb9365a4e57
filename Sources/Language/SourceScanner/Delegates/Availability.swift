/// What `@available` says of a declaration in iOS.
package struct Availability: Hashable, Sendable {
  /// The first version that has it; nil if it says none.
  package var introduced: String?
  /// The version that deprecates it, empty for all versions; nil if none does.
  package var deprecated: String?
  /// Whether iOS does not have it.
  package var isUnavailable = false

  /// Reads the attributes of a declaration; nil if none of them concerns iOS.
  static func of(_ attributes: [ParsedAttribute], in tokens: TokenList) -> Availability? {
    var result: Availability?
    for attribute in attributes where attribute.name == "available" {
      let parts = tokens.parts(attribute.arguments)
      guard let first = parts.first else { continue }
      if parts.count > 1,
        ["deprecated", "introduced", "obsoleted", "unavailable", "message", "renamed", "noasync"]
          .contains(tokens.string(parts[1].lowerBound))
      {
        let platform = tokens.string(first.lowerBound)
        guard platform == "iOS" || platform == "*" else { continue }
        for part in parts.dropFirst() { read(part, tokens, into: &result) }
      } else if let part = parts.first(where: { tokens.string($0.lowerBound) == "iOS" }) {
        // `@available(iOS 13, macOS 10.15, *)`
        result = result ?? Availability()
        result?.introduced = tokens.string(part.lowerBound + 1)
      }
    }
    return result
  }

  private static func read(
    _ part: Range<Int>,
    _ tokens: TokenList,
    into result: inout Availability?
  ) {
    let version = part.count > 2 ? tokens.string(part.upperBound - 1) : ""
    switch tokens.string(part.lowerBound) {
    case "introduced": result = changed(result) { $0.introduced = version }
    case "deprecated": result = changed(result) { $0.deprecated = version }
    case "obsoleted", "unavailable": result = changed(result) { $0.isUnavailable = true }
    default: break
    }
  }

  private static func changed(
    _ value: Availability?,
    _ change: (inout Availability) -> Void
  ) -> Availability {
    var value = value ?? Availability()
    change(&value)
    return value
  }
}
