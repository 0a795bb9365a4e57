internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

extension StateDiagram {
  /// The states of an app in a version, `4.0`; with scenarios, the transitions are marked that they take.
  ///
  /// - Throws: `.usage` where there is no such version, and what is wrong with the paths.
  init(ofVersion version: String, coveredBy paths: [String]) throws(ScenarioError) {
    guard let os = OSVersion(version), OSVersion.released.contains(os) else {
      throw ScenarioError(
        .usage,
        "unknown iOS version '\(version)'",
        help: "known versions: \(OSVersion.released.map(\.description).joined(separator: ", "))"
      )
    }
    let world = WorldDescription(ofEverythingIn: os)
    let graph = StateGraph(world)
    if paths.isEmpty {
      self.init(graph)
    } else {
      let covered = try TransitionCoverage(ofScenariosBelow: paths)
      self.init(graph, covered: covered.edges(like: world))
    }
  }
}

extension WorldDescription {
  /// A phone with an app that declares every background mode, and whose life cycle is that of the version's template.
  init(ofEverythingIn os: OSVersion) {
    self.init(os: os)
    app.backgroundModes = Set(BackgroundMode.allCases)
    app.lifeCycle = os >= OSVersion(13) ? .scenes : .appDelegate
  }
}
