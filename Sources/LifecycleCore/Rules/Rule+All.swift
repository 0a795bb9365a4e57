extension Rule {
  /// The rules of all versions; of the rules of one trigger the first that applies counts.
  package static let all: [Rule] = [
    launchRules,
    objectGraphRules,
    foregroundRules,
    sceneRules,
    restorationRules,
    interruptionRules,
    lockRules,
    fileProtectionRules,
    statusBarRules,
    switcherRules,
    terminationRules,
    memoryRules,
    backgroundEventRules,
    backgroundTaskRules,
    pushRules,
    urlRules,
    systemChangeRules,
    installationRules,
    backgroundBehaviorRules,
    inputRules,
    responderRules,
    viewRules,
    viewControllerRules,
    ownershipRules,
    threadRules,
    workRules,
    serviceRules,
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
