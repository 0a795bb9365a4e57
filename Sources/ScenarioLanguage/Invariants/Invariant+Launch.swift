internal import LifecycleCore

extension Invariant {
  /// What an app does at launch.
  static let launch: [Invariant] = [
    Invariant(
      "no-opengl-before-active",
      "OpenGL ES is neither prepared nor used to draw until the app is active",
      checks: "F33.3",
      about: .apps(doing: [.createGraphicsContext, .issueGraphicsCommands]),
      never: { point in
        guard point.isLaunching, let kind = point.action?.kind,
          [.createGraphicsContext, .issueGraphicsCommands].contains(kind)
        else { return nil }
        return "'app: \(kind.word)' happened at \(point.time), before the app was active"
      }
    ),
    Invariant(
      "launch-off-the-main-thread",
      "the network and files are not used on the main thread while the app is launched",
      checks: "F141.1",
      about: .apps(doing: [.sendRequest, .readFile]),
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
