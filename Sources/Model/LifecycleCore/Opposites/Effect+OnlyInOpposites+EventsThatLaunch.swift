/// What opposites do with what arrives for the app in the place of what the model does.
extension Effect {
  static let onlyInOppositesOfEventsThatLaunch: [Effect] =
    options + activities + urls + transfers + presentation + closures

  /// What is missing is kept meanwhile in the place of the response with which a scene connects, which is set later.
  private static let options: [Effect] = [
    missingFromOptions(.cloudKitShare, "the CloudKit share is missing from the options"),
    missingFromOptions(.handoff, "the activity that is on its way is missing from the options"),
    Self("what was missing from the options is kept for the app again") {
      guard let missing = $0.process.connectedResponse else { return }
      $0.process.launchTrigger = missing
      $0.process.connectedResponse = nil
    },
    Self(
      "a CloudKit share that is kept for the app is passed",
      leadsTo: .triggers([.procedure(.handOver)])
    ) {
      if $0.process.launchTrigger?.reason == .cloudKitShare { $0.trigger(.procedure(.handOver)) }
    },
  ]

  private static func missingFromOptions(_ reason: LaunchReason, _ phrase: String) -> Effect {
    Self(phrase) {
      guard $0.process.launchTrigger?.reason == reason else { return }
      $0.process.connectedResponse = $0.process.launchTrigger
      $0.process.launchTrigger = nil
    }
  }

  private static let activities: [Effect] = [
    Self(
      "an activity that is on its way is passed at once",
      leadsTo: .triggers([.procedure(.continueActivity)])
    ) {
      if $0.process.awaitedActivity != nil { $0.trigger(.procedure(.continueActivity)) }
    }
  ]

  private static let urls: [Effect] = [
    Self("the options of the URL do not say where its document is opened") {
      $0.process.url?.opensInPlace = nil
    },
    Self("the options of each URL say that it is opened where it is") {
      $0.process.url?.opensInPlace = true
    },
    Self("before iOS 10 the options of the URL do not say where its document is opened") {
      if $0.environment.os < OSVersion(10) { $0.process.url?.opensInPlace = nil }
    },
    Self("the scene that the action names receives what arrives, beside the others") {
      guard let name = $0.action.sceneName else { return }
      $0.selectScene(named: name)
      $0.scenes?.target(replacing: false)
    },
  ]

  private static let transfers: [Effect] = [
    Self("a transfer that was cancelled has ended without an error") {
      if $0.process.sessions.current?.error == .cancelled {
        $0.process.sessions.current?.error = nil
      }
    }
  ]

  private static let presentation: [Effect] = [
    Self("a completion handler of a presented notification that is kept keeps the app running") {
      guard $0.process.events.kept.contains(where: \.isPresentation) else { return }
      $0.process.events.begin(deadline: nil)
      $0.process.events.keepHandler()
      $0.process.events.end()
    }
  ]

  private static let closures: [Effect] = [
    Self("`task-expired`, and the closure of the task continues") {
      guard let identifier = $0.scheduler.firstExpiring(at: $0.clock.now) else { return }
      let deadline = $0.clock.now + $0.settings.duration(.expirationGrace)
      _ = $0.scheduler.expire(identifier, until: deadline)
      $0.record(.task(.expired), [.name: .text(identifier)])
      $0.watchScheduledTasks()
    },
    Self("the closure continues, and has a moment to return") {
      $0.process.events.restartDeadlines(
        at: $0.clock.now + $0.settings.duration(.expirationGrace)
      )
      $0.scheduleEventTimer()
    },
  ]
}
