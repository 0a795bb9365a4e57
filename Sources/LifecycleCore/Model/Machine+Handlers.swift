extension Machine {
  /// Does what a script says, as long as the process lives.
  mutating func perform(_ script: [Action]) {
    for action in script where state.isRunning { _ = perform(action) }
  }

  /// What began last and can have a handler, by the kind of action that begins it.
  func newestOwner(of kind: ActionKind) -> HandlerOwner? {
    switch kind {
    case .beginBackgroundTask: tasks.live.last.map { .task($0.id) }
    case .presentAlert, .presentActionSheet: belongings.alerts.top.map { .alert($0.id) }
    case .presentScreen:
      belongings.screens.isEmpty ? nil : .screen(belongings.screens.count - 1)
    default: nil
    }
  }

  /// Keeps the script of a handler for what begins meanwhile.
  mutating func keepHandler(_ script: [Action], for begin: (inout Machine) -> Void) {
    let kind = action.kind
    let before = newestOwner(of: kind)
    begin(&self)
    if let owner = newestOwner(of: kind), owner != before { handlers[owner] = script }
  }

  /// Runs the script of a handler, once.
  mutating func runHandler(of owner: HandlerOwner) {
    perform(handlers.removeValue(forKey: owner) ?? [])
  }
}
