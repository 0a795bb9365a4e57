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
      checks: "F68.1"
    ) { run in
      var open: [(name: String, point: InvariantRun.Point)] = []
      for point in run {
        let name = point.action?.text(at: 0) ?? ""
        switch point.action?.kind {
        case .beginBackgroundTask: open.append((name, point))
        case .endBackgroundTask:
          if let index = open.firstIndex(where: { $0.name == name }) { open.remove(at: index) }
        default: break
        }
        if point.effect == .taskRefused { open.removeLast() }
        // What ends with the process for another reason could still have been ended.
        if case .termination(let reason) = point.entry.event, reason != .backgroundTask {
          open = []
        }
      }
      return open.first.map { name, point in
        Violation(
          message: "background task '\(name)' begun at \(point.time) was not ended",
          entry: point.entry,
          missing: .endBackgroundTask
        )
      }
    },
  ]
}
