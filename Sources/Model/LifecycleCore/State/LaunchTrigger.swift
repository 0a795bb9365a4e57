/// A launch reason with the name that the app receives for it.
struct LaunchTrigger {
  var reason: LaunchReason
  var name: String?

  /// Creates the trigger for an action; nil if the action is not a launch reason.
  init?(_ action: Action) {
    guard var reason = action.kind.launchReason else { return nil }
    if reason == .location, let event = action.word(BackgroundEvent.self, "kind") {
      reason = LaunchReason(event)
    }
    if reason == .activity, action.flag("on-its-way") { reason = .handoff }
    let name = action.name(of: .payloads)
    self.init(reason, name ?? (reason.isNotification ? Action.unnamedNotification : nil))
  }

  init(_ reason: LaunchReason, _ name: String? = nil) {
    self.reason = reason
    self.name = name
  }
}

extension Action {
  /// The name of a notification to which a scenario gives none.
  package static let unnamedNotification = "unnamed"
}
