internal import ScenarioSystem

/// The files that a run is to write, looked at before anything runs.
enum ReportPaths {
  /// Refuses two reports in one place, and a report where a scenario lies: it would be replaced before it is read.
  ///
  /// Folders that are missing are made; where that is not possible, writing the report will say so.
  static func check(_ paths: [String], besides scenarios: [String] = []) throws(ScenarioError) {
    var known: [String: String] = [:]
    for path in paths {
      let isScenario = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
      if isScenario || scenarios.contains(path) {
        throw ScenarioError(
          .usage,
          "a report cannot be written to '\(path)': that is a scenario file",
          help: "name another file, such as report.xml"
        )
      }
      let identity = (try? ReportPath(path))?.identity ?? path
      if let other = known.updateValue(path, forKey: identity) {
        throw ScenarioError(
          .usage,
          other == path
            ? "two reports cannot be written to '\(path)'"
            : "two reports cannot be written to one file: '\(other)' and '\(path)' are the same",
          help: "give each a file of its own"
        )
      }
    }
  }
}
