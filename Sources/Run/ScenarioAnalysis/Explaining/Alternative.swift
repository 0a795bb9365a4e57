@_spi(Package) internal import LifecycleCore
@_spi(Package) internal import ScenarioLanguage

/// What to do about something that iOS leaves out by design, so that no change of the app makes it happen.
enum Alternative {
  /// Returns what to do instead of waiting for a term that does not occur; nil if nothing is known.
  static func of(_ whyNot: WhyNot) -> String? {
    let app = whyNot.explained.environment.app
    func name(
      _ scene: DelegateMethod,
      _ delegate: DelegateMethod,
      _ code: DelegateMethod
    )
      -> DelegateMethod
    {
      if app.swiftUI != nil { return code }
      return app.lifeCycle == .scenes ? scene : delegate
    }
    let background = name(.sceneDidEnterBackground, .didEnterBackground, .scenePhaseBackground)
    let foreground = name(.sceneWillEnterForeground, .willEnterForeground, .scenePhaseInactive)
    let active = name(.sceneDidBecomeActive, .didBecomeActive, .scenePhaseActive)
    let inactive = name(.sceneWillResignActive, .willResignActive, .scenePhaseInactive)
    return switch whyNot.term {
    case .call(.willTerminate), .call(.sceneDidDisconnect):
      "save in \(background.selector), since iOS often ends an app without \(whyNot.term.word)"
    case .call(.didReceiveMemoryWarning):
      "free memory in \(background.selector), since a suspended app is ended without a warning"
    case .viewCall(.viewWillAppear), .viewCall(.viewDidAppear):
      "update views in \(foreground.selector), since no view controller is notified that the app returns"
    case .viewCall(.viewWillDisappear), .viewCall(.viewDidDisappear):
      "save in \(background.selector), since no view controller is notified that the app leaves"
    case .task(.launched):
      "submit a request with an identifier of BGTaskSchedulerPermittedIdentifiers: only its task is run"
    case .event, .viewCall:
      whyNot.explained.environment.app.interface == nil
        ? "describe the app's views by the key 'interface' of 'app': without views, none receives it"
        : nil
    case .call(.didFinishLaunching), .call(.willFinishLaunching):
      instead(foreground, "refresh", whyNot) ?? instead(active, "refresh", whyNot)
    case .call(.sceneWillEnterForeground), .call(.willEnterForeground):
      instead(active, "resume", whyNot)
    case .call(.sceneDidEnterBackground), .call(.didEnterBackground):
      instead(inactive, "pause", whyNot)
    default: nil
    }
  }

  /// Returns that a method is called in the same steps, in which the app can do what it meant to do.
  private static func instead(_ method: DelegateMethod, _ verb: String, _ whyNot: WhyNot) -> String?
  {
    guard whyNot.term != .call(method) else { return nil }
    let variants = VariantRunner(term: .call(method), firstStep: whyNot.firstStep)
    return variants.occurrences(in: variants.implementing(whyNot.explained.plan)).first.map {
      "\(verb) in \(method.selector), which is called instead, \($0.location)"
    }
  }
}
