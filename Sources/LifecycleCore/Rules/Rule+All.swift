extension Rule {
  /// The rules of all versions; of the rules of one trigger the first that applies counts.
  static let all: [Rule] = [
    LaunchRules.all,
    ObjectGraphRules.all,
    ForegroundRules.all,
    SceneRules.all,
    RestorationRules.all,
    InterruptionRules.all,
    LockRules.all,
    FileProtectionRules.all,
    StatusBarRules.all,
    SwitcherRules.all,
    TerminationRules.all,
    MemoryRules.all,
    BackgroundEventRules.all,
    BackgroundTaskRules.all,
    PushRules.all,
    URLRules.all,
    SystemChangeRules.all,
    InstallationRules.all,
    BackgroundBehaviorRules.all,
    InputRules.all,
    ResponderRules.all,
    ViewRules.all,
    ViewControllerRules.all,
    OwnershipRules.all,
    ThreadRules.all,
    WorkRules.all,
    ServiceRules.all,
  ].flatMap { $0.flatMap(\.forms) }
}

extension Rule {
  /// The rule for each life cycle that it is for, where it calls or enters a transition.
  private var forms: [Rule] {
    guard parts.contains(where: { $0.lifeCycle != nil }) else { return [self] }
    return AppDescription.LifeCycle.allCases
      .filter { lifeCycle == nil || lifeCycle == $0 }
      .map { form in
        var rule = self
        rule.lifeCycle = form
        rule.parts.removeAll { $0.lifeCycle != nil && $0.lifeCycle != form }
        return rule
      }
  }
}
