@_spi(Package) package import LifecycleCore

extension AppSetup {
  /// The description of the app for the system, without its life cycle.
  var description: AppDescription {
    var app = AppDescription()
    app.sdk = sdk
    app.exitsOnSuspend = exitsOnSuspend ?? false
    app.backgroundModes = backgroundModes ?? []
    app.swiftUI = swiftUI.map { $0.delegates ?? AppDescription.SwiftUIDelegates.none }
    app.supportsMultipleScenes = supportsMultipleScenes ?? false
    app.sceneConfigurations = sceneConfigurations.map(withStoryboard)
    app.missingClasses = missingClasses?.names ?? []
    app.hasEmptySceneManifest =
      hasEmptySceneManifest && !sceneConfigurations.contains { $0.role == .application }
    app.notificationDelegate = notificationDelegate ?? .atLaunch
    app.permittedTaskIdentifiers = permittedTaskIdentifiers ?? []
    app.registeredTaskIdentifiers = registeredTaskIdentifiers
    app.apsEnvironment = apsEnvironment
    app.dataProtection = dataProtection
    app.usageDescriptions = usageDescriptions
    app.requiresFullScreen = requiresFullScreen
    app.launch = launch.description
    app.interface = interface?.description
    internals.describe(into: &app)
    return app
  }

  /// Returns a configuration with its storyboard.
  ///
  /// A manifest without the storyboard of a scene, beside a main storyboard, has none for the scene; beside none, the app makes
  /// its windows in code, which a scenario need not describe.
  private func withStoryboard(_ configuration: SceneConfigurationEntry) -> SceneConfigurationEntry {
    guard areConfigurationsOfManifest, configuration.storyboard == .templateDefault,
      launch.description.mainStoryboard.text != nil
    else { return configuration }
    var configuration = configuration
    configuration.storyboard = .none
    return configuration
  }

  /// Returns whether the app uses its app delegate or scenes on this OS version.
  func lifeCycle(on os: OSVersion) -> AppDescription.LifeCycle {
    .effective(statedLifeCycle, on: os, sdk: sdk)
  }

  /// The life cycle according to `swiftui`, `life-cycle` or the scene manifest.
  private var statedLifeCycle: AppDescription.LifeCycle? {
    if swiftUI != nil { return .scenes }
    return lifeCycle ?? hasSceneManifest.map { $0 ? .scenes : .appDelegate }
  }

  /// What says which life cycle it is.
  var lifeCycleOrigin: LifeCycleOrigin {
    statedLifeCycle == nil ? .sdk : isLifeCycleDescribed ? .project : .scenario
  }

  /// The script of the app; its implemented methods depend on the OS version and are added later.
  var script: AppScript {
    // Most apps have no actions, and a dictionary created from an empty array allocates memory.
    AppScript(
      implemented: [],
      listsMethods: implements.isExplicit,
      statedLifeCycle: statedLifeCycle,
      during: during.isEmpty
        ? [:] : Dictionary(during.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 }),
      handlers: handlers.isEmpty
        ? [:] : Dictionary(handlers.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 })
    )
  }

  /// Whether the app's code installs its views.
  var installsViewsItself: Bool {
    during.contains { $0.actions.contains { $0.kind == .installViews } }
  }
}

extension AppDescription {
  /// Notes what the system knows of the methods that the app implements.
  mutating func note(_ implemented: MethodSet) {
    returnsSceneConfiguration = implemented.has(.configurationForConnecting)
    hasRefreshClosure = implemented.has(.swiftUIRefreshTask)
    hasSessionClosure = implemented.has(.swiftUISessionTask)
  }
}

extension AppSetup.ImplementedMethods {
  /// The methods that are listed one by one.
  var listed: MethodSet {
    switch self {
    case .only(let methods), .templateAnd(let methods): methods
    case .template, .templateAndNamed, .all, .allBut: []
    }
  }

  /// Returns the methods that an app implements in an environment.
  ///
  /// - Parameters:
  ///   - environment: The version of iOS, and the app.
  ///   - named: The methods that the scenario names.
  ///   - restoresState: Whether the app restores its state; nil if the scenario does not say so.
  /// - Returns: The methods.
  func methods(
    in environment: SimulationEnvironment,
    naming named: MethodSet,
    restoresState: Bool?
  ) -> MethodSet {
    // Xcode's template of a SwiftUI app has no delegate.
    let template: MethodSet =
      environment.app.swiftUI == nil
      ? .template(environment.app.lifeCycle, on: environment.os) : []
    var methods: MethodSet =
      switch self {
      case .template: template
      case .templateAndNamed: template.union(named)
      case .templateAnd(let others): template.union(others)
      case .all: .all
      case .only(let methods): methods
      case .allBut(let methods): MethodSet.all.subtracting(methods)
      }
    if environment.app.swiftUI != nil { methods.formIntersection(.callable(in: environment.app)) }
    if let restoresState {
      let restorationMethods = MethodSet([.shouldSaveState, .shouldRestoreState])
      if restoresState {
        methods.formUnion(restorationMethods)
      } else {
        methods.subtract(restorationMethods)
      }
    }
    return methods
  }
}

extension AppDescription.LifeCycle {
  /// Returns the life cycle of an app that states one, or none, on an OS version.
  ///
  /// By default it is the app of the SDK's Xcode template, which has scenes from iOS 13.
  package static func effective(_ stated: Self?, on os: OSVersion, sdk: OSVersion?) -> Self {
    guard os >= .firstWithScenes else { return .appDelegate }
    return stated ?? ((sdk ?? os) >= .firstWithScenes ? .scenes : .appDelegate)
  }
}

extension OSVersion {
  /// The first version with scenes.
  static let firstWithScenes = OSVersion(13)
}
