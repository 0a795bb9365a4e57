@_spi(Package) internal import LifecycleCore
internal import ScenarioAnalysis
internal import ScenarioSystem

extension StateDiagram {
  /// Creates the diagram of the states in a version such as `4.0`, and marks the transitions that scenarios take.
  ///
  /// - Parameters:
  ///   - version: The version.
  ///   - showsScene: Whether the states are those of a scene with its session, not of the app.
  ///   - paths: The scenarios.
  /// - Throws: `.usage` for an unknown version, or one without scenes, or an error about the paths.
  init(
    ofVersion version: String,
    showsScene: Bool,
    coveredBy paths: [String]
  ) throws(ScenarioError) {
    guard let os = OSVersion(version), OSVersion.released.contains(os) else {
      throw ScenarioError.usage(
        "unknown iOS version '\(version)'",
        help: "there are \(OSVersion.releasedRange)"
      )
    }
    let covered =
      paths.isEmpty ? nil : try TransitionCoverage(ofScenariosBelow: paths)
    guard showsScene else {
      let environment = SimulationEnvironment(withAllBackgroundModesIn: os)
      self.init(StateGraph(environment), covered: covered?.edges(like: environment))
      return
    }
    guard os >= OSVersion(13) else {
      throw ScenarioError.usage("iOS \(os) has no scenes", help: "the first version is 13.0")
    }
    let environment = SimulationEnvironment(withSeveralScenesOn: os)
    self.init(SceneGraph(environment), covered: covered?.sceneEdges(like: environment))
  }
}

extension SimulationEnvironment {
  /// Creates a phone with an app that declares every background mode and has the life cycle of the version's template.
  init(withAllBackgroundModesIn os: OSVersion) {
    self.init(os: os)
    app.backgroundModes = Set(BackgroundMode.allCases)
    app.lifeCycle = os >= OSVersion(13) ? .scenes : .appDelegate
  }

  /// Creates an iPad with an app that supports several scenes and declares every background mode.
  init(withSeveralScenesOn os: OSVersion) {
    self.init(withAllBackgroundModesIn: os)
    device.model = .ipad
    app.supportsMultipleScenes = true
  }
}
