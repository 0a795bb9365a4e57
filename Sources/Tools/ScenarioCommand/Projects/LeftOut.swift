internal import AppProjects
internal import FirstScenarios
internal import ScenarioYAML
internal import XcodeProjects

/// What of an app is neither in its description nor in its first scenarios.
struct LeftOut {
  /// Something that is left out.
  struct Part {
    /// The key of the description, or what there is no scenario about.
    let what: String
    let reason: String
  }

  let parts: [Part]
  /// Whether all is known that says what the app is and what UIKit calls.
  let isComplete: Bool

  init(_ app: InspectedApp, of project: InspectedProject, _ scenarios: NewScenarios) {
    let unknown = AppMapping(app).unknown.map { Part(what: $0.key, reason: $0.reason) }
    let files =
      project.isTruncated
      ? [Part(what: "files", reason: "there are more source files than are read")] : []
    parts =
      unknown + files + scenarios.leftOut.map { Part(what: $0.subject, reason: $0.reason) }
    isComplete =
      app.isResolved && unknown.isEmpty && files.isEmpty
      && !project.notes.contains(where: \.hidesSettings)
  }
}
