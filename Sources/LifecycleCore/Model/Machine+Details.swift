extension Machine {
  /// Records an effect with what it is given.
  mutating func note(_ effect: SystemEffect) {
    record(.effect(effect), trace.intern(details(of: effect)))
  }

  /// Records an effect on the thing of that name, if it has one.
  mutating func note(_ effect: SystemEffect, _ name: String?) {
    let values = name.map { [Detail.name: Details.Value.text($0)] } ?? [:]
    record(.effect(effect), trace.intern(Details(values: values)))
  }

  /// Records what the system writes to the console.
  mutating func writeToConsole(_ kind: String, _ name: String?) {
    var values = [Detail.kind: Details.Value.text(kind)]
    values[.name] = name.map { .text($0) }
    note(.consoleMessage, values)
  }

  /// Records an effect with these details.
  mutating func note(_ effect: SystemEffect, _ values: [Detail: Details.Value]) {
    record(.effect(effect), trace.intern(Details(values: values)))
  }

  /// Records an effect on these views.
  mutating func note(_ effect: SystemEffect, _ views: [String]) {
    record(.effect(effect), trace.intern(Details(values: [.views: .list(views)])))
  }

  /// What a method is given when it is called now.
  @inline(__always)  // A call would hand over a copy of the machine's memory.
  func details(of method: DelegateMethod) -> Details? {
    // A literal would cost something even where it stays empty, as it mostly does.
    var values: [Detail: Details.Value] = [:]
    switch method {
    case .willFinishLaunching, .didFinishLaunching:
      if !isForScenes {
        var options: [String: String] = [:]
        if let url {
          options["url"] = url.url
          options["source-application"] = url.source
        }
        if let occurrence, let key = occurrence.occasion.launchOption {
          options[key] = occurrence.name ?? "true"
        }
        if !options.isEmpty { values[.options] = .mapping(options) }
      }
    case .handleOpenURL, .openURLSourceApplication, .openURLOptions:
      if let url {
        values[.url] = .text(url.url)
        if let source = url.source { values[.sourceApplication] = .text(source) }
      }
    case .willChangeStatusBarFrame, .didChangeStatusBarFrame:
      values[.height] = .text("\(statusBar.otherHeight)")
    case .sceneWillConnect:
      if let url { values[.urlContexts] = .list([url.url]) }
      if let detail = occurrence?.connectionDetail { values[detail.name] = detail.value }
      if preservation.hasArchive { values[.stateRestorationActivity] = .text("true") }
    case .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
      .didReceiveLocalNotification:
      values[.notification] = nameOfOccurrence
    case .handleBackgroundURLSession: values[.identifier] = nameOfOccurrence
    case .willContinueUserActivity, .continueUserActivity, .sceneContinueUserActivity:
      values[.activityType] = nameOfOccurrence
    case .performShortcutAction, .windowScenePerformShortcutAction:
      values[.shortcutItem] = nameOfOccurrence
    case .sceneOpenURLContexts:
      if let url { values[.urlContexts] = .list([url.url]) }
    case .viewControllerWithPath: values[.path] = restoredPath.map { .list($0) }
    default: return nil
    }
    return Details(values: values)
  }

  private var nameOfOccurrence: Details.Value? { (occurrence?.name).map { .text($0) } }

  /// What an effect that happens now is given.
  ///
  /// Changes nothing, and yet it is mutating: what only reads is handed a copy of the machine's memory.
  private mutating func details(of effect: SystemEffect) -> Details? {
    switch effect {
    case .launchImage, .applicationMain, .applicationMade, .interfaceLoaded, .delegateMade:
      world.app.launch.isSilent(on: world.os) ? nil : launchDetails(of: effect)
    case .viewLoaded: viewDetails
    case .keyboardShown: Details(values: changes.language.map { [.language: .text($0)] } ?? [:])
    case .backgroundEvent:
      Details(values: [.kind: .text("\(occurrence?.occasion ?? .location)")])
    case .notificationShown: Details(values: nameOfOccurrence.map { [.notification: $0] } ?? [:])
    case .fileOpened, .fileRead:
      Details(
        values: [
          .file: .text(action.text(0) ?? ""), .thread: .text(isBesideMain ? "background" : "main"),
        ]
      )
    case .fileDenied, .fileNotOpen:
      Details(values: [.file: .text(action.text(0) ?? "")])
    case .snapshot where interface != nil || belongings.views.areShown:
      Details(
        values: [.views: .list(belongings.views.shown + (interface?.shownViews ?? []))]
      )
    case .resourceGranted, .resourceRefused, .resourceTaken:
      if case .word(let index) = action.argument(0) {
        Details(values: [.name: .text(SharedResource.words[index])])
      } else {
        nil
      }
    case .eventLost: Details(values: [.name: .text(action.kind.word)])
    case .unseenUpdate, .taskRefused, .unknownTask, .alertPresented, .actionSheetPresented:
      Details(values: action.text(0).map { [.name: .text($0)] } ?? [:])
    default: nil
    }
  }
}

extension Occurrence {
  /// What a scene that connects is told of it.
  fileprivate var connectionDetail: (name: Detail, value: Details.Value)? {
    guard let name else { return nil }
    return switch occasion {
    case .push, .localNotification: (.notificationResponse, .text(name))
    case .activity: (.userActivities, .list([name]))
    case .quickAction: (.shortcutItem, .text(name))
    default: nil
    }
  }
}
