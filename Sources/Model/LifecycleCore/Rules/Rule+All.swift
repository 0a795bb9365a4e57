internal import Synchronization

extension Rule {
  /// The rules of all versions; of the rules of one trigger, the first that applies is used.
  package static let all = themes.reduce(into: []) { appendRules(of: $1, to: &$0) }

  /// Returns the rules of a trigger in all versions, in their order in `all`; built when they are first asked for.
  static func all(on trigger: Trigger) -> [Rule] {
    rulesOfTriggers.withLock { rules in
      if !rules[trigger.index].isEmpty { return rules[trigger.index] }
      let bits = themesOfTriggers[trigger.index]
      RuleRequest.$current.withValue(.rules(trigger)) {
        for index in themes.indices where bits & 1 << UInt64(index) != 0 {
          appendRules(of: themes[index], to: &rules[trigger.index])
        }
      }
      return rules[trigger.index]
    }
  }

  /// The rules of each trigger that were built, by its index.
  private static let rulesOfTriggers = Mutex([[Rule]](repeating: [], count: Trigger.count))

  /// The themes with rules of each trigger, by its index: bit n for the theme at index n.
  private static let themesOfTriggers: [UInt64] = {
    precondition(themes.count <= UInt64.bitWidth)
    var bits = [UInt64](repeating: 0, count: Trigger.count)
    TriggerList.read { list in
      for (index, theme) in themes.enumerated() {
        _ = theme()
        list.drain { bits[$0.index] |= 1 << UInt64(index) }
      }
    }
    return bits
  }()

  /// The themes, in order of precedence.
  ///
  /// Each is a computed property: an edit in its body does not change what other modules see, so that they are not
  /// built again.
  private static let themes: [@Sendable () -> [Rule]] = [
    { launchRules },
    { objectGraphRules },
    // One of several scenes comes before an app with one.
    { windowRules },
    { sceneRequestRules },
    { displayRules },
    { multitaskingRules },
    { foregroundRules },
    { sceneRules },
    { swiftUIRules },
    { restorationRules },
    { interruptionRules },
    { permissionRules },
    { lockRules },
    { fileProtectionRules },
    { keychainRules },
    { statusBarRules },
    { switcherRules },
    { terminationRules },
    { memoryRules },
    { backgroundEventRules },
    { transferRules },
    { audioRules },
    { backgroundTaskRules },
    { scheduledTaskRules },
    { systemTerminationRules },
    { pushRules },
    { userNotificationRules },
    { urlRules },
    { systemChangeRules },
    { installationRules },
    { backgroundBehaviorRules },
    { inputRules },
    { responderRules },
    { viewRules },
    { viewControllerRules },
    { ownershipRules },
    { threadRules },
    { workRules },
    { serviceRules },
  ]

  /// Appends the wanted rules of a theme.
  private static func appendRules(of theme: () -> [Rule], to table: inout [Rule]) {
    for rule in theme() { rule.appendForms(to: &table) }
  }

  /// Appends the rule, once for each of its life cycles if it calls or enters a transition.
  private func appendForms(to table: inout [Rule]) {
    guard parts.contains(where: { $0.lifeCycle != nil }) else { return table.append(self) }
    for form in AppDescription.LifeCycle.allCases where lifeCycle == nil || lifeCycle == form {
      table.append(Rule(self, in: form))
    }
  }
}
