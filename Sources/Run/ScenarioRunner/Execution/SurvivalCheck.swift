@_spi(Package) internal import LifecycleCore
@_spi(Package) package import ScenarioLanguage

/// Checks `survives`: what the app knew when its process ended in the background, it knows when it is in the foreground again.
///
/// Nothing is compared after an end in the foreground, which the app could not foresee, or if a launch in the background
/// comes first, whose code may change the values.
package struct SurvivalCheck {
  private let probes: [Located<String>]
  /// The values at the end of the last step in which the app had a process.
  private var values: [String: ProbeAnswer] = [:]
  /// The values when the process ended; nil if there is nothing to compare.
  private var pending: [String: ProbeAnswer]?
  private var state = AppState.notRunning

  package init(_ plan: Plan) { probes = plan.survivors }

  /// Whether the plan has a probe whose value survives.
  package var isNeeded: Bool { !probes.isEmpty }

  /// Returns the failures at the end of the next step.
  package mutating func failures(in observation: Observation) -> [Failure] {
    losses(in: observation).map { probe, loss in
      observation.failureAtEnd(at: probe.range, loss.message)
    }
  }

  /// Returns what is lost at the end of the next step.
  package mutating func losses(
    in observation: Observation
  ) -> [(probe: Located<String>, loss: ProbeLoss)] {
    if probes.isEmpty { return [] }
    for entry in observation.trace.entries[observation.entries] {
      guard case .state(let next) = entry.term else { continue }
      if next == .notRunning { pending = state.isLeft ? values : nil }
      state = next
    }
    // The process of an app with scenes is in the background at first, wherever it is launched.
    if state.isLeft { pending = nil }
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

/// A probe whose value is not the same after the process of its app has ended, or that could not be read before.
package struct ProbeLoss: Hashable {
  package let probe: String
  private let before: ProbeAnswer
  private let after: ProbeAnswer?

  /// Compares the answers of a probe; nil if the value is the same, or was not read before.
  init?(_ probe: String, before: ProbeAnswer?, after: ProbeAnswer?) {
    guard let before else { return nil }
    if case .value = before, before == after { return nil }
    (self.probe, self.before, self.after) = (probe, before, after)
  }

  /// The value that is lost; nil if the probe could not be read.
  var value: AppValue? { if case .value(let value) = before { value } else { nil } }

  /// What is lost, as a sentence.
  package var message: String {
    value.map { "\(phrase) after the launch, expected \($0) as before its process ended" }
      ?? unreadable
  }

  /// What is lost, as a clause.
  var comparison: String { value.map { "\(phrase), expected \($0)" } ?? unreadable }

  private var phrase: String {
    switch after {
    case .value(let value): "the app's '\(probe)' is \(value)"
    case .failed(let reason): "the app's '\(probe)' cannot be read (\(reason))"
    case .unknown, nil: "the app's '\(probe)' cannot be read"
    }
  }

  private var unreadable: String {
    if case .failed(let reason) = before {
      "the app's '\(probe)' cannot be compared: it could not be read before the process ended (\(reason))"
    } else {
      "the app has no probe '\(probe)'"
    }
  }
}

extension AppState {
  /// Whether the app has a process, and is not in the foreground.
  var isLeft: Bool { self == .background || self == .suspended }
}
