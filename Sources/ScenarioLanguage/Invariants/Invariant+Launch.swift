internal import LifecycleCore

extension Invariant {
  /// What an app does at launch.
  static let launch: [Invariant] = [
    Invariant(
      "no-opengl-before-active",
      "drawing with OpenGL ES waits until the app is active",
      checks: "F33.3",
      never: { point in
        guard point.isLaunching, point.action?.kind == .issueGraphicsCommands else { return nil }
        return "'app: issue-gl-commands' happened at \(point.time), before the app was active"
      }
    ),
    Invariant(
      "launch-off-the-main-thread",
      "the network and files are not used on the main thread while the app is launched",
      checks: "F141.1",
      never: { point in
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
