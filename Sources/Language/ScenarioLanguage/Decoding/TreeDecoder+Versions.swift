@_spi(Package) internal import LifecycleCore

extension TreeDecoder {
  /// Decodes the versions of a condition: every version of a version, range or list.
  mutating func versionCondition(_ index: Tree.Index) -> [OSVersion] {
    guard node(index).kind == .list else { return versions(index, asAxis: false)?.values ?? [] }
    return list(index, "a list of versions") { $0.versions($1, asAxis: false)?.values }?
      .flatMap(\.self) ?? []
  }

  /// The first versions of the profiles.
  private static let profileStarts = Set(Profile.all.map(\.firstVersion))

  /// Decodes a version or a range; on an axis, a range is its lower end and the first versions of the profiles.
  mutating func versions(
    _ index: Tree.Index,
    asAxis: Bool
  ) -> (values: [OSVersion], isRange: Bool)? {
    guard let written = text(index, "a version") else { return nil }
    if let version = OSVersion(written), OSVersion.released.contains(version) {
      return ([version], false)
    }
    if let meant = meant(by: written, at: index) {
      if let version = OSVersion(meant) { return ([version], false) }
      return versions(inRange: meant, at: index, asAxis: asAxis)
    }
    return versions(inRange: written, at: index, asAxis: asAxis)
  }

  /// Returns the standard notation of a version or range that is written in another one, which `fmt` replaces.
  private mutating func meant(by written: String, at index: Tree.Index) -> String? {
    // Most ranges are written as usual.
    if let ends = Self.ends(of: written), (OSVersion(ends.low) ?? OSVersion(ends.high)) != nil,
      ends.low.isEmpty || OSVersion(ends.low) != nil,
      ends.high.isEmpty || OSVersion(ends.high) != nil
    {
      return nil
    }
    guard let meant = VersionText.meant(by: written) else { return nil }
    recordRewrite(meant, at: index)
    return meant
  }

  /// Decodes a range, or reports an error.
  private mutating func versions(
    inRange written: String,
    at index: Tree.Index,
    asAxis: Bool
  ) -> (values: [OSVersion], isRange: Bool)? {
    guard let ends = Self.ends(of: written) else {
      return version(written, at: range(index)).map { ([$0], false) }
    }
    let known = OSVersion.released
    guard let first = known.first, let last = known.last else { return nil }
    let wholeRange = range(index)
    var lowRange = wholeRange
    var highRange = wholeRange
    // In quotes or with a variable, the string is not byte for byte the text of the file.
    if node(index).kind == .scalar, wholeRange.end - wholeRange.start == Int32(written.utf8.count) {
      lowRange.end = lowRange.start + Int32(ends.low.utf8.count)
      highRange.start = highRange.end - Int32(ends.high.utf8.count)
    }
    let low = ends.low.isEmpty ? first : version(ends.low, at: lowRange)
    let high = ends.high.isEmpty ? last : version(ends.high, at: highRange)
    guard let low, let high else { return nil }
    guard low <= high, !(ends.low.isEmpty && ends.high.isEmpty) else {
      reportWrongType(index, "'\(written)' is not a range of versions") {
        Diagnostic.Help(
          "write the lower end first: 4.0...8.0",
          replacements: low > high ? ["\(high)...\(low)"] : []
        )
      }
      return nil
    }
    let versions = known.filter { low <= $0 && $0 <= high }
    guard asAxis else { return (versions, true) }
    return (versions.filter { $0 == low || Self.profileStarts.contains($0) }, true)
  }

  /// Returns the two ends of `a...b`; nil if the text is not a range.
  private static func ends(of text: String) -> (low: String, high: String)? {
    text.firstRange(of: "...").map {
      (String(text[..<$0.lowerBound]), String(text[$0.upperBound...]))
    }
  }

  /// Returns the version or range that another notation means: `latest`, `15.0+`, `15.0-17.0`, `iOS 15`.
  private static func versions(meantBy text: String) -> String? {
    let known = OSVersion.released
    func number(_ text: Substring) -> OSVersion? {
      let parts = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        .split(separator: ".").prefix(2)
      return OSVersion(parts.joined(separator: ".")).flatMap { known.contains($0) ? $0 : nil }
    }
    let lowercased = text.lowercased()
    switch lowercased {
    case "latest", "newest", "current", "last": return known.last.map { "\($0)" }
    case "oldest", "first": return known.first.map { "\($0)" }
    case "all", "any", "every", "*": return known.first.map { "\($0)..." }
    default: break
    }
    guard let low = number(text[...]) else { return nil }
    if text.hasSuffix("+") || text.hasPrefix(">") { return "\(low)..." }
    if text.hasPrefix("<") { return "...\(low)" }
    if lowercased.hasSuffix(".x") || text.hasSuffix(".*") {
      return known.last { $0.major == low.major }.map { "\(low)...\($0)" }
    }
    for separator in ["..<", "..", "-", "–", " to "] {
      guard let found = text.firstRange(of: separator) else { continue }
      let high = number(text[found.upperBound...])
      return high.flatMap { low < $0 ? "\(low)...\($0)" : nil }
    }
    return "\(low)"
  }

  /// Decodes one version, which may be written in another notation.
  mutating func version(_ index: Tree.Index, _ written: String) -> OSVersion? {
    if OSVersion(written) == nil, let meant = VersionText.meant(by: written),
      let version = OSVersion(meant)
    {
      recordRewrite(meant, at: index)
      return version
    }
    return version(written, at: range(index))
  }

  /// Returns a version that was released and that a profile covers, or reports an error.
  mutating func version(_ text: String, at range: SourceRange) -> OSVersion? {
    guard let version = OSVersion(text) else {
      report(.unknownVersion, at: range, "'\(text)' is not a version") {
        text.contains(",")
          ? .list(text.trimmingBracket)
          : Self.versions(meantBy: text).map { .didYouMean($0) }
            ?? "write 4.2, 8, or a range: 4.0...8.0"
      }
      return nil
    }
    let known = OSVersion.released
    if known.contains(version) { return version }
    report(.unknownVersion, at: range, "unknown version '\(text)'") {
      let latest = known[known.count - 1]
      let (what, near) =
        if version < known[0] {
          ("the earliest known version", known[0])
        } else if version > latest {
          ("the latest known version", latest)
        } else {
          ("the latest known version before it", known.last { $0 <= version } ?? known[0])
        }
      return Diagnostic.Help("\(what) is \(near)", replacements: ["\(near)"])
    }
    return nil
  }
}
