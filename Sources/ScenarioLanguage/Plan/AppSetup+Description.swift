internal import LifecycleCore

extension AppSetup {
  /// What the system knows of the app, except for its life cycle.
  var description: AppDescription {
    var app = AppDescription()
    app.sdk = sdk
    app.exitsOnSuspend = exitsOnSuspend ?? false
    app.backgroundModes = backgroundModes ?? []
    app.launch = launch.described
    app.interface = interface?.description
    inside.describe(into: &app)
    return app
  }

  /// Whether the app is called through its delegate or its scenes on this OS version.
  func lifeCycle(on os: OSVersion) -> AppDescription.LifeCycle {
    let hasScenes = lifeCycle.map { $0 == .scenes } ?? (hasSceneManifest ?? false)
    return hasScenes && os >= OSVersion(13) ? .scenes : .appDelegate
  }

  /// What the code of the scripted app does; the methods that it implements depend on the OS version.
  var script: AppScript {
    // Nearly every app is silent: even an empty dictionary made of nothing has memory of its own.
    AppScript(
      implemented: [],
      listsMethods: implements.isList,
      during: during.isEmpty
        ? [:] : Dictionary(during.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 }),
      handlers: handlers.isEmpty
        ? [:] : Dictionary(handlers.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 })
    )
  }

  /// Whether the app's code says when its views are installed.
  var installsViewsItself: Bool {
    during.contains { $0.actions.contains { $0.kind == .installViews } }
  }

  /// The methods that the app implements in a world, `named` being those that the scenario names.
  func implemented(in world: WorldDescription, naming named: MethodSet) -> MethodSet {
    var methods: MethodSet =
      switch implements {
      case .template: .template(world.app.lifeCycle, on: world.os)
      case .templateAndNamed: .template(world.app.lifeCycle, on: world.os).union(named)
      case .all: .all
      case .only(let methods): methods
      case .allBut(let methods): MethodSet.all.subtracting(methods)
      }
    if let restoresState {
      let asked = MethodSet([.shouldSaveState, .shouldRestoreState])
      if restoresState { methods.formUnion(asked) } else { methods.subtract(asked) }
    }
    return methods
  }
}
