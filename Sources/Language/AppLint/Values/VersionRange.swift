@_spi(Package) package import LifecycleCore

/// Successive versions of iOS.
package struct VersionRange: Hashable, Sendable {
  /// The first version.
  package var lower: OSVersion
  /// The first version after the range; nil if the range has no end.
  package var end: OSVersion?

  /// Creates the range from a version up to, but not including, another one.
  package init(from lower: OSVersion, before end: OSVersion? = nil) {
    self.lower = lower
    self.end = end
  }

  /// Parses `27`, `15...`, `15...26` or `18.4...26.1`; a version without a minor number stands for all its minor ones.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    guard let lower = OSVersion(parts[0]) else { return nil }
    self.lower = lower
    guard parts.count == 1 || !parts[1].isEmpty else { return }
    guard let last = parts.last, let upper = OSVersion(last), upper >= lower else { return nil }
    end = last.contains(".") ? OSVersion(upper.major, upper.minor + 1) : OSVersion(upper.major + 1)
  }

  /// Returns the versions that are also in another range; nil if there are none.
  package func intersection(_ other: VersionRange) -> VersionRange? {
    let lower = max(lower, other.lower)
    let end = [end, other.end].compactMap(\.self).min()
    return end.map { lower < $0 } ?? true ? VersionRange(from: lower, before: end) : nil
  }

  /// The last version as it is written: `26` for all of 26; nil if the range has no end.
  package var lastVersion: String? {
    guard let end else { return nil }
    guard end.minor == 0 else { return "\(OSVersion(end.major, end.minor - 1))" }
    // The version after 18 is 26.
    return (20...26).contains(end.major) ? "18" : "\(end.major - 1)"
  }

  /// The first version as it is written: `13`, `18.4`.
  package var firstVersion: String { Self.text(lower) }

  /// Returns a version without a zero for the minor number.
  package static func text(_ version: OSVersion) -> String {
    version.minor == 0 ? "\(version.major)" : "\(version)"
  }
}

extension VersionRange: CustomStringConvertible {
  /// The range as text: `iOS 27 and later`, `iOS 13 to 26`, `iOS 12`.
  package var description: String {
    guard let lastVersion else { return "iOS \(firstVersion) and later" }
    if lower.minor > 0, "\(lower.major)" == lastVersion {
      return "iOS \(lastVersion) from \(firstVersion)"
    }
    return firstVersion == lastVersion || "\(lower)" == lastVersion
      ? "iOS \(lastVersion)" : "iOS \(firstVersion) to \(lastVersion)"
  }
}
