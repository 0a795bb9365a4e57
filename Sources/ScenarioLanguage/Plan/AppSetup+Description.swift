internal import LifecycleCore

extension AppSetup {
  /// What the system knows of the app on this OS version.
  func description(on os: OSVersion) -> AppDescription {
    var app = AppDescription()
    app.sdk = sdk
    app.exitsOnSuspend = exitsOnSuspend ?? false
    app.backgroundModes = backgroundModes ?? []
    app.launch = launch.described
    app.interface = interface?.description
    inside.describe(into: &app)
    let hasScenes = lifeCycle.map { $0 == .scenes } ?? (hasSceneManifest ?? false)
    app.lifeCycle = hasScenes && os >= OSVersion(13) ? .scenes : .appDelegate
    return app
  }

  /// What the scripted app does on this OS version: which methods it implements, and what its code does in them.
  func script(for app: AppDescription, on os: OSVersion, naming named: MethodSet) -> AppScript {
    // Nearly every app is silent: even an empty dictionary made of nothing has memory of its own.
    var script = AppScript(
      implemented: implemented(app.lifeCycle, on: os, naming: named),
      listsMethods: implements.isList,
      during: during.isEmpty
        ? [:] : Dictionary(during.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 }),
      handlers: handlers.isEmpty
        ? [:] : Dictionary(handlers.map { ($0.name, $0.actions) }, uniquingKeysWith: { $1 })
    )
    if launch.described.installsViews(on: os),
      !during.contains(where: { $0.actions.contains { $0.kind == .installViews } })
    {
      for method in [DelegateMethod.didFinishLaunching, .applicationDidFinishLaunching] {
        script.during[method, default: []].insert(Action(.installViews), at: 0)
      }
    }
    return script
  }

  private func implemented(
    _ lifeCycle: AppDescription.LifeCycle,
    on os: OSVersion,
    naming named: MethodSet
  ) -> MethodSet {
    var methods: MethodSet =
      switch implements {
      case .template: .template(lifeCycle, on: os)
      case .templateAndNamed: .template(lifeCycle, on: os).union(named)
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
