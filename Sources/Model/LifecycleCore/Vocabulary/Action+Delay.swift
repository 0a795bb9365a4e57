// What the app's code does later: `call-completion-handler: {after: 10s}`.
extension Action {
  /// How long the app's code waits before it does this; nil if it does not wait.
  package var delay: VirtualTime? {
    guard kind.canBeDelayed, case .duration(let time)? = arguments.last else { return nil }
    return time
  }

  /// What the app's code does now to do this later: it submits a block to the main queue; nil if it does not wait.
  var submission: Action? {
    delay.map { delay in
      let block = Action(kind, Array(arguments.dropLast()))
      return Action(.dispatch, [.actions([block]), .text("main"), .duration(delay)])
    }
  }
}
