@_spi(Package) internal import LifecycleCore
internal import UIKit
internal import UIKitSystem

extension LaunchScenes {
  /// Calls a method of a scene delegate.
  func call(_ call: DelegateCall) -> Bool {
    let name = call.details.sceneName
    var arguments = self.arguments(of: call, scene: name)
    let connecting = call.method == .sceneWillConnect ? connect(name, arguments) : nil
    // A scene that is called after it has disconnected is another one, with a delegate of its own: `ghost-scene-on-kill`.
    let scene = connecting ?? self.scene(named: name) ?? connect(name, arguments)
    arguments.scene = scene
    SystemConnection.calledDelegate = scene.delegate
    guard let delegate = scene.delegate, let answer = answer(of: delegate, scene, name, arguments)
    else {
      SystemConnection.didRunDefault = true
      return false
    }
    if [.sceneWillConnect, .sceneContinueUserActivity].contains(call.method) { fulfill(name) }
    return answer
  }

  /// Calls the method; nil if the delegate has none of this name.
  private func answer(
    of delegate: any UISceneDelegate,
    _ scene: UIWindowScene,
    _ name: String,
    _ arguments: CallArguments
  ) -> Bool? {
    if arguments.method == .sceneStateRestorationActivity {
      let activity = delegate.stateRestorationActivity(for: scene)
      restore(name, from: activity)
      return activity != nil
    }
    if let answer = arguments.call(on: delegate, of: scene) { return answer }
    return (delegate as? any UIWindowSceneDelegate).flatMap { arguments.call(on: $0, of: scene) }
  }
}
