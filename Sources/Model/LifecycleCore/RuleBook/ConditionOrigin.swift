/// What can make a condition of an action true or false: actions, or the case itself.
///
/// A refusal names it as its cause.
package enum ConditionOrigin: Equatable, Sendable {
  /// One of these actions, of which a scenario has steps or code.
  case actions([ActionKind])
  /// Any action that the app's state and the screen follow, such as `tap-icon` and `wait`.
  case anyAction
  /// No action: it is chosen by this key of the scenario, or by the version of iOS.
  case environment(String)
}

extension Condition {
  /// What can change the condition; nil if that is not known.
  var origin: ConditionOrigin? {
    switch self {
    case .state(let states):
      states.contains(.notRunning) || states == [.suspended] ? .anyAction : .actions([.tapIcon])
    case .front(let screens):
      screens.contains(.homeScreen) ? .anyAction : .actions(screens.flatMap(\.openingActions))
    case .under(let overlays): .actions(overlays.flatMap(\.openingActions).distinct)
    case .reason, .argument: .anyAction
    case .setting: .environment("model")
    case .fact(let fact), .not(let fact): fact.origin
    }
  }
}

extension [ActionKind] {
  /// The actions, each once.
  fileprivate var distinct: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension FrontScreen {
  /// The actions that bring it to the front; none for the home screen, which is there from the beginning.
  fileprivate var openingActions: [ActionKind] {
    switch self {
    case .homeScreen: []
    case .app: [.tapIcon]
    case .otherApp: [.openOtherApp]
    case .callScreen: [.acceptCall]
    case .lockScreen: [.lock]
    }
  }
}

extension Overlay {
  /// The actions that bring it over the screen.
  fileprivate var openingActions: [ActionKind] {
    switch self {
    case .ringing: [.incomingCall]
    case .alert, .permissionAlert: [.showAlert, .deliverNotification]
    case .switcher: [.openSwitcher]
    case .notificationCenter: [.openNotificationCenter, .pullDownBanner]
    case .controlCenter: [.openControlCenter]
    case .siri: [.openSiri]
    case .wigglingIcons: [.moveIcon, .uninstall]
    }
  }
}

extension Fact {
  /// What can change a fact that the rules of an action require; nil for a fact that none requires.
  fileprivate var origin: ConditionOrigin? {
    switch self {
    // The screen and the device.
    case .isCovered: .anyAction
    case .isRinging, .callIsInBanner, .callRings: .actions([.incomingCall])
    case .callIsOn, .callTookFront: .actions([.incomingCall, .acceptCall])
    case .isInLowPowerMode: .actions([.turnOnLowPowerMode])
    case .isLocked: .actions([.lock, .autoLock])
    case .bannerIsShown: .actions([.deliverNotification])
    case .notificationsAreAlerts: .actions([.chooseNotificationStyle])
    case .displayIsConnected: .actions([.connectDisplay])
    case .awaitsFirstUnlock: .actions([.reboot])
    case .isInstalled: .actions([.install, .buildAndRun])
    // Notifications, activities and other events.
    case .notificationWaits, .notificationIsPresented: .actions([.push, .localNotification])
    case .awaitsActivity: .actions([.continueActivity])
    case .awaitsToken: .actions([.registerForRemoteNotifications])
    case .hasUnfinishedEvent, .eventIsAwaited:
      .actions([.keepCompletionHandler, .push, .backgroundFetch, .chooseQuickAction])
    case .permissionIsKnown, .permissionIsPending: .actions([.requestPermission])
    case .wasForceQuit: .actions([.removeFromSwitcher])
    // Windows.
    case .windowExists, .otherWindowExists, .windowIsForward, .targetIsElsewhere:
      .actions([.openWindow])
    case .windowIsInBackground: .actions([.hideWindow, .pressHome])
    case .windowCanBeCovered: .actions([.tapIcon, .uncoverWindow])
    case .windowIsCovered, .targetIsCovered: .actions([.coverWindow])
    case .otherAppIsBeside: .actions([.openAppBeside])
    case .sceneIsConnected, .configuresScene, .makesWindowWithoutScene: .anyAction
    // Tasks and transfers.
    case .taskIsPending: .actions([.submitTaskRequest])
    case .taskCanExpire: .actions([.runBackgroundTask])
    case .taskIsRegistered: .actions([.registerBackgroundTask])
    case .exceedsTaskLimit, .canBeginTasks: .actions([.beginBackgroundTask])
    case .exceedsRequestLimit, .requestIsContinued: .actions([.submitTaskRequest])
    case .sessionExists, .sessionLaunchesNot: .actions([.createBackgroundSession])
    case .transferIsDiscretionary: .actions([.startTransfer])
    case .hasFinishedLaunching: .anyAction
    // What the app's code shows, holds and uses.
    case .presentsAlert: .actions([.presentAlert, .presentActionSheet])
    case .presentsScreen, .previewsDocument: .actions([.presentScreen])
    case .usesAudio: .actions([.startAudio])
    case .audioIsInterrupted: .actions([.beginAudioInterruption])
    case .resourceIsClaimed: .actions([.useSharedResource])
    case .usesSharedResource: .actions([.useSharedResource])
    case .viewsAreInstalled, .hasWindowWithoutScene: .actions([.installViews])
    case .hasSensorTarget: .actions([.startWork, .designate])
    case .acceptsTyping: .actions([.becomeFirstResponder, .tap])
    case .canGoBack: .actions([.pushViewController])
    // What the case chooses.
    case .telephony, .isPad, .isInCompatibilityMode, .isSimulator, .exceedsSimulator,
      .protectsData:
      .environment("device")
    case .staysInBackground, .multitasks, .limitsTasks: .environment("ios")
    case .canBeWokenByEvent, .declaresVoIP, .mustReportCalls:
      .environment("background-modes")
    case .supportsWindows, .hasNamedScenes, .showsOnDisplay: .environment("app")
    case .schedulesTasks: .environment("device")
    case .hasPushEntitlement: .environment("aps-environment")
    case .countsAutomatically: .environment("reference-counting")
    case .lacksUsageDescription: .environment("usage-descriptions")
    case .requiresFullScreen, .sceneHasStoryboard: .environment("app")
    case .permitsTasks, .taskIsPermitted, .taskIsContinued, .requestIsPermitted:
      .environment("permitted-task-identifiers")
    default: nil
    }
  }
}
