extension Simulator {
  /// Performs an action of the app's own; returns nil if its code cannot run now.
  public func perform(_ action: CustomAction) -> ActionAnswer? {
    guard state.isRunning else { return nil }
    process.machine.clock.activity.beginStep()
    process.machine.ruleStack.ranInBackground = true
    var details: Details = [.name: .text(action.name)]
    switch action.argument {
    case .text(let text)?: details[.text] = .text(text)
    case let argument?: details[.text] = .text("\(argument)")
    case nil: break
    }
    process.machine.record(.customAction, details)
    let application = Application(process)
    let answer = app.perform(action, application)
    application.runInterfaceHandlers()
    run(until: now)
    return answer
  }

  /// Reads what the app knows under a name; returns nil if it has no process.
  public func read(_ probe: String) -> ProbeAnswer? {
    state == .notRunning ? nil : app.read(probe, Application(process))
  }

  /// Informs the app that all steps of the case are over.
  public func finish() { if app.fault == nil { app.caseDidEnd() } }

  /// Why the app can no longer be used; nil if nothing is wrong.
  public var fault: AppFault? { app.fault }

  /// What the app did wrong, or what cannot work here.
  public var problems: [String] { app.problems }

  /// What may be wrong with the app.
  public var warnings: [String] { app.warnings }

  /// Ends the app's process in any state without notice, as an unexpected kill does; returns false if there is none.
  package func killSilently() -> Bool {
    guard process.machine.killSilently() else { return false }
    run(until: now)
    return true
  }
}
