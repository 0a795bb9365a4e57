@_spi(Package) internal import LifecycleCore

extension Invariant {
  /// Invariants of an app in the background.
  static let background: [Invariant] = [
    Invariant(
      "no-drawing-in-background",
      "nothing is drawn while the app is in the background",
      checks: ["F75.1", "F77.1"],
      .never { point in
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
      checks: ["F68.1"],
      about: .apps(doing: [.beginBackgroundTask]),
      .process { process in
        var tasks = OpenTasks()
        for point in process {
          // If the process terminated for another reason, the app could still have ended its tasks.
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

  /// Invariants of an app at launch.
  static let launch: [Invariant] = [
    Invariant(
      "no-opengl-before-active",
      "OpenGL ES is neither prepared nor used to draw until the app is active",
      checks: ["F33.3"],
      about: .apps(doing: [.createGraphicsContext, .issueGraphicsCommands]),
      .never { point in
        guard !point.wasActive, let kind = point.action?.kind,
          [.createGraphicsContext, .issueGraphicsCommands].contains(kind)
        else { return nil }
        return "'app: \(kind.word)' happened at \(point.time), before the app was active"
      }
    ),
    Invariant(
      "windows-have-scenes",
      "in an app with scenes each window belongs to a scene when the app becomes active",
      checks: ["F220.1", "F220.2"],
      about: .apps(doing: [.installViews]),
      .stateful(false) { hasWindowWithoutScene, point in
        if point.effect == .windowNotShown { hasWindowWithoutScene = true }
        if point.action?.kind == .setWindowScene { hasWindowWithoutScene = false }
        guard point.enters(.active), hasWindowWithoutScene else { return nil }
        return point.violation(
          "a window without a scene was not on the screen when the app became active",
          missing: .setWindowScene
        )
      }
    ),
    Invariant(
      "launch-off-the-main-thread",
      "the network and files are not used on the main thread while the app is launched",
      checks: ["F141.1"],
      about: .apps(doing: [.sendRequest, .readFile]),
      .never { point in
        guard point.isLaunching, point.text(.thread) == "main" else { return nil }
        switch point.effect {
        case .requestSent:
          return "request '\(point.text(.name) ?? "")' was sent on the main thread at launch"
        case .fileRead:
          return "file '\(point.text(.file) ?? "")' was read on the main thread at launch"
        default: return nil
        }
      }
    ),
  ]
}
