@_spi(Package) internal import LifecycleCore
internal import UIKit

// What the app asks about its scenes, and of them.
extension LaunchSystem {
  var hasScenes: Bool { model.hasScenes }
  var supportsMultipleScenes: Bool { model.supportsMultipleScenes }

  var connectedScenes: Set<UIScene> { scenes?.connected ?? [] }

  var openSessions: Set<UISceneSession> { scenes?.openSessions ?? [] }

  func activationState(of session: UISceneSession) -> UIScene.ActivationState {
    guard let name = scenes?.name(of: session) else { return .unattached }
    return switch model.state(ofScene: name) {
    case .foregroundActive: .foregroundActive
    case .foregroundInactive: .foregroundInactive
    case .background: .background
    case .unattached: .unattached
    }
  }

  func activateScene(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    reply: @escaping @MainActor (any Error) -> Void
  ) {
    request(.requestSceneActivation, session, userActivity, reply)
  }

  func destroyScene(_ session: UISceneSession, reply: @escaping @MainActor (any Error) -> Void) {
    request(.requestSceneDestruction, session, nil, reply)
  }

  func refreshScene(_ session: UISceneSession) {
    request(.requestSceneRefresh, session, nil) { _ in }
  }

  /// Performs a request about the scene of a session; nil for a new one.
  private func request(
    _ action: ActionKind,
    _ session: UISceneSession?,
    _ activity: NSUserActivity?,
    _ reply: @escaping @MainActor (any Error) -> Void
  ) {
    guard let scenes, model.isRunning else { return }
    guard let name = session == nil ? scenes.nameOfNewScene() : scenes.name(of: session) else {
      return report("\(action.word): the session was discarded")
    }
    scenes.expectScene(name, activity)
    let isPossible = model.request(action, scene: name, activity: activity?.activityType) {
      [weak self] error in
      self?.run {
        scenes.cancelScene(name)
        reply(UISceneError(UISceneError.Code(error)))
      }
    }
    if !isPossible {
      report("\(action.word): only an app with the life cycle of scenes, from iOS 13, has scenes")
    }
  }
}

extension UISceneError.Code {
  fileprivate init(_ error: SceneRequestError) {
    self =
      switch error {
      case .multipleScenesNotSupported: .multipleScenesNotSupported
      case .requestDenied: .requestDenied
      }
  }
}
