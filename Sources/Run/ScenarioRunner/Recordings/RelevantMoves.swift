internal import LifecycleCore

/// The moves that can matter to a recording; of actions with the same effects, one is enough.
struct RelevantMoves {
  private let kinds: [ActionKind]
  /// The names of the scenes, if there are several.
  private let scenes: [String]

  /// Finds the actions that can lead to calls or notifications that would have been recorded.
  ///
  /// What an app is opened for matters, too, where launch options were recorded.
  init(observed: Set<Term>, comparesOptions: Bool, scenes: [String]) {
    self.scenes = scenes
    let windows = scenes.isEmpty ? [] : ActionKind.ofWindows
    kinds = (ActionKind.common + windows + ActionKind.uncommon).filter { kind in
      let terms = kind.recordedTerms
      return terms.isEmpty || comparesOptions && kind.opensApp
        || terms.contains(where: observed.contains)
    }
  }

  /// Returns the moves that are possible in a situation, the most common ones first.
  func all(from simulator: Simulator) -> [RecordingMove] {
    kinds.filter(simulator.canPerform)
      .flatMap { kind in Action.samples(of: kind, scenes).map { .action($0) } }
      + [.wait(.seconds(10))]
  }
}

extension RecordingMove {
  /// Whether the move is in most recordings.
  var isCommon: Bool {
    guard case .action(let action) = self else { return true }
    return (ActionKind.common + ActionKind.ofWindows).contains(action.kind)
  }
}

extension ActionKind {
  /// The actions that most recordings consist of.
  fileprivate static let common: [ActionKind] = [
    .tapIcon, .pressHome, .openURL, .lock, .unlock, .openSwitcher, .chooseApp, .incomingCall,
    .declineCall, .tapNotification,
  ]

  /// The actions about windows of an app that has several.
  fileprivate static let ofWindows: [ActionKind] = [
    .openWindow, .closeWindow, .hideWindow, .resizeWindow,
  ]

  /// Less common actions; of actions with the same effects, only one is listed.
  fileprivate static let uncommon: [ActionKind] = [
    .acceptCall, .endCall, .showAlert, .dismissAlert, .openNotificationCenter,
    .closeNotificationCenter, .removeFromSwitcher, .lowMemory, .push, .localNotification,
    .chooseNotificationAction, .continueActivity, .acceptCloudKitShare, .chooseQuickAction,
    .backgroundEvent, .backgroundFetch, .backgroundTransferDone, .finishRemoteRegistration,
    .reclaimScene, .prewarm,
    .reboot, .terminateApp, .significantTimeChange, .toggleInCallStatusBar, .rotate,
    .changeSettings, .changeLocale, .batteryLevel, .batteryState, .proximity, .connectAccessory,
    .disconnectAccessory, .connectDisplay, .disconnectDisplay, .screenMode,
  ]

  /// Whether the launch options show that the action opened the app.
  fileprivate var opensApp: Bool {
    [
      .openURL, .tapNotification, .push, .localNotification, .continueActivity,
      .acceptCloudKitShare, .chooseQuickAction,
    ].contains(self)
  }

  /// What a recording contains of the action that it contains of no other; empty for all else.
  fileprivate var recordedTerms: [Term] {
    let methods: [DelegateMethod]
    switch self {
    case .openURL:
      methods = [.handleOpenURL, .openURLSourceApplication, .openURLOptions, .sceneOpenURLContexts]
    case .push, .localNotification, .tapNotification, .chooseNotificationAction:
      methods = [
        .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
        .didReceiveLocalNotification, .willPresentNotification, .didReceiveNotificationResponse,
      ]
    case .continueActivity:
      methods = [.willContinueUserActivity, .continueUserActivity, .sceneContinueUserActivity]
    case .acceptCloudKitShare:
      methods = [.userDidAcceptCloudKitShare, .windowSceneUserDidAcceptCloudKitShare]
    case .chooseQuickAction: methods = [.performShortcutAction, .windowScenePerformShortcutAction]
    case .backgroundFetch: methods = [.performFetch]
    case .backgroundTransferDone: methods = [.handleBackgroundURLSession]
    case .finishRemoteRegistration:
      methods = [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications]
    case .toggleInCallStatusBar: methods = [.willChangeStatusBarFrame, .didChangeStatusBarFrame]
    case .significantTimeChange:
      return [.call(.significantTimeChange), .notification(.significantTimeChange)]
    default: return notices.map { .notification($0) }
    }
    return methods.map { .call($0) }
  }

  /// The notifications of a change of the device; empty for any other action.
  private var notices: [NotificationName] {
    switch self {
    case .rotate: [.orientationDidChange]
    case .changeSettings: [.userDefaultsDidChange]
    case .changeLocale: [.currentLocaleDidChange]
    case .batteryLevel: [.batteryLevelDidChange]
    case .batteryState: [.batteryStateDidChange]
    case .proximity: [.proximityStateDidChange]
    case .connectAccessory, .disconnectAccessory: [.accessoryDidConnect, .accessoryDidDisconnect]
    case .connectDisplay, .disconnectDisplay, .screenMode:
      [.screenDidConnect, .screenDidDisconnect, .screenModeDidChange]
    default: []
    }
  }
}

extension Action {
  /// Returns the action with each combination of arguments that may lead to different calls.
  fileprivate static func samples(of kind: ActionKind, _ scenes: [String]) -> [Action] {
    var samples: [[ArgumentValue]] = [[]]
    for parameter in kind.parameters {
      let namesScene = !scenes.isEmpty && parameter.type.isName(of: .scenes)
      let values =
        namesScene
        ? scenes.map { .text($0) } + (parameter.isRequired ? [] : [.absent])
        : values(of: parameter, kind)
      samples = samples.flatMap { sample in values.map { sample + [$0] } }
    }
    return samples.map { Action(kind, $0) }
  }

  private static func values(of parameter: Parameter, _ kind: ActionKind) -> [ArgumentValue] {
    switch (kind, parameter.type) {
    // All alerts have the same effects, and so have all causes that end an app.
    case (.showAlert, _): [.absent]
    case (.terminateApp, _): [.word(0)]
    // A notification needs a name to be passed to a scene that connects.
    case (.push, .name), (.localNotification, .name): [.text("example")]
    case (_, .word(let words)): words.indices.map { .word($0) }
    case _ where !parameter.isRequired: [.absent]
    case (_, .integer): [.integer(1)]
    default: [.text("example")]
    }
  }
}

extension Action {
  /// Returns the action that opens a window beside the others.
  static func opening(_ scene: String) -> Action { Action(.openWindow, [.text(scene), .absent]) }
}
