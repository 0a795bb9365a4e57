@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage
internal import Synchronization

/// The analyses of environments, which threads share: many cases have equal environments.
package final class SharedAnalyses: Sendable {
  /// An analysis, used by one thread at a time, since it keeps its results.
  private final class Entry: Sendable {
    let analysis: Mutex<ReachabilityAnalysis>

    init(_ environment: AnalyzedEnvironment) {
      analysis = Mutex(ReachabilityAnalysis(environment))
    }
  }

  private let entries = Mutex<[AnalyzedEnvironment: Entry]>([:])

  /// Returns what a closure finds with the analysis of an environment.
  func diagnostics(
    in environment: SimulationEnvironment,
    _ find: (ReachabilityAnalysis) -> [Diagnostic]
  ) -> [Diagnostic] {
    entry(for: AnalyzedEnvironment(environment)).analysis.withLock { find($0) }
  }

  private func entry(for environment: AnalyzedEnvironment) -> Entry {
    entries.withLock { entries in
      if let known = entries[environment] { return known }
      // Each analysis keeps its results, so their number is bounded.
      if entries.count >= 1024 { entries.removeAll() }
      let new = Entry(environment)
      entries[environment] = new
      return new
    }
  }
}
