extension Rule {
  /// The rules of all versions; of the rules of one trigger, the first that applies is used.
  ///
  /// Each theme is a computed property: an edit in its body does not change what other modules see, so that they are not
  /// built again.
  package static let all: [Rule] = [
    launchRules,
    objectGraphRules,
    // One of several scenes comes before an app with one.
    windowRules,
    sceneRequestRules,
    displayRules,
    foregroundRules,
    sceneRules,
    swiftUIRules,
    restorationRules,
    interruptionRules,
    lockRules,
    fileProtectionRules,
    statusBarRules,
    switcherRules,
    terminationRules,
    memoryRules,
    backgroundEventRules,
    transferRules,
    audioRules,
    backgroundTaskRules,
    scheduledTaskRules,
    systemTerminationRules,
    pushRules,
    userNotificationRules,
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
  ].reduce(into: []) { table, theme in
    for rule in theme { rule.appendForms(to: &table) }
  }
}

extension Rule {
  /// Appends the rule, once for each of its life cycles if it calls or enters a transition.
  private func appendForms(to table: inout [Rule]) {
    guard parts.contains(where: { $0.lifeCycle != nil }) else { return table.append(self) }
    for form in AppDescription.LifeCycle.allCases where lifeCycle == nil || lifeCycle == form {
      table.append(Rule(self, in: form))
    }
  }
}
