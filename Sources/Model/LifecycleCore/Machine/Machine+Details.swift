extension Machine {
  /// Records an effect with its default details.
  mutating func note(_ effect: SystemEffect) {
    note(effect, details(of: effect))
  }

  /// Records an effect with the name of its object, if there is one.
  mutating func note(_ effect: SystemEffect, _ name: String?) {
    note(effect, name.map { [.name: .text($0)] } ?? Details())
  }

  /// Records what the system writes to the console.
  mutating func writeToConsole(_ message: ConsoleMessage, _ name: String?) {
    var values: Details = [.kind: .text(message.word)]
    values.set(.name, name)
    note(.consoleMessage, values)
  }

  /// Records an effect with these details.
  mutating func note(_ effect: SystemEffect, _ values: Details) {
    record(.effect(effect), values)
  }

  /// Records an effect on these views.
  mutating func note(_ effect: SystemEffect, _ views: [String]) {
    note(effect, [.views: .list(views)])
  }

  /// Returns the details of a call of a method at this moment.
  mutating func details(of method: DelegateMethod) -> Details {
    var values = method.isAboutScene ? sceneDetails : Details()
    switch method {
    case .didDiscardSceneSessions:
      if scenes != nil { values[.sessions] = .list(storage.discardedSessions) }
    case .configurationForConnecting:
      values.set(.role, roleOfScene)
      setConnectionOptions(in: &values)
    case .willFinishLaunching, .didFinishLaunching:
      if !isForScenes {
        var options: [String: String] = [:]
        if let url = process.url {
          options["url"] = url.url
          options["source-application"] = url.source
        }
        if let trigger = process.launchTrigger, let key = trigger.reason.launchOption {
          options[key] = trigger.name ?? "true"
        }
        if !options.isEmpty { values[.options] = .mapping(options) }
        setPayload(in: &values)
      }
    case .swiftUIOpenURL:
      values.set(.url, process.url?.url ?? process.launchTrigger?.webpageURL)
    case .handleOpenURL, .openURLSourceApplication, .openURLOptions:
      values.set(.url, process.url?.url)
      values.set(.sourceApplication, process.url?.source)
      if method == .openURLOptions { values.set(.openInPlace, opensInPlace) }
    case .willChangeStatusBarFrame, .didChangeStatusBarFrame:
      values[.height] = .text("\(process.statusBar.otherHeight)")
    case .sceneWillConnect:
      values.set(.configuration, scenes?.record.configuration)
      setConnectionOptions(in: &values)
      setRestorationActivity(in: &values)
    case .sceneRestoreInteractionState: setRestorationActivity(in: &values)
    case .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
      .didReceiveLocalNotification, .willPresentNotification, .didReceiveNotificationResponse:
      values.set(.notification, process.launchTrigger?.name)
      if method == .didReceiveNotificationResponse { setResponse(in: &values) }
      setPayload(in: &values)
    case .urlSessionTaskDidComplete, .urlSessionDidFinishEvents:
      values.set(.identifier, process.sessions.current?.session)
      values.set(.error, process.sessions.current?.error?.word)
    case .swiftUIRefreshTask:
      values.set(.identifier, process.scheduler?.starting?.identifier)
    case .handleBackgroundURLSession, .swiftUISessionTask:
      values.set(.identifier, process.launchTrigger?.name)
    case .swiftUIContinueActivity, .willContinueUserActivity, .continueUserActivity,
      .didFailToContinueUserActivity,
      .didUpdateUserActivity, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
      .sceneDidFailToContinueUserActivity, .sceneDidUpdateUserActivity:
      values.set(.activityType, process.launchTrigger?.name)
      if method == .continueUserActivity || method == .sceneContinueUserActivity {
        setPayload(in: &values)
      }
    case .userDidAcceptCloudKitShare, .windowSceneUserDidAcceptCloudKitShare:
      values.set(.cloudKitShare, process.launchTrigger?.name)
    case .performShortcutAction, .windowScenePerformShortcutAction:
      values.set(.shortcutItem, process.launchTrigger?.name)
    case .sceneOpenURLContexts: setURLContexts(in: &values)
    case .viewControllerWithPath:
      values[.path] = (storage.preservation.current?.path).map { .list($0) }
    default: break
    }
    return values
  }

  /// Sets the state of a scene, which the system keeps in a protected file.
  private func setRestorationActivity(in values: inout Details) {
    guard storage.preservation.hasArchive, !device.keysAreDiscarded else { return }
    values[.stateRestorationActivity] = .text("true")
  }

  /// Sets what a scene connects with, unless that is for another scene.
  private mutating func setConnectionOptions(in values: inout Details) {
    guard !payloadIsForOtherScene else { return }
    setURLContexts(in: &values)
    if let detail = process.launchTrigger?.connectionDetail { values[detail.name] = detail.value }
    setPayload(in: &values)
  }

  private mutating func setURLContexts(in values: inout Details) {
    guard let url = process.url else { return }
    values[.urlContexts] = .list([url.url])
    values.set(.sourceApplication, url.source)
    values.set(.openInPlace, opensInPlace)
  }

  /// Sets what the app receives with a universal link or a push besides its name.
  private func setPayload(in values: inout Details) {
    guard let trigger = process.launchTrigger else { return }
    values.set(.webpageURL, trigger.webpageURL)
    guard let payload = trigger.payload else { return }
    if !payload.userInfo.isEmpty { values[.userInfo] = .mapping(payload.userInfo) }
    values[.payload] = .text(payload.json)
  }

  /// Sets what the user did with a notification.
  private func setResponse(in values: inout Details) {
    guard let trigger = process.launchTrigger else { return }
    guard trigger.reason == .notificationAction else {
      values[.action] = .text(Action.defaultNotificationAction)
      return
    }
    values.set(.action, trigger.response?.subject)
    values.set(.text, trigger.response?.text("text"))
  }

  /// Whether the document at the URL is opened where it is, as a word; nil if nothing says so.
  private var opensInPlace: String? {
    mutating get { process.url?.opensInPlace.map { "\($0)" } }
  }

  /// Returns the details of a notification that is posted at this moment.
  mutating func details(of notification: NotificationName) -> Details {
    switch notification {
    case .audioInterruption: process.audio.current?.details ?? Details()
    case .audioRouteChange: [.reason: .text(action.written("reason") ?? "")]
    default: Details()
    }
  }

  /// Returns the default details of an effect.
  private mutating func details(of effect: SystemEffect) -> Details {
    var values = Details()
    switch effect {
    case .launchImage, .applicationMain, .applicationMade, .interfaceLoaded, .delegateMade:
      return launchDetails(of: effect)
    case .viewLoaded:
      // The view's own nib, whose owner already exists.
      if action.kind == .installViews, let nib = action.subject {
        values = [.file: .text(nib), .owner: .text("view-controller")]
      }
    case .backgroundEvent:
      values[.kind] = .text((process.launchTrigger?.reason ?? .location).name)
    case .snapshot:
      values = sceneDetails
      let views = process.resources.views.shown
      if interface != nil || !views.isEmpty {
        values[.views] = .list(views + (interface?.shownViews ?? []))
      }
    case .resourceGranted, .resourceRefused, .resourceTaken:
      values.set(.name, action.word(SharedResource.self, "kind")?.word)
    case .eventLost: values[.name] = .text(action.kind.word)
    case .unseenUpdate: values.set(.name, action.subject)
    case .taskRequestSubmitted:
      values.set(.identifier, action.subject)
      values.set(.kind, (action.word(TaskRequestKind.self, "kind") ?? .refresh).word)
    default: for detail in effect.arguments { values.set(detail, text(of: detail, effect)) }
    }
    return values
  }

  /// Returns a detail of an effect, if it follows from the action or the state of the machine.
  private mutating func text(of detail: Detail, _ effect: SystemEffect) -> String? {
    switch detail {
    case .name, .file, .identifier: effect.row.names == .given ? action.subject : nil
    case .notification: process.launchTrigger?.name
    case .thread: currentThread
    case .place: effect == .actionSheetPresented ? "bottom" : "center"
    case .language: device.changes.language
    case .protection: fileProtection == .none ? nil : fileProtection.word
    default: nil
    }
  }
}

extension LaunchTrigger {
  /// The connection option that represents the trigger when a scene connects.
  fileprivate var connectionDetail: (name: Detail, value: Details.Value)? {
    guard let name else { return nil }
    return switch reason {
    case .push, .localNotification: (.notificationResponse, .text(name))
    case .activity, .universalLink: (.userActivities, .list([name]))
    case .handoff: (.handoffActivityType, .text(name))
    case .cloudKitShare: (.cloudKitShare, .text(name))
    case .quickAction: (.shortcutItem, .text(name))
    default: nil
    }
  }
}
