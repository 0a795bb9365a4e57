internal import LifecycleCore
internal import ScenarioLanguage

/// Checks `survives`: what the app knew when its process ended in the background, it knows when it is in the foreground again.
///
/// Nothing is compared after an end in the foreground, which the app could not foresee, or if a launch in the background
/// comes first, whose code may change the values.
struct SurvivalCheck {
  private let probes: [Located<String>]
  /// The values at the end of the last step in which the app had a process.
  private var values: [String: ProbeAnswer] = [:]
  /// The values when the process ended; nil if there is nothing to compare.
  private var pending: [String: ProbeAnswer]?
  private var state = AppState.notRunning

  init(_ plan: Plan) { probes = plan.survivors }

  /// Returns the failures at the end of the next step.
  mutating func failures(in observation: Observation) -> [Failure] {
    losses(in: observation).map { probe, loss in
      observation.failureAtEnd(at: probe.range, loss.message)
    }
  }

  /// Returns what is lost at the end of the next step.
  mutating func losses(in observation: Observation) -> [(probe: Located<String>, loss: ProbeLoss)] {
    if probes.isEmpty { return [] }
    for entry in observation.trace.entries[observation.entries] {
      guard case .state(let next) = entry.term else { continue }
      if next == .notRunning { pending = state.isLeft ? values : nil }
      if next.isLeft { pending = nil }
      state = next
    }
    if state != .notRunning { values = observation.probes }
    guard state == .active || state == .inactive, let before = pending else { return [] }
    pending = nil
    return probes.compactMap { probe in
      ProbeLoss(probe.value, before: before[probe.value], after: values[probe.value]).map {
        (probe, $0)
      }
    }
  }
}

/// A probe whose value is not the same after the process of its app has ended.
struct ProbeLoss: Hashable {
  let probe: String
  let before: AppValue
  private let after: ProbeAnswer?

  /// Compares the answers of a probe; nil if the value is the same, or was not known before.
  init?(_ probe: String, before: ProbeAnswer?, after: ProbeAnswer?) {
    guard case .value(let value)? = before, before != after else { return nil }
    (self.probe, self.before, self.after) = (probe, value, after)
  }

  /// What is lost, as a sentence.
  var message: String {
    "\(phrase) after the launch, expected \(before) as before its process ended"
  }

  /// The value now, as a clause.
  var phrase: String {
    switch after {
    case .value(let value): "the app's '\(probe)' is \(value)"
    case .failed(let reason): "the app's '\(probe)' cannot be read (\(reason))"
    case .unknown, nil: "the app's '\(probe)' cannot be read"
    }
  }
}

extension AppState {
  /// Whether the app has a process, and is not in the foreground.
  var isLeft: Bool { self == .background || self == .suspended }
}
