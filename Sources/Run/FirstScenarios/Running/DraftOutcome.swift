@_spi(Package) internal import LifecycleCore

/// What happens in the steps of a draft on a version of iOS.
struct DraftOutcome {
  var version: OSVersion
  var steps: [ObservedStep]

  /// Returns the expectations of a step: those that all versions share, then those of each.
  static func expectations(_ outcomes: [DraftOutcome], ofStep index: Int) -> [String] {
    let steps = outcomes.map { $0.steps[index] }
    let (shared, differing) = DraftStep.Aspect.allCases.reduce(
      into: ([String](), [DraftStep.Aspect]())
    ) { result, aspect in
      guard let lines = steps.first?.lines[aspect] else { return }
      if steps.allSatisfy({ $0.lines[aspect] == lines }) {
        result.0 += lines
      } else {
        result.1.append(aspect)
      }
    }
    guard !differing.isEmpty else { return shared }
    return shared + ["versions:"]
      + outcomes.flatMap { outcome in
        ["  - ios: \(outcome.version)"]
          + differing.flatMap { outcome.steps[index].lines[$0] ?? [] }.map { "    \($0)" }
      }
  }
}
