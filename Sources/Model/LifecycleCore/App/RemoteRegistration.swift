/// The registration of an app under test for pushes, in all launches of a case.
///
/// The system answers later, which is an action of the scenario: without one, the app's code for the answer never runs.
package final class RemoteRegistration {
  private var isRequested = false
  private var isAnswered = false
  /// Whether the app has code for the answer.
  package var isAwaited = false

  /// Creates the registration of a case.
  package init() {}

  /// The app has asked for a token.
  package func request() { isRequested = true }

  /// The app has received a call.
  package func didCall(_ method: DelegateMethod) {
    if Self.answers.contains(method) { isAnswered = true }
  }

  /// The methods that receive the answer.
  package static let answers: Set<DelegateMethod> = [
    .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications,
  ]

  /// What is missing in the scenario, at its end.
  package var warning: String? {
    guard isRequested, isAwaited, !isAnswered else { return nil }
    return """
      it called registerForRemoteNotifications, and the scenario delivers no result: add \
      'system: \(ActionKind.finishRemoteRegistration.word)'
      """
  }
}
