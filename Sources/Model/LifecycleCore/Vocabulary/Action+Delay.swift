// What the app's code does later: `call-completion-handler: {after: 10s}`.
extension Action {
  /// How long the app's code waits before it does this; nil if it does not wait.
  package var delay: VirtualTime? {
    guard kind.canBeDelayed else { return nil }
    for case .duration(let time) in arguments { return time }
    return nil
  }

  /// What the app's code does now to do this later: it submits a block to the main queue; nil if it does not wait.
  var submission: Action? {
    delay.map { delay in
      let block = Action(kind, withoutDelay)
      return Action(.dispatch, [.actions([block]), .text("main"), .duration(delay)])
    }
  }

  private var withoutDelay: [ArgumentValue] {
    var others = arguments.map { if case .duration = $0 { ArgumentValue.absent } else { $0 } }
    while others.last == .absent { others.removeLast() }
    return others
  }
}
