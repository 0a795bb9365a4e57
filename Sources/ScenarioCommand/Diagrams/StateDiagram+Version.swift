internal import LifecycleCore
internal import ScenarioReports
internal import ScenarioRunner
internal import ScenarioSystem

extension StateDiagram {
  /// Creates the diagram of an app's states in a version such as `4.0`, and marks the transitions that scenarios take.
  ///
  /// - Throws: `.usage` for an unknown version, or an error about the paths.
  init(ofVersion version: String, coveredBy paths: [String]) throws(ScenarioError) {
    guard let os = OSVersion(version), OSVersion.released.contains(os) else {
      throw ScenarioError(
        .usage,
        "unknown iOS version '\(version)'",
        help: "known versions: \(OSVersion.released.map(\.description).joined(separator: ", "))"
      )
    }
    let world = WorldDescription(withAllBackgroundModesIn: os)
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
  /// Creates a phone with an app that declares every background mode and has the life cycle of the version's template.
  init(withAllBackgroundModesIn os: OSVersion) {
    self.init(os: os)
    app.backgroundModes = Set(BackgroundMode.allCases)
    app.lifeCycle = os >= OSVersion(13) ? .scenes : .appDelegate
  }
}
