@_spi(Package) package import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// A value of a switch of the model with which a failed case passes.
struct PassingSetting {
  private let modelSwitch: ModelSwitch
  private let value: Int64

  /// The most entries of a run that is repeated for each value that might matter.
  private static let maximumEntries = 5_000

  /// Adds the settings and kept handlers with which the case passes, one changed at a time, to the first failure.
  ///
  /// Passing cases are not affected.
  static func explain(_ failures: inout [StepFailure], of execution: CaseExecution, plan: Plan) {
    guard !failures.isEmpty, execution.stopReason == nil,
      execution.trace.entries.count <= maximumEntries
    else { return }
    failures[0].failure.passingChanges =
      all(of: plan, execution.book).map { $0.text(in: plan.environment) }
      + KeptHandler.all(of: plan, in: execution).map { $0.text(in: plan) }
  }

  /// The settings with which a case passes.
  private static func all(of plan: Plan, _ book: RuleBook) -> [PassingSetting] {
    let watcher = RuleWatcher(.switches)
    _ = CaseExecutor().execute(plan, book: book.watched(by: watcher))
    let influences = watcher.removeInfluences()
    // Those that only code reads may matter in any run.
    let conditions = Set(book.rules.flatMap(\.choices).map(\.modelSwitch))
    // What the scenario itself chooses is meant.
    let undecided = ModelSwitch.allCases.filter { plan.environment.choices[$0] == nil }
    return undecided.flatMap { item in
      let values = plan.environment.otherValues(of: item).filter {
        !conditions.contains(item)
          || influences.mayInclude(SettingChoice(modelSwitch: item, value: $0))
      }
      return (values + plan.environment.durationsOfOtherVersions(of: item)).map {
        PassingSetting(modelSwitch: item, value: $0)
      }
    }
    .filter { plan.setting($0.modelSwitch, to: $0.value).passes }
  }

  private func text(in environment: SimulationEnvironment) -> String {
    let usual = Profile.of(environment).settings(of: environment).text(modelSwitch)
    let evidence = modelSwitch.currentEvidence(in: environment)
    let support = evidence.map { ", \($0.confidence.phrase)" } ?? ""
    return "the case passes with 'model: {\(modelSwitch.name): \(modelSwitch.text(of: value))}'; "
      + "the default is \(usual)\(support)"
  }
}

extension ModelSwitch {
  /// Returns the evidence for the value that the switch has in an environment; nil if there is none.
  package func currentEvidence(in environment: SimulationEnvironment) -> DefaultEvidence? {
    let value = Profile.of(environment).settings(of: environment).text(self)
    return evidence.last {
      $0.value == value
        && $0.applies(
          to: environment.os,
          scenes: environment.app.lifeCycle == .scenes,
          on: environment.device.model.rawValue
        )
    }
  }
}

extension SimulationEnvironment {
  /// Returns the values of a switch that the environment does not have; none for a duration.
  package func otherValues(of item: ModelSwitch) -> [Int64] {
    switch item.type {
    case .word(let words): values(Array(0..<Int64(words.count)), besidesThatOf: item)
    case .flag: values([0, 1], besidesThatOf: item)
    default: []
    }
  }

  /// Returns the values that a switch with a duration has in other versions; none for any other switch.
  fileprivate func durationsOfOtherVersions(of item: ModelSwitch) -> [Int64] {
    guard case .duration = item.type else { return [] }
    // Earlier ones have no background.
    let profiles = Profile.all.filter { $0.firstVersion >= OSVersion(4) }
    return values(Set(profiles.map { $0.settings[item] }).sorted(), besidesThatOf: item)
  }

  private func values(_ values: [Int64], besidesThatOf item: ModelSwitch) -> [Int64] {
    let current = Profile.of(self).settings(of: self)[item]
    return values.filter { $0 != current }
  }
}
