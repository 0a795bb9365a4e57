@_spi(Package) package import LifecycleCore

/// Versions of iOS, as ranges of released versions.
package struct VersionRanges: Hashable, Sendable {
  /// The ranges in order; each contains every released version between its bounds.
  package let ranges: [ClosedRange<OSVersion>]

  /// Groups released versions; others are ignored.
  package init(_ versions: some Sequence<OSVersion>) {
    let included = Set(versions)
    var ranges: [ClosedRange<OSVersion>] = []
    var isOpen = false
    for version in OSVersion.released {
      defer { isOpen = included.contains(version) }
      guard included.contains(version) else { continue }
      if isOpen, let last = ranges.popLast() {
        ranges.append(last.lowerBound...version)
      } else {
        ranges.append(version...version)
      }
    }
    self.ranges = ranges
  }
}

extension VersionRanges: CustomStringConvertible {
  /// The ranges as text, such as `up to 3.2, 13.0 and later`.
  package var description: String {
    let (oldest, newest) = (OSVersion.released.first, OSVersion.released.last)
    return ranges.map { range in
      if range.lowerBound == oldest, range.upperBound == newest { return "every version" }
      if range.lowerBound == range.upperBound { return "\(range.lowerBound)" }
      if range.lowerBound == oldest { return "up to \(range.upperBound)" }
      if range.upperBound == newest { return "\(range.lowerBound) and later" }
      return "\(range.lowerBound) to \(range.upperBound)"
    }.joined(separator: ", ")
  }
}
