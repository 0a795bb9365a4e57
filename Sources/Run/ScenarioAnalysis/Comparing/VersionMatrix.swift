@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage

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
