internal import LifecycleCore

extension Invariant {
  /// What an app does, and does not do, in the background.
  static let background: [Invariant] = [
    Invariant(
      "no-drawing-in-background",
      "nothing is drawn while the app is in the background",
      checks: "F75.1",
      "F77.1",
      never: { point in
        guard point.state == .background else { return nil }
        let what =
          switch (point.action?.kind, point.effect) {
          case (.issueGraphicsCommands?, _): "'app: issue-gl-commands' happened"
          case (_, .tick?) where point.text(.kind) == WorkKind.openGLAnimation.rawValue:
            "a frame of an animation with OpenGL ES was drawn"
          case (_, .viewDrawn?), (_, .firstDrawing?): "effect \(point.effect?.word ?? "") happened"
          default: ""
          }
        return what.isEmpty ? nil : "\(what) at \(point.time) while the app was in the background"
      }
    ),
    Invariant(
      "tasks-end",
      "each background task that begins is ended",
      checks: "F68.1",
      about: .apps(doing: [.beginBackgroundTask]),
      inEachProcess: { process in
        var tasks = OpenTasks()
        for point in process {
          // What ends with the process for another reason could still have been ended.
          if case .termination(let reason) = point.entry.term, reason != .backgroundTask {
            return nil
          }
          tasks.note(point.entry, in: process.run.observation.trace)
        }
        return tasks.open.first.map { task in
          Violation(
            message:
              "background task '\(task.name)' begun at \(process.run.time(of: task.entry)) was not ended",
            entry: task.entry,
            missing: .endBackgroundTask
          )
        }
      }
    ),
  ]
}
