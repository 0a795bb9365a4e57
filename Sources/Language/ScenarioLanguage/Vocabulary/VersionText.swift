@_spi(Package) internal import LifecycleCore

/// Other notations of versions and ranges: each that means exactly one is accepted, and `fmt` writes the usual one.
enum VersionText {
  /// Returns the version or range that another notation means: `latest`, `iOS 15`, `15+`, `15-17`; nil for any other text.
  static func meant(by text: String) -> String? {
    let known = OSVersion.released
    var rest = Substring(text.lowercased())
    for prefix in ["ipados", "ios", "v"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      break
    }
    rest = trimmed(rest)
    switch rest {
    case "latest", "newest", "current": return known.last.map { "\($0)" }
    case "oldest": return known.first.map { "\($0)" }
    case "all", "every": return known.first.map { "\($0)..." }
    default: break
    }
    for (prefix, isLower) in [(">=", true), ("≥", true), ("<=", false), ("≤", false)]
    where rest.hasPrefix(prefix) {
      return version(rest.dropFirst(prefix.count)).map { isLower ? "\($0)..." : "...\($0)" }
    }
    for suffix in ["+", " or later", " and later", " or newer", " and up"]
    where rest.hasSuffix(suffix) {
      return version(rest.dropLast(suffix.count)).map { "\($0)..." }
    }
    for suffix in [".x", ".*"] where rest.hasSuffix(suffix) {
      guard let low = version(rest.dropLast(2)), low.minor == 0 else { return nil }
      return known.last { $0.major == low.major }.map { "\(low)...\($0)" }
    }
    for separator in ["...", "..", "-", "–", " to "] {
      guard let found = rest.firstRange(of: separator) else { continue }
      guard let low = end(rest[..<found.lowerBound]), let high = end(rest[found.upperBound...]),
        low <= high
      else { return nil }
      return "\(low)...\(high)"
    }
    return version(rest).map { "\($0)" }
  }

  /// Returns the version at an end of a range, in any notation of one version.
  private static func end(_ text: Substring) -> OSVersion? {
    text.isEmpty ? nil : meant(by: String(text)).flatMap { OSVersion($0) }
  }

  /// Returns a version that was released; nil for anything else.
  private static func version(_ text: Substring) -> OSVersion? {
    OSVersion(String(trimmed(text))).flatMap { OSVersion.released.contains($0) ? $0 : nil }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The pattern of the other notations of one version.
  static let pattern = "^(?:(?:iPadOS|iOS|ios|v) ?\(number)|latest|newest|current|oldest)$"

  /// The pattern of the other notations of several versions.
  static let rangePattern =
    "^(?:iOS |ios )?(?:\(number)(?:\\+|\\.[x*]| or later| and later| or newer| and up)|(?:>=|≥|<=|≤) ?\(number)"
    + "|\(number) ?(?:\\.\\.\\.|\\.\\.|-|–|to) ?\(number)|all|every)$"

  private static let number = "[0-9]+(?:\\.[0-9]+)?"
}
