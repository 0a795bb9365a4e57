package import LifecycleCore
package import ScenarioLanguage

/// The versions of iOS, grouped by what happens in a case.
package struct VersionMatrix: Sendable {
  /// Versions in which the same happens.
  package struct Group: Sendable {
    /// The versions.
    package var versions: VersionRanges
    /// The case in the first of these versions.
    package var explained: ExplainedCase
  }

  /// The groups, in order of their first version.
  package let groups: [Group]

  /// Runs a case in every released version, each with a further change to its environment.
  package init(_ plan: Plan, _ change: EnvironmentChange, _ explainer: inout CaseExplainer) {
    var found: [(versions: [OSVersion], explained: ExplainedCase)] = []
    for os in OSVersion.released {
      var change = change
      change.os = os
      let explained = explainer.explain(plan.changing(change))
      let group = found.firstIndex { !EnvironmentComparison($0.explained, explained).isDifferent }
      if let group {
        found[group].versions.append(os)
      } else {
        found.append(([os], explained))
      }
    }
    groups = found.map { Group(versions: VersionRanges($0.versions), explained: $0.explained) }
  }
}

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
