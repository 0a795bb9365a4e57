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

  /// The methods that the scripted app implements.
  func implemented(lifeCycle: AppDescription.LifeCycle, named: MethodSet) -> MethodSet {
    switch implements {
    case .template: .template(lifeCycle).union(named)
    case .all: .all
    case .only(let methods): methods
    case .allBut(let methods): MethodSet.all.subtracting(methods)
    }
  }
}
